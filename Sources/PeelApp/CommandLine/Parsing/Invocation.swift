import GLib

/// A verb with what was given to it, checked against the table.
struct Invocation: Equatable {
    /// The verb.
    let verb: Verb
    /// The arguments by their places.
    var operands: [RawArgument] = []
    /// The options by their long names, with their values; an option without a value has an empty one.
    var options: [String: RawArgument] = [:]

    /// Whether an option was given.
    func has(_ option: String) -> Bool { options[option] != nil }

    /// The argument at a place, which the parser has made sure of.
    func operand(_ index: Int) throws -> RawArgument {
        guard operands.indices.contains(index) else {
            throw CommandError.badUse(
                localized("an argument is missing; see %s", "peel \(verb.rawValue) --help"))
        }
        return operands[index]
    }

    /// An option's value as text, `nil` where it was not given.
    /// - Throws: ``CommandError`` where it is no valid UTF-8.
    func text(_ option: String) throws -> String? {
        guard let value = options[option] else { return nil }
        guard let text = value.text else {
            throw CommandError.badUse(localized("%s: this is not valid UTF-8 text", "\(option) \(value.quoted)"))
        }
        return text
    }
}
