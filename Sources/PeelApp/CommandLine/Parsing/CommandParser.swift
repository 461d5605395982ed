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
        throw CommandError.badUse("unknown verb \(argument.quoted)\(meaning(guess)); see peel --help")
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
        guard options[option.name] == nil else { throw badUse("\(option.name) is given twice") }
        guard let value = option.value else {
            guard attached == nil else { throw badUse("\(option.name) takes no value") }
            options[option.name] = ""
            return
        }
        guard let given = attached ?? rest.popFirst() else {
            throw badUse("\(option.name) lacks its value, \(value.name)")
        }
        options[option.name] = given
    }

    private func unknownOption(_ name: String, among known: [OptionSpec]) -> CommandError {
        let quoted = RawArgument(name).quoted
        guard let spec else {
            let guess = Nearest.word(to: name, among: known.map(\.name))
            return .badUse("unknown option \(quoted)\(Self.meaning(guess)); see peel --help")
        }
        if let guess = Nearest.word(to: name, among: known.map(\.name)) {
            return badUse("unknown option \(quoted)\(Self.meaning(guess))")
        }
        let takesText = spec.operands.contains { $0.kind == .textOrInput || $0.kind == .text }
        return badUse("unknown option \(quoted)" + (takesText ? "; before text that begins with a dash put --" : ""))
    }

    private func checkOperands(of spec: VerbSpec) throws {
        let needed = spec.operands.filter { $0.count != .oneOrNone }
        if operands.count < needed.count {
            let missing = needed[operands.count]
            let hint = missing.kind == .textOrInput ? "; give it in quotes, or - to read the standard input" : ""
            throw badUse("\(missing.name) is missing\(hint)")
        }
        let isOpen = spec.operands.contains { $0.count == .oneOrMore }
        if !isOpen, operands.count > spec.operands.count {
            let extra = operands[spec.operands.count]
            let hint = spec.operands.last.map { "; put a \($0.name) of several words in quotes" } ?? ""
            throw badUse("unexpected argument \(extra.quoted)\(hint)")
        }
    }

    private func badUse(_ message: String) -> CommandError {
        guard let spec else { return .badUse("\(message); see peel --help") }
        return CommandError(
            message: "\(message); see peel \(spec.name) --help", status: .badUse, verb: spec.verb)
    }

    private static func meaning(_ guess: String?) -> String {
        guess.map { " (did you mean \($0)?)" } ?? ""
    }
}
