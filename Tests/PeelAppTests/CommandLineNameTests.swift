import Testing

@testable import PeelApp

/// What a NAME stands for.
@Suite("Command line: names")
struct CommandLineNameTests {
    private let candidates = [
        NameMatcher.Candidate(name: Array("milk.md".utf8), title: "Shopping"),
        NameMatcher.Candidate(name: Array("Milk and honey.md".utf8), title: ""),
        NameMatcher.Candidate(name: Array("plan.md".utf8), title: "Shopping list"),
        NameMatcher.Candidate(name: Array("plan.txt".utf8), title: "ÉTÉ in Paris"),
        NameMatcher.Candidate(name: [0x78, 0xFF, 0x2E, 0x6D, 0x64], title: "Broken"),
    ]

    private func matches(_ name: String) -> [Int] {
        NameMatcher(RawArgument(name)).matches(in: candidates)
    }

    @Test("The very file name wins")
    func exactName() {
        #expect(matches("plan.md") == [2])
        #expect(matches("milk.md") == [0])
    }

    @Test("A whole name or title wins over a beginning, in any case of letters")
    func whole() {
        #expect(matches("MILK") == [0])
        #expect(matches("MILK.MD") == [0])
        #expect(matches("shopping") == [0])
        #expect(matches("Shopping List") == [2])
    }

    @Test("A beginning is enough where only one note has it")
    func beginning() {
        #expect(matches("milk a") == [1])
        #expect(matches("shopping l") == [2])
        #expect(matches("brok") == [4])
    }

    @Test("Several are all named")
    func several() {
        #expect(matches("plan") == [2, 3])
        #expect(matches("m") == [0, 1])
        #expect(matches("shop") == [0, 2])
    }

    @Test("Letters are the same however they are composed")
    func composition() {
        #expect(matches("été") == [3])
        #expect(matches("e\u{301}te\u{301} in") == [3])
        // A decomposed letter's beginning is no letter of the title.
        #expect(matches("ete").isEmpty)
    }

    @Test("Nothing and nonsense match nothing")
    func none() {
        #expect(matches("").isEmpty)
        #expect(matches("zebra").isEmpty)
        #expect(matches("ilk").isEmpty)
    }

    @Test("A name that is no UTF-8 is found by its bytes")
    func bytes() {
        #expect(NameMatcher(RawArgument(bytes: [0x78, 0xFF, 0x2E, 0x6D, 0x64])).matches(in: candidates) == [4])
        #expect(NameMatcher(RawArgument(bytes: [0x78, 0xFF])).matches(in: candidates) == [4])
    }
}
