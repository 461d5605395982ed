import NoteStore

/// What is wrong in a folder, said beside a list that goes on without it.
@MainActor
enum FolderComplaints {
    /// Names what cannot be read, a line each.
    /// - Parameters:
    ///   - folder: the folder as it was read.
    ///   - notes: all its notes, since to have them from the folder again takes time.
    ///   - verb: what was to be done.
    /// - Returns: the exit status: that of an error where something was named.
    static func say(of folder: NoteFolder, notes: [NoteSummary], for verb: Verb) -> ExitStatus {
        var status = ExitStatus.done
        let problems = folder.unusable.map(\.problem) + notes.compactMap(\.problem).filter { isWorthSaying($0) }
        for problem in problems {
            ErrorOutput.complain(VisibleText.line(problem.sentence), verb: verb)
            status = .badUse
        }
        return status
    }

    /// Whether a list is incomplete for it.
    ///
    /// A note that is too large or no text is in the list all the same.
    private static func isWorthSaying(_ problem: StoreError) -> Bool {
        switch problem {
        case .tooLarge, .notText: false
        default: true
        }
    }
}
