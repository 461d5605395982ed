import Testing

@testable import NoteStore

/// Section 1: the format, case by case.
struct NoteFileTests {
    private func file(_ content: String) -> NoteFile {
        NoteFile(bytes: Array(content.utf8))
    }

    private func content(_ file: NoteFile) -> String {
        String(decoding: file.bytes, as: UTF8.self)
    }

    @Test func everyKeyIsRead() {
        let note = file(
            """
            ---
            title: Note to self
            date: 30 November
            color: yellow
            tilt: -2.5
            locked: true
            created: 2026-11-30T14:05:00Z
            ---
            Make room for the small ideas.
            """)
        #expect(note.title == "Note to self")
        #expect(note.date == "30 November")
        #expect(note.color == "yellow")
        #expect(note.tilt == -2.5)
        #expect(note.isLocked)
        #expect(note.created == "2026-11-30T14:05:00Z")
        #expect(note.text == "Make room for the small ideas.")
    }

    @Test func everyKeyIsWritten() {
        var note = NoteFile(text: "Text")
        note.title = "Title"
        note.date = "Today"
        note.color = "lilac"
        note.tilt = 3
        note.isLocked = true
        note.created = "2026-11-30T14:05:00Z"
        #expect(
            content(note)
                == "---\ntitle: Title\ndate: Today\ncolor: lilac\ntilt: 3\nlocked: true\n"
                + "created: 2026-11-30T14:05:00Z\n---\nText")
    }

    @Test func aMissingKeyIsNothing() {
        let note = file("---\n---\nText")
        #expect(note.title.isEmpty && note.date.isEmpty && note.color == nil)
        #expect(note.tilt == nil && !note.isLocked && note.created == nil)
    }

    @Test func aTiltThatIsNoNumberIsNone() {
        #expect(file("---\ntilt: much\n---\n").tilt == nil)
        #expect(file("---\ntilt: inf\n---\n").tilt == nil)
        #expect(file("---\ntilt: nan\n---\n").tilt == nil)
    }

    @Test(arguments: [
        ("plain words", "plain words"), ("\"double\"", "double"), ("'single'", "single"), ("'it''s'", "it's"),
        (#""a \"b\" \\ \n \t \u00e9 \U0001F600""#, "a \"b\" \\ \n \t é 😀"), ("plain # comment", "plain"),
        ("a#b", "a#b"), ("\"a # b\" # comment", "a # b"), ("\"never closed", "\"never closed"), ("10:30", "10:30"),
        ("  padded  ", "padded"), (#""\q""#, "\\q"), ("\"\"", ""),
    ])
    func quotedAndPlainValuesAreRead(_ written: String, _ value: String) {
        #expect(file("---\ntitle: \(written)\n---\n").title == value)
    }

    @Test(arguments: [
        "", " ", " padded ", "#fff", "a # b", "a: b", "ends:", "\"quoted\"", "it's", "'", "\\", "two\nlines",
        "tab\there",
        "- item", "[x]", "{x}", "*", "&", "!", "|", ">", "%", "@", "`", "?", "~", "---", "\u{85}\u{2028}\u{FEFF}",
        "\u{1}\u{7F}", "日本語", "e\u{301}", "\r", "\r\n", "a\\u0041", "a\\",
    ])
    func aValueReadsBackAsItWasSet(_ value: String) {
        var note = file("---\ndate: x\n---\nText")
        note.setValue(value, for: .date)
        #expect(note.value(.date).map { Array($0.utf8) } == Array(value.utf8))
        #expect(note.text == "Text")
        #expect(NoteFile(bytes: note.bytes) == note)
    }

    @Test func unknownKeysAndCommentsStayInPlace() {
        let before = "---\n# mine\ntags:\n  - a\n- b\n\nCustom Key: x\ntitle: Old # why\naliases: [a, b]\n---\nText\n"
        var note = file(before)
        #expect(note.title == "Old")
        note.title = "New"
        #expect(content(note) == before.replacing("Old", with: "New"))
        note.color = "blue"
        #expect(content(note).contains("aliases: [a, b]\ncolor: blue\n---\nText\n"))
        #expect(content(note).hasPrefix("---\n# mine\ntags:\n  - a\n- b\n\nCustom Key: x\n"))
    }

    @Test func lineEndsOfWindowsStay() {
        var note = file("---\r\ntitle: A\r\ncolor: blue\r\n---\r\nOne\r\nTwo\r\n")
        #expect(note.title == "A" && note.color == "blue" && note.text == "One\r\nTwo\r\n")
        note.title = "B"
        note.date = "D"
        #expect(content(note) == "---\r\ntitle: B\r\ncolor: blue\r\ndate: D\r\n---\r\nOne\r\nTwo\r\n")
        var bare = file("One\r\nTwo")
        bare.color = "rose"
        #expect(content(bare) == "---\r\ncolor: rose\r\n---\r\nOne\r\nTwo")
    }

    @Test func aByteOrderMarkStays() {
        var note = file("\u{FEFF}---\ntitle: A\n---\nText")
        #expect(note.title == "A" && note.text == "Text")
        note.title = "B"
        note.text = "Other"
        #expect(content(note) == "\u{FEFF}---\ntitle: B\n---\nOther")
        var bare = file("\u{FEFF}Text")
        #expect(bare.text == "Text")
        bare.color = "blue"
        #expect(content(bare) == "\u{FEFF}---\ncolor: blue\n---\nText")
    }

    @Test func aTextMayBeginWithAByteOrderMark() {
        let note = NoteFile(text: "\u{FEFF}Text")
        #expect(Array(note.text.utf8) == Array("\u{FEFF}Text".utf8))
    }

    @Test func noFinalLineEndIsNeededAndNoneIsAdded() {
        var note = file("---\ntitle: A\n---\nText")
        note.title = "B"
        #expect(content(note) == "---\ntitle: B\n---\nText")
        var closed = file("---\ntitle: A\n---")
        #expect(closed.title == "A" && closed.text.isEmpty)
        closed.title = "B"
        #expect(content(closed) == "---\ntitle: B\n---")
        closed.text = "Text"
        #expect(content(closed) == "---\ntitle: B\n---\nText")
    }

    @Test(arguments: ["---", "---\n", "---\n---\nx", "---\na: b\n---\nText", "\u{FEFF}---\n---\n", "--- \n---\n"])
    func aTextMayBeginWithARule(_ text: String) {
        var note = NoteFile(text: text)
        #expect(Array(note.text.utf8) == Array(text.utf8))
        #expect(Array(NoteFile(bytes: note.bytes).text.utf8) == Array(text.utf8))
        note.title = "T"
        #expect(Array(note.text.utf8) == Array(text.utf8))
        #expect(note.title == "T")
        var marked = file("\u{FEFF}old")
        marked.text = text
        #expect(Array(marked.text.utf8) == Array(text.utf8))
        #expect(marked.bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    }

    @Test func anUnclosedHeaderIsText() {
        let before = "---\ntitle: A\nand so on"
        var note = file(before)
        #expect(note.title.isEmpty && note.text == before)
        note.title = "T"
        #expect(note.text == before && note.title == "T")
    }

    @Test func proseBetweenRulesIsText() {
        let before = "---\nOnce upon a time\n---\nThe end"
        #expect(file(before).text == before)
        let poem = "---\n  indented\n---\n"
        #expect(file(poem).text == poem)
    }

    @Test func ofTwoLinesOfAKeyTheFirstCounts() {
        var note = file("---\ntitle: A\nTitle: B\n---\n")
        #expect(note.title == "A")
        note.title = "C"
        #expect(content(note) == "---\ntitle: C\nTitle: B\n---\n")
        note.title = ""
        #expect(content(note) == "---\n---\n")
    }

    @Test func aValueOverSeveralLinesIsKeptUntilItIsSet() {
        let before = "---\ntitle: |\n  One\n  Two\ncolor: blue\n---\nText"
        var note = file(before)
        #expect(note.title.isEmpty && note.color == "blue")
        note.color = "rose"
        #expect(content(note) == before.replacing("blue", with: "rose"))
        note.title = "T"
        #expect(content(note) == "---\ntitle: T\ncolor: rose\n---\nText")
    }

    @Test(arguments: [[0xFF], [0xC3], [0x61, 0x00, 0x62], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]])
    func whatIsNotTextIsReadOnlyToTheByte(_ bytes: [UInt8]) {
        let whole = Array("---\ntitle: A\n---\n".utf8) + bytes
        var note = NoteFile(bytes: whole)
        #expect(!note.isText && note.title == "A")
        note.text = "Other"
        note.title = "B"
        note.color = "blue"
        note.title = ""
        #expect(note.bytes == whole)
    }

    @Test func anEmptyFileIsAnEmptyNote() {
        var note = NoteFile(bytes: [])
        #expect(note.text.isEmpty && note.title.isEmpty && note.isText)
        note.text = "x"
        #expect(content(note) == "x")
    }

    @Test func aFileWithoutHeaderGetsOneWhenAKeyIsSet() {
        var note = file("# Heading\n\nText\n")
        #expect(note.text == "# Heading\n\nText\n")
        note.color = "blue"
        #expect(content(note) == "---\ncolor: blue\n---\n# Heading\n\nText\n")
    }

    @Test func plainTextFilesAreNotes() {
        for name in ["a.txt", "a.md", "A.TXT", "b.MD", "c.markdown"] {
            #expect(NoteName(name).map(NoteFileRules.isNote) == true)
        }
        for name in ["a.pdf", "txt", ".txt", "a.md.pdf", "a"] {
            #expect(NoteName(name).map(NoteFileRules.isNote) == false)
        }
    }

    @Test func settingWhatIsThereChangesNoByte() {
        let before = "---\ntitle: 'A'\ntilt: 2.50\nlocked: Yes\ncolor:  blue  # c\n---\nText"
        var note = file(before)
        note.title = "A"
        note.tilt = 2.5
        note.isLocked = true
        note.color = "blue"
        note.text = "Text"
        #expect(content(note) == before)
    }

    @Test func oneKeyChangesItsLineOnly() {
        let lines = ["---", "title: A", "date: B", "color: blue", "tilt: 1", "locked: false", "created: C", "---", "x"]
        for (key, line) in [(NoteKey.title, 1), (.date, 2), (.color, 3), (.tilt, 4), (.locked, 5), (.created, 6)] {
            var note = file(lines.joined(separator: "\n"))
            note.setValue("new", for: key)
            var expected = lines
            expected[line] = "\(key.rawValue): new"
            #expect(content(note) == expected.joined(separator: "\n"))
        }
    }

    @Test func anEmptyValueIsFilledInItsLine() {
        for (before, after) in [("title:", "title: T"), ("title: # c", "title: T # c"), ("title:  ", "title: T  ")] {
            var note = file("---\n\(before)\n---\n")
            #expect(note.value(.title) == nil)
            note.title = "T"
            #expect(content(note) == "---\n\(after)\n---\n")
            #expect(note.title == "T")
        }
    }

    @Test func aNULBecomesAReplacementCharacter() {
        var note = NoteFile(text: "a\0b")
        #expect(note.text == "a\u{FFFD}b" && note.isText)
        note.title = "c\0d"
        #expect(note.title == "c\u{FFFD}d" && note.isText)
    }
}
