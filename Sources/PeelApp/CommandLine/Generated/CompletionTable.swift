import Paper

/// The table of the command line as those want it who write completions.
enum CompletionTable {
    /// The first lines of each file, as comments of a shell.
    static let banner = """
        # Completes the command line of peel.
        # Made from the program's own table of verbs and options.
        """

    /// The papers' names.
    static var colors: [String] { PaperColor.allCases.map(\.name) }

    /// The word for a kind of value; empty where nothing can be proposed.
    static func word(_ kind: ValueKind) -> String {
        switch kind {
        case .text, .textOrInput, .number: ""
        case .note: "note"
        case .restorable: "restorable"
        case .folder: "folder"
        case .file: "file"
        case .color: "color"
        case .version: "version"
        }
    }

    /// Text in a shell's single quotes.
    static func quoted(_ text: String) -> String {
        var result = "'"
        for character in text { result += character == "'" ? "'\\''" : String(character) }
        return result + "'"
    }

    /// All names of some options.
    static func names(_ options: [OptionSpec]) -> [String] {
        options.flatMap { [$0.shortName, $0.name].compactMap { $0 } }
    }
}
