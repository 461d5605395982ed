import CGtk
import Foundation
import GLib
import Gtk
import NoteStore
import XCTest

@testable import PeelApp

/// That nothing is left of a note's window when it has closed.
@MainActor
final class WindowLifetimeTests: XCTestCase {
    nonisolated override func setUp() {
        MainActor.assumeIsolated {
            XCTAssertNotEqual(gtk_init_check(), 0, "these tests need a display")
        }
    }

    func testWindowsOpenedAndClosedLeaveNothing() async throws {
        let folder = NSTemporaryDirectory() + "peel-lifetime-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let preferences = Preferences(store: MemoryPreferences())
        preferences.notesFolder = folder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let program = PeelApplication(try FolderChoice.ofPreference(preferences), preferences)
        g_application_set_flags(program.application.cast(), G_APPLICATION_NON_UNIQUE)
        XCTAssertNotEqual(g_application_register(program.application.cast(), nil, nil), 0)
        program.application.hold()
        defer { program.application.release() }

        let window = try openAndClose(program.windows, "warm-up")
        XCTAssertNil(window.value)
        let (boxes, widgets) = (ClosureBoxes.live, WidgetClass.liveInstances)
        for number in 1...20 {
            XCTAssertNil(try openAndClose(program.windows, "note \(number)").value, "window \(number) is still there")
        }
        XCTAssertEqual(program.windows.windows.count, 0)
        XCTAssertEqual(program.folder.openNotes.count, 0)
        XCTAssertEqual(ClosureBoxes.live, boxes)
        XCTAssertEqual(WidgetClass.liveInstances, widgets)
    }

    private struct Weak {
        weak var value: NoteWindow?
    }

    private func openAndClose(_ list: WindowList, _ text: String) throws -> Weak {
        let weak = Weak(value: try list.openNew())
        weak.value?.note.text = text
        XCTAssertTrue(MainContext.run(until: { weak.value?.window.isMapped == true }, milliseconds: 20_000))
        weak.value?.window.close()
        XCTAssertTrue(MainContext.run(until: { weak.value == nil }, milliseconds: 5_000))
        while MainContext.iterate(mayBlock: false) {}
        return weak
    }
}
