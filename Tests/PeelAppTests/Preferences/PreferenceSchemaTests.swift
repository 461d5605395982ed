import Foundation
import GLib
import PostItNote
import Testing

@testable import PeelApp

/// The schema that is installed, and what the program knows of it.
@Suite("The settings schema")
struct PreferenceSchemaTests {
    private static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../data").standardizedFileURL

    /// The schema as it is written.
    private func source() throws -> String {
        try String(contentsOf: Self.data.appendingPathComponent("\(PreferenceSchema.id).gschema.xml"), encoding: .utf8)
    }

    /// The schema of the project, compiled strictly into a folder of the test's own.
    private func compiled() throws -> SettingsSchema {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try Tool.run(
            "glib-compile-schemas", ["--strict", "--targetdir=\(folder.path)", Self.data.path],
            environment: ProcessInfo.processInfo.environment)
        #expect(result.status == 0)
        return try #require(SettingsSchema.inFolder(folder.path, PreferenceSchema.id))
    }

    @Test("It has the keys that the program has, of the same types and with the same defaults")
    func keysAreEqual() throws {
        let schema = try compiled()
        #expect(Set(schema.keys) == Set(PreferenceTable.initialValues.keys))
        for (key, value) in PreferenceTable.initialValues { #expect(schema.initialValue(of: key) == value, "\(key)") }
        #expect(PreferenceSchema.fits(schema))
    }

    @Test("It has the bounds that the program has")
    func boundsAreEqual() throws {
        let schema = try compiled()
        let sizes = PreferenceKey<Double>.writingSizes
        for size in [sizes.lowerBound, sizes.upperBound] {
            #expect(schema.allows(.number(size), for: "writing-size"))
        }
        #expect(!schema.allows(.number(sizes.lowerBound.nextDown), for: "writing-size"))
        #expect(!schema.allows(.number(sizes.upperBound.nextUp), for: "writing-size"))
        let limits = PreferenceKey<Int>.characterLimits
        for limit in [limits.lowerBound, limits.upperBound] {
            #expect(schema.allows(limit.settingsValue, for: "character-limit"))
        }
        #expect(!schema.allows((limits.lowerBound - 1).settingsValue, for: "character-limit"))
        #expect(!schema.allows((limits.upperBound + 1).settingsValue, for: "character-limit"))
    }

    @Test("Its enumerations have the program's words, and no other")
    func wordsAreEqual() throws {
        let schema = try compiled()
        for (key, words) in [
            ("motion", NoteMotion.allCases.map(\.rawValue)), ("breeze", BreezeMode.allCases.map(\.rawValue)),
            ("board-sort", BoardSort.allCases.map(\.rawValue)),
        ] {
            for word in words { #expect(schema.allows(.text(word), for: key), "\(key) \(word)") }
            #expect(!schema.allows(.text("sideways"), for: key))
        }
        // The program's words are all of the schema's: the file names no more of them.
        let nicks = try source().components(separatedBy: "nick=").count - 1
        #expect(nicks == NoteMotion.allCases.count + BreezeMode.allCases.count + BoardSort.allCases.count)
    }

    @Test("Each key says what it is for")
    func keysAreDescribed() throws {
        let keys = try source().components(separatedBy: "<key ").dropFirst()
        #expect(keys.count == PreferenceTable.initialValues.count)
        for key in keys {
            #expect(key.contains("<summary>") && !key.contains("<summary></summary>"), "\(key)")
            #expect(key.contains(".</description>"), "\(key)")
        }
    }

    @Test("A key that is not there is no key, and ends nothing")
    func unknownKeys() throws {
        let schema = try compiled()
        #expect(schema.initialValue(of: "nothing") == nil)
        #expect(!schema.allows(.truth(true), for: "nothing"))
        #expect(!schema.allows(.truth(true), for: "motion"), "of another type")
        #expect(SettingsSchema.installed("io.github.peel_notes.Nothing") == nil)
        #expect(SettingsSchema.inFolder("/nonexistent", PreferenceSchema.id) == nil)
    }
}
