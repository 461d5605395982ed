import CGtk
import Foundation
import GLib
import Gtk
import XCTest

@testable import PeelApp

/// The start with the session, by a file.
@MainActor
final class AutostartTests: XCTestCase {
    private func withFolder(_ body: (AutostartFile, Autostart, Preferences) throws -> Void) throws {
        let path = NSTemporaryDirectory() + "peel-autostart-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = AutostartFile(folder: path + "/config/autostart")
        let preferences = Preferences(store: MemoryPreferences())
        try body(file, Autostart(preferences, .file(file)), preferences)
    }

    func testTheFileIsWrittenAndRemoved() async throws {
        try withFolder { file, autostart, preferences in
            XCTAssertFalse(autostart.isOn)
            var errors: [AutostartError?] = []
            autostart.set(true) { errors.append($0) }
            XCTAssertEqual(errors, [nil])
            XCTAssertTrue(autostart.isOn)
            XCTAssertTrue(preferences.startAtLogin)
            let content = try String(contentsOfFile: file.path, encoding: .utf8)
            XCTAssertTrue(content.hasPrefix("[Desktop Entry]\n"), content)
            XCTAssertTrue(content.contains(" --autostart\n"), content)
            let check = g_key_file_new()
            defer { g_key_file_unref(check) }
            XCTAssertNotEqual(g_key_file_load_from_file(check, file.path, G_KEY_FILE_NONE, nil), 0)
            autostart.set(false) { errors.append($0) }
            XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
            XCTAssertFalse(preferences.startAtLogin)
            autostart.set(false) { errors.append($0) }
            XCTAssertEqual(errors, [nil, nil, nil], "that there is none is no error")
        }
    }

    func testTheCommandStartsThisProgram() async throws {
        let entry = "[Desktop Entry]\nType=Application\nName=x\nExec=\(AutostartFile.command)\n"
        let key = g_key_file_new()
        defer { g_key_file_unref(key) }
        XCTAssertNotEqual(g_key_file_load_from_data(key, entry, gsize(entry.utf8.count), G_KEY_FILE_NONE, nil), 0)
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        XCTAssertEqual(AutostartFile.command, "\(AutostartFile.quoted(own)) --autostart")
        XCTAssertEqual(AutostartFile.quoted("/opt/my notes/p$e%el"), "\"/opt/my notes/p\\$e%%el\"")
    }

    func testTheFileSaysHowItIs() async throws {
        try withFolder { file, autostart, _ in
            autostart.set(true) { _ in }
            let written = try String(contentsOfFile: file.path, encoding: .utf8)
            for line in ["Hidden=true", "X-GNOME-Autostart-enabled=false"] {
                let key = line.prefix { $0 != "=" }
                let others = written.split(separator: "\n").filter { !$0.hasPrefix(key) }.joined(separator: "\n")
                try "\(others)\n\(line)\nX-Mine=kept\n".write(toFile: file.path, atomically: true, encoding: .utf8)
                XCTAssertFalse(autostart.isOn, line)
                autostart.set(true) { XCTAssertNil($0) }
                XCTAssertTrue(autostart.isOn, line)
                let now = try String(contentsOfFile: file.path, encoding: .utf8)
                XCTAssertTrue(now.contains("X-Mine=kept"), "what else is in the file stays")
            }
            try "no key file".write(toFile: file.path, atomically: true, encoding: .utf8)
            XCTAssertFalse(autostart.isOn)
        }
    }

    func testAFolderThatCannotBeMadeIsTold() async throws {
        try withFolder { file, autostart, preferences in
            let parent = URL(fileURLWithPath: file.folder).deletingLastPathComponent()
            try FileManager.default.createDirectory(
                at: parent.deletingLastPathComponent(), withIntermediateDirectories: true)
            try "in the way".write(to: parent, atomically: true, encoding: .utf8)
            var error: AutostartError?
            autostart.set(true) { error = $0 }
            XCTAssertTrue(try XCTUnwrap(error).sentence.contains(file.folder))
            XCTAssertFalse(autostart.isOn)
            XCTAssertFalse(preferences.startAtLogin)
        }
    }
}
