import GLib
import Paper

/// The entries of the verbs.
extension CommandTable {
    private static let note = OperandSpec(name: "NAME", kind: .note)
    private static let text = OperandSpec(name: "TEXT", kind: .textOrInput)
    private static let json = OptionSpec(name: "--json", help: localized("as JSON, for programs"))
    private static let colors = PaperColor.allCases.map(\.name).joined(separator: ", ") + ", #rrggbb"

    /// Paragraphs, to be broken into lines where they are shown.
    private static func paragraphs(_ texts: String...) -> String {
        texts.joined(separator: "\n\n")
    }

    /// A paragraph and a table: of each field its name, its type and what it is.
    private static func fields(_ title: String, _ rows: [(String, String, String)], _ end: String = "") -> String {
        let lines = rows.map { name, type, meaning in
            "  " + name + String(repeating: " ", count: 11 - name.count) + type + "   " + meaning
        }
        return ([title] + lines + (end.isEmpty ? [] : [end])).joined(separator: "\n")
    }

    /// What the argument NAME can be.
    static let noteName = localized(
        "NAME is the note's file name, its title, or the beginning of either; upper and lower case are the "
            + "same. If several notes may be meant, they are named, and nothing is done.")

    /// What notes are as JSON.
    static let noteJSON = fields(
        localized("With --json an array of one object for each note, with these fields:"),
        [
            ("name", "string", localized("the file's name; U+FFFD for bytes that are no UTF-8")),
            ("uri", "string", localized("the file's address, exact for every name")),
            ("title", "string", localized("the title; \"\" where there is none")),
            ("heading", "string", localized("the title, or else the first line with writing on it")),
            ("date", "string", localized("what the date label shows; \"\" where there is none")),
            ("color", "string", localized("the colour as the file gives it; \"\" where it gives none")),
            ("created", "string", localized("when the note was made, as the file gives it; or \"\"")),
            ("modified", "string", localized("when the file was changed, ISO 8601 in UTC")),
            ("size", "number", localized("the file's size in bytes")),
            ("problem", "string", localized("why it cannot be read or edited; \"\" where it can")),
        ],
        localized("Fields may be added, but none of these goes or changes its meaning."))

    static let new = VerbSpec(
        verb: .new, summary: localized("write a new note"),
        details: paragraphs(
            localized(
                "Prints the name of the new file. With - the text is read from the standard input. The folder is made "
                    + "where it is not there yet. If Peel shows the folder's notes on the desktop, it shows the new one "
                    + "too, unless --hidden is given.")),
        operands: [OperandSpec(name: "TEXT", kind: .textOrInput, count: .oneOrNone)],
        options: [
            OptionSpec(name: "--title", value: .init(name: "TITLE", kind: .text), help: localized("the heading")),
            OptionSpec(name: "--color", value: .init(name: "COLOR", kind: .color), help: colors),
            OptionSpec(
                name: "--date", value: .init(name: "DATE", kind: .text), help: localized("what the date label shows")),
            OptionSpec(name: "--hidden", help: localized("do not show it on the desktop")),
        ])

    static let list = VerbSpec(
        verb: .list, summary: localized("list the notes, the last changed first"),
        details: paragraphs(
            localized(
                "One line for each note: the file's name, a tab, and the title or the first line. On a terminal the "
                    + "names are padded instead."),
            noteJSON),
        options: [json])

    static let show = VerbSpec(
        verb: .show, summary: localized("print the writing on a note"),
        details: paragraphs(
            localized(
                "Into a file or a pipe the text goes byte for byte, without the header. On a terminal control "
                    + "characters are shown by their numbers."),
            noteName),
        operands: [note])

    static let append = VerbSpec(
        verb: .append, summary: localized("add to the writing on a note"),
        details: paragraphs(
            localized("The text begins on a line of its own. With - it is read from the standard input."),
            noteName),
        operands: [note, text])

    static let edit = VerbSpec(
        verb: .edit, summary: localized("change a note in a text editor"),
        details: paragraphs(
            localized(
                "The editor is the command in VISUAL, else that in EDITOR, else \"editor\" or \"vi\". It gets a copy of "
                    + "the whole file, with its header, which is saved when it ends. If somebody else has changed the note "
                    + "meanwhile, both versions are kept."),
            noteName),
        operands: [note])

    static let remove = VerbSpec(
        verb: .remove, summary: localized("move a note to the trash"),
        details: paragraphs(
            localized("Prints the name of the file; \"peel restore\" brings it back."),
            noteName),
        operands: [note])

    static let trash = VerbSpec(
        verb: .trash, summary: localized("list the notes in the trash, the last deleted first"),
        details: paragraphs(
            localized("One line for each note: its name, a tab, and the title or the first line."),
            fields(
                localized("With --json an array of one object for each note, with these fields:"),
                [
                    ("name", "string", localized("the name it had, and gets back if that is free")),
                    ("title", "string", localized("the title; \"\" where there is none")),
                    ("heading", "string", localized("the title, or else the first line with writing on it")),
                    ("deleted", "string", localized("when it was deleted, ISO 8601 in UTC")),
                    ("size", "number", localized("the file's size in bytes")),
                ])),
        options: [json])

