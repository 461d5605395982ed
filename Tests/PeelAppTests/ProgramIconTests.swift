import CGtk
import Foundation
import XCTest

@testable import PeelApp

/// The icon within the program is that of the desktop entry.
final class ProgramIconTests: XCTestCase {
    func testItIsMadeFromTheScalableOne() throws {
        let project = #filePath.components(separatedBy: "/Tests/").first ?? ""
        let drawn = try XCTUnwrap(
            gdk_pixbuf_new_from_file_at_size(
                project + "/data/icons/hicolor/scalable/apps/io.github.peel_notes.Peel.svg", 64, 64, nil))
        defer { g_object_unref(UnsafeMutableRawPointer(drawn)) }
        let kept = try XCTUnwrap(
            gdk_pixbuf_new_from_file(project + "/Sources/PeelApp/Application/Icon/window.png", nil))
        defer { g_object_unref(UnsafeMutableRawPointer(kept)) }
        XCTAssertEqual(gdk_pixbuf_get_width(kept), 64)
        XCTAssertEqual(gdk_pixbuf_get_height(kept), 64)
        XCTAssertEqual(gdk_pixbuf_get_n_channels(kept), 4)
        XCTAssertEqual(gdk_pixbuf_get_n_channels(drawn), 4)
        var difference = 0
        for row in 0..<64 {
            let (one, other) = (pixels(drawn, row), pixels(kept, row))
            for place in 0..<(64 * 4) { difference += abs(Int(one[place]) - Int(other[place])) }
        }
        // Another renderer may round in another way.
        XCTAssertLessThan(Double(difference) / (64 * 64 * 4), 4)
    }

    private func pixels(_ picture: OpaquePointer, _ row: Int) -> UnsafePointer<UInt8> {
        gdk_pixbuf_read_pixels(picture).advanced(by: row * Int(gdk_pixbuf_get_rowstride(picture)))
    }
}
