import Foundation
import Testing

@testable import PeelApp

/// The exit status of every verb at everything that can be wrong with what it is given.
@Suite("Command line: exit statuses")
struct CommandLineStatusTests {
    private let folder: CommandLineFolder

    init() throws {
        folder = try CommandLineFolder()
        try folder.put("---\ntitle: Plan\n---\nx", "plan.md")
        try folder.put("y", "plan.txt")
    }

    /// A verb with operands as it wants them, the first being a note's name.
    private func words(_ verb: Verb, _ note: String) throws -> [String] {
        let spec = try #require(CommandTable.spec(named: verb.rawValue))
        return [spec.name]
            + spec.operands.filter { $0.count != .oneOrNone || $0.kind == .note }.map { operand in
                switch operand.kind {
                case .note: note
                default: "word"
                }
            }
    }

    private func refused(_ words: [String], _ status: Int32, naming name: String) throws {
        let line = words.map { "'\($0)'" }.joined(separator: " ")
        let result = try folder.shell("\"$PEEL\" \(line)")
        #expect(result.status == status, "\(line): \(result.errors)")
        #expect(result.errors.hasPrefix("peel") && result.errors.contains(name), "\(line): \(result.errors)")
        #expect(result.output.isEmpty, "\(line)")
        #expect(folder.names == ["plan.md", "plan.txt"], "\(line)")
    }

    @Test("An option that there is not: 2", arguments: Verb.allCases)
    func unknownOption(_ verb: Verb) throws {
        try refused(try words(verb, "plan.md") + ["--nope"], 2, naming: "--nope")
    }

    @Test("A word too many: 2", arguments: Verb.allCases)
    func wordTooMany(_ verb: Verb) throws {
        let spec = try #require(CommandTable.spec(named: verb.rawValue))
        guard spec.operands.allSatisfy({ $0.count == .one || $0.count == .oneOrNone }) else { return }
        let full = spec.operands.map { $0.kind == .note ? "plan.md" : "word" }
        try refused([spec.name] + full + ["surplus"], 2, naming: "surplus")
    }

    @Test("A folder that is none: 2", arguments: Verb.allCases)
    func noFolder(_ verb: Verb) throws {
        let spec = try #require(CommandTable.spec(named: verb.rawValue))
        // These name the folder, or speak to the program that shows it, and look into none.
        let lookNowhere: Set<Verb> = [.location, .board, .toggle, .quit]
        guard spec.usesFolder, !lookNowhere.contains(verb) else { return }
        try refused(try words(verb, "plan.md") + ["--folder", "/dev/null"], 2, naming: "/dev/null")
    }

    @Test("A note that there is not, and one of several: 1", arguments: Verb.allCases)
    func noNote(_ verb: Verb) throws {
        let spec = try #require(CommandTable.spec(named: verb.rawValue))
        guard spec.operands.contains(where: { $0.kind == .note }) else { return }
        try refused(try words(verb, "zebra"), 1, naming: "zebra")
        // What is in the trash is another list, which is empty here.
        if verb != .restore { try refused(try words(verb, "plan"), 1, naming: "plan.txt") }
    }

    @Test("What is asked for: 0, on the output alone", arguments: Verb.allCases)
    func help(_ verb: Verb) throws {
        let result = try folder.run(verb.rawValue, "--help")
        #expect(result.status == 0 && result.errors.isEmpty && result.output.hasPrefix("Usage: peel \(verb.rawValue)"))
    }
}
