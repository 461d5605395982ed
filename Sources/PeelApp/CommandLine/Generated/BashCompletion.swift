/// What completes a command line in Bash, made from the table; it needs Bash alone.
enum BashCompletion {
    /// The file.
    static var content: String {
        """
        \(CompletionTable.banner)

        # The options of a verb, or those without one.
        _peel_options() {
            case $1 in
        \(CommandTable.verbs.map(options).joined())\
            *) echo \(CompletionTable.names(CommandTable.programOptions).joined(separator: " ")) ;;
            esac
        }

        # What the value of a verb's option is; fails where it takes none.
        _peel_value() {
            case $1,$2 in
            *,\(CommandTable.folder.name)) echo folder ;;
        \(CommandTable.verbs.map(values).joined())\
            *) return 1 ;;
            esac
        }

        # What a verb's argument of that number is, from 0.
        _peel_operand() {
            case $1,$2 in
        \(CommandTable.verbs.map(operands).joined())\
            esac
        }

        \(proposing)
        \(reading)
        complete -F _peel peel

        """
    }

    private static func options(_ spec: VerbSpec) -> String {
        "    \(spec.name)) echo \(CompletionTable.names(spec.allOptions).joined(separator: " ")) ;;\n"
    }

    private static func values(_ spec: VerbSpec) -> String {
        spec.options.map { option in
            guard let value = option.value else { return "" }
            let patterns = CompletionTable.names([option]).map { "\(spec.name),\($0)" }.joined(separator: " | ")
            return "    \(patterns)) echo \(CompletionTable.word(value.kind)) ;;\n"
        }.joined()
    }

    private static func operands(_ spec: VerbSpec) -> String {
        spec.operands.enumerated().map { index, operand in
            let number = operand.count == .oneOrMore ? "*" : "\(index)"
            let word = CompletionTable.word(operand.kind)
            return word.isEmpty ? "" : "    \(spec.name),\(number)) echo \(word) ;;\n"
        }.joined()
    }

    private static let proposing = """
        # Proposes what begins with a word: KIND WORD NOTE, and the folder's option.
        _peel_propose() {
            local kind=$1 word=$2 note=$3 name
            shift 3
            # A version is one of a note that is there.
            [[ $kind != restorable || " ${COMP_WORDS[*]} " != *" --version"* ]] || kind=note
            case $kind in
            folder | file)
                compopt -o filenames
                local form=-f
                [[ $kind == file ]] || form=-d
                while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen "$form" -- "$word")
                ;;
            color) while IFS= read -r name; do COMPREPLY+=("$name"); done < <(
                compgen -W "\(CompletionTable.colors.joined(separator: " "))" -- "$word"
            ) ;;
            note | restorable | version)
                compopt -o filenames # so that what is no letter is quoted
                while IFS=$'\\t' read -r name _; do
                    [[ $name != "$word"* ]] || COMPREPLY+=("$name")
                done < <(
                    case $kind in
                    note) peel list "$@" ;;
                    restorable) peel trash "$@" ;;
                    version) [[ -z $note ]] || peel history "$note" "$@" | cut -f 2 ;;
                    esac 2>/dev/null
                )
                ;;
            esac
        }

        """

    private static let reading = """
        # A word without the quoting that the user has begun or made.
        _peel_plain() {
            local word=${1#[\\"\\']}
            word=${word%[\\"\\']}
            printf '%s' "${word//\\\\/}"
        }

        _peel() {
            local word=${COMP_WORDS[COMP_CWORD]} verb="" option="" first="" plain="" folder=() count=0 i before
            COMPREPLY=()
            [[ $word != = ]] || word=
            for ((i = 1; i < COMP_CWORD; i++)); do
                before=$(_peel_plain "${COMP_WORDS[i]}")
                if [[ $before == = ]]; then
                    continue
                elif [[ -n $option ]]; then
                    [[ $option != --folder ]] || folder=(--folder "${before/#\\~/$HOME}")
                    option=
                elif [[ -z $plain && $before == -- ]]; then
                    plain=yes
                elif [[ -z $plain && $before == -?* ]]; then
                    option=$before
                    _peel_value "$verb" "$option" >/dev/null || option=
                elif [[ -z $verb ]]; then
                    verb=$before
                else
                    ((count)) || first=$before
                    ((++count))
                fi
            done
            word=$(_peel_plain "$word")
            if [[ -n $option ]]; then
                _peel_propose "$(_peel_value "$verb" "$option")" "$word" "$first" "${folder[@]}"
            elif [[ -z $plain && $word == -* ]]; then
                while IFS= read -r i; do COMPREPLY+=("$i"); done < <(compgen -W "$(_peel_options "$verb")" -- "$word")
            elif [[ -z $verb ]]; then
                while IFS= read -r i; do COMPREPLY+=("$i"); done < <(
                    compgen -W "\(CommandTable.verbs.map(\.name).joined(separator: " "))" -- "$word"
                )
            else
                _peel_propose "$(_peel_operand "$verb" "$count")" "$word" "$first" "${folder[@]}"
            fi
        }
        """
}
