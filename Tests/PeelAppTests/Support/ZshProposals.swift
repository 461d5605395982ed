import Foundation

/// What the Z shell proposes at the end of a line, asked as a user asks: in a terminal, by the Tab key.
enum ZshProposals {
    /// The arguments for `zsh`.
    /// - Parameters:
    ///   - line: what is typed.
    ///   - folder: where the file `_peel` is.
    static func arguments(for line: String, folder: String) -> [String] { ["-f", "-c", driver, "zsh", folder, line] }

    /// The proposals in what that has written.
    static func found(in output: String) -> [String] {
        output.matches(of: /<<<([^<>]+)>>>/).map { String($0.output.1) }
    }

    /// Starts a second shell in a terminal, has it say what it proposes, and prints what is on that terminal.
    ///
    /// Proposed is what is given to `compadd`, but by those calls of it that only look (-O, -A, -D).
    private static let driver = """
        zmodload zsh/zpty
        zpty shell zsh -f -i
        zpty -w shell "
        unset HISTFILE; PS1=; fpath=(${(qq)1} \\$fpath); autoload -Uz compinit; compinit -D -u; setopt extendedglob
        compadd() {
            local -a found
            if (( \\${@[(I)-[a-zA-Z]#[OAD]]} == 0 )); then
                builtin compadd -O found \\"\\$@\\"
                (( \\$#found == 0 )) || print -rl -- '<<<'\\$^found'>>>'
            fi
            builtin compadd \\"\\$@\\"
        }
        propose() { _main_complete; compstate[insert]= compstate[list]=; print '<<''>>' }
        zle -C propose complete-word propose; bindkey '^I' propose; print 'rea''dy'"
        zpty -r shell seen '*ready*'
        zpty -w -n shell "$2"$'\\t'
        zpty -r shell seen $'*<<>>*'
        print -r -- $seen
        """
}
