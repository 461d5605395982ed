import GLib
import Gtk
import NoteStore

/// Tells on the desktop of a folder that cannot be used, and tries again until it can.
///
/// It tries after 1, 2, 4, 8 and then every 15 seconds, and whenever its window gets the focus: whoever comes back has
/// perhaps just mended it.
/// Thread: GTK's.
@MainActor
final class FolderTrouble {
    private let windows: WindowList
    private let attempt: @MainActor () throws -> Void
    private var window: NoteWindow?
    private var retry: EventSource?
    private var failures = 0

    /// Names what is to be done as soon as the folder allows it.
    /// - Parameter attempt: puts notes on the desktop, or throws; capture what is above weakly.
    init(_ windows: WindowList, attempt: @escaping @MainActor () throws -> Void) {
        (self.windows, self.attempt) = (windows, attempt)
    }

    /// Tries now.
    func tryNow() {
        retry = nil
        do {
            try attempt()
            failures = 0
            let told = window
            window = nil
            // After the notes are there, since the application ends with its last window.
            told?.window.close()
        } catch {
            failures += 1
            tell((error as? StoreError)?.sentence ?? "\(error)")
            retry = EventSource.after(milliseconds: failures > 4 ? 15_000 : 500 << UInt32(failures)) { [weak self] in
                self?.tryNow()
            }
        }
    }

    private func tell(_ sentence: String) {
        let text = localized("%s\n\nYour notes show up here by themselves as soon as that is done.", sentence)
        if let window { return window.tell(text) }
        let window = windows.tell(text)
        self.window = window
        let closed = window.onClosed
        window.onClosed = { [weak self] gone in
            closed(gone)
            // Put away by the user, who does not want it to come back.
            guard let self, self.window === gone else { return }
            (self.window, self.retry) = (nil, nil)
        }
        window.window.connect(.notify("is-active")) { [weak self, weak window] in
            guard let window, window.window.isActive, self?.window === window, self?.retry != nil else { return }
            self?.tryNow()
        }
    }
}
