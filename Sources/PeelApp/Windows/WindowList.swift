import GLib
import Gtk
import NoteStore
import PostItNote

/// The notes that are on the desktop.
///
/// A note is open from being put there until it is put away. What is open when the program ends, however it ends, is
/// there again at the next start.
/// Thread: GTK's.
@MainActor
final class WindowList {
    /// The folder that the notes belong to.
    let folder: NoteFolder
    /// What is remembered of the windows.
    let states: WindowStates
    /// The windows, in the order in which they were opened.
    private(set) var windows: [NoteWindow] = []
    private var observation: FolderObservation?
    /// The window that the user worked with last.
    private weak var recent: NoteWindow?

    /// Earlier versions of a note are asked for.
    var onHistory: @MainActor (NoteID) -> Void = { _ in }
    /// A note has been put on the desktop or is no longer there.
    var onOpenChanged: @MainActor (NoteID) -> Void = { _ in }

    private let application: Application
    private let preferences: Preferences
    private var choices: PreferenceObservation?
    /// The program ends: what closes now was not put away.
    private var isEnding = false

    /// Makes an empty list.
    init(_ application: Application, folder: NoteFolder, preferences: Preferences) {
        (self.application, self.folder, self.preferences) = (application, folder, preferences)
        states = WindowStates(folder: folder.path)
        choices = preferences.observeAll { [weak self] in
            guard let self else { return }
            for window in windows { preferences.apply(to: window.note) }
        }
        // While a window is dragged not every window manager tells where it is, so it is asked.
        states.willWrite = { [weak self] in self?.windows.forEach { $0.place.read() } }
        observation = folder.observe { [weak self] event in
            if case .renamed(_, let old, let new) = event { self?.states.rename(old, to: new) }
            self?.showFault(event)
        }
    }

    /// Whether any note is on the desktop, and not only a window that tells of something.
    var hasNotes: Bool { windows.contains { $0.document != nil } }

    /// The window of a note, where it is open.
    func window(of id: NoteID) -> NoteWindow? { windows.first { $0.document?.open.id == id } }

    // MARK: Opening

    /// Puts a note on the desktop, or brings it forward where it is there already.
    /// - Throws: `StoreError` where it cannot be read.
    @discardableResult
    func open(_ id: NoteID) throws -> NoteWindow { open(try folder.open(id)) }

    /// Puts a note on the desktop, or brings it forward where it is there already.
    /// - Throws: `StoreError` where it cannot be read.
    @discardableResult
    func open(_ name: NoteName) throws -> NoteWindow { open(try folder.open(named: name)) }

    /// Puts a note on the desktop, or brings it forward where it is there already.
    @discardableResult
    func open(_ note: OpenNote) -> NoteWindow {
        let window = window(of: note.id) ?? show(note)
        window.window.presentAtCall()
        return window
    }

    /// Makes a note and puts it on the desktop, ready to be written on.
    /// - Throws: `StoreError` where the folder cannot take it.
    @discardableResult
    func openNew() throws -> NoteWindow {
        try folder.makeIfMissing()
        let new = preferences.newNote()
        let note = try folder.create(date: new.date, color: new.color.name)
        note.tilt = new.tilt
        let window = open(note)
        window.note.beginWriting()
        return window
    }

    /// Puts those notes back on the desktop that were there at the last end, but for what cannot be read.
    func restore() {
        for name in states.openNames {
            guard let note = try? folder.open(named: name), window(of: note.id) == nil else { continue }
            show(note).window.present()
        }
    }

    /// Brings all notes to the front, those too that are hidden; the one that the user worked with last stays on top.
    func present() {
        let time = windows.lazy.map(\.window.timeOfCall).first { $0 != 0 } ?? 0
        for window in windows where window !== recent { window.window.present(at: time) }
        recent?.window.present(at: time)
    }

    /// Brings the note to the front that was opened last.
    func presentLast() { windows.last?.window.presentAtCall() }

    /// Hides all notes where any is to be seen, and brings all back to where they were otherwise.
    ///
    /// Hidden notes are still open.
    /// - Returns: whether there are any notes that could be.
    func toggle() -> Bool {
        guard windows.contains(where: \.window.isVisible) else {
            present()
            return !windows.isEmpty
        }
        for window in windows {
            window.save()
            window.place.read()
            window.window.isVisible = false
        }
        return true
    }

    /// Has a note that is not on the desktop now stay away at the next start too.
    func putAway(_ name: NoteName) { states[name]?.isOpen = false }

    /// Puts something on the desktop that is no note and tells of something.
    @discardableResult
    func tell(_ text: String) -> NoteWindow {
        if let there = windows.first(where: { $0.document == nil && $0.note.text == text }) {
            there.window.presentAtCall()
            return there
        }
        let window = make()
        window.tell(text)
        window.window.present()
        return window
    }

    // MARK: Ending

    /// Saves everything, for good.
    /// - Returns: whether everything is on the disk; the windows of what is not say so.
    func saveAll() -> Bool {
        for window in windows { window.place.read() }
        states.flush()
        // Each of them, also after one that fails.
        return windows.map { $0.save() }.allSatisfy { $0 }
    }

    /// Closes all windows because the program ends; the notes stay open for the next start.
    ///
    /// Windows whose text cannot be saved stay and say so.
    func closeAll() {
        isEnding = true
        for window in windows { window.window.close() }
        isEnding = false
    }

    /// Takes away what has been begun and never written in, and saves the rest, at the end without asking.
    /// - Returns: whether everything is on the disk.
    func endAll() -> Bool {
        for window in windows {
            window.dropIfBlank()
            remember(window, isOpen: true)
        }
        _ = folder.flushAll()
        folder.settleNames()
        return saveAll()
    }

    // MARK: Windows

    private func show(_ note: OpenNote) -> NoteWindow {
        let window = make()
        window.show(note)
        arrange(window, states[note.name])
        window.actions.update()
        remember(window, isOpen: true)
        window.onArranged = { [weak self] window in self?.remember(window, isOpen: true) }
        onOpenChanged(note.id)
        return window
    }

    private func make() -> NoteWindow {
        let window = NoteWindow(in: application, folder: folder)
        window.window.connect(.notify("is-active")) { [weak self, weak window] in
            if let window, window.window.isActive { self?.recent = window }
        }
        window.distinctTitle = { [weak self] window, title in self?.distinctTitle(title, for: window) ?? title }
        preferences.apply(to: window.note)
        window.note.connect(.notify(PostItNote.Property.color)) { [weak self, weak window] in
            guard let window, window.document?.isLoading == false else { return }
            self?.preferences.lastColor = window.note.color.name
        }
        windows.append(window)
        window.onHistory = { [weak self] id in self?.onHistory(id) }
        window.onClosed = { [weak self] closed in
            guard let self else { return }
            remember(closed, isOpen: isEnding)
            windows.removeAll { $0 === closed }
            if let note = closed.document?.open { onOpenChanged(note.id) }
        }
        return window
    }

    private func remember(_ window: NoteWindow, isOpen: Bool) {
        guard let open = window.document?.open else { return }
        guard !open.isTrashed else { return states[open.name] = nil }
        var state = states[open.name] ?? WindowState()
        (state.width, state.height, state.isOpen) = (window.frame.side, window.frame.side, isOpen)
        state.zoom = window.note.zoom == 1 ? nil : window.note.zoom
        state.isStill = !window.note.breeze
        state.standing = window.place.standing
        states[open.name] = state
    }
}
