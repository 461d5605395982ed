import Testing

@testable import NoteStore
@testable import PeelApp

/// The board's parts that need no display.
struct BoardPartsTests {
    private func changed(_ old: [Int], _ new: [Int]) -> [Int] {
        // Applies the difference as a view would, taking what is put in from the new list.
        var list = old
        for difference in ListDifference.between(old, new) {
            let added = new[difference.start..<(difference.start + difference.added)]
            list.replaceSubrange(difference.start..<(difference.start + difference.removed), with: added)
        }
        return list
    }

    @Test(arguments: [
        ([], [1, 2]), ([1, 2], []), ([1, 2, 3], [1, 2, 3]), ([1, 2, 3, 4, 5], [5, 1, 2, 3, 4]),
        ([1, 2, 3, 4, 5], [2, 3, 4, 5, 1]), ([1, 2, 3], [1, 3]), ([1, 3], [1, 2, 3]), ([1, 2, 3], [3, 2, 1]),
        ([1, 2], [2, 1]), ([1, 2, 3, 4, 5, 6], [1, 3, 4, 2, 5, 6]),
    ])
    func aDifferenceMakesTheNewListOfTheOld(_ old: [Int], _ new: [Int]) {
        #expect(changed(old, new) == new)
    }

    @Test func oneMovedItemIsTwoShortRuns() {
        let moved = ListDifference.between([1, 2, 3, 4, 5], [5, 1, 2, 3, 4])
        #expect(moved.map { $0.removed + $0.added } == [1, 1])
        #expect(ListDifference.between([1, 2], [1, 2]).isEmpty)
    }

    @Test func anExcerptBeginsAtTheBeginning() {
        let excerpt = Excerpt(of: "Milk\nBread", hits: [5..<10])
        #expect(excerpt.text == "Milk\nBread" && excerpt.marks == [5..<10])
        #expect(excerpt.words == "Bread")
        #expect(Excerpt(of: "Milk", hits: []).words == "")
    }

    @Test func anExcerptBeginsAtAHitThatIsFarDown() {
        let text = String(repeating: "fill ", count: 100) + "\nthe needle is here\nmore"
        let start = text.utf8.count - "needle is here\nmore".utf8.count
        let excerpt = Excerpt(of: text, hits: [start..<(start + 6)])
        #expect(excerpt.text == "\u{2026} the needle is here\nmore")
        #expect(excerpt.words == "\u{2026} the needle is here")
        let mark = excerpt.marks[0]
        #expect(String(decoding: Array(excerpt.text.utf8)[mark], as: UTF8.self) == "needle")
    }

    @Test func anExcerptCutsNoCharacter() {
        for length in 0..<8 {
            let text = String(repeating: "x", count: length) + String(repeating: "é", count: 900) + "needle"
            let start = text.utf8.count - 6
            for hits in [[], [start..<(start + 6)]] {
                let excerpt = Excerpt(of: text, hits: hits)
                #expect(!excerpt.text.unicodeScalars.contains("\u{FFFD}"))
                #expect(excerpt.text.utf8.count <= Excerpt.length + 4)
            }
        }
    }

    @Test func theKeysOfTheBoardAreEachForOneThing() {
        let keys = BoardAction.allCases.flatMap { $0.row.keys + $0.row.keysBesideWriting }
        #expect(Set(keys).count == keys.count)
    }

    @MainActor
    @Test func versionsOfAMinuteAreToldApartByTheSecond() {
        let labels = HistoryPane.labels(of: [1_796_040_030, 1_796_043_610, 1_796_043_615])
        #expect(Set(labels).count == 3)
        #expect(labels.map { label in label.count { $0 == ":" } } == [1, 2, 2])
    }
}
