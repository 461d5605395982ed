import CGtk
import Foundation
import GLib
import Gtk
import NoteStore
import XCTest

@testable import PeelApp

/// An application within the test's own process: notes on the test's display, in a folder of their own.
@MainActor
final class PreferenceBench {
    let application: Application
    let preferences = Preferences(store: MemoryPreferences())
    let folder: NoteFolder
    let windows: WindowList

    /// Who shows the notes, as the window sees it.
    let owner = OwnerInTests()
    /// The folder of what starts with the session.
    let autostartFile: AutostartFile

    /// What the window of preferences works on.
    var surroundings: PreferenceSurroundings {
        PreferenceSurroundings(folder: owner, autostart: Autostart(preferences, .file(autostartFile)))
    }

    init() throws {
        let path = NSTemporaryDirectory() + "peel-bench-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        application = Application(id: "io.github.peel_notes.Test\(UUID().uuidString.prefix(8))")
        g_application_set_flags(application.cast(), G_APPLICATION_NON_UNIQUE)
        XCTAssertNotEqual(g_application_register(application.cast(), nil, nil), 0)
        folder = NoteFolder(path: path)
        autostartFile = AutostartFile(folder: path + "/autostart")
        owner.notesFolder = path
        windows = WindowList(application, folder: folder, preferences: preferences)
    }

    func write(_ name: String, _ content: String) throws {
        let file = URL(fileURLWithPath: folder.path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file, atomically: false, encoding: .utf8)
    }

    /// Closes all windows and removes the folder.
    func end() {
        for window in windows.windows { window.window.destroy() }
        while MainContext.iterate(mayBlock: false) {}
        try? FileManager.default.removeItem(atPath: folder.path)
    }
}

/// Takes down what is asked of it.
@MainActor
final class OwnerInTests: NotesFolderUse {
    var notesFolder = ""
    var isFolderNamed = false
    var used: [String] = []
    var moved: [String] = []
    var answer: Result<Int, FolderUseError> = .success(0)

    func useFolder(_ path: String) throws {
        _ = try answer.get()
        used.append(path)
        notesFolder = path
    }

    func moveNotes(to path: String, then: @escaping @MainActor (Result<Int, FolderUseError>) -> Void) {
        moved.append(path)
        if case .success = answer { notesFolder = path }
        then(answer)
    }
}
