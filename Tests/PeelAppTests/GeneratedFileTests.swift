import Foundation
import Testing

@testable import PeelApp

/// What is made from the table for packages, tried in the shells themselves.
@Suite("Command line: manual page and completions")
struct GeneratedFileTests {
    private let scratch: ScratchFolder
    private let notes: String

    init() throws {
        scratch = try ScratchFolder()
        notes = scratch.path("notes")
        try FileManager.default.createDirectory(atPath: notes, withIntermediateDirectories: true)
        for name in ["Shopping list.md", "ship.md", "tea.md"] {
            try "words".write(toFile: "\(notes)/\(name)", atomically: true, encoding: .utf8)
        }
    }

    @Test("The manual page has every verb and every option")
    func manualPage() throws {
        let text = try PeelProgram.run(["--generate", "man"]).output
        for spec in CommandTable.verbs {
            #expect(text.contains("\n.SS \"peel \(spec.name)"), "\(spec.name)")
            for option in spec.options {
                let name = String(option.name.flatMap { $0 == "-" ? "\\-" : String($0) })
                #expect(text.contains("\\fB\(name)\\fR") || text.contains(", \\fB\(name)"), "\(option.name)")
            }
        }
        #expect(text.contains("\n.TH PEEL 1 \(PeelCommand.released) \"Peel \(PeelCommand.version)\""))
    }

    @Test("A word that names no such file is an unknown option")
    func unknown() throws {
        #expect(try PeelProgram.run(["--generate", "csh"]).status == 2)
    }

    // MARK: Bash

    @Test("Bash completes verbs, options and what they take")
    func bash() throws {
        #expect(try bash(["re"]) == ["restore", "render"])
        #expect(try bash(["list", "--"]) == ["--json", "--folder", "--help"])
        #expect(try bash(["new", "--color", "b"]) == ["blue"])
        #expect(try bash(["--ver"]) == ["--version"])
        #expect(try bash(["show", "--", "--"]).isEmpty)
    }

    @Test("Bash completes notes by the folder that is given")
    func bashNotes() throws {
        #expect(try bash(["--folder", notes, "show", "s"]) == ["ship.md"])
        #expect(try bash(["rm", "--folder", "=", notes, "\"Sh"]) == ["Shopping list.md"])
        #expect(try bash(["append", "--folder", notes, "tea.md", "s"]).isEmpty)
        #expect(try PeelProgram.run(["rm", "--folder", notes, "tea"]).status == 0)
        #expect(try bash(["restore", "--folder", notes, ""]) == ["tea.md"])
        #expect(try bash(["restore", "--folder", notes, "--version", "1", "sh"]) == ["ship.md"])
    }

    private func bash(_ words: [String]) throws -> [String] {
        let lines = (["peel"] + words).map(CompletionTable.quoted).joined(separator: " ")
        let script = """
            . \(CompletionTable.quoted(try file(.bash)))
            compopt() { :; } # only there while a line is completed
            COMP_WORDS=(\(lines)) COMP_CWORD=\(words.count)
            _peel
            ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
            """
        return try run("bash", ["--norc", "-c", script]).split(separator: "\n").map(String.init)
    }

    // MARK: fish

    /// fish 3 and 4 have another notion of `?` in a pattern; the older can be told to have the newer's.
    @Test("fish completes verbs, options and notes", arguments: ["", "qmark-noglob"])
    func fish(features: String) throws {
        func fish(_ line: String) throws -> [String] { try self.fish(line, features) }
        #expect(try Set(fish("peel re")) == ["restore", "render"])
        #expect(try Set(fish("peel list --")) == ["--json", "--folder", "--help"])
        #expect(try fish("peel new --color b") == ["blue"])
        #expect(try fish("peel --folder \(notes) show sh").contains("ship.md"))
        #expect(try fish("peel append --folder \(notes) tea.md s").isEmpty)
        #expect(try PeelProgram.run(["rm", "--folder", notes, "tea"]).status == 0)
        #expect(try fish("peel restore --folder \(notes) t") == ["tea.md"])
        #expect(try fish("peel show --folder \(notes) -- sh").contains("ship.md"))
    }

    private func fish(_ line: String, _ features: String) throws -> [String] {
        let script = "source \(try file(.fish)); complete -C \(CompletionTable.quoted(line))"
        return try run("fish", ["--no-config", "--features", features, "-c", script])
            .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    // MARK: Z shell

    @Test("The Z shell completes verbs, options and what they take")
    func zsh() throws {
        #expect(try Set(zsh("peel re")) == ["restore", "render"])
        #expect(try zsh("peel --ver") == ["--version"])
        #expect(try Set(zsh("peel list --")) == ["--json", "--folder", "--help"])
        #expect(try zsh("peel new --color b") == ["blue"])
        #expect(try Set(zsh("peel show --folder \(scratch.url.path)/no")) == ["notes"])
    }

    @Test("The Z shell completes notes by the folder that is given, before the verb and behind it")
    func zshNotes() throws {
        #expect(try zsh("peel --folder \(notes) show s") == ["ship.md"])
        #expect(try zsh("peel show --folder \(notes) s") == ["ship.md"])
        #expect(try zsh("peel show --folder=\(notes) \"Sh") == ["Shopping list.md"])
        #expect(try zsh("peel append --folder \(notes) tea.md s").isEmpty)
        #expect(try PeelProgram.run(["rm", "--folder", notes, "tea"]).status == 0)
        #expect(try zsh("peel restore --folder \(notes) ") == ["tea.md"])
        #expect(try zsh("peel restore --folder \(notes) --version 1 sh") == ["ship.md"])
    }

    private func zsh(_ line: String) throws -> [String] {
        let folder = scratch.path("zsh")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try GeneratedFile.zsh.content.write(toFile: folder + "/_peel", atomically: true, encoding: .utf8)
        return ZshProposals.found(in: try run("zsh", ZshProposals.arguments(for: line, folder: folder)))
    }

    /// Runs a shell in which `peel` is the built program.
    /// - Returns: what it wrote.
    private func run(_ shell: String, _ arguments: [String]) throws -> String {
        var environment = ProcessInfo.processInfo.environment
        let program = try PeelProgram.program().deletingLastPathComponent().path
        environment["PATH"] = "\(program):\(environment["PATH"] ?? "/usr/bin:/bin")"
        let result = try Tool.run(shell, arguments, environment: environment)
        #expect(result.status == 0)
        return String(decoding: result.output, as: UTF8.self)
    }

    private func file(_ kind: GeneratedFile) throws -> String {
        let path = scratch.path(kind.rawValue)
        try kind.content.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }
}
