import CGtk
import XCTest

@testable import PostItNote

/// The band is only painted anew where something in it is another.
@MainActor
final class FadedBandTests: WidgetTestCase {
    private let bounds = graphene_rect_t(
        origin: graphene_point_t(x: 0, y: 80), size: graphene_size_t(width: 40, height: 20))

    /// A box in a colour, from a height downwards.
    private func box(from top: Float, to bottom: Float) -> OpaquePointer {
        var place = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: top), size: graphene_size_t(width: 10, height: bottom - top))
        var color = GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1)
        return gsk_color_node_new(&color, &place)
    }

    /// What the band adds for a content, which it takes over.
    private func node(_ band: FadedBand, _ content: OpaquePointer, mayBeKept: Bool = true) -> OpaquePointer? {
        defer { gsk_render_node_unref(content) }
        guard let snapshot = gtk_snapshot_new() else { return nil }
        band.append(content, to: snapshot, in: bounds, clearAt: 100, mayBeKept: mayBeKept)
        return gtk_snapshot_free_to_node(snapshot)
    }

    func testItIsTheSameWhileNothingInItChanges() async throws {
        let band = FadedBand()
        let first = try XCTUnwrap(node(band, box(from: 70, to: 90)))
        // Above the band only.
        let second = try XCTUnwrap(node(band, box(from: 50, to: 90)))
        XCTAssertEqual(first, second)
        let third = try XCTUnwrap(node(band, box(from: 50, to: 91)))
        XCTAssertNotEqual(second, third)
        // While the writing moves nobody looks.
        let fourth = try XCTUnwrap(node(band, box(from: 50, to: 91), mayBeKept: false))
        XCTAssertNotEqual(third, fourth)
        for node in [first, second, third, fourth] { gsk_render_node_unref(node) }
        band.forget()
    }
}
