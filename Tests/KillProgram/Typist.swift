import CGtk
import GLib
import NoteStore

/// Types into the notes of a folder until it is killed, and says on standard output what it types.
///
/// Into note N it types `N:1 N:2 N:3 ` and so on. After each such word it says `N:COUNT SECONDS`, the time being that of
/// the monotonic clock, which is the same in every process.
@MainActor
struct Typist {
    private let folder: NoteFolder

    init(folder path: String) {
        folder = NoteFolder(path: path)
    }

    func run() {
        do {
            try folder.refresh()
            folder.watch()
            let notes = try folder.notes.map { try folder.open($0.id) }
            let counts = notes.map { Self.lastWord(of: $0.text) }
            type(notes, counts)
        } catch {
            print("error: \(error)")
            exit(1)
        }
    }

    /// The number of the last word in a note.
    static func lastWord(of text: String) -> Int {
        text.split(separator: " ").last.flatMap { $0.split(separator: ":").last }.flatMap { Int($0) } ?? 0
    }

    private func type(_ notes: [OpenNote], _ counts: [Int]) {
        var counts = counts
        var words = 0
        let timer = EventSource.every(milliseconds: 7) {
            // As people do: mostly in one note, now and then in another.
            let index = (words / 40) % notes.count
            words += 1
            counts[index] += 1
            let note = notes[index]
            note.text += "\(note.title):\(counts[index]) "
            print("\(note.title):\(counts[index]) \(Double(g_get_monotonic_time()) / 1e6)")
            fflush(nil)
            if words % 300 == 0 { note.color = words % 600 == 0 ? "blue" : "rose" }
            return true
        }
        withExtendedLifetime(timer) {
            while true { MainContext.iterate(mayBlock: true) }
        }
    }
}
