/// What completes a command line in the Z shell, made from the table.
enum ZshCompletion {
    /// The file, to be found as `_peel`.
    static var content: String {
        """
        #compdef peel
        \(CompletionTable.banner)

        _peel_verbs() {
            local -a verbs=(
        \(CommandTable.verbs.map { "        \(CompletionTable.quoted("\($0.name):\($0.summary)"))\n" }.joined())\
            )
            _describe verb verbs
        }

        # The option for the folder, where the user has given it, before the verb or after.
        _peel_folder() {
            local given=${opt_args[--folder]:-$folder}
            reply=(${given:+--folder} ${~${(Q)given}})
        }

        # The first column, or that of a number, of what a verb lists.
        _peel_column() {
            local column=$1
            local -a reply lines
            shift
            _peel_folder
            lines=(${(f)"$(peel "$@" $reply 2>/dev/null | cut -f $column)"})
            compadd -a lines
        }

        _peel_notes() { _peel_column 1 list }
        # A version is one of a note that is there.
        _peel_restorable() { if (( ${+opt_args[--version]} )); then _peel_notes; else _peel_column 1 trash; fi }
        _peel_versions() { [[ -z $line[1] ]] || _peel_column 2 history ${(Q)line[1]} }

        _peel() {
            local context state state_descr folder
            local -a line
            local -A opt_args
            # Of what stands behind the verb, nothing is taken for an option of the program's.
            _arguments -C -S -A '-*' \\
        \(CommandTable.programOptions.map { argument($0) }.joined())\
                '1: :_peel_verbs' \\
                '*:: :->rest' && return
            [[ $state == rest ]] || return 1
            folder=$opt_args[--folder]
            case $words[1] in
        \(CommandTable.verbs.map(verb).joined())\
            esac
        }

        _peel "$@"

        """
    }

    private static func verb(_ spec: VerbSpec) -> String {
        let arguments = spec.allOptions.map { argument($0) } + spec.operands.map(operand)
        return "    \(spec.name)) _arguments -S \\\n" + arguments.joined() + "        && return ;;\n"
    }

    private static func argument(_ option: OptionSpec) -> String {
        let help = option.help.filter { !"[]".contains($0) }
        let value = option.value.map { ":\($0.name):\(action($0.kind))" } ?? ""
        let isLast = option.name == CommandTable.help.name || option.name == CommandTable.version.name
        let excluded = isLast ? "(- *)" : "(\(CompletionTable.names([option]).joined(separator: " ")))"
        return CompletionTable.names([option]).map { name in
            let sign = option.value == nil ? "" : name.hasPrefix("--") ? "=" : "+"
            return "        \(CompletionTable.quoted("\(excluded)\(name)\(sign)[\(help)]\(value)")) \\\n"
        }.joined()
    }

    private static func operand(_ operand: OperandSpec) -> String {
        let form =
            switch operand.count {
            case .one: ":"
            case .oneOrNone: "::"
            case .oneOrMore: "*:"
            }
        return "        \(CompletionTable.quoted("\(form)\(operand.name):\(action(operand.kind))")) \\\n"
    }

    /// What proposes a value.
    private static func action(_ kind: ValueKind) -> String {
        switch kind {
        case .text, .textOrInput, .number: " "
        case .note: "_peel_notes"
        case .restorable: "_peel_restorable"
        case .folder: "_files -/"
        case .file: "_files"
        case .color: "(\(CompletionTable.colors.joined(separator: " ")))"
        case .version: "_peel_versions"
        }
    }
}
