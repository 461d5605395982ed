import Testing

@testable import GLib

@Suite("Messages in the user's language")
struct LocalizedTests {
    @Test("What is put in stands in its place")
    func placesAreFilled() {
        #expect(localized("The file “%s” has %d lines.", "a.md", 3) == "The file “a.md” has 3 lines.")
        #expect(MessageTemplate.filled("%2$s vor %1$s", ["a", "b"]) == "b vor a")
    }

    @Test("A percent sign, and what only looks like a place, stay")
    func percentStays() {
        #expect(localized("Zoom: 100 %") == "Zoom: 100 %")
        #expect(localized("%d%%", 90) == "90%")
        #expect(MessageTemplate.filled("%x %9$s %", ["a"]) == "%x %9$s %")
        #expect(MessageTemplate.filled("%s %s", ["%s"]) == "%s %s")
    }

    @Test("A number has its own form")
    func numbersHaveTheirForm() {
        #expect(localizedPlural("%d note", "%d notes", 1) == "1 note")
        #expect(localizedPlural("%d note", "%d notes", 0) == "0 notes")
        #expect(localizedPlural("%d note in %s", "%d notes in %s", 2, "a") == "2 notes in a")
    }

    @Test("Words without a translation are themselves")
    func untranslatedWordsStay() {
        #expect(localizedContext("menu", "Close") == "Close")
        #expect(localized("") == "")
    }
}
