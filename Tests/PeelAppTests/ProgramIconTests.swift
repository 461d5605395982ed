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
        let kept = try Data(
            contentsOf: URL(fileURLWithPath: project + "/Sources/PeelApp/Application/Icon/window.argb"))
        XCTAssertEqual(kept.count, ProgramIcon.side * ProgramIcon.side * 4)
        XCTAssertEqual(gdk_pixbuf_get_n_channels(drawn), 4)
        var difference = 0
        for row in 0..<64 {
            let line = pixels(drawn, row)
            for place in 0..<(64 * 4) {
                // The pixbuf has alpha last.
                let other = kept[row * 64 * 4 + place - place % 4 + (place % 4 + 1) % 4]
                difference += abs(Int(line[place]) - Int(other))
            }
        }
        // Another renderer may round in another way.
        XCTAssertLessThan(Double(difference) / (64 * 64 * 4), 4)
    }

    private func pixels(_ picture: OpaquePointer, _ row: Int) -> UnsafePointer<UInt8> {
        gdk_pixbuf_read_pixels(picture).advanced(by: row * Int(gdk_pixbuf_get_rowstride(picture)))
    }
}
