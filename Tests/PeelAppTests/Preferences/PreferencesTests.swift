import Foundation
import GLib
import XCTest

@testable import PeelApp

/// Preferences over the schema that the test command has compiled, and without any.
@MainActor
final class PreferencesTests: XCTestCase {
    /// Preferences over GSettings (whose backend is this process's memory) and over our own memory.
    private func bothKinds() throws -> [(String, Preferences)] {
        let schema = try XCTUnwrap(PreferenceSchema.find(), "the test command compiles the schema")
        let stored = StoredSettings(schema)
        for key in schema.keys { stored.reset(key) }
        return [("GSettings", Preferences(store: stored)), ("memory", Preferences(store: MemoryPreferences()))]
    }

    func testDefaults() async throws {
        for (kind, preferences) in try bothKinds() {
            XCTAssertEqual(preferences.notesFolder, "", kind)
            XCTAssertEqual(preferences.motion, .desktop, kind)
            XCTAssertEqual(preferences.breeze, .whenActive, kind)
            XCTAssertTrue(preferences.grain, kind)
            XCTAssertFalse(preferences.randomTilt, kind)
            XCTAssertEqual(preferences.writingFont, "", kind)
            XCTAssertEqual(preferences.writingSize, 18, kind)
            XCTAssertEqual(preferences.characterLimit, 500, kind)
            XCTAssertFalse(preferences.showCount, kind)
            XCTAssertEqual(preferences.lastColor, "", kind)
            XCTAssertFalse(preferences.startAtLogin, kind)
            XCTAssertEqual(preferences.dateFormat, "", kind)
            XCTAssertFalse(preferences.emptyTrash, kind)
            XCTAssertEqual(preferences.boardSort, .changed, kind)
        }
    }

    func testWhatIsSetIsReadAndResetAgain() async throws {
        for (kind, preferences) in try bothKinds() {
            preferences.motion = .never
            preferences.breeze = .always
            preferences.boardSort = .byHand
            preferences.writingFont = "Caveat"
            preferences.writingSize = 24
            preferences.characterLimit = 0
            preferences.showCount = true
            XCTAssertEqual(preferences.motion, .never, kind)
            XCTAssertEqual(preferences.breeze, .always, kind)
            XCTAssertEqual(preferences.boardSort, .byHand, kind)
            XCTAssertEqual(preferences.writingFont, "Caveat", kind)
            XCTAssertEqual(preferences.writingSize, 24, kind)
            XCTAssertEqual(preferences.characterLimit, 0, kind)
            XCTAssertTrue(preferences.showCount, kind)
            preferences.reset(.writingSize)
            preferences.reset(.motion)
            XCTAssertEqual(preferences.writingSize, 18, kind)
            XCTAssertEqual(preferences.motion, .desktop, kind)
        }
    }

    func testValuesOutOfBoundsAreBroughtIn() async throws {
        for (kind, preferences) in try bothKinds() {
            preferences.writingSize = 1000
            XCTAssertEqual(preferences.writingSize, 72, kind)
            preferences.writingSize = -3
            XCTAssertEqual(preferences.writingSize, 8, kind)
            preferences.characterLimit = -1
            XCTAssertEqual(preferences.characterLimit, 0, kind)
            preferences.characterLimit = Int.max
            XCTAssertEqual(preferences.characterLimit, 100_000, kind)
        }
    }

    func testAnObserverIsToldOfItsKeyOnly() async throws {
        for (kind, preferences) in try bothKinds() {
            var (grain, all) = (0, 0)
            let one = preferences.observe(.grain) { grain += 1 }
            let other = preferences.observeAll { all += 1 }
            preferences.grain = false
            preferences.grain = false
            preferences.emptyTrash = true
            preferences.reset(.grain)
            XCTAssertEqual(grain, 2, kind)
            XCTAssertEqual(all, 3, kind)
            one.cancel()
            preferences.grain = false
            XCTAssertEqual(grain, 2, kind)
            XCTAssertEqual(all, 4, kind)
            other.cancel()
            XCTAssertEqual(preferences.observerCount, 0, kind)
        }
    }

    func testADroppedObservationEnds() async throws {
        for (kind, preferences) in try bothKinds() {
            var observation: PreferenceObservation? = preferences.observe(.grain) {}
            XCTAssertNotNil(observation)
            XCTAssertEqual(preferences.observerCount, 1, kind)
            observation = nil
            XCTAssertTrue(MainContext.run(until: { preferences.observerCount == 0 }, milliseconds: 10_000), kind)
        }
    }

    func testNothingIsLeftOfPreferences() async throws {
        let boxes = ClosureBoxes.live
        for _ in 1...20 {
            weak var gone: Preferences?
            do {
                let preferences = try XCTUnwrap(try bothKinds().first?.1)
                gone = preferences
                _ = preferences.grain
            }
            XCTAssertNil(gone)
        }
        XCTAssertTrue(MainContext.run(until: { ClosureBoxes.live == boxes }, milliseconds: 10_000))
    }

    func testAValueThatIsNoneOfTheSchemasIsNotSet() async throws {
        let stored = StoredSettings(try XCTUnwrap(PreferenceSchema.find()))
        stored.reset("motion")
        XCTAssertFalse(stored.set("motion", to: .text("sideways")))
        XCTAssertFalse(stored.set("motion", to: .truth(true)), "of another type")
        XCTAssertFalse(stored.set("writing-size", to: .number(1000)))
        XCTAssertFalse(stored.set("nothing", to: .truth(true)))
        XCTAssertEqual(stored["motion"], .text("desktop"))
        XCTAssertNil(stored["nothing"])
        stored.reset("nothing")
    }

    func testAValueOfAnotherTypeInTheStoreCountsAsTheDefault() async {
        let store = MemoryPreferences()
        store.set("motion", to: .text("sideways"))
        store.set("grain", to: .integer(3))
        let preferences = Preferences(store: store)
        XCTAssertEqual(preferences.motion, .desktop)
        XCTAssertTrue(preferences.grain)
    }
}
