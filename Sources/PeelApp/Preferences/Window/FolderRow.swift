import CGtk
import GLib
import Gtk
import NoteStore

/// The folder of notes, and the choosing of another: its notes are used, or the user's are moved there, and neither
/// without being asked.
@MainActor
final class FolderRow: PreferenceRow {
    let widget: Widget
    private let path = PreferenceLayout.hint()
    private let choose = Button(localized("Choose…"))
    let question = Box(GTK_ORIENTATION_VERTICAL, spacing: PreferenceLayout.gap)
    let words = PreferenceLayout.title("")
    private let buttons = Box(GTK_ORIENTATION_HORIZONTAL, spacing: PreferenceLayout.gap)
    let use = Button(localized("Use the Notes There"))
    let move = Button(localized("Move My Notes There"))
    let cancel = Button(localized("Cancel"))

    private weak var owner: (any NotesFolderUse)?
    private weak var window: Window?
    private let preferences: Preferences
    private var wanted = ""
    private var isMoving = false
    private var leading: EventSource?

    init(_ preferences: Preferences, _ owner: any NotesFolderUse, in window: Window) {
        (self.preferences, self.owner, self.window) = (preferences, owner, window)
        let title = PreferenceLayout.title(localized("Folder of your notes"))
        choose.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: localized("Choose the folder of your notes"))
        gtk_accessible_reset_relation(choose.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        for button in [use, move, cancel] { buttons.append(button) }
        question.append(words)
        question.append(buttons)
        question.isVisible = false
        widget = PreferenceLayout.column([
            PreferenceLayout.beside(PreferenceLayout.column([title, path], spacing: 2), choose), question,
        ])
        refresh()
        choose.connect(.clicked) { [weak self] in self?.ask() }
        use.connect(.clicked) { [weak self] in self?.useIt() }
        move.connect(.clicked) { [weak self] in self?.moveThere() }
        cancel.connect(.clicked) { [weak self] in self?.close() }
    }

    func refresh() {
        guard let owner else { return }
        let folder = VisibleText.line(owner.notesFolder)
        path.text =
            owner.isFolderNamed
            ? localized("%s, which was named when Peel was started", folder) : folder
        choose.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: path.text)
        choose.isSensitive = !owner.isFolderNamed && !isMoving && preferences.isWritable(.notesFolder)
    }

    // MARK: Asking

    private func ask() {
        guard let window, let owner else { return }
        let chooser = FolderChooser(
            title: localized("Folder of Your Notes"), folder: owner.notesFolder, parent: window)
        chooser.ask { [weak self] path in
            if let path { self?.consider(path) }
        }
    }

    /// Asks what is to be done with a folder that was chosen.
    func consider(_ path: String) {
        guard let owner else { return }
        wanted = path
        let shown = VisibleText.line(path)
        if FolderMove(from: owner.notesFolder, to: path).isWithinOneFolder {
            return tell(localized("“%s” is the folder that is used already.", shown))
        }
        let there = NoteFolder(path: path)
        do {
            try there.refresh()
        } catch {
            return tell((error as? StoreError)?.sentence ?? "\(error)")
        }
        let count = there.notes.count
        use.words = count == 0 ? localized("Start Empty There") : localized("Use the Notes There")
        show(
            count == 0
                ? localized("“%s” has no notes yet. What is to become of yours?", shown)
                : localizedPlural(
                    "There is %d note in “%s” already. What is to become of yours?",
                    "There are %d notes in “%s” already. What is to become of yours?", count, shown),
            [use, move, cancel])
    }

    private func show(_ text: String, _ choices: [Button]) {
        words.text = text
        for button in [use, move, cancel] { button.isVisible = choices.contains { $0 === button } }
        cancel.words = choices.count == 1 ? localized("OK") : localized("Cancel")
        question.isVisible = true
        fitButtons()
        // Spoken with the button that gets the focus.
        for button in choices { button.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: text) }
        lead(to: choices.first)
    }

    /// Moves the focus to a button when it has its place, so that the view scrolls there.
    private func lead(to button: Button?) {
        leading = EventSource.after(milliseconds: 80) { [weak self, weak button] in
            button?.grabFocus()
            if let window = self?.window { gtk_window_set_focus_visible(window.cast(), 1) }
        }
    }

    private func tell(_ text: String) { show(text, [cancel]) }

    /// Below each other where they are too wide beside each other.
    private func fitButtons() {
        buttons.orientation = GTK_ORIENTATION_HORIZONTAL
        let room = widget.size.width
        let isTooWide = room > 0 && buttons.measure(GTK_ORIENTATION_HORIZONTAL).natural > room - 28
        if isTooWide { buttons.orientation = GTK_ORIENTATION_VERTICAL }
    }

    private func close() {
        question.isVisible = false
        choose.grabFocus()
    }

    // MARK: Doing

    private func useIt() {
        do {
            try owner?.useFolder(wanted)
            refresh()
            tell(localized("These notes are shown now. Those of the other folder are still there."))
        } catch {
            tell((error as? FolderUseError)?.sentence ?? "\(error)")
        }
    }

    private func moveThere() {
        isMoving = true
        refresh()
        show(localized("Your notes are being moved…"), [])
        owner?.moveNotes(to: wanted) { [weak self] result in
            guard let self else { return }
            isMoving = false
            refresh()
            switch result {
            case .success(0): tell(localized("Your notes have been moved."))
            case .success(let kept):
                tell(
                    localizedPlural(
                        "Your notes have been moved. %d old file could not be removed and is still in the old folder.",
                        "Your notes have been moved. %d old files could not be removed and are still in the old folder.",
                        kept))
            case .failure(let error):
                tell(localized("Nothing was moved, and your notes are where they were. %s", error.sentence))
            }
        }
    }
}
