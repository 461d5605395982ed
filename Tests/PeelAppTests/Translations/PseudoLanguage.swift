import CGtk
import Foundation
import GLib

@testable import PeelApp

/// A language made from English, in which every message is recognized and is 40 % longer.
///
/// “Undo” is “⟦Undo ··⟧” in it, so that what the program shows without the marks has not been translated. It holds in
/// the test's own process until ``end()``.
struct PseudoLanguage {
    /// What every message begins and ends with.
    static let marks: (begin: Character, end: Character) = ("⟦", "⟧")

    private let folder: URL

    /// Makes the catalogue from the template and has the messages looked up in it.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("peel-pseudo-\(UUID().uuidString)")
        let messages = folder.appendingPathComponent("qps/LC_MESSAGES")
        try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
        let source = folder.appendingPathComponent("qps.po").path
        let template = try String(contentsOf: Self.template, encoding: .utf8)
        try Self.translated(template).write(toFile: source, atomically: true, encoding: .utf8)
        let result = try Tool.run(
            "msgfmt", ["--check-format", "-o", messages.appendingPathComponent("peel.mo").path, source],
            environment: ProcessInfo.processInfo.environment)
        guard result.status == 0 else { throw TimeIsUp(what: "msgfmt to take the pseudo-language") }
        setenv("LANGUAGE", "qps", 1)
        MessageCatalogue.bind(folder: folder.path)
    }

    /// Goes back to English.
    func end() {
        unsetenv("LANGUAGE")
        MessageCatalogue.bind(folder: DataFolder.path(of: "locale") ?? folder.path)
        try? FileManager.default.removeItem(at: folder)
    }

    private static let template = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../data/po/peel.pot").standardizedFileURL

    /// A template with a translation of each message; of two plural forms both.
    private static func translated(_ template: String) -> String {
        var result = ""
        var message: [String: String] = [:]
        var part = ""
        for line in (template + "\n").split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty {
                result += written(message) + "\n"
                message = [:]
            } else if line.hasPrefix("\"") {
                message[part, default: ""] += line.dropFirst().dropLast()
            } else if !line.hasPrefix("#"), let space = line.firstIndex(of: " ") {
                part = String(line[..<space])
                message[part] = String(line[space...].dropFirst(2).dropLast())
            }
        }
        return result
    }

    private static func written(_ message: [String: String]) -> String {
        guard let id = message["msgid"] else { return "" }
        if id.isEmpty {
            return "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\""
                + "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
        }
        var result = message["msgctxt"].map { "msgctxt \"\($0)\"\n" } ?? ""
        result += "msgid \"\(id)\"\n"
        guard let many = message["msgid_plural"] else { return result + "msgstr \"\(longer(id))\"\n" }
        return result + "msgid_plural \"\(many)\"\nmsgstr[0] \"\(longer(id))\"\nmsgstr[1] \"\(longer(many))\"\n"
    }

    private static func longer(_ message: String) -> String {
        let padding = String(repeating: "·", count: max(message.count * 4 / 10 - 2, 1))
        return "\(marks.begin)\(message) \(padding)\(marks.end)"
    }
}
