import CGtk
import GLib
import Gtk
import NoteStore
import Paper
import PostItNote
import XCTest

@testable import PeelApp

/// What preferences do, at once.
@MainActor
final class PreferenceEffectTests: XCTestCase {
    nonisolated override func setUp() {
        MainActor.assumeIsolated {
            XCTAssertNotEqual(gtk_init_check(), 0, "these tests need a display")
        }
    }

    // MARK: Notes

    func testEachKeyIsBroughtToANote() async {
        let preferences = Preferences(store: MemoryPreferences())
        let note = PostItNote()
        preferences.apply(to: note)
        XCTAssertEqual(note.maxLength, 500)
        XCTAssertEqual(note.writingSize, 18)
        preferences.motion = .never
        preferences.breeze = .always
        preferences.grain = false
        preferences.writingFont = "Caveat"
        preferences.writingSize = 30
        preferences.characterLimit = 0
        preferences.showCount = true
        preferences.apply(to: note)
        XCTAssertEqual(note.motion, .never)
        XCTAssertEqual(note.breezeMode, .always)
        XCTAssertFalse(note.texture)
        XCTAssertEqual(note.writingFont, "Caveat")
        XCTAssertEqual(note.writingSize, 30)
        XCTAssertEqual(note.maxLength, 0)
        XCTAssertTrue(note.showsCount)
    }

    func testOpenNotesFollowAtOnce() async throws {
        let bench = try PreferenceBench()
        defer { bench.end() }
        let one = try bench.windows.openNew()
        let other = try bench.windows.openNew()
        bench.preferences.breeze = .never
        bench.preferences.characterLimit = 7
        for window in [one, other] {
            XCTAssertEqual(window.note.breezeMode, .never)
            XCTAssertEqual(window.note.maxLength, 7)
        }
        XCTAssertEqual(try bench.windows.openNew().note.maxLength, 7)
    }

    // MARK: Motion

    func testGtksOwnMovementFollowsTheChoice() async throws {
        let settings = try XCTUnwrap(Settings.ofDefaultDisplay)
        let preferences = Preferences(store: MemoryPreferences())
        let desktop = settings.animationsAreEnabled
        let follower = MotionPreference(preferences, settings)
        withExtendedLifetime(follower) {
            preferences.motion = .never
            XCTAssertFalse(settings.animationsAreEnabled)
            preferences.motion = .always
            XCTAssertTrue(settings.animationsAreEnabled)
            preferences.motion = .never
            preferences.motion = .desktop
            XCTAssertEqual(settings.animationsAreEnabled, desktop)
        }
    }

    func testTheCornerObeysTheChoiceOfMotionLive() async throws {
        let bench = try PreferenceBench()
        defer { bench.end() }
        let window = try bench.windows.openNew()
        bench.preferences.breeze = .always
        window.note.endWriting()
        XCTAssertTrue(MainContext.run(until: { window.note.isBreathing }, milliseconds: 10_000))
        bench.preferences.motion = .never
        XCTAssertFalse(window.note.isBreathing)
        let settings = try XCTUnwrap(Settings.ofDefaultDisplay)
        let desktop = settings.animationsAreEnabled
        defer { settings.animationsAreEnabled = desktop }
        settings.animationsAreEnabled = false
        bench.preferences.motion = .always
        XCTAssertTrue(window.note.isBreathing, "whatever the desktop wishes")
        bench.preferences.motion = .desktop
        XCTAssertFalse(window.note.isBreathing)
    }

    // MARK: New notes

    func testTheNextColourIsThePadsNext() async {
        let preferences = Preferences(store: MemoryPreferences())
        let colors = (0..<5).map { _ in preferences.newNote().color.name }
        XCTAssertEqual(colors, ["yellow", "rose", "blue", "lilac", "yellow"])
        preferences.lastColor = "#123456"
        XCTAssertEqual(preferences.newNote().color, .yellow, "after one that is not of the pad it begins anew")
    }

