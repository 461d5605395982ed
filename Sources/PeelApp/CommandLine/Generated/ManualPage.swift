/// The manual page `peel(1)`, made from the table, in the macros of man(7).
enum ManualPage {
    /// The page.
    static var content: String {
        """
        .\\" Made from the program's own table of verbs and options.
        .TH PEEL 1 \(PeelCommand.released) "Peel \(PeelCommand.version)" "User Commands"
        .SH NAME
        peel \\- sticky notes on paper
        .SH SYNOPSIS
        .B peel
        .RB [ \\-\\-folder
        .IR DIR ]
        .br
        .B peel
        .I VERB
        .RI [ ARGUMENT ...]
        .RI [ OPTION ...]
        .SH DESCRIPTION
        Peel shows notes on sheets of paper on the desktop
        and keeps each in a plain text file.
        Without a verb it shows the notes.
        The verbs work on the files alone and need no display.
        .PP
        Options can stand anywhere; what follows
        .B \\-\\-
        is no option.
        .SH OPTIONS
        \(CommandTable.programOptions.map(option).joined())\
        .SH VERBS
        \(CommandTable.verbs.map(verb).joined())\
        .SH "NAMES OF NOTES"
        \(prose(CommandTable.noteName))\
        .SH "NOTES AS JSON"
        \(prose(CommandTable.noteJSON))\
        .SH "EXIT STATUS"
        .TP
        .B 0
        Done.
        .TP
        .B 1
        No such note, several that may be meant, or nothing found.
        .TP
        .B 2
        Bad use, or an error with a file.
        .SH ENVIRONMENT
        .TP
        .B PEEL_FOLDER
        The folder of notes, instead of the one that was chosen in the preferences.
        .TP
        .BR VISUAL ", " EDITOR
        The text editor for
        .BR "peel edit" .
        .SH FILES
        .TP
        .I $XDG_DATA_HOME/peel/notes
        The folder of notes where nothing else is said;
        .B XDG_DATA_HOME
        is
        .I ~/.local/share
        where it is not set.
        A note is a text file in UTF\\-8
        and can be read, copied and edited with other programs.
        .TP
        .I .trash
        in that folder: the notes that have been deleted.
        .TP
        .I $XDG_CONFIG_HOME/autostart/io.github.peel_notes.Peel.desktop
        There while the notes are shown after login.
        .SH EXAMPLES
        .nf
        peel new \\-\\-title "Note to self" "Make room for the small ideas."
        peel append shopping "two lemons"
        peel list \\-\\-json
        peel render \\-\\-text "Back at two" \\-\\-color rose \\-o note.png
        .fi

        """
    }

    private static func verb(_ spec: VerbSpec) -> String {
        """
        .SS "peel \(escaped(spec.usage))"
        \(sentence(spec.summary))\
        \(details(spec))\
        \(spec.options.map(option).joined())
        """
    }

    /// What is more to tell of a verb, with a word in place of what it shares with others.
    private static func details(_ spec: VerbSpec) -> String {
        let shared = [
            CommandTable.noteName: "For what NAME can be, see\n.BR \"NAMES OF NOTES\" .\n",
            CommandTable.noteJSON: "For what \\-\\-json prints, see\n.BR \"NOTES AS JSON\" .\n",
        ]
        return paragraphs(spec.details).map { ".PP\n" + (shared[$0] ?? paragraph($0)) }.joined()
    }

    private static func option(_ option: OptionSpec) -> String {
        let names = [option.shortName, option.name].compactMap { $0 }.map(escaped).joined(separator: "\\fR, \\fB")
        let value = option.value.map { " \\fI\(escaped($0.name))\\fR" } ?? ""
        return ".TP\n\\fB\(names)\\fR\(value)\n" + sentence(option.help)
    }

    // MARK: Text

    private static func sentence(_ text: String) -> String {
        filled(text.prefix(1).uppercased() + text.dropFirst() + ".")
    }

    /// Text as the help has it; lines that are indented there keep their form.
    private static func prose(_ text: String) -> String {
        paragraphs(text).map(paragraph).joined(separator: ".PP\n")
    }

    private static func paragraphs(_ text: String) -> [String] {
        var result: [[Substring]] = [[]]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty { result.append([]) } else { result[result.count - 1].append(line) }
        }
        return result.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    }

    private static func paragraph(_ text: String) -> String {
        var result = ""
        var prose = ""
        for line in text.split(separator: "\n") {
            if !line.hasPrefix("  ") {
                if result.hasSuffix(".fi\n") { result += ".PP\n" }
                prose += (prose.isEmpty ? "" : " ") + line
            } else if prose.isEmpty, result.hasSuffix(".fi\n") {
                result.removeLast(".fi\n".count)
                result += escaped(line) + "\n.fi\n"
            } else {
                result += filled(prose) + ".PP\n.nf\n" + escaped(line) + "\n.fi\n"
                prose = ""
            }
        }
        return result + filled(prose)
    }

    /// Text in lines of moderate length, each sentence on a line of its own, as roff wants it.
    private static func filled(_ text: String) -> String {
        var result = ""
        var line = ""
        for word in text.split(separator: " ").map(escaped) {
            let isNext = line.hasSuffix(".") || line.hasSuffix(";") || line.count + word.count > 72
            if !line.isEmpty, isNext {
                result += line + "\n"
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? result : result + line + "\n"
    }

    /// One line of text that roff takes as it is.
    private static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "…": result += "..."
            case "“", "”", "\"": result += "\\(dq"
            case ".", "'": result += (result.isEmpty ? "\\&" : "") + String(character)
            default: result.append(character)
            }
        }
        return result
    }
}
