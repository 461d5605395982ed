import Foundation
import Testing

/// `peel edit`, with editors that are lines of shell.
@Suite("Command line: edit")
struct CommandLineEditTests {
    private let folder: CommandLineFolder

    init() throws {
        folder = try CommandLineFolder()
        try folder.put("---\ntitle: T\n---\none\n", "a.md")
    }

    private func edit(_ editor: String) throws -> CommandLineFolder.Outcome {
        folder.environment["EDITOR"] = editor
        return try folder.run("edit", "a")
    }

    @Test("What the editor writes is saved; the command may have arguments and spaces")
    func saved() throws {
        let done = try edit("sed -i 's/one/one two/'")
        #expect(done.status == 0 && done.output.isEmpty && done.errors.isEmpty)
        #expect(folder.content("a.md") == "---\ntitle: T\n---\none two\n")
        #expect(folder.leftovers.isEmpty)
        #expect(try folder.run("history", "a").lines.count == 1)
    }

    @Test("VISUAL goes before EDITOR, and a blank one counts for nothing")
    func visual() throws {
        folder.environment["VISUAL"] = "sed -i s/one/visual/"
        #expect(try edit("sed -i s/one/editor/").status == 0)
        #expect(folder.content("a.md").hasSuffix("visual\n"))
        folder.environment["VISUAL"] = " "
        #expect(try edit("sed -i s/visual/editor/").status == 0)
        #expect(folder.content("a.md").hasSuffix("editor\n"))
    }

    @Test("A file's name that means something to the shell does nothing")
    func shellName() throws {
        try folder.put("x", "$(touch hacked) 'q' \";.md")
        folder.environment["EDITOR"] = "sed -i s/x/y/"
        #expect(try folder.run("edit", "$(touch").status == 0)
        #expect(folder.content("$(touch hacked) 'q' \";.md") == "y")
        #expect(!FileManager.default.fileExists(atPath: folder.path("hacked")))
    }

    @Test("Where somebody else changes the note meanwhile, both versions are kept")
    func conflict() throws {
        let done = try edit(#""$PEEL" append a theirs; echo mine >>"#)
        #expect(done.status == 0)
        #expect(folder.content("a.md").hasSuffix("one\nmine\n"))
        let other = try #require(folder.names.first { $0 != "a.md" })
        #expect(folder.content(other).hasSuffix("one\ntheirs"))
        #expect(done.errors.contains(other))
    }

    @Test("Where somebody else changes the note and the editor does not, theirs stays")
    func theirs() throws {
        #expect(try edit(#""$PEEL" append a theirs; true"#).status == 0)
        #expect(folder.content("a.md").hasSuffix("one\ntheirs") && folder.names == ["a.md"])
    }

    @Test("A note that was deleted meanwhile comes back with what was written")
    func deleted() throws {
        #expect(try edit(#""$PEEL" rm a >&2; echo mine >>"#).status == 0)
        #expect(folder.content("a.md").hasSuffix("one\nmine\n"))
        #expect(try folder.run("trash").lines.count == 1)
    }

    @Test("An editor that fails changes nothing, and what it wrote is kept")
    func failing() throws {
        let quit = try edit("false")
        #expect(quit.status == 2 && quit.errors.contains("status 1") && folder.leftovers.isEmpty)
        let failed = try edit("sh -c 'echo mine >>\"$1\"; exit 7' sh")
        #expect(failed.status == 2 && failed.errors.contains("status 7"))
        #expect(folder.content("a.md").hasSuffix("one\n"))
        let copy = try #require(folder.leftovers.first)
        #expect(failed.errors.contains(copy))
        let text = try String(contentsOfFile: folder.path("tmp/\(copy)/a.md"), encoding: .utf8)
        #expect(text.hasSuffix("one\nmine\n"))
    }

    @Test("A command that is not there is named by the shell, and nothing is changed")
    func missing() throws {
        let failed = try edit("no-such-editor")
        #expect(failed.status == 2 && failed.errors.contains("no-such-editor"))
        #expect(folder.content("a.md").hasSuffix("one\n"))
    }

    @Test("Without any editor it is said what to set")
    func none() throws {
        folder.environment["PATH"] = "/nowhere"
        let failed = try edit(" ")
        #expect(failed.status == 2 && failed.errors.contains("VISUAL or EDITOR"))
        #expect(folder.leftovers.isEmpty)
    }

    @Test("Nothing at all is not written over a note, nor what is no text")
    func refused() throws {
        let empty = try edit(":>")
        #expect(empty.status == 2 && empty.errors.contains("peel rm"))
        let broken = try edit("printf '\\377' >>")
        #expect(broken.status == 2 && broken.errors.contains("UTF-8") && folder.leftovers.count == 1)
        #expect(folder.content("a.md") == "---\ntitle: T\n---\none\n")
        try folder.put([0xFF], "b.md")
        folder.environment["EDITOR"] = "echo never >>"
        #expect(try folder.run("edit", "b.md").status == 2)
    }

    @Test("A signal meant for the editor too does not lose what it wrote")
    func signal() throws {
        #expect(try edit(#"kill -TERM $PPID; kill -HUP $PPID; kill -INT $PPID; echo mine >>"#).status == 0)
        #expect(folder.content("a.md").hasSuffix("one\nmine\n"))
    }
}
