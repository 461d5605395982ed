import CGtk
import Gtk

/// The style sheets that the notes of a display use now: one for each look, as long as a note has it.
///
/// Thread: GTK's.
@MainActor
final class NoteStyles {
    /// The style sheets of this process.
    static let shared = NoteStyles()

    private struct Key: Hashable {
        let display: OpaquePointer
        let look: NoteLook
    }

    private struct Entry {
        let provider: StyleProvider
        let className: String
        var users: Int
    }

    private var entries: [Key: Entry] = [:]
    private var made = 0

    /// How many style sheets there are.
    var count: Int { entries.count }

    /// Lets a look hold for one note more.
    /// - Returns: the style class that the note must have.
    func use(_ look: NoteLook, on display: OpaquePointer) -> String {
        let key = Key(display: display, look: look)
        if var entry = entries[key] {
            entry.users += 1
            entries[key] = entry
            return entry.className
        }
        made += 1
        let className = "look-\(made)"
        let provider = StyleProvider(css: NoteStyle.sheet(look, className: className))
        provider.add(to: display, priority: .fallbackForApplication)
        entries[key] = Entry(provider: provider, className: className, users: 1)
        return className
    }

    /// Lets a look hold for one note less, and for none at all after the last.
    func leave(_ look: NoteLook, on display: OpaquePointer) {
        let key = Key(display: display, look: look)
        guard var entry = entries[key] else { return }
        entry.users -= 1
        entries[key] = entry.users > 0 ? entry : nil
        if entry.users == 0 { entry.provider.remove(from: display) }
    }
}
