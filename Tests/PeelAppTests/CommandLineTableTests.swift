import Foundation
import Testing

@testable import PeelApp

/// The table that the parser and the help are made from.
@Suite("Command line: table")
struct CommandLineTableTests {
    @Test("Every verb has one entry")
    func complete() {
        #expect(
            CommandTable.verbs.map(\.verb).sorted { $0.rawValue < $1.rawValue }
                == Verb.allCases.sorted { $0.rawValue < $1.rawValue })
    }

    @Test("No option is there twice", arguments: CommandTable.verbs.map(\.verb))
    func unique(_ verb: Verb) throws {
        let spec = try #require(CommandTable.spec(named: verb.rawValue))
        let names = spec.allOptions.flatMap { [$0.name] + ($0.shortName.map { [$0] } ?? []) }
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.hasPrefix("-") && !$0.contains("=") && !$0.contains(" ") })
    }

    @Test("An argument that may be left out or repeated is the last one", arguments: CommandTable.verbs.map(\.verb))
    func order(_ verb: Verb) throws {
        let spec = try #require(CommandTable.spec(named: verb.rawValue))
        #expect(spec.operands.dropLast().allSatisfy { $0.count == .one })
    }

    @Test("The help names every verb, and of each verb every option, in 80 columns")
    func help() {
        let lines = HelpText.program.split(separator: "\n", omittingEmptySubsequences: false)
        for spec in CommandTable.verbs {
            #expect(lines.contains { $0.hasPrefix("  \(spec.usage)") }, "\(spec.name)")
            let text = HelpText.verb(spec)
            #expect(text.hasPrefix("Usage: peel \(spec.name)"))
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
            for option in spec.allOptions { #expect(text.contains("  \(option.usage)"), "\(spec.name) \(option.name)") }
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(spec.name)")
        }
        for option in CommandTable.programOptions { #expect(HelpText.program.contains(option.usage)) }
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test("The painter's options in the table are those that it reads")
    func render() throws {
        let options = CommandTable.verbs.first { $0.verb == .render }?.options ?? []
        #expect(!options.isEmpty)
        for option in options {
            let name = option.shortName ?? option.name
            do {
                _ = try RenderOptions([name] + (option.value == nil ? [] : ["1"]))
            } catch let error as RenderError {
                #expect(!error.message.contains("unknown option"), "\(option.name)")
            }
        }
    }

    @Test("The article has the fields of the JSON as the help has them, and no others")
    func article() throws {
        let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/PeelApp/PeelApp.docc/CommandLine.md")
        let written = try String(contentsOf: place, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return line.hasPrefix("| `") ? "\(cells[0].dropFirst().dropLast()) \(cells[1])" : nil
        }
        let told = [Verb.list, .trash, .history].flatMap { verb in
            (CommandTable.spec(named: verb.rawValue)?.details ?? "").split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                return words.count > 2 && ["string", "number"].contains(words[1]) ? "\(words[0]) \(words[1])" : nil
            }
        }
        #expect(written == told)
    }
}
