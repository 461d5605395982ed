import Foundation
import XCTest

/// Several notes on a desktop.
extension DesktopTestCase {
    /// Starts the program with notes on the screen that hold one word each, the last of them written last.
    func startWithNotes(_ words: [String], on desktop: PrivateDesktop? = nil) throws -> (PrivateDesktop, PeelUnderTest)
    {
        let desktop = try desktop ?? makeDesktop()
        let peel = try startPeel(on: desktop)
        _ = try peel.activeWindow()
        for (index, word) in words.enumerated() {
            if index > 0 { try desktop.xdotool("key", "ctrl+n") }
            try writeOnNewNote(word, on: desktop, of: peel)
        }
        return (desktop, peel)
    }

    /// Waits for a window with an empty note, writes on it, and waits until that is in its file.
    func writeOnNewNote(_ word: String, on desktop: PrivateDesktop, of peel: PeelUnderTest) throws {
        try eventually("an empty note that has the keyboard") {
            let active = try desktop.xdotool("getactivewindow").trimmingCharacters(in: .whitespacesAndNewlines)
            guard try peel.windows().contains(active) else { return false }
            return try desktop.xdotool("getwindowname", active).hasPrefix("Note: empty")
        }
        try desktop.xdotool("type", word)
        try eventually("“\(word)” in a file") { try texts().contains(word) }
        // The window is named when the writing ends.
        try desktop.xdotool("key", "Escape")
        try eventually("the window to be named") { try peel.titles().contains("Note: \(word)") }
    }

    /// Gives a window the keyboard, and waits until it has it.
    func activate(_ window: String, on desktop: PrivateDesktop) throws {
        try desktop.xdotool("windowactivate", window)
        try eventually("the window to be active") {
            try desktop.xdotool("getactivewindow").trimmingCharacters(in: .whitespacesAndNewlines) == window
        }
    }

    /// Puts the note away whose window has a name.
    func close(_ title: String, on desktop: PrivateDesktop, of peel: PeelUnderTest) throws {
        let window = try peel.windows().first {
            try desktop.xdotool("getwindowname", $0).trimmingCharacters(in: .newlines) == title
        }
        try activate(try XCTUnwrap(window, title), on: desktop)
        try desktop.xdotool("key", "ctrl+w")
    }

    /// Empties the folder.
    func empty() throws {
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
}
