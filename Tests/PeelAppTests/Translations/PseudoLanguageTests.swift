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
        for action in ActionTable.all { XCTAssertTrue(isTranslated(action.row.label), action.row.label) }
        XCTAssertTrue(isTranslated(WindowTitle.of(title: "", text: "")))
        XCTAssertTrue(isTranslated(StoreError.diskFull(subject: "a.md").sentence))
    }

    func testAfterwardsTheWordsAreEnglishAgain() async throws {
        try PseudoLanguage().end()
        XCTAssertEqual(localized("Undo"), "Undo")
    }

    // MARK: Looking

    /// Shows a window and looks at every label in it.
    private func check(_ window: Window, atLeast count: Int, line: UInt = #line) throws {
        window.present()
        XCTAssertTrue(
            MainContext.run(
                until: { gtk_widget_get_mapped(window.widget) != 0 && gtk_widget_get_width(window.widget) > 1 },
                milliseconds: 10_000), "the window did not come", line: line)
        while MainContext.iterate(mayBlock: false) {}
        let labels = labels(below: window.widget)
        XCTAssertGreaterThanOrEqual(labels.count, count, "there is little to look at", line: line)
        for label in labels {
            let words = String(cString: gtk_label_get_text(label))
            XCTAssertTrue(isTranslated(words), "not translated: \(words)", line: line)
            XCTAssertEqual(
                pango_layout_is_ellipsized(gtk_label_get_layout(label)), 0, "cut off: \(words)", line: line)
        }
        XCTAssertLessThanOrEqual(gtk_widget_get_width(window.widget), 1000, "the words make it too wide", line: line)
    }

    /// The labels with words on them that are to be seen.
    private func labels(below widget: UnsafeMutablePointer<GtkWidget>) -> [OpaquePointer] {
        guard gtk_widget_get_visible(widget) != 0 else { return [] }
        var result: [OpaquePointer] = []
        if peel_instance_is_a(widget, gtk_label_get_type()) != 0 {
            let label = OpaquePointer(widget)
            if String(cString: gtk_label_get_text(label)).contains(where: \.isLetter) { result.append(label) }
        }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            result += labels(below: next)
            child = gtk_widget_get_next_sibling(next)
        }
        return result
    }

    /// Whether words come from the catalogue; a path is nobody's words.
    private func isTranslated(_ words: String) -> Bool {
        words.hasPrefix("/") || words.contains(PseudoLanguage.marks.begin) && words.contains(PseudoLanguage.marks.end)
    }
}
