import Foundation
import Testing

/// Words for the user that no translator would get to see.
@Suite("Translations: no words are forgotten")
struct UnmarkedWordsTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../..").standardizedFileURL

    /// What is for programmers: messages of faults that are ours, and names of things.
    private static let forProgrammers: Set<String> = [
        "fatalError", "preconditionFailure", "precondition", "assertionFailure", "logWarning", "PropertySpec",
        "g_date_time_format", "g_intern_static_string", "setFont", "hasPrefix", "hasSuffix", "contains",
        "StyleProvider", "ApplicationStyle", "local", "g_dbus_method_invocation_return_dbus_error", "split", "joined",
    ]

    /// What gives the user something to read wherever it stands.
    private static let forUsers: Set<String> = [
        "words", "title", "label", "tooltip", "placeholder", "summary", "help", "message", "description",
    ]

    /// Files that speak to programs: what is generated for shells and roff, styles, markup and the example.
    private static let otherFiles = [
        "/Generated/", "/note-example/", "Style.swift", "Markup.swift", "/CGtk/", "NoteProperty.swift",
        "AutostartFile.swift", "WritingFace.swift",
    ]

    @Test("Whatever looks like words is given to the catalogue")
    func marked() throws {
        var count = 0
        for file in try sources() {
            let source = SwiftSource(try String(contentsOf: file, encoding: .utf8))
            for literal in source.literals {
                let isMarked = literal.calls.contains { $0.hasPrefix("localized") }
                count += isMarked ? 1 : 0
                guard !isMarked, looksLikeWords(literal) else { continue }
                Issue.record("\(file.lastPathComponent):\(literal.line): no translator sees “\(literal.text)”")
            }
        }
        #expect(count > 150)
    }

    @Test("The scanner tells words from what is none")
    func scanner() throws {
        let source = SwiftSource(
            """
            // "a comment here"
            let a = localized("some words") + f("more of them", label: "x", g: { "in a closure" })
            let b = "put \\(localized("inside it")) in"
            """)
        #expect(
            source.literals.map(\.text) == ["some words", "more of them", "x", "in a closure", "inside it", "put  in"])
        #expect(source.literals[0].calls == ["localized"] && source.literals[2].label == "label")
        #expect(source.literals[4].calls == ["localized"])
    }

    private func looksLikeWords(_ literal: SwiftSource.Literal) -> Bool {
        guard !literal.calls.contains(where: Self.forProgrammers.contains) else { return false }
        // Commands, options and their values are the same in every language.
        let text = literal.text.replacing(/peel [a-zV]+|[-]-?[a-z]+|\b[A-Z]{2,}\b|[a-z]+\.md|#rrggbb/, with: "")
        if Self.forUsers.contains(literal.label), text.contains(where: \.isLetter) { return true }
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        return zip(words, words.dropFirst()).contains { isWord($0) && isWord($1) }
    }

    private func isWord(_ text: Substring) -> Bool {
        let core = text.drop { "“(".contains($0) }.reversed().drop { ",.;:”)!?…".contains($0) }
        return core.count > 1 && core.allSatisfy(\.isLetter)
    }

    private func sources() throws -> [URL] {
        let files = FileManager.default.enumerator(
            at: Self.root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
        return try #require(files).compactMap { $0 as? URL }.filter { file in
            file.pathExtension == "swift" && !Self.otherFiles.contains { file.path.contains($0) }
        }
    }
}
