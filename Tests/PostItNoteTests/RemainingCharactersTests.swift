import Testing

@testable import PostItNote

struct RemainingCharactersTests {
    /// What is said while a text grows or shrinks step by step.
    private func said(_ counts: [Int], of maximum: Int, from first: Int? = nil) -> [String] {
        var remaining = RemainingCharacters()
        if let first { remaining.begin(at: first, of: maximum) }
        return counts.compactMap { remaining.change(to: $0, of: maximum) }
    }

    @Test func theLastTenthTheLastTenAndTheLastAreTold() {
        #expect(
            said(Array(1...500), of: 500) == [
                "50 characters left", "10 characters left", "The note is full, no characters left",
            ])
    }

    @Test func aPasteAcrossSeveralMarksIsToldOnce() {
        #expect(said([10, 499], of: 500) == ["1 character left"])
        #expect(said([450], of: 500) == ["50 characters left"])
    }

    @Test func roomMadeAndFilledAgainIsToldAgain() {
        #expect(said([450, 449, 450, 451], of: 500) == ["50 characters left", "50 characters left"])
    }

    @Test func whatTheProgramWritesIsNotTold() {
        #expect(said([461, 470], of: 500, from: 460).isEmpty)
        #expect(said([490], of: 500, from: 460) == ["10 characters left"])
    }

    @Test func aSmallLimitHasFewerMarks() {
        #expect(said(Array(1...5), of: 5) == ["The note is full, no characters left"])
        #expect(said(Array(1...20), of: 20).count == 3)
    }

    @Test func withoutALimitNothingIsTold() {
        #expect(said([1, 1000, 100_000], of: 0).isEmpty)
    }

    @Test func aRefusalSaysByHowMuch() {
        #expect(RemainingCharacters.refusal(excess: 1) == "The note is full, that is 1 character too many")
        #expect(RemainingCharacters.refusal(excess: 12) == "The note is full, that is 12 characters too many")
    }
}
