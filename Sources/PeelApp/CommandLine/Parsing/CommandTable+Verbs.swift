import Paper

/// The entries of the verbs.
extension CommandTable {
    private static let note = OperandSpec(name: "NAME", kind: .note)
    private static let text = OperandSpec(name: "TEXT", kind: .textOrInput)
    private static let json = OptionSpec(name: "--json", help: "as JSON, for programs")
    private static let colors = PaperColor.allCases.map(\.name).joined(separator: ", ") + ", #rrggbb"

    /// What the argument NAME can be.
    static let noteName = """
        NAME is the note's file name, its title, or the beginning of either; upper and
        lower case are the same. If several notes may be meant, they are named, and
        nothing is done.
        """

    /// What notes are as JSON.
    static let noteJSON = """
        With --json an array of one object for each note, with these fields:
          name       string   the file's name; U+FFFD for bytes that are no UTF-8
          uri        string   the file's address, exact for every name
          title      string   the title; "" where there is none
          heading    string   the title, or else the first line with writing on it
          date       string   what the date label shows; "" where there is none
          color      string   the colour as the file gives it; "" where it gives none
          created    string   when the note was made, as the file gives it; or ""
          modified   string   when the file was changed, ISO 8601 in UTC
          size       number   the file's size in bytes
          problem    string   why it cannot be read or edited; "" where it can
        Fields may be added, but none of these goes or changes its meaning.
        """

    static let new = VerbSpec(
        verb: .new, summary: "write a new note",
        details: """
            Prints the name of the new file. With - the text is read from the standard
            input. The folder is made where it is not there yet. If Peel shows the folder's
            notes on the desktop, it shows the new one too, unless --hidden is given.
            """,
        operands: [OperandSpec(name: "TEXT", kind: .textOrInput, count: .oneOrNone)],
        options: [
            OptionSpec(name: "--title", value: .init(name: "TITLE", kind: .text), help: "the heading"),
            OptionSpec(name: "--color", value: .init(name: "COLOR", kind: .color), help: "\(colors)"),
            OptionSpec(name: "--date", value: .init(name: "DATE", kind: .text), help: "what the date label shows"),
            OptionSpec(name: "--hidden", help: "do not show it on the desktop"),
        ])

    static let list = VerbSpec(
        verb: .list, summary: "list the notes, the last changed first",
        details: """
            One line for each note: the file's name, a tab, and the title or the first line.
            On a terminal the names are padded instead.

            \(noteJSON)
            """,
        options: [json])

    static let show = VerbSpec(
        verb: .show, summary: "print the writing on a note",
        details: """
            Into a file or a pipe the text goes byte for byte, without the header. On a
            terminal control characters are shown by their numbers.

            \(noteName)
            """,
        operands: [note])

    static let append = VerbSpec(
        verb: .append, summary: "add to the writing on a note",
        details: """
            The text begins on a line of its own. With - it is read from the standard input.

            \(noteName)
            """,
        operands: [note, text])

    static let edit = VerbSpec(
        verb: .edit, summary: "change a note in a text editor",
        details: """
            The editor is the command in VISUAL, else that in EDITOR, else "editor" or "vi".
            It gets a copy of the whole file, with its header, which is saved when it ends.
            If somebody else has changed the note meanwhile, both versions are kept.

            \(noteName)
            """,
        operands: [note])

    static let remove = VerbSpec(
        verb: .remove, summary: "move a note to the trash",
        details: """
            Prints the name of the file; "peel restore" brings it back.

            \(noteName)
            """,
        operands: [note])

    static let trash = VerbSpec(
        verb: .trash, summary: "list the notes in the trash, the last deleted first",
        details: """
            One line for each note: its name, a tab, and the title or the first line.

            With --json an array of one object for each note, with these fields:
              name       string   the name it had, and gets back if that is free
              title      string   the title; "" where there is none
              heading    string   the title, or else the first line with writing on it
              deleted    string   when it was deleted, ISO 8601 in UTC
              size       number   the file's size in bytes
            """,
        options: [json])

