import CGtk
import GLib
import NoteStore

/// Kills a typist again and again, and looks at what it has left.
@MainActor
struct KillCheck {
    private let count: Int
    private let path: String
    private static let notes = 3

    init(count: Int) {
        self.count = count
        var template = Array((String(cString: g_get_tmp_dir()) + "/note-kill-check-XXXXXX").utf8CString)
        path = mkdtemp(&template).map { String(cString: $0) } ?? ""
    }

    /// Does it.
    /// - Returns: the exit status: 0 where nothing was lost.
    func run() -> Int32 {
        var random = SystemRandomNumberGenerator()
        var worst = 0.0
        var failures: [String] = []
        do {
            for number in 1...Self.notes {
                let folder = NoteFolder(path: path)
                try folder.create(text: "\(number):1 ", title: "\(number)")
            }
            for round in 1...max(count, 1) {
                let milliseconds = UInt32.random(in: 30...2500, using: &random)
                let typed = try TypedWords.byTypist(in: path, killedAfter: milliseconds)
                let (missing, problems) = check(typed)
                worst = max(worst, missing)
                failures += problems.map { "kill \(round), after \(milliseconds) ms: \($0)" }
            }
        } catch {
            failures.append("\(error)")
        }
        for failure in failures { print(failure) }
        print("\(count) kills, \(failures.count) failures, at most \(worst) s of typing missing")
        if failures.isEmpty { removeFolder() } else { print("The notes are in \(path)") }
        return failures.isEmpty ? 0 : 1
    }

    /// How much a kill may take: the second between two writes, and the time that the write itself takes.
    private static let allowed = 1.0 + 0.25

    private func check(_ typed: TypedWords) -> (missing: Double, problems: [String]) {
        let folder = NoteFolder(path: path)
        var problems: [String] = []
        var missing = 0.0
        do {
            try folder.refresh()
            if folder.notes.count != Self.notes { problems.append("there are \(folder.notes.count) notes") }
            for summary in folder.notes {
                let note = try folder.open(summary.id)
                let words = note.text.split(separator: " ")
                let expected = (1...max(words.count, 1)).map { "\(note.title):\($0)" }
                if note.isReadOnly || words.isEmpty || words.map(String.init) != expected {
                    problems.append("\(summary.name) is damaged")
                }
                // From when the first missing word was typed until the last moment of the typist.
                if let first = typed.moment(of: note.title, words.count + 1) {
                    missing = max(missing, typed.last - first)
                }
                note.close()
            }
        } catch {
            problems.append("\(error)")
        }
        if missing > Self.allowed { problems.append("\(missing) s of typing are missing") }
        return (missing, problems)
    }

    private func removeFolder() {
        let folder = NoteFolder(path: path)
        try? folder.refresh()
        for summary in folder.notes { _ = try? folder.delete(summary.id) }
        _ = try? folder.emptyTrash()
        rmdir(path + "/.trash")
        rmdir(path + "/.history")
        rmdir(path)
    }
}
