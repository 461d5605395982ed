import Foundation
import GLib
import XCTest

/// What the window does when the disk does not take what is written: it says so, loses nothing, and goes on by itself
/// when the cause is gone.
final class FaultTests: DesktopTestCase {
    // MARK: Saving fails

    func testAFullDiskIsToldAndTheMessageGoesWhenThereIsSpace() throws {
        let disk = try OwnMount.small(over: folder, kibibytes: 256)
        let (desktop, peel) = try start(with: "old\n")
        try disk.fill()
        try desktop.xdotool("key", "ctrl+End")
        try desktop.xdotool("type", "new")
        try waitForMessage(of: peel, on: desktop)
        XCTAssertEqual(try content(), "old\n")
        try disk.free()
        try eventually("the text to be saved by itself", seconds: 60) { try content() == "old\nnew" }
        try waitForMessage(of: peel, on: desktop, isThere: false)
        XCTAssertTrue(peel.process.isRunning)
    }

    func testAReadOnlyFolderIsToldAndTheMessageGoesWhenItIsWritable() throws {
        let disk = try OwnMount.same(over: folder)
        let (desktop, peel) = try start(with: "old\n")
        try disk.setReadOnly(true)
        try desktop.xdotool("key", "ctrl+End")
        try desktop.xdotool("type", "new")
        try waitForMessage(of: peel, on: desktop)
        XCTAssertEqual(try content(), "old\n")
        try disk.setReadOnly(false)
        try eventually("the text to be saved by itself", seconds: 60) { try content() == "old\nnew" }
        try waitForMessage(of: peel, on: desktop, isThere: false)
    }

    func testAFolderThatIsRemovedIsToldAndTheMessageGoesWhenItIsBack() throws {
        let state = try ScratchFolder()
        let (desktop, peel) = try start(with: "old\n", state: state.url)
        let away = folder.appendingPathExtension("away")
        try FileManager.default.moveItem(at: folder, to: away)
        // Also of a note that nobody has changed.
        try waitForMessage(of: peel, on: desktop)
        try FileManager.default.moveItem(at: away, to: folder)
        try waitForMessage(of: peel, on: desktop, isThere: false)

        try FileManager.default.moveItem(at: folder, to: away)
        try waitForMessage(of: peel, on: desktop)
        try desktop.xdotool("key", "ctrl+End")
        try desktop.xdotool("type", "new")
        // Nothing is made anew in its place: it may be a disk that was unplugged.
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
        try FileManager.default.moveItem(at: away, to: folder)
        try eventually("the text to be saved by itself", seconds: 60) { try content() == "old\nnew" }
        try waitForMessage(of: peel, on: desktop, isThere: false)
    }

    func testACopyCanBeSavedElsewhere() throws {
        let disk = try OwnMount.small(over: folder, kibibytes: 256)
        let elsewhere = try ScratchFolder()
        let (desktop, peel) = try start(with: "old\n")
        try disk.fill()
        try desktop.xdotool("key", "ctrl+End")
        try desktop.xdotool("type", "new")
        try waitForMessage(of: peel, on: desktop)
        // From the writing, Tab goes to the message and its first button.
        try desktop.xdotool("key", "Escape")
        try waitForMessage(of: peel, on: desktop)
        try desktop.xdotool("key", "Tab", "Tab", "space")
        try eventually("the dialog") { try peel.windows().count == 2 }
        try eventually("the dialog to have the keyboard") {
            let active = try desktop.xdotool("getactivewindow").trimmingCharacters(in: .whitespacesAndNewlines)
            return try desktop.xdotool("getwindowname", active).contains("Save a Copy")
        }
        try desktop.xdotool("key", "ctrl+a")
        try desktop.xdotool("type", elsewhere.path("copy.md"))
        try desktop.xdotool("key", "Return")
        try eventually("the copy") {
            (try? String(contentsOfFile: elsewhere.path("copy.md"), encoding: .utf8)) == "old\nnew"
        }
        XCTAssertEqual(try content(), "old\n")
    }

    func testClosingWhatCannotBeSavedAsksFirst() throws {
        let disk = try OwnMount.small(over: folder, kibibytes: 256)
        let (desktop, peel) = try start(with: "old\n")
        try disk.fill()
        try desktop.xdotool("key", "ctrl+End")
        try desktop.xdotool("type", "new")
        try desktop.xdotool("key", "ctrl+w")
        try waitForMessage(of: peel, on: desktop)
        XCTAssertEqual(try peel.windows().count, 1)
        try disk.free()
        try waitForMessage(of: peel, on: desktop, isThere: false)
        try desktop.xdotool("key", "ctrl+w")
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertEqual(try content(), "old\nnew")
    }

    func testClosingAnywayKeepsTheTextElsewhere() throws {
        let disk = try OwnMount.small(over: folder, kibibytes: 256)
        let elsewhere = try ScratchFolder()
        let (desktop, peel) = try start(with: "old\n", state: elsewhere.url)
        try disk.fill()
        try desktop.xdotool("key", "ctrl+End")
        try desktop.xdotool("type", "new")
        try desktop.xdotool("key", "ctrl+w")
        try waitForMessage(of: peel, on: desktop)
        // From the note, Tab goes to the writing and to the message, whose second button it is.
        try desktop.xdotool("key", "Escape")
        try waitForMessage(of: peel, on: desktop)
        try desktop.xdotool("key", "--delay", "200", "Tab", "Tab", "Tab", "space")
        XCTAssertEqual(try peel.end(), 1)
        XCTAssertEqual(try content(), "old\n")
        let rescued = elsewhere.url.appendingPathComponent("peel/rescued")
        let files = try FileManager.default.subpathsOfDirectory(atPath: rescued.path).filter { $0.hasSuffix(".md") }
        XCTAssertEqual(
            try files.map { try String(contentsOfFile: rescued.path + "/" + $0, encoding: .utf8) }, ["old\nnew"])
    }

