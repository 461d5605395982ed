import GLib

/// Reads a command line by the table.
///
/// Options stand anywhere; their values follow as the next argument or after `=`. What follows `--` is no option.
struct CommandParser {
    private var rest: ArraySlice<RawArgument>
    private var spec: VerbSpec?
    private var operands: [RawArgument] = []
    private var options: [String: RawArgument] = [:]

    /// Reads the arguments after the program's name.
    /// - Throws: ``CommandError`` for the first thing that is wrong.
    static func parse(_ arguments: [RawArgument]) throws -> ParsedCommand {
        var parser = CommandParser(rest: arguments[...])
        return try parser.parse()
    }

    private init(rest: ArraySlice<RawArgument>) {
        self.rest = rest
    }

    private mutating func parse() throws -> ParsedCommand {
        var takesOptions = true
        while let argument = rest.popFirst() {
            if takesOptions, argument.bytes == [0x2D, 0x2D] {
                takesOptions = false
            } else if takesOptions, argument.looksLikeOption {
                try readOption(argument)
                if options[CommandTable.help.name] != nil { return .help(spec?.verb) }
                if spec == nil, options[CommandTable.version.name] != nil { return .version }
            } else if spec == nil {
                spec = try Self.verb(argument)
                if spec?.verb == .render { return .render(Array(rest)) }
            } else {
                operands.append(argument)
            }
        }
        guard let spec else {
            return .application(folder: options[CommandTable.folder.name], purpose)
        }
        try checkOperands(of: spec)
        return .verb(Invocation(verb: spec.verb, operands: operands, options: options))
    }

    private var purpose: StartPurpose {
        if options[CommandTable.service.name] != nil { return .service }
        return options[CommandTable.autostart.name] != nil ? .autostart : .show
    }

    private static func verb(_ argument: RawArgument) throws -> VerbSpec {
        if let spec = CommandTable.spec(named: argument.lossyText) { return spec }
        let guess = Nearest.word(to: argument.lossyText, among: CommandTable.verbs.map(\.name))
        throw CommandError.badUse(
            seeing("peel --help", meaning(guess, localized("unknown verb %s", argument.quoted))))
    }

    private mutating func readOption(_ argument: RawArgument) throws {
        let known = spec?.allOptions ?? CommandTable.programOptions
        var name = argument.lossyText
        var attached: RawArgument?
        if name.hasPrefix("--"), let equals = argument.bytes.firstIndex(of: 0x3D) {
            name = String(decoding: argument.bytes[..<equals], as: UTF8.self)
            attached = RawArgument(bytes: Array(argument.bytes[(equals + 1)...]))
        }
        guard let option = known.first(where: { $0.isNamed(name) }) else {
            throw unknownOption(name, among: known)
        }
        guard options[option.name] == nil else { throw badUse(localized("%s is given twice", option.name)) }
        guard let value = option.value else {
            guard attached == nil else { throw badUse(localized("%s takes no value", option.name)) }
            options[option.name] = ""
            return
        }
        guard let given = attached ?? rest.popFirst() else {
            throw badUse(localized("%s lacks its value, %s", option.name, value.name))
        }
        options[option.name] = given
    }

    private func unknownOption(_ name: String, among known: [OptionSpec]) -> CommandError {
        let message = localized("unknown option %s", RawArgument(name).quoted)
        guard let spec else {
            let guess = Nearest.word(to: name, among: known.map(\.name))
            return .badUse(Self.seeing("peel --help", Self.meaning(guess, message)))
        }
        if let guess = Nearest.word(to: name, among: known.map(\.name)) {
            return badUse(Self.meaning(guess, message))
        }
        let takesText = spec.operands.contains { $0.kind == .textOrInput || $0.kind == .text }
        return badUse(takesText ? localized("%s; before text that begins with a dash put --", message) : message)
    }

    private func checkOperands(of spec: VerbSpec) throws {
        let needed = spec.operands.filter { $0.count != .oneOrNone }
        if operands.count < needed.count {
            let missing = needed[operands.count]
            throw badUse(
                missing.kind == .textOrInput
                    ? localized("%s is missing; give it in quotes, or - to read the standard input", missing.name)
                    : localized("%s is missing", missing.name))
        }
        let isOpen = spec.operands.contains { $0.count == .oneOrMore }
        if !isOpen, operands.count > spec.operands.count {
            let extra = operands[spec.operands.count]
            throw badUse(
                spec.operands.last.map {
                    localized("unexpected argument %s; put a %s of several words in quotes", extra.quoted, $0.name)
                } ?? localized("unexpected argument %s", extra.quoted))
        }
    }

    private func badUse(_ message: String) -> CommandError {
        guard let spec else { return .badUse(Self.seeing("peel --help", message)) }
        return CommandError(
            message: Self.seeing("peel \(spec.name) --help", message), status: .badUse, verb: spec.verb)
    }

    private static func meaning(_ guess: String?, _ message: String) -> String {
        guess.map { localized("%s (did you mean %s?)", message, $0) } ?? message
    }

    private static func seeing(_ help: String, _ message: String) -> String {
        localized("%s; see %s", message, help)
    }
}
