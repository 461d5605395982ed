/// One verb in the table of the command line.
struct VerbSpec: Sendable {
    /// The verb.
    let verb: Verb
    /// What it does, in one line.
    let summary: String
    /// What else is to know; may be empty.
    var details = ""
    /// Its arguments by their places.
    var operands: [OperandSpec] = []
    /// Its own options, beside those that every verb has.
    var options: [OptionSpec] = []
    /// Whether it works on the folder of notes.
    var usesFolder = true

    /// The verb's word.
    var name: String { verb.rawValue }

    /// Its own options, and those it has in common with others.
    var allOptions: [OptionSpec] {
        options + (usesFolder ? [CommandTable.folder] : []) + [CommandTable.help]
    }

    /// The verb with its arguments, without its options.
    var usage: String {
        ([name] + operands.map(\.usage)).joined(separator: " ")
    }
}