    func testTheLastColourAndAGivenOne() async {
        let preferences = Preferences(store: MemoryPreferences())
        preferences.newNoteColor = .last
        XCTAssertEqual(preferences.newNote().color, .yellow)
        preferences.lastColor = "#123456"
        XCTAssertEqual(preferences.newNote().color.name, "#123456")
        preferences.newNoteColor = .paper(.plum)
        XCTAssertEqual(preferences.newNote().color, .plum)
        XCTAssertEqual(preferences.lastColor, "plum")
        preferences[.newNoteColor] = "nonsense"
        XCTAssertEqual(preferences.newNoteColor, .next)
    }

    func testAColourThatIsChosenCountsAsTheLast() async throws {
        let bench = try PreferenceBench()
        defer { bench.end() }
        bench.preferences.newNoteColor = .last
        let window = try bench.windows.openNew()
        window.document?.setColor(.pine)
        XCTAssertEqual(bench.preferences.lastColor, "pine")
        XCTAssertEqual(try bench.windows.openNew().note.color, .pine)
    }

    func testANewNoteIsTiltedALittleAndKeepsThat() async throws {
        let preferences = Preferences(store: MemoryPreferences())
        XCTAssertNil(preferences.newNote().tilt)
        preferences.randomTilt = true
        var bounds: ClosedRange<Double>?
        let note = preferences.newNote { range in
            bounds = range
            return 1.2345
        }
        XCTAssertEqual(bounds, -3.0...3.0)
        XCTAssertEqual(note.tilt, 1.2)

        let bench = try PreferenceBench()
        defer { bench.end() }
        bench.preferences.randomTilt = true
        let window = try bench.windows.openNew()
        XCTAssertEqual(window.document?.open.tilt, window.note.rotation)
        XCTAssertLessThanOrEqual(abs(window.note.rotation), 3)
    }

    // MARK: Date

    func testDateFormats() async throws {
        let day = try XCTUnwrap(g_date_time_new_local(2026, 11, 3, 12, 0, 0))
        defer { g_date_time_unref(day) }
        XCTAssertEqual(Today.label("%d.%m.%Y", at: day), "03.11.2026")
        XCTAssertEqual(Today.label("%A", at: day), "Tuesday")
        XCTAssertTrue(Today.label("", at: day).contains("November"))
        for bad in ["%", "%Q", " ", "a\nb", "%n", String(repeating: "x", count: 300)] {
            XCTAssertFalse(Today.isFormat(bad), bad)
            XCTAssertEqual(Today.label(bad, at: day), Today.label("", at: day), "what is no format is as none")
        }
        for good in ["", "%e %B", "Week %V", "Heute"] { XCTAssertTrue(Today.isFormat(good), good) }
    }

    func testANewNoteHasTheDateInTheFormat() async throws {
        let bench = try PreferenceBench()
        defer { bench.end() }
        bench.preferences.dateFormat = "on day %j"
        XCTAssertTrue(try bench.windows.openNew().note.dateLabel.hasPrefix("on day "))
    }

    // MARK: Trash

    func testTheTrashIsOnlyEmptiedWhereThatIsWanted() async throws {
        let bench = try PreferenceBench()
        defer { bench.end() }
        try bench.write(".trash/20200101-000000/old.md", "old")
        try bench.folder.refresh()
        XCTAssertEqual(try bench.folder.trash().count, 1)
        do {
            var rounds = 0
            let care = TrashCare(of: bench.folder, bench.preferences, interval: 10)
            let timer = EventSource.every(milliseconds: 10) {
                rounds += 1
                return true
            }
            XCTAssertTrue(MainContext.run(until: { rounds > 5 }, milliseconds: 10_000))
            XCTAssertEqual(try bench.folder.trash().count, 1, "it is off by default")
            withExtendedLifetime((care, timer)) {}
        }
        bench.preferences.emptyTrash = true
        XCTAssertEqual(try bench.folder.trash().count, 1, "not at once")
        let care = TrashCare(of: bench.folder, bench.preferences)
        XCTAssertTrue(
            MainContext.run(until: { (try? bench.folder.trash().isEmpty) == true }, milliseconds: 10_000))
        withExtendedLifetime(care) {}
    }
}
