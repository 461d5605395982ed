/// One argument of a verb, by its place, in the table of the command line.
struct OperandSpec: Sendable {
    /// How often it can be given.
    enum Count: Sendable {
        case one, oneOrNone, oneOrMore
    }

    /// What the help calls it.
    let name: String
    /// What it is.
    let kind: ValueKind
    /// How often it can be given.
    var count = Count.one

    /// The argument as the help shows it.
    var usage: String {
        let name = kind == .textOrInput ? "\(name) | -" : name
        switch count {
        case .one: return kind == .textOrInput ? "{\(name)}" : name
        case .oneOrNone: return "[\(name)]"
        case .oneOrMore: return "\(name)…"
        }
    }
}
