import Foundation
import NoteStore
import XCTest

/// Notes and what is remembered of their windows, as files.
extension DesktopTestCase {
    /// Writes a note as another program does.
    func put(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private var statesFile: URL { folder.appendingPathComponent(".state/peel/windows.ini") }

    /// Writes what is remembered of windows.
    /// - Parameter states: by the note's file name, the lines of its group.
    func putStates(_ states: [String: String]) throws {
        let parts = folder.path.split(separator: "/").map { NoteName(String($0))?.key ?? "" }
        let groups = states.map { name, lines in
            "[\(parts.joined(separator: "/"))/\(NoteName(name)?.key ?? "")]\n\(lines)\n"
        }
        try FileManager.default.createDirectory(
            at: statesFile.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(groups.joined(separator: "\n").utf8).write(to: statesFile)
    }

    /// What is remembered of windows; empty where there is nothing yet.
    func states() throws -> String {
        (try? String(contentsOf: statesFile, encoding: .utf8)) ?? ""
    }
}
