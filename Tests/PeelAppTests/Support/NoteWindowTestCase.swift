import CGtk
import Foundation
import GLib
import Gtk
import NoteStore
import XCTest

@testable import PeelApp

/// Tests of a note's window in this process, on a real display and with real files.
///
/// Each test says `async`, though it awaits nothing: XCTest on Linux finds the tests of a `@MainActor` class only so.
@MainActor
class NoteWindowTestCase: XCTestCase {
    private static let application: Application = {
        let application = Application(id: "io.github.peel_notes.Peel.Tests")
        g_application_register(application.cast(), nil, nil)
        ActionTable.bindKeys(to: application)
        for action in ApplicationAction.allCases { Action(action.rawValue) {}.add(to: application) }
        return application
    }()

    private(set) var path = ""
    private var open: [NoteWindow] = []

    nonisolated override func setUp() {
        enterMainActor(with: self) { test in
            XCTAssertNotEqual(gtk_init_check(), 0, "these tests need a display")
            test.path =
                FileManager.default.temporaryDirectory.appendingPathComponent("peel-test-\(UUID().uuidString)").path
        }
    }

    nonisolated override func tearDown() {
        enterMainActor(with: self) { test in
            for window in test.open { window.window.close() }
            test.open = []
            test.settle()
            try? FileManager.default.removeItem(atPath: test.path)
        }
    }

    /// Shows a new note, and waits until it has the keyboard.
    /// - Parameter look: looks at the window before it is shown.
    func show(
        text: String = "", title: String = "", lookingBefore look: (NoteWindow) -> Void = { _ in }
    ) throws -> NoteWindow {
        let folder = NoteFolder(path: path)
        try folder.makeIfMissing()
        let note = try folder.create(date: "30 November")
        note.edit { file in
            file.text = text
            file.title = title
        }
        let window = NoteWindow(in: Self.application, folder: folder)
        window.show(note)
        look(window)
        window.window.present()
        open.append(window)
        wait("the active window") { window.window.isActive && window.note.size.width > 0 }
        return window
    }

    /// Activates an action as a key or a menu does.
    func activate(_ action: NoteAction, _ target: String? = nil, on window: NoteWindow) {
        gtk_widget_activate_action_variant(window.content.widget, action.detailedName, target?.variant)
    }

    /// Runs the main loop until a condition holds, and fails where it does not come to hold.
    func wait(_ what: String, until condition: () -> Bool, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(
            MainContext.run(until: condition, milliseconds: 10_000), "\(what) did not come", file: file, line: line)
    }

    /// Lets everything run that is ready now.
    func settle() { while MainContext.iterate(mayBlock: false) {} }
}
