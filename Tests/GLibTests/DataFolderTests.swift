import Foundation
import Testing

@testable import GLib

@Suite("The program's own data")
struct DataFolderTests {
    private let root: URL
    private let mark = "icons/hicolor/scalable/apps/io.github.peel_notes.Peel.svg"

    init() {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("peel-data-\(UUID().uuidString)")
    }

    @Test("Installed, the data is in the prefix's share; uninstalled, beside the program")
    func place() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try makeData(in: "prefix/share")
        try makeData(in: "build/share")
        #expect(DataFolder.folder(beside: root.path + "/prefix/bin") == root.path + "/prefix/share")
        #expect(DataFolder.folder(beside: root.path + "/build") == root.path + "/build/share")
    }

    @Test("A folder without anything of Peel's does not count")
    func foreign() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("prefix/share/icons"), withIntermediateDirectories: true)
        #expect(DataFolder.folder(beside: root.path + "/prefix/bin") == nil)
    }

    private func makeData(in folder: String) throws {
        let file = root.appendingPathComponent(folder + "/" + mark)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
    }
}