    static let restore = VerbSpec(
        verb: .restore, summary: "bring a note back, from the trash or the history",
        details: """
            Without --version, NAME is a note in the trash, of several of the same name the
            last deleted. Its file gets its name back, or one with a number where that is
            taken. Prints the name it has now.

            With --version, NAME is a note in the folder, and V the number or the name of a
            version that "peel history" lists, or the beginning of the name. What the note
            holds becomes a version itself, so that this can be undone.

            \(noteName)
            """,
        operands: [OperandSpec(name: "NAME", kind: .restorable)],
        options: [
            OptionSpec(name: "--version", value: .init(name: "V", kind: .version), help: "the version to bring back")
        ])

    static let history = VerbSpec(
        verb: .history, summary: "list the earlier versions of a note, the newest first",
        details: """
            One line for each version: its number, its name, which is the time until which
            the note was so, and the title or the first line, with tabs between.

            \(noteName)

            With --json an array of one object for each version, with these fields:
              version    string   what "peel restore NAME --version" takes
              number     number   1 for the newest; the same may be given there
              kept       string   until when the note was so, ISO 8601 in UTC
              heading    string   the title, or else the first line with writing on it
              size       number   the size in bytes
            """,
        operands: [note], options: [json])

    static let search = VerbSpec(
        verb: .search, summary: "list the notes in which all the words are",
        details: """
            Looks in titles and texts. Upper and lower case are the same, and so are letters
            with accents and without. Where nothing is found, the exit status is 1.

            \(noteJSON)
            """,
        operands: [OperandSpec(name: "WORDS", kind: .text, count: .oneOrMore)], options: [json])

    static let export = VerbSpec(
        verb: .export, summary: "copy all notes to another folder",
        details: """
            DIR is made where it is not there yet. No file there is overwritten: a note
            whose name is taken gets a number behind its name, and one that is there already
            with the same content is left out. Trash and earlier versions are not copied.
            """,
        operands: [OperandSpec(name: "DIR", kind: .folder)])

    static let location = VerbSpec(verb: .location, summary: "print the path of the folder of notes")

    static let render = VerbSpec(
        verb: .render, summary: "paint a note as a picture",
        options: [
            OptionSpec(name: "--text", value: .init(name: "TEXT", kind: .text), help: "what is written on it"),
            OptionSpec(name: "--title", value: .init(name: "TEXT", kind: .text), help: "the heading"),
            OptionSpec(name: "--date", value: .init(name: "TEXT", kind: .text), help: "the line below"),
            OptionSpec(name: "--color", value: .init(name: "COLOR", kind: .color), help: "\(colors)"),
            OptionSpec(name: "--width", value: .init(name: "N", kind: .number), help: "the side in pixels"),
            OptionSpec(name: "--rotation", value: .init(name: "D", kind: .number), help: "the tilt in degrees"),
            OptionSpec(
                name: "--at", value: .init(name: "SECONDS", kind: .number), help: "the corner so long into the breeze"),
            OptionSpec(name: "--still", help: "the corner without a breeze"),
            OptionSpec(name: "--scale", value: .init(name: "N", kind: .number), help: "how many times as large"),
            OptionSpec(name: "--no-texture", help: "without the paper's grain"),
            OptionSpec(name: "--no-shadow", help: "without the shadow"),
            OptionSpec(
                name: "--output", shortName: "-o", value: .init(name: "FILE", kind: .file),
                help: "where the picture goes"),
        ],
        usesFolder: false)

    private static let startsPeel = """
        If Peel does not run yet, it is started, and this command ends with it.
        """

    static let open = VerbSpec(
        verb: .open, summary: "show a note on the desktop",
        details: """
            A note that is there already comes to the front.
            \(startsPeel)

            \(noteName)
            """,
        operands: [note])

    static let close = VerbSpec(
        verb: .close, summary: "put a note away from the desktop",
        details: """
            It stays in the folder, and is not shown at the next start either.

            \(noteName)
            """,
        operands: [note])

    static let toggle = VerbSpec(
        verb: .toggle, summary: "hide all notes, or bring them back to where they were",
        details: """
            Where any note is to be seen, all are hidden; else all that are open come
            back.
            \(startsPeel)
            """)

    static let quit = VerbSpec(
        verb: .quit, summary: "save everything and end Peel",
        details: """
            The notes that are open are there again at the next start. Where Peel does not
            run, there is nothing to do.
            """)
}
