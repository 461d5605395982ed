import Testing

@testable import NoteStore

/// Where the words of a search stand in a text.
struct SearchQueryTests {
    private func found(_ words: String, in text: String) -> [String] {
        SearchQuery(words).ranges(in: text).map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }

    @Test func hitsAreWholeCharacters() {
        #expect(found("cafe", in: "Un CAFÉ, un café.") == ["CAFÉ", "café"])
        #expect(found("e", in: "e\u{301}a") == ["e\u{301}"])
        #expect(found("strasse", in: "Straße") == ["Straße"])
        #expect(found("fi", in: "ﬁsh") == ["ﬁ"])
        #expect(found("牛", in: "買い物 牛乳") == ["牛"])
    }

    @Test func hitsOfSeveralWordsAreInOrderAndMerged() {
        #expect(found("milk bread", in: "bread, milk") == ["bread", "milk"])
        #expect(found("ab bc", in: "abc") == ["abc"])
        #expect(found("", in: "abc") == [])
        #expect(found("x", in: "") == [])
    }
}

/// What is remembered of the board.
@MainActor
struct BoardStateTests {
    @Test func orderAndSizeAreKept() throws {
        let (home, scheduler) = (try TemporaryFolder(), ManualScheduler())
        let state = BoardState(folder: "/notes", path: home.path, scheduler: scheduler)
        state.order = [name("b.md"), name("a/b".replacing("/", with: "%") + ".md"), name("ü \u{1}.md")]
        state.size = (800, 600)
        state.isMaximized = true
        #expect(!home.exists("board.ini"))
        scheduler.advance(1)
        let again = BoardState(folder: "/notes", path: home.path, scheduler: scheduler)
        #expect(again.order == state.order && again.isMaximized)
        #expect(again.size?.width == 800 && again.size?.height == 600)
        #expect(BoardState(folder: "/other", path: home.path, scheduler: scheduler).order.isEmpty)
    }

    @Test func theOrderOfOtherFoldersStays() throws {
        let (home, scheduler) = (try TemporaryFolder(), ManualScheduler())
        let one = BoardState(folder: "/one", path: home.path, scheduler: scheduler)
        let two = BoardState(folder: "/two", path: home.path, scheduler: scheduler)
        one.order = [name("a.md")]
        two.order = [name("b.md")]
        #expect(one.flush() && two.flush())
        #expect(BoardState(folder: "/one", path: home.path, scheduler: scheduler).order == [name("a.md")])
        #expect(BoardState(folder: "/two", path: home.path, scheduler: scheduler).order == [name("b.md")])
    }

    @Test func aNoteKeepsItsPlaceUnderItsNewName() throws {
        let (home, scheduler) = (try TemporaryFolder(), ManualScheduler())
        let state = BoardState(folder: "/notes", path: home.path, scheduler: scheduler)
        state.order = [name("a.md"), name("b.md")]
        state.rename(name("a.md"), to: name("c.md"))
        #expect(state.order == [name("c.md"), name("b.md")])
    }

    @Test func aDamagedFileIsKeptAside() throws {
        let (home, scheduler) = (try TemporaryFolder(), ManualScheduler())
        try home.write("board.ini", "no key file")
        let state = BoardState(folder: "/notes", path: home.path, scheduler: scheduler)
        #expect(state.order.isEmpty && state.size == nil)
        #expect(home.exists("board.ini.damaged"))
    }
}
