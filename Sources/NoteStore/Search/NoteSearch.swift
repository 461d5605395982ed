import GLib

/// A search through notes: those that hold all of the words in their title and text together.
struct NoteSearch: Sendable {
    let disk: NoteDisk
    let words: [String]
    /// The notes to look through.
    let notes: [NoteSummary]
    /// The contents that open notes have, which the disk may not yet.
    let open: [NoteID: NoteFile]

    /// The notes found, in their order.
    ///
    /// Files that cannot be read are not found. Thread: any.
    func run() -> [NoteSummary] {
        guard !words.isEmpty, let folder = try? disk.openFolder() else { return [] }
        return notes.filter { note in
            let file = open[note.id] ?? (try? disk.read(note.name, in: folder)).map { NoteFile(bytes: $0.bytes) }
            guard let file else { return false }
            return SearchText.matches(file.title + "\n" + file.text, words)
        }
    }
}

extension NoteFolder {
    /// The notes that hold all of some words, in title and text, whatever the case of letters and their accents; last
    /// written first.
    ///
    /// Waits for the disk.
    public func search(_ words: String) -> [NoteSummary] {
        searching(words).run()
    }

    /// The same in the background.
    /// - Parameter completion: called on the main thread with what was found.
    public func search(_ words: String, then completion: @escaping @MainActor @Sendable ([NoteSummary]) -> Void) {
        let search = searching(words)
        let result = BackgroundResult<[NoteSummary]>()
        scheduler.inBackground({ result.put(search.run()) }, then: { completion(result.take() ?? []) })
    }

    private func searching(_ words: String) -> NoteSearch {
        let open = openNotes.filter { !$0.value.isTrashed }.mapValues(\.file)
        return NoteSearch(disk: disk, words: SearchText.words(words), notes: notes, open: open)
    }
}
