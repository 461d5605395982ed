import Testing

@testable import NoteStore

/// Searching.
@MainActor
struct SearchTests {
    private func found(_ words: String, in bench: StoreBench) -> [String] {
        bench.folder.search(words).map(\.name.description).sorted()
    }

    @Test func allWordsMustBeInTitleAndTextTogether() throws {
        let bench = try StoreBench([
            "a.md": "---\ntitle: Red\n---\ngreen blue", "b.md": "red green", "c.md": "---\ncolor: red\n---\ngreen",
        ])
        #expect(found("red green", in: bench) == ["a.md", "b.md"])
        #expect(found("blue red", in: bench) == ["a.md"])
        #expect(found("yellow", in: bench).isEmpty && found("  ", in: bench).isEmpty)
    }

    @Test(arguments: ["creme", "CRÈME", "cre\u{300}me", "Crème"])
    func caseAndAccentsDoNotCount(_ words: String) throws {
        let bench = try StoreBench(["a.md": "Une crème", "b.md": "UNE CRE\u{300}ME", "c.md": "crumb"])
        #expect(found(words, in: bench) == ["a.md", "b.md"])
    }

    @Test func otherScriptsAndLettersFold() throws {
        let bench = try StoreBench(["a.md": "STRASSE ΣΊΣΥΦΟΣ", "b.md": "日本語", "c.md": "ﬁnd"])
        #expect(found("straße σισυφος", in: bench) == ["a.md"])
        #expect(found("本", in: bench) == ["b.md"])
        #expect(found("find", in: bench) == ["c.md"])
    }

    @Test func whatIsUnsavedIsFoundToo() throws {
        let bench = try StoreBench(["a.md": "old"])
        try bench.open("a.md").text = "needle"
        #expect(found("needle", in: bench) == ["a.md"])
        #expect(found("old", in: bench).isEmpty)
    }
}
