/// Copying all notes elsewhere.
extension NoteFolder {
    /// Copies every note to another folder, which is made where it is not there yet.
    ///
    /// Waits for the disk. Nothing there is overwritten: a copy gets a number behind its name where that is taken by something else, and
    /// what is there with the same content is not copied again. One bad file never hinders another.
    /// - Parameter target: the other folder's path.
    /// - Throws: ``StoreError`` where nothing can be copied to the other folder at all.
    public func export(to target: String) throws -> ExportResult {
        let other = NoteDisk(path: target)
        try other.makeFolder()
        // A folder that cannot be read is told at once, and not for each note.
        _ = try other.openFolder()
        var result = ExportResult(problems: unusable.map(\.problem))
        for note in notes {
            do {
                let bytes = try openNotes[note.id]?.file.bytes ?? disk.read(note.name).bytes
                if try other.name(ofCopy: bytes, under: note.name) != nil {
                    result.present += 1
                } else {
                    _ = try other.saveNew(bytes, as: note.name)
                    result.copied += 1
                }
            } catch let error as StoreError {
                result.problems.append(error)
                // The next one would not fit either.
                if case .diskFull = error { break }
            }
        }
        return result
    }
}

extension NoteDisk {
    /// Which of a name and those that are its copies by their number holds some content already.
    func name(ofCopy bytes: [UInt8], under name: NoteName) throws -> NoteName? {
        let folder = try openFolder()
        var candidate = name
        var number = 1
        while let stamp = try naming(name, { try status(candidate, in: folder) }) {
            if stamp.size == bytes.count, let content = try? read(candidate, in: folder), content.bytes == bytes {
                return candidate
            }
            number += 1
            candidate = name.adding(" (\(number))")
        }
        return nil
    }
}
