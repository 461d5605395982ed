import NoteStore

/// What the windows tell of the folder itself.
extension WindowList {
    /// Puts on every note what has become of the folder, and takes it away when that is over.
    func showFault(_ event: NoteFolderEvent) {
        switch event {
        case .folderFailed(let error):
            for window in windows { window.showFault(error) }
        case .folderRecovered:
            for window in windows { window.message.clear(.folder) }
        default:
            break
        }
    }
}

extension NoteWindow {
    /// Says that the folder cannot be used, where the window does not say already that the text cannot be saved there.
    fileprivate func showFault(_ error: StoreError) {
        guard let document, document.open.failure == nil, !document.open.isTrashed else { return }
        message.show(NoteMessage(topic: .folder, text: error.sentence))
    }

    /// Has the paper say something that is no note.
    func tell(_ text: String) {
        guard note.text != text else { return }
        note.text = text
        updateTitle()
    }
}
