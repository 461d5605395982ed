import GLib

/// Every verb and option of `peel`: what the parser takes and the help shows is made from this.
enum CommandTable {
    /// The folder of notes.
    static let folder = OptionSpec(
        name: "--folder", value: .init(name: "DIR", kind: .folder),
        help: localized("the folder of notes, instead of that in PEEL_FOLDER"))
    /// The start with the session.
    static let autostart = OptionSpec(
        name: "--autostart", help: localized("show the notes that were open, or else nothing; for login"))
    /// The help.
    static let help = OptionSpec(name: "--help", shortName: "-h", help: localized("show this help"))
    /// The program's version.
    static let version = OptionSpec(name: "--version", help: localized("show the program's version"))

    /// The wait for calls by the bus, by the name that every such program has for it.
    static let service = OptionSpec(
        name: "--gapplication-service", help: localized("show nothing, and wait to be called over D-Bus"))

    /// What can stand before a verb, or without one.
    static let programOptions = [folder, autostart, service, help, version]

    /// Every verb, in the order of the help.
    static let verbs: [VerbSpec] = [
        new, list, show, append, edit, remove, trash, restore, history, search, export, location, render, open,
        close, toggle, board, quit,
    ]

    /// The entry of a verb.
    static func spec(named name: String) -> VerbSpec? {
        verbs.first { $0.name == name }
    }
}
