import GLib
import NoteStore

/// Another folder of notes while the program runs.
extension PeelApplication: NotesFolderUse {
    var notesFolder: String { folder.path }

    func useFolder(_ path: String) throws {
        let next = NoteFolder(path: path)
        do {
            try next.refresh()
        } catch {
            throw FolderUseError(sentence: (error as? StoreError)?.sentence ?? "\(error)")
        }
        try putAway()
        show(next)
    }

    func moveNotes(to path: String, then: @escaping @MainActor (Result<Int, FolderUseError>) -> Void) {
        do {
            try putAway()
        } catch {
            return then(.failure(error as? FolderUseError ?? FolderUseError(sentence: "\(error)")))
        }
        isMoving = true
        let move = FolderMove(from: folder.path, to: path)
        LoopScheduler.run {
            Result { try move.copy() }
        } then: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let copies): moved(move, copies, then)
            case .failure(let error):
                isMoving = false
                showNotes()
                then(.failure(FolderUseError(sentence: (error as? StoreError)?.sentence ?? "\(error)")))
            }
        }
    }

    /// Everything is at its new place too: from here on that one counts, and only then the old files go.
    private func moved(
        _ move: FolderMove, _ copies: FolderMove.Copies,
        _ then: @escaping @MainActor (Result<Int, FolderUseError>) -> Void
    ) {
        let next = WindowStates(folder: move.target)
        next.adopt(windows.states)
        next.flush()
        board.save()
        let order = BoardState(folder: move.target)
        order.adopt(orderOf: BoardState(folder: folder.path))
        order.flush()
        isMoving = false
        show(NoteFolder(path: move.target))
        StoredSettings.sync()
        LoopScheduler.run {
            move.removeOriginals(of: copies)
        } then: { kept in
            then(.success(kept))
        }
    }

    /// Saves all notes and closes their windows, as at the program's end.
    private func putAway() throws {
        guard windows.saveAll() else {
            throw FolderUseError(sentence: localized("A note cannot be saved; its own window says why."))
        }
        windows.closeAll()
    }

    /// Has a folder's notes be those that are shown.
    private func show(_ next: NoteFolder) {
        preferences.notesFolder = next.path == NoteFolder.usualPath ? "" : next.path
        adopt(next)
        showNotes()
    }
}
