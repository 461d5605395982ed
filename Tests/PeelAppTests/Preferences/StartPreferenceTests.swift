import Foundation
import XCTest

/// The built program with the user's own settings, in a key file as in a sandbox, and without a bus.
final class StartPreferenceTests: DesktopTestCase {
    private var config: URL { folder.appendingPathComponent("config") }

    /// Writes the settings as dconf's stand-in in a sandbox keeps them.
    private func set(_ lines: String...) throws {
        let place = config.appendingPathComponent("glib-2.0/settings")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try "[io/github/peel_notes/Peel]\n\(lines.joined(separator: "\n"))\n".write(
            to: place.appendingPathComponent("keyfile"), atomically: true, encoding: .utf8)
    }

    private func environment(_ others: [String: String] = [:]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["PEEL_FOLDER"] = nil
        environment["GSETTINGS_BACKEND"] = "keyfile"
        environment["XDG_CONFIG_HOME"] = config.path
        environment["XDG_DATA_HOME"] = folder.appendingPathComponent("data").path
        environment["XDG_STATE_HOME"] = folder.appendingPathComponent(".state").path
        return environment.merging(others) { $1 }
    }

    private func peel(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
        let (output, errors) = (Pipe(), Pipe())
        var environment = environment()
        for name in ["DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
        let process = try Tool.start(
            PeelUnderTest.program, arguments, environment: environment, output: output, errors: errors)
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, said, complaint)
    }

    // MARK: The folder, of the verbs

    func testTheVerbsUseTheFolderOfThePreferences() throws {
        let mine = folder.appendingPathComponent("mine")
        try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
        try "Here".write(to: mine.appendingPathComponent("a.md"), atomically: true, encoding: .utf8)
        try set("notes-folder='\(mine.path)'")
        XCTAssertEqual(try peel("where").output, mine.path + "\n")
        XCTAssertEqual(try peel("list").output, "a.md\tHere\n")
        XCTAssertEqual(try peel("where", "--folder", "/other").output, "/other\n", "the option comes before it")
        XCTAssertEqual(try peel("list").errors, "")
    }

    func testAFolderThatIsMissingIsToldAndNotMade() throws {
        let gone = folder.appendingPathComponent("gone").path
        try set("notes-folder='\(gone)'")
        for verb in [["list"], ["new", "text"]] {
            let result = try verb.count == 1 ? peel(verb[0]) : peel(verb[0], verb[1])
            XCTAssertEqual(result.status, 2)
            XCTAssertTrue(result.errors.contains(gone), result.errors)
            XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: gone))
    }

    func testAFolderThatIsNoPathIsTold() throws {
        try set("notes-folder='relative'")
        // The last is the start itself, which finds no display either.
        for verb in [["where"], []] {
            let result = try verb.isEmpty ? peel() : peel(verb[0])
            XCTAssertEqual(result.status, 2)
            XCTAssertTrue(result.errors.contains("notes-folder “relative”"), result.errors)
            XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
        }
    }

    func testWithoutTheSchemaTheDefaultsHoldAndOneLineSaysSo() throws {
        let bare = folder.appendingPathComponent("bare")
        try FileManager.default.createDirectory(at: bare, withIntermediateDirectories: true)
        let copy = bare.appendingPathComponent("peel")
        try FileManager.default.copyItem(atPath: PeelUnderTest.program, toPath: copy.path)
        var environment = environment(["XDG_DATA_DIRS": bare.path])
        for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
        let (output, errors) = (Pipe(), Pipe())
        let process = try Tool.start(copy.path, ["where"], environment: environment, output: output, errors: errors)
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        XCTAssertEqual(said, folder.appendingPathComponent("data/peel/notes").path + "\n")
        XCTAssertTrue(complaint.contains("schema io.github.peel_notes.Peel is not installed"), complaint)
        XCTAssertEqual(complaint.split(separator: "\n").count, 1, complaint)
    }

    // MARK: The start with the session

    func testAtLoginNothingIsShownWhereNothingWasOpen() throws {
        let desktop = try makeDesktop()
        let notes = folder.appendingPathComponent("data/peel/notes")
        for hasNotes in [false, true] {
            if hasNotes {
                try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
                try "Put away".write(to: notes.appendingPathComponent("a.md"), atomically: true, encoding: .utf8)
            }
            let display = try XCTUnwrap(desktop.environment["DISPLAY"])
            let process = try Tool.start(
                PeelUnderTest.program, ["--autostart"], environment: environment(["DISPLAY": display]))
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 0)
            XCTAssertEqual(FileManager.default.fileExists(atPath: notes.path), hasNotes, "nothing is made")
        }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: notes.path), ["a.md"])
    }

    func testAtLoginTheNotesThatWereOpenAreShown() throws {
        let desktop = try makeDesktop()
        try "Here again".write(to: folder.appendingPathComponent("note.md"), atomically: true, encoding: .utf8)
        let first = try startPeel(on: desktop)
        _ = try first.activeWindow()
        first.stop()
        let display = try XCTUnwrap(desktop.environment["DISPLAY"])
        let process = try Tool.start(
            PeelUnderTest.program, ["--autostart"],
            environment: environment(["DISPLAY": display, "PEEL_FOLDER": folder.path]))
        defer { process.end() }
        try eventually("the note") {
            try desktop.xdotool("search", "--onlyvisible", "--pid", "\(process.processIdentifier)").isEmpty == false
        }
    }

    // MARK: The window

    func testAKeyOpensThePreferencesOnceAndEscapeClosesThem() throws {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        let note = try peel.activeWindow()
        for _ in 1...2 {
            try desktop.xdotool("key", "ctrl+comma")
            try eventually("the preferences") { try peel.titles().contains("Preferences") }
            try desktop.xdotool("windowactivate", "--sync", note)
            try desktop.xdotool("key", "ctrl+comma")
            try eventually("the preferences to come forward") {
                let active = try desktop.xdotool("getactivewindow", "getwindowname")
                return active.trimmingCharacters(in: .newlines) == "Preferences"
            }
            XCTAssertEqual(try peel.titles().filter { $0 == "Preferences" }.count, 1)
            try desktop.xdotool("key", "Escape")
            try eventually("the preferences to close") { try !peel.titles().contains("Preferences") }
        }
        XCTAssertTrue(peel.process.isRunning, "the note is still there")
    }

    func testASettingThatIsChangedElsewhereHoldsAtOnce() throws {
        let desktop = try makeDesktop()
        try set("character-limit=500")
        try "".write(to: folder.appendingPathComponent("note.md"), atomically: true, encoding: .utf8)
        var environment = desktop.environment
        for (key, value) in self.environment() where environment[key] != value { environment[key] = value }
        let display = try XCTUnwrap(desktop.environment["DISPLAY"])
        environment["DISPLAY"] = display
        let peel = try startPeel(on: desktop, environment: environment)
        _ = try peel.activeWindow()
        try set("character-limit=3")
        // The key file is watched by GLib, which may take a moment to see the change.
        try eventually("a note that takes three characters and no more") {
            try desktop.xdotool("key", "ctrl+a")
            try desktop.xdotool("type", "abcdef")
            return try eventually("the text in its file") { try texts().first { $0.hasPrefix("abc") } } == "abc"
        }
    }
}