    // MARK: Somebody else writes

    func testAConflictIsToldAndBothVersionsAreKept() throws {
        let (desktop, peel) = try start(with: "old\n")
        // Saving waits for the lock, so that the other version comes in between.
        let lock = try FileDescriptor(path: folder.path, flags: O_RDONLY)
        XCTAssertEqual(flock(lock.number, LOCK_EX), 0)
        try desktop.xdotool("key", "ctrl+End")
        try desktop.xdotool("type", "mine")
        try eventually("saving to begin") {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).contains { $0.hasPrefix(".peel-") }
        }
        try Data("theirs".utf8).write(to: note)
        XCTAssertEqual(flock(lock.number, LOCK_UN), 0)
        try eventually("both versions") {
            let conflict = try noteFiles().first { $0.lastPathComponent.contains("(conflict ") }
            guard let conflict else { return false }
            return try content() == "old\nmine" && String(contentsOf: conflict, encoding: .utf8) == "theirs"
        }
        XCTAssertEqual(try noteFiles().count, 2)
        try waitForMessage(of: peel, on: desktop)
        // It stays until it is put away.
        try desktop.xdotool("key", "Escape", "Tab", "Tab", "space")
        try waitForMessage(of: peel, on: desktop, isThere: false)
    }

    func testAnUneditedNoteShowsWhatAnotherProgramWrites() throws {
        try Data("old\n".utf8).write(to: note)
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        let window = try peel.activeWindow()
        try Data("Written elsewhere\n".utf8).write(to: note)
        try eventually("the new text") {
            try desktop.xdotool("getwindowname", window) == "Note: Written elsewhere\n"
        }
        XCTAssertEqual(try noteFiles().count, 1)
    }

    func testWhatNoMonitorTellsIsFoundWhenTheWindowGetsTheFocus() throws {
        try Data("old\n".utf8).write(to: note)
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        let window = try peel.activeWindow()
        // The watch stays on the folder beneath the mount, where nothing happens.
        let disk = try OwnMount.small(over: folder, kibibytes: 256)
        try withExtendedLifetime(disk) {
            try Data("Found at the focus\n".utf8).write(to: note)
            try desktop.xdotool("windowminimize", window)
            try desktop.xdotool("windowactivate", window)
            try eventually("the new text") {
                try desktop.xdotool("getwindowname", window) == "Note: Found at the focus\n"
            }
        }
    }

    // MARK: No folder at all

    func testAFolderThatCannotBeMadeIsToldAndTheNotesComeWhenItCan() throws {
        let blocked = folder.appendingPathComponent("blocked")
        try Data("in the way".utf8).write(to: blocked)
        let notes = blocked.appendingPathComponent("notes")
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop, folder: notes)
        let window = try peel.activeWindow()
        // A window's name has the beginning of what is on the paper.
        let said = "Note: “\(blocked.path)” is not a folder".prefix(40)
        XCTAssertTrue(try desktop.xdotool("getwindowname", window).hasPrefix(said))
        XCTAssertEqual(try String(contentsOf: blocked, encoding: .utf8), "in the way")
        try FileManager.default.removeItem(at: blocked)
        try eventually("a note in place of the message", seconds: 60) {
            try peel.windows().map { try desktop.xdotool("getwindowname", $0) } == ["Note: empty\n"]
        }
        _ = try peel.activeWindow()
        try desktop.xdotool("type", "Here after all")
        try desktop.xdotool("key", "ctrl+w")
        XCTAssertEqual(try peel.end(), 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: notes.path).filter { $0.hasSuffix(".md") }
        XCTAssertEqual(files.count, 1)
    }

    func testANoteThatNobodyCanReadOrMendDoesNotKeepTheProgramAlive() throws {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop, folder: URL(fileURLWithPath: "/dev/null/notes"))
        _ = try peel.activeWindow()
        try desktop.xdotool("key", "ctrl+w")
        XCTAssertEqual(try peel.end(), 0)
    }

    // MARK: Help

    private var note: URL { folder.appendingPathComponent("note.md") }

    private func content() throws -> String { try String(contentsOf: note, encoding: .utf8) }

    private func start(with text: String, state: URL? = nil) throws -> (PrivateDesktop, PeelUnderTest) {
        try Data(text.utf8).write(to: note)
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop, state: state)
        let window = try peel.activeWindow()
        // Into the writing.
        let place = try peel.geometry(of: window)
        try desktop.xdotool("mousemove", "\(place.x + place.width / 2)", "\(place.y + place.height / 2)", "click", "1")
        return (desktop, peel)
    }

    private func waitForMessage(of peel: PeelUnderTest, on desktop: PrivateDesktop, isThere: Bool = true) throws {
        let place = try peel.geometry(of: try XCTUnwrap(try peel.windows().first))
        try eventually(isThere ? "the message" : "the message to go", seconds: 60) {
            // Beside the words and buttons of the strip, low on the paper.
            let picture = try desktop.picture()
            let isShown = (260...290).contains { picture[place.x + place.width / 2, place.y + $0].isLike(.message) }
            return isShown == isThere
        }
    }
}
