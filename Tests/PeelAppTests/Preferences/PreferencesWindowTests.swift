import CGtk
import GLib
import Gtk
import Paper
import XCTest

@testable import PeelApp

/// The window of the preferences.
@MainActor
final class PreferencesWindowTests: XCTestCase {
    nonisolated override func setUp() {
        MainActor.assumeIsolated {
            XCTAssertNotEqual(gtk_init_check(), 0, "these tests need a display")
        }
    }

    /// All widgets below one, itself too.
    private func all(_ widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
        var result = [widget]
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            result += all(next)
            child = gtk_widget_get_next_sibling(next)
        }
        return result
    }

    private func all(_ type: GType, in window: PreferencesWindow) -> [UnsafeMutablePointer<GtkWidget>] {
        all(window.window.widget).filter { peel_instance_is_a($0, type) != 0 }
    }

    /// The box to be checked with some words.
    private func check(_ words: String, in window: PreferencesWindow) throws -> CheckButton {
        let found = all(gtk_check_button_get_type(), in: window).first { button in
            all(button).contains { inner in
                peel_instance_is_a(inner, gtk_label_get_type()) != 0
                    && String(cString: gtk_label_get_text(OpaquePointer(inner))) == words
            }
        }
        return CheckButton(retaining: UnsafeMutableRawPointer(try XCTUnwrap(found, words)))
    }

    func testTheHintsCanBeReadInEachTheme() async throws {
        let settings = try XCTUnwrap(Settings.ofDefaultDisplay)
        let usual: String = settings.property(Settings.Name.themeName)
        defer { settings.setProperty(Settings.Name.themeName, to: usual) }
        let bench = try PreferenceBench()
        defer { bench.end() }
        let window = PreferencesWindow(in: bench.application, bench.preferences, bench.surroundings)
        defer { window.window.destroy() }
        window.window.present()
        let hints = all(gtk_label_get_type(), in: window).filter {
            gtk_widget_has_css_class($0, PreferenceStyle.hint) != 0
        }
        XCTAssertGreaterThan(hints.count, 3)
        for theme in ["Default", "Default-dark", "Default-hc", "Default-hc-dark"] {
            settings.setProperty(Settings.Name.themeName, to: theme)
            // Styles are looked up anew in the next frame.
            _ = MainContext.run(until: { hints.allSatisfy { contrast(of: $0) >= 4.5 } }, milliseconds: 5_000)
            for hint in hints {
                XCTAssertGreaterThanOrEqual(contrast(of: hint), 4.5, theme)
            }
        }
    }

    /// How a hint stands out from its ground, as the style sheet has it: the window's shines through a group's.
    private func contrast(of hint: UnsafeMutablePointer<GtkWidget>) -> Double {
        var ink = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(hint), &ink)
        let ground = color("theme_bg_color", of: hint).mixed(with: color("theme_base_color", of: hint), part: 0.6)
        return ground.mixed(with: RGB(ink), part: Double(ink.alpha)).contrast(with: ground)
    }

    /// A colour that the theme gives a name.
    private func color(_ name: String, of widget: UnsafeMutablePointer<GtkWidget>) -> RGB {
        var color = GdkRGBA()
        let isKnown = gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color)
        XCTAssertNotEqual(isKnown, 0, name)
        return RGB(color)
    }

    func testWhatIsCheckedHoldsAtOnceAndTheOtherWayRound() async throws {
        let bench = try PreferenceBench()
        defer { bench.end() }
        let window = PreferencesWindow(in: bench.application, bench.preferences, bench.surroundings)
        defer { window.window.destroy() }
        let preferences = bench.preferences
        try check("Never", in: window).isActive = true
        XCTAssertEqual(preferences.motion, .never)
        try check("On every note", in: window).isActive = true
        XCTAssertEqual(preferences.breeze, .always)
        try check("Paper has grain", in: window).isActive = false
        XCTAssertFalse(preferences.grain)
        try check("Tilt new notes a little, at random", in: window).isActive = true
        XCTAssertTrue(preferences.randomTilt)
        try check("Always show how many characters are left", in: window).isActive = true
        XCTAssertTrue(preferences.showCount)
        try check("Delete notes from the trash after 30 days", in: window).isActive = true
        XCTAssertTrue(preferences.emptyTrash)
        try check("Coral", in: window).isActive = true
        XCTAssertEqual(preferences.newNoteColor, .paper(.coral))
        try check("Limit the characters on a note", in: window).isActive = false
        XCTAssertEqual(preferences.characterLimit, 0)

        preferences.motion = .always
        preferences.grain = true
        preferences.newNoteColor = .last
        preferences.characterLimit = 42
        XCTAssertTrue(try check("Always", in: window).isActive)
        XCTAssertTrue(try check("Paper has grain", in: window).isActive)
        XCTAssertTrue(try check("The colour chosen last", in: window).isActive)
        XCTAssertTrue(try check("Limit the characters on a note", in: window).isActive)
        let fields = all(gtk_spin_button_get_type(), in: window).map {
            SpinButton(retaining: UnsafeMutableRawPointer($0))
        }
        XCTAssertEqual(fields.map(\.value), [18, 42])
        fields[0].value = 24
        fields[1].value = 100
        XCTAssertEqual(preferences.writingSize, 24)
        XCTAssertEqual(preferences.characterLimit, 100)

        preferences.resetAll()
        XCTAssertTrue(try check("As the desktop says", in: window).isActive)
        XCTAssertEqual(fields.map(\.value), [18, 500])
    }

    func testADateFormatIsKeptOnlyWhereItIsOne() async throws {
        let bench = try PreferenceBench()
        defer { bench.end() }
        let window = PreferencesWindow(in: bench.application, bench.preferences, bench.surroundings)
        defer { window.window.destroy() }
        let field = Entry(
            retaining: UnsafeMutableRawPointer(try XCTUnwrap(all(gtk_entry_get_type(), in: window).first)))
        field.text = "%A"
        XCTAssertEqual(bench.preferences.dateFormat, "%A")
        var end: Int32 = 2
        gtk_editable_insert_text(field.opaque, " %", -1, &end)
        XCTAssertEqual(field.text, "%A %")
        XCTAssertEqual(bench.preferences.dateFormat, "%A", "in the middle of typing")
        field.text = ""
        XCTAssertEqual(bench.preferences.dateFormat, "")
    }

    func testTwentyOpensAndClosesLeaveNothing() async throws {
        let bench = try PreferenceBench()
        defer { bench.end() }
        func round() {
            let window = PreferencesWindow(in: bench.application, bench.preferences, bench.surroundings)
            window.window.present()
            XCTAssertTrue(MainContext.run(until: { window.window.isMapped }, milliseconds: 10_000))
            window.window.close()
            while MainContext.iterate(mayBlock: false) {}
        }
        let observers = bench.preferences.observerCount
        round()
        XCTAssertTrue(
            MainContext.run(until: { bench.preferences.observerCount == observers }, milliseconds: 10_000))
        let boxes = ClosureBoxes.live
        for _ in 1...20 { round() }
        XCTAssertTrue(
            MainContext.run(
                until: { ClosureBoxes.live == boxes && bench.preferences.observerCount == observers },
                milliseconds: 10_000), "\(ClosureBoxes.live) closures instead of \(boxes)")
    }
}

extension RGB {
    fileprivate init(_ color: GdkRGBA) {
        self.init(red: Double(color.red) * 255, green: Double(color.green) * 255, blue: Double(color.blue) * 255)
    }
}
