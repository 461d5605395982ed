import CGtk
import GLib
import Gtk
import XCTest

@testable import PeelApp

/// What a note's menus, the shortcuts and the help show in a language that is 40 % longer than English.
final class PseudoLanguageNoteTests: NoteWindowTestCase {
    private func inPseudoLanguage(_ body: () throws -> Void) throws {
        let language = try PseudoLanguage()
        defer { language.end() }
        try body()
    }

    func testMenusAndChoosers() async throws {
        try inPseudoLanguage {
            let window = try show(text: "⟦Milk⟧", title: "⟦Shopping⟧")
            XCTAssertTrue(ShownWords.areTranslated(window.window.title), window.window.title)
            let openings: [(String, Int, @MainActor () -> Void)] = [
                ("the menu", 15, { window.showMenu() }),
                ("the papers", 1, { window.chooseColor() }),
                ("the title", 1, { window.editTitle() }),
                ("the tilt", 1, { window.chooseTilt() }),
            ]
            for (name, count, open) in openings {
                open()
                let popover = try XCTUnwrap(window.popovers.current?.popover)
                wait(name) { popover.isMapped && popover.size.width > 0 }
                settle()
                ShownWords(of: popover).check(atLeast: count, name)
                window.popovers.end()
            }
        }
    }

    func testShortcuts() async throws {
        // GTK's own window of shortcuts complains of the width of its labels.
        let fatal = g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
        defer { g_log_set_always_fatal(fatal) }
        try inPseudoLanguage {
            let shortcuts = ShortcutsWindow.make(for: nil) {}
            defer { shortcuts.destroy() }
            shortcuts.present()
            wait("the shortcuts") { shortcuts.isMapped && shortcuts.size.width > 0 }
            settle()
            ShownWords(of: shortcuts).check(atLeast: 30)
            XCTAssertTrue(ShownWords.areTranslated(shortcuts.title), shortcuts.title)
        }
    }

    /// A text that breaks its lines and scrolls; it cannot be cut off.
    func testHelp() async throws {
        try inPseudoLanguage {
            let help = HelpWindow.make(for: nil)
            defer { help.destroy() }
            XCTAssertTrue(ShownWords.areTranslated(help.title), help.title)
            XCTAssertGreaterThan(HelpChapters.all.count, 3)
            for (title, text) in HelpChapters.all {
                XCTAssertTrue(ShownWords.areTranslated(title), title)
                XCTAssertTrue(ShownWords.areTranslated(text), text)
            }
        }
    }
}
