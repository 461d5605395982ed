import CGtk
import Foundation
import GLib
import Gtk
import Paper
import PostItNote
import XCTest

@testable import PeelApp

/// Exporting and printing a note.
final class NoteExportTests: NoteWindowTestCase {
    private func target(_ name: String) -> String { path + "/" + name }

    func testEachFormatIsWhatItsEndingSays() async throws {
        let window = try show(text: "Milk and bread", title: "Shopping")
        let starts: [ExportFormat: [UInt8]] = [
            .png: [0x89, 0x50, 0x4E, 0x47], .svg: Array("<?xml".utf8), .pdf: Array("%PDF-".utf8),
            .txt: Array("Milk and bread".utf8),
        ]
        for format in ExportFormat.allCases {
            let file = target("note." + format.rawValue)
            XCTAssertTrue(window.write(format, to: file))
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
            XCTAssertEqual(Array(bytes.prefix(starts[format]?.count ?? 0)), starts[format], format.rawValue)
        }
        XCTAssertNil(window.message.message)
    }

    func testThePictureHasTheNotesOwnColourAndZoom() async throws {
        let window = try show(text: "Milk")
        window.document?.setColor(PaperColor(face: RGB(red: 30, green: 90, blue: 150)))
        let file = target("note.png")
        window.write(.png, to: file)
        let surface = cairo_image_surface_create_from_png(file)
        defer { cairo_surface_destroy(surface) }
        let data = try XCTUnwrap(cairo_image_surface_get_data(surface))
        let (stride, height) = (
            Int(cairo_image_surface_get_stride(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let pixel = data.advanced(by: stride * height / 2 + 4 * 80)
        XCTAssertEqual(Double(pixel[0]), 150, accuracy: 14)
        XCTAssertEqual(Double(pixel[1]), 90, accuracy: 14)
        XCTAssertEqual(Double(pixel[2]), 30, accuracy: 14)
        let plain = try Data(contentsOf: URL(fileURLWithPath: file))
        window.note.zoom = 2
        window.write(.png, to: file)
        XCTAssertNotEqual(try Data(contentsOf: URL(fileURLWithPath: file)), plain)
    }

    func testWhatCannotBeWrittenIsNamed() async throws {
        let window = try show(text: "Milk")
        for format in ExportFormat.allCases {
            window.message.clear()
            let file = target("missing/note." + format.rawValue)
            XCTAssertFalse(window.write(format, to: file))
            let words = try XCTUnwrap(window.message.message?.text, format.rawValue)
            XCTAssertTrue(words.contains(file), words)
        }
    }

    func testALongTextIsPrintedWholeOnAsManySheetsAsItNeeds() async throws {
        let lines = (1...120).map { "Line number \($0) of a long list" }
        let window = try show(text: lines.joined(separator: "\n"))
        let picture = NotePicture(window.note, side: 292, scale: 1)
        let parts = picture.writing.parts()
        XCTAssertGreaterThan(parts.count, 10)
        XCTAssertEqual(parts.joined(separator: "\n"), window.note.text, "no line is lost and none twice")

        let printing = NotePrinting(window.note, side: 292)
        XCTAssertEqual(printing.count, parts.count)
        let operation = printing.operation(named: "List")
        let file = target("list.pdf")
        XCTAssertNil(operation.export(to: file))
        XCTAssertEqual([UInt8](try Data(contentsOf: URL(fileURLWithPath: file)).prefix(5)), Array("%PDF-".utf8))
        let pages = Int(gtk_print_operation_get_n_pages_to_print(operation.cast()))
        XCTAssertGreaterThan(pages, 1)
        XCTAssertLessThan(pages, parts.count, "several sheets share a page")
    }

    func testAShortNoteIsOnePage() async throws {
        let window = try show(text: "Milk")
        let operation = NotePrinting(window.note, side: 292).operation(named: "Milk")
        XCTAssertNil(operation.export(to: target("milk.pdf")))
        XCTAssertEqual(gtk_print_operation_get_n_pages_to_print(operation.cast()), 1)
    }
}
