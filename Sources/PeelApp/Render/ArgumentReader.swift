import GLib

/// Walks through the arguments of a command: options, each at most once, and their values.
///
/// A value follows its option as the next argument, whatever it looks like, or after `=`.
struct ArgumentReader {
    private var rest: ArraySlice<String>
    private var option = ""
    private var attached: String?
    private var seen: Set<String> = []

    init(_ arguments: [String]) {
        rest = arguments[...]
    }

    /// Whether an option was there.
    func has(_ option: String) -> Bool { seen.contains(option) }

    /// The next option, or nil at the end.
    /// - Throws: ``RenderError`` for what is no option, and for an option's second time.
    mutating func next() throws -> String? {
        guard let argument = rest.popFirst() else { return nil }
        guard argument.hasPrefix("-"), argument != "-", argument != "--" else {
            throw RenderError(
                message:
                    localized("unexpected argument %s; see %s", "“\(argument)”", "peel render --help"))
        }
        attached = nil
        option = argument == "--output" ? "-o" : argument
        if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
            option = String(argument[..<equals])
            if option == "--output" { option = "-o" }
            attached = String(argument[argument.index(after: equals)...])
        }
        guard seen.insert(option).inserted else {
            throw RenderError(message: localized("%s is given twice", option))
        }
        return option
    }

    /// The value of the option that was read last.
    mutating func value() throws -> String {
        if let attached { return attached }
        guard let value = rest.popFirst() else {
            throw RenderError(message: localized("%s lacks its value", option))
        }
        return value
    }

    /// Makes sure that the option that was read last has no value.
    func refuseValue() throws {
        if let attached {
            throw RenderError.badValue(option, attached, allowed: localized("this option takes no value"))
        }
    }
}
