/// File names for new notes.
public enum NoteNames {
    /// A name from a note's title or, without one, its first words.
    ///
    /// Only characters that every file system and sync tool takes: letters, digits, marks, and ` `, `-`, `_`, `.`,
    /// `,`, `'`, `(`, `)`, `&`, `+` and symbols such as emoji; anything else becomes a space. At most 60 characters
    /// and 180 bytes, cut between words where that can be.
    /// - Parameters:
    ///   - title: the title, may be empty.
    ///   - text: the text, may be empty.
    ///   - fallback: the name where neither gives one, such as `Note 2026-11-30 14.05`.
    /// - Returns: a name ending in `.md`; whether it is taken is found when it is saved.
    public static func name(title: String, text: String, fallback: String) -> NoteName {
        for source in [title, text] {
            let stem = stem(source)
            if !stem.isEmpty, let name = NoteName(stem + ".md"), NoteFileRules.isNote(name) { return name }
        }
        return NoteName(stem(fallback) + ".md") ?? NoteName.fallback
    }

    private static func stem(_ source: String) -> String {
        // The first line that says anything is enough, however long the text.
        for line in source.prefix(2000).split(whereSeparator: \.isNewline) {
            let stem = words(of: line)
            if !stem.isEmpty { return stem }
        }
        return ""
    }

    private static func words(of line: Substring) -> String {
        let safe = line.map { isSafe($0) ? $0 : " " }
        var result = ""
        for word in String(safe).split(separator: " ") {
            let longer = result.isEmpty ? String(word) : result + " " + word
            if longer.count > 60 || longer.utf8.count > 180 {
                if result.isEmpty { result = cut(longer) }
                break
            }
            result = longer
        }
        // A dot in front hides the file, one at the end is lost on some systems.
        return String(result.drop { ".-~ ".contains($0) }.reversed().drop { ". ".contains($0) }.reversed())
    }

    private static func cut(_ word: String) -> String {
        var result = ""
        for character in word {
            if result.count == 60 || result.utf8.count + character.utf8.count > 180 { break }
            result.append(character)
        }
        return result
    }

    private static func isSafe(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { scalar in
            if scalar.isASCII {
                return scalar.properties.isAlphabetic || (48...57).contains(scalar.value)
                    || " -_.,'()&+".unicodeScalars.contains(scalar)
            }
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
                // Joins the parts of an emoji or shapes letters; harmless within a character.
                return scalar == "\u{200D}" || scalar == "\u{200C}"
            case .spaceSeparator: return false
            default: return true
            }
        }
    }
}

extension NoteName {
    /// The name of a note about which nothing is known.
    static let fallback = NoteName(fromSystem: "Note.md")
}
