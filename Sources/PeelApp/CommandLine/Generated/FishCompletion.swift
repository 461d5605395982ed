/// What completes a command line in fish, made from the table.
enum FishCompletion {
    /// The file.
    static var content: String {
        """
        \(CompletionTable.banner)

        \(reading)
        complete -c peel -f
        \(CommandTable.programOptions.map { option($0, of: nil) }.joined())\
        \(CommandTable.verbs.map(verb).joined())
        """
    }

    private static func verb(_ spec: VerbSpec) -> String {
        let summary = quoted(spec.summary)
        let options = spec.allOptions.map { option($0, of: spec) }.joined()
        let operands = spec.operands.enumerated().map { index, operand in
            let proposals = proposals(operand.kind)
            guard !proposals.isEmpty else { return "" }
            let condition = operand.count == .oneOrMore ? "__peel_is \(spec.name)" : "__peel_is \(spec.name) \(index)"
            return "complete -c peel -n '\(condition)'\(proposals)\n"
        }
        return "\ncomplete -c peel -n '__peel_is \"\"' -a \(spec.name) -d \(summary)\n" + options + operands.joined()
    }

    private static func option(_ option: OptionSpec, of spec: VerbSpec?) -> String {
        let names = CompletionTable.names([option]).map { name in
            name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
        }
        // Exclusive: with a value of its own kind and no files but where files are meant.
        let value = option.value.map { " -x" + proposals($0.kind) } ?? ""
        let condition = "__peel_is \(spec?.name ?? "\"\"")"
        return "complete -c peel -n '\(condition)'\(names.joined())\(value) -d \(quoted(option.help))\n"
    }

    /// The part of a line that proposes a value; empty where nothing can be.
    private static func proposals(_ kind: ValueKind) -> String {
        switch kind {
        case .text, .textOrInput, .number: ""
        case .note: " -a '(__peel list)'"
        case .restorable: " -a '(__peel_restorable)'"
        case .folder: " -a '(__fish_complete_directories)'"
        case .file: " -a '(__fish_complete_path)'"
        case .color: " -a '\(CompletionTable.colors.joined(separator: " "))'"
        case .version: " -a '(__peel_versions)'"
        }
    }

    /// Text in fish's single quotes.
    private static func quoted(_ text: String) -> String {
        var result = "'"
        for character in text { result += "'\\".contains(character) ? "\\\(character)" : String(character) }
        return result + "'"
    }

    /// The options that have a value, as the words before it.
    private static var valueOptions: String {
        let options = CommandTable.programOptions + CommandTable.verbs.flatMap(\.options)
        let names = CompletionTable.names(options.filter { $0.value != nil })
        return names.reduce(into: []) { seen, name in if !seen.contains(name) { seen.append(name) } }
            .joined(separator: " ")
    }

    private static var reading: String {
        """
        # What stands before the cursor: the verb and its arguments, without options and their values.
        function __peel_words
            set -l is_value 0
            set -l is_plain 0
            for word in (commandline -opc)[2..-1]
                if test $is_value = 1
                    set is_value 0
                else if test $is_plain = 0; and string match -q -- -- "$word"
                    set is_plain 1
                else if test $is_plain = 0; and string match -q -r -- '^-.' "$word"
                    contains -- "$word" \(valueOptions); and set is_value 1
                else
                    printf '%s\\n' "$word"
                end
            end
        end

        # Whether a verb is given, "" for none, and so many arguments after it.
        function __peel_is
            set -l words (__peel_words)
            test "$words[1]" = "$argv[1]"; or return
            test (count $argv) = 1; or test (count $words) = (math $argv[2] + 1)
        end

        # Runs peel with the folder that is given on the line.
        function __peel
            set -l words (commandline -opc)
            set -l folder
            for i in (seq (count $words))
                if test "$words[$i]" = --folder; and set -q words[(math $i + 1)]
                    set folder --folder (string replace -r '^~(?=/|$)' -- "$HOME" $words[(math $i + 1)])
                else if string match -q -- '--folder=*' "$words[$i]"
                    set folder "$words[$i]"
                end
            end
            command peel $argv $folder 2>/dev/null
        end

        # A version is one of a note that is there.
        function __peel_restorable
            if string match -q -- '--version*' (commandline -opc)
                __peel list
            else
                __peel trash
            end
        end

        function __peel_versions
            set -l words (__peel_words)
            set -q words[2]; and __peel history $words[2] | cut -f 2,3
        end

        """
    }
}
