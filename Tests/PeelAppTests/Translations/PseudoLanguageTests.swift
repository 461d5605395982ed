import CGtk
import GLib
import Gtk
import NoteStore
import XCTest

@testable import PeelApp

/// What the windows show in a language that is 40 % longer than English: nothing in English, and nothing cut off.
@MainActor
final class PseudoLanguageTests: XCTestCase {
    nonisolated override func setUp() {
        MainActor.assumeIsolated {
            XCTAssertNotEqual(gtk_init_check(), 0, "these tests need a display")
        }
    }

    func testThePreferencesAreTranslatedAndNotCutOff() async throws {
        let (language, bench) = (try PseudoLanguage(), try PreferenceBench())
        defer {
            bench.end()
            language.end()
        }
        let window = PreferencesWindow(in: bench.application, bench.preferences, bench.surroundings)
        defer { window.window.destroy() }
        try check(window.window, atLeast: 30)
    }

    func testANoteWithAMessageIsTranslatedAndNotCutOff() async throws {
        let (language, bench) = (try PseudoLanguage(), try PreferenceBench())
        defer {
            bench.end()
            language.end()
        }
        let window = NoteWindow(in: bench.application, folder: bench.folder)
        defer { window.window.destroy() }
        let open = try bench.folder.create(text: "⟦written⟧", title: "⟦T⟧", date: "⟦D⟧")
        window.message.show(window.cannotSave(.diskFull(subject: "a.md"), open))
        try check(window.window, atLeast: 2)
    }

    func testTheActionsAndTheTitlesAreTranslated() async throws {
        let language = try PseudoLanguage()
        defer { language.end() }
        for action in ActionTable.all { XCTAssertTrue(ShownWords.areTranslated(action.row.label), action.row.label) }
        XCTAssertTrue(ShownWords.areTranslated(WindowTitle.of(title: "", text: "")))
        XCTAssertTrue(ShownWords.areTranslated(StoreError.diskFull(subject: "a.md").sentence))
    }

    func testAfterwardsTheWordsAreEnglishAgain() async throws {
        try PseudoLanguage().end()
        XCTAssertEqual(localized("Undo"), "Undo")
    }

    // MARK: Looking

    /// Shows a window and looks at all words in it.
    private func check(_ window: Window, atLeast count: Int, line: UInt = #line) throws {
        window.present()
        XCTAssertTrue(
            MainContext.run(
                until: { gtk_widget_get_mapped(window.widget) != 0 && gtk_widget_get_width(window.widget) > 1 },
                milliseconds: 10_000), "the window did not come", line: line)
        while MainContext.iterate(mayBlock: false) {}
        ShownWords(of: window).check(atLeast: count, line: line)
        XCTAssertLessThanOrEqual(gtk_widget_get_width(window.widget), 1000, "the words make it too wide", line: line)
    }
}
