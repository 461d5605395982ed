import Foundation

/// As much of Swift's form as is needed to tell where a literal stands.
struct SwiftSource {
    /// A string literal, and what it is given to.
    struct Literal {
        /// The text, without what is interpolated.
        var text = ""
        /// The functions whose arguments it is in, the outermost first.
        var calls: [String]
        /// The label that it is given by, empty where it has none.
        var label: String
        /// Its line, from 1.
        var line: Int
    }

    private let characters: [Character]
    private var place = 0
    private var line = 1
    private(set) var literals: [Literal] = []

    /// Reads a source to its end.
    init(_ source: String) {
        characters = Array(source)
        var word = ""
        var label = ""
        scan(until: nil, calls: [], &word, &label)
    }

    private var next: Character? { place < characters.count ? characters[place] : nil }

    private func isNext(_ text: String) -> Bool {
        let end = place + text.count
        return end <= characters.count && String(characters[place..<end]) == text
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where place < characters.count {
            if characters[place].isNewline { line += 1 }
            place += 1
        }
    }

    /// Reads code up to a closing bracket.
    private mutating func scan(
        until end: Character?, calls: [String], _ word: inout String, _ label: inout String
    ) {
        while let character = next {
            if character == end { return advance() }
            if isNext("//") {
                while let here = next, !here.isNewline { advance() }
            } else if character == "\"" {
                literal(calls, label)
                (word, label) = ("", "")
            } else if "([{".contains(character) {
                let close: Character = character == "(" ? ")" : character == "[" ? "]" : "}"
                advance()
                // A closure, and an array of words, belong to the call that they are given to.
                let inner = character == "(" ? calls + [word] : character == "{" ? [] : calls
                var (innerWord, innerLabel) = ("", character == "(" ? "" : label)
                scan(until: close, calls: inner, &innerWord, &innerLabel)
                word = ""
            } else if character.isLetter || character.isNumber || character == "_" {
                word = ""
                while let here = next, here.isLetter || here.isNumber || here == "_" {
                    word.append(here)
                    advance()
                }
            } else {
                if character == ":" { label = word }
                if character == "," || character == ";" || character.isNewline && calls.isEmpty { label = "" }
                if !character.isWhitespace { word = "" }
                advance()
            }
        }
    }

    private mutating func literal(_ calls: [String], _ label: String) {
        var found = Literal(calls: calls, label: label, line: line)
        let quote = isNext("\"\"\"") ? "\"\"\"" : "\""
        advance(quote.count)
        while let character = next, !isNext(quote) {
            if isNext("\\(") {
                advance(2)
                var (word, label) = ("", "")
                scan(until: ")", calls: calls, &word, &label)
            } else if isNext("\\u{") {
                while let here = next, here != "}" { advance() }
                advance()
            } else if character == "\\" {
                advance(2)
            } else {
                found.text.append(character)
                advance()
            }
        }
        advance(quote.count)
        literals.append(found)
    }
}
