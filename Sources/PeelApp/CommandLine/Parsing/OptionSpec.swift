/// One option in the table of the command line.
struct OptionSpec: Sendable {
    /// What a value is called in the help, and what it is.
    struct Value: Sendable {
        let name: String
        let kind: ValueKind
    }

    /// The option with its dashes.
    let name: String
    /// A second name, such as `-h`.
    var shortName: String?
    /// Its value, `nil` where it takes none.
    var value: Value?
    /// One line of help.
    let help: String

    /// The option as the help shows it.
    var usage: String {
        let names = shortName.map { "\($0), \(name)" } ?? name
        return value.map { "\(names) \($0.name)" } ?? names
    }

    /// Whether an argument names this option.
    func isNamed(_ argument: String) -> Bool {
        name == argument || shortName == argument
    }
}