    static let restore = VerbSpec(
        verb: .restore, summary: localized("bring a note back, from the trash or the history"),
        details: paragraphs(
            localized(
                "Without --version, NAME is a note in the trash, of several of the same name the last deleted. Its "
                    + "file gets its name back, or one with a number where that is taken. Prints the name it has now."),
            localized(
                "With --version, NAME is a note in the folder, and V the number or the name of a version that \"peel "
                    + "history\" lists, or the beginning of the name. What the note holds becomes a version itself, so that "
                    + "this can be undone."),
            noteName),
        operands: [OperandSpec(name: "NAME", kind: .restorable)],
        options: [
            OptionSpec(
                name: "--version", value: .init(name: "V", kind: .version), help: localized("the version to bring back")
            )
        ])

    static let history = VerbSpec(
        verb: .history, summary: localized("list the earlier versions of a note, the newest first"),
        details: paragraphs(
            localized(
                "One line for each version: its number, its name, which is the time until which the note was so, and "
                    + "the title or the first line, with tabs between."),
            noteName,
            fields(
                localized("With --json an array of one object for each version, with these fields:"),
                [
                    ("version", "string", localized("what \"peel restore NAME --version\" takes")),
                    ("number", "number", localized("1 for the newest; the same may be given there")),
                    ("kept", "string", localized("until when the note was so, ISO 8601 in UTC")),
                    ("heading", "string", localized("the title, or else the first line with writing on it")),
                    ("size", "number", localized("the size in bytes")),
                ])),
        operands: [note], options: [json])

    static let search = VerbSpec(
        verb: .search, summary: localized("list the notes in which all the words are"),
        details: paragraphs(
            localized(
                "Looks in titles and texts. Upper and lower case are the same, and so are letters with accents and "
                    + "without. Where nothing is found, the exit status is 1."),
            noteJSON),
        operands: [OperandSpec(name: "WORDS", kind: .text, count: .oneOrMore)], options: [json])

    static let export = VerbSpec(
        verb: .export, summary: localized("copy all notes to another folder"),
        details: paragraphs(
            localized(
                "DIR is made where it is not there yet. No file there is overwritten: a note whose name is taken gets "
                    + "a number behind its name, and one that is there already with the same content is left out. Trash and "
                    + "earlier versions are not copied.")),
        operands: [OperandSpec(name: "DIR", kind: .folder)])

    static let location = VerbSpec(verb: .location, summary: localized("print the path of the folder of notes"))

    static let render = VerbSpec(
        verb: .render, summary: localized("paint a note as a picture"),
        details: paragraphs(
            localized("No display is needed. The picture's format is that of its name: .png, .svg or .pdf.")),
        options: [
            OptionSpec(
                name: "--text", value: .init(name: "TEXT", kind: .text), help: localized("what is written on it")),
            OptionSpec(name: "--title", value: .init(name: "TEXT", kind: .text), help: localized("the heading")),
            OptionSpec(name: "--date", value: .init(name: "TEXT", kind: .text), help: localized("the line below")),
            OptionSpec(name: "--color", value: .init(name: "COLOR", kind: .color), help: colors),
            OptionSpec(
                name: "--width", value: .init(name: "N", kind: .number),
                help: localized("the side of the sheet in pixels, 16 to 4096 (292)")),
            OptionSpec(
                name: "--rotation", value: .init(name: "D", kind: .number),
                help: localized("the tilt in degrees, -180 to 180; negative is counter-clockwise (0)")),
            OptionSpec(
                name: "--at", value: .init(name: "SECONDS", kind: .number),
                help: localized("the corner as it is so long after the breeze began")),
            OptionSpec(name: "--still", help: localized("the corner as it is without a breeze (the default)")),
            OptionSpec(
                name: "--scale", value: .init(name: "N", kind: .number),
                help: localized("how many times as large, 1 to 8 (1)")),
            OptionSpec(name: "--no-texture", help: localized("without the paper's grain")),
            OptionSpec(name: "--no-shadow", help: localized("without the shadow")),
            OptionSpec(
                name: "--output", shortName: "-o", value: .init(name: "FILE", kind: .file),
                help: localized("where the picture goes; a file that is there is replaced")),
        ],
        usesFolder: false)

    private static let startsPeel = localized("If Peel does not run yet, it is started, and this command ends with it.")

    static let open = VerbSpec(
        verb: .open, summary: localized("show a note on the desktop"),
        details: paragraphs(
            localized("A note that is there already comes to the front.") + " " + startsPeel,
            noteName),
        operands: [note])

    static let close = VerbSpec(
        verb: .close, summary: localized("put a note away from the desktop"),
        details: paragraphs(
            localized("It stays in the folder, and is not shown at the next start either."),
            noteName),
        operands: [note])

    static let toggle = VerbSpec(
        verb: .toggle, summary: localized("hide all notes, or bring them back to where they were"),
        details: paragraphs(
            localized("Where any note is to be seen, all are hidden; else all that are open come back.") + " "
                + startsPeel))

    static let board = VerbSpec(
        verb: .board, summary: localized("show all notes on one board"),
        details: paragraphs(
            localized("There they are searched, sorted, coloured, deleted and restored.") + " " + startsPeel))

    static let quit = VerbSpec(
        verb: .quit, summary: localized("save everything and end Peel"),
        details: paragraphs(
            localized(
                "The notes that are open are there again at the next start. Where Peel does not run, there is nothing "
                    + "to do.")))
}
