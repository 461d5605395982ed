import Testing

@testable import PostItNote

@Suite struct RecentlyUsedTests {
    @Test func whatWasNotUsedForLongestGoes() {
        var recent = RecentlyUsed<String, Int>(limit: 2)
        var made = 0
        func value(_ key: String) -> Int {
            recent.value(for: key) {
                made += 1
                return made
            }
        }
        #expect(value("a") == 1)
        #expect(value("b") == 2)
        #expect(value("a") == 1)
        #expect(recent.values == [2, 1])
        #expect(value("c") == 3)
        #expect(recent.values == [1, 3])
        #expect(value("b") == 4)
        #expect(value("c") == 3)
        recent.removeAll()
        #expect(recent.values.isEmpty)
    }
}
