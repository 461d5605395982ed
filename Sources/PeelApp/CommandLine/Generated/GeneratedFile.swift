/// A file that is made from the table of the command line when the program is packaged.
///
/// `peel --generate man` prints it, and so on. No help tells of that: it is for the build.
enum GeneratedFile: String, CaseIterable {
    /// The manual page `peel(1)`.
    case man
    /// What completes a command line in Bash.
    case bash
    /// What completes a command line in the Z shell.
    case zsh
    /// What completes a command line in fish.
    case fish

    /// What the arguments after the program's name ask for, `nil` where it is something else.
    init?(_ arguments: [RawArgument]) {
        guard arguments.count == 2, arguments[0] == "--generate", let name = arguments[1].text else { return nil }
        self.init(rawValue: name)
    }

    /// The whole file.
    var content: String {
        switch self {
        case .man: ManualPage.content
        case .bash: BashCompletion.content
        case .zsh: ZshCompletion.content
        case .fish: FishCompletion.content
        }
    }
}
