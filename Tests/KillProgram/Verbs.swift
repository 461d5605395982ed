import CGtk
import NoteStore

/// Appends a line to a note so many times, each time as a command of its own would.
@MainActor
func append(_ text: String, to name: String, in path: String, times: Int) -> Int32 {
    do {
        for number in 0..<times {
            let folder = NoteFolder(path: path)
            try folder.refresh()
            guard let id = NoteName(name).flatMap(folder.id) else { return 1 }
            try folder.update(id) { $0.text += "\(text) \(number)\n" }
        }
        return 0
    } catch {
        print("\(error)")
        return 2
    }
}

/// Prints the headings of the notes of a folder.
@MainActor
func list(_ path: String) -> Int32 {
    let folder = NoteFolder(path: path)
    do {
        try folder.refresh()
    } catch {
        print("\(error)")
        return 2
    }
    var output = ""
    for note in folder.notes { output += note.heading + "\n" }
    print(output, terminator: "")
    return 0
}

/// Moves all notes of a folder to another.
func move(from source: String, to target: String) -> Int32 {
    do {
        let move = FolderMove(from: source, to: target)
        return move.removeOriginals(of: try move.copy()) == 0 ? 0 : 1
    } catch {
        print("\(error)")
        return 2
    }
}
