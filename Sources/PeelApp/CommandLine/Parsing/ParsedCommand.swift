/// What a command line asks for.
enum ParsedCommand: Equatable {
    /// The notes on the desktop.
    case application(folder: RawArgument?, StartPurpose = .show)
    /// The help, of one verb or of all.
    case help(Verb?)
    /// The program's version.
    case version
    /// A picture; the arguments are for the painter to read.
    case render([RawArgument])
    /// One of the verbs.
    case verb(Invocation)
}
