import CGtk
import GLib
import Gtk
import NoteStore
import PostItNote

/// One note on the desktop.
///
/// Ownership: the ``WindowList`` keeps it as long as its window is there.
/// Thread: GTK's.
@MainActor
final class NoteWindow {
    let window: ApplicationWindow
    /// The frame, as a widget and as what it is made of.
    let content: Widget
    let frame: NoteFrame
    /// The folder that the note belongs to.
    let folder: NoteFolder
    /// The note's file; nil for a note that only tells of something.
    private(set) var document: NoteDocument?
    /// The user has said that the window may go though its text cannot be saved.
    var mayLose = false
    /// Where the window is on its desktop.
    let place: WindowPlace
    /// The sheet has been given another side, or the window another place.
    var onArranged: @MainActor (NoteWindow) -> Void = { _ in }
    /// Earlier versions of the note are asked for.
    var onHistory: @MainActor (NoteID) -> Void = { _ in }
    /// Makes the window's name one that no other window has.
    var distinctTitle: @MainActor (NoteWindow, String) -> String = { _, title in title }
    /// The window is gone.
    var onClosed: @MainActor (NoteWindow) -> Void = { _ in }

    private let dragging: NoteDragging
    private let controls: NoteControls
    private let cutout: WindowCutout
    private let square = SquareKeeper()
    private let shortcuts = ShortcutController()
    let actions = NoteActions()
    let reminder: FocusReminder
    /// What is to be said when the user comes back to the window.
    var unheard: [String] = []
    /// The menu, or what else is open over the note.
    let popovers: PopoverHost
    private let contextMenu = ContextMenuGestures()
    let zoom = NoteZoom()
    private let focusKeeper = FocusKeeper()
    private let drops = NoteDrops()

    var note: PostItNote { frame.note }
    var message: MessageBar { frame.message }

    /// Makes a window, not shown yet.
    init(in application: Application, folder: NoteFolder) {
        self.folder = folder
        content = Widget(WidgetClass.create(NoteFrame.self))
        guard let frame = WidgetClass.implementation(of: content.pointer, as: NoteFrame.self) else {
            fatalError("a frame has no Swift half")
        }
        self.frame = frame
        window = ApplicationWindow(application)
        reminder = FocusReminder(window)
        place = WindowPlace(of: window)
        dragging = NoteDragging(frame, of: content, in: window)
        controls = NoteControls(frame, of: content, in: window)
        cutout = WindowCutout(frame, in: window)
        popovers = PopoverHost(frame, in: window)
        setUpWindow()
        setUpSize()
        setUpActions()
    }

    // MARK: Set-up

    private func setUpWindow() {
        WindowStyle.sheet.install(on: Display(of: window))
        window.addStyleClass(WindowStyle.note)
        window.isDecorated = false
        window.setChild(content)
        window.setFocus(note)
        updateTitle()
        note.connect(.notify(PostItNote.Property.writing)) { [weak self] in self?.updateTitle() }
        note.connect(.notify(PostItNote.Property.title)) { [weak self] in self?.updateTitle() }
        message.onShow = { [weak self] in self?.say($0) }
        reminder.words = { [weak self] in self?.takeUnheard() ?? "" }
        dragging.onPress = { [weak self] in self?.controls.touched() }
        window.connect(.closeRequest) { [weak self] in
            guard let self else { return false }
            guard letGo() else { return true }
            // GTK destroys it next; that signal comes only with the last reference, and we hold one.
            isGone()
            return false
        }
        window.connect(.notify("is-active")) { [weak self] in
            guard let self else { return }
            // Not every file system tells of changes, so whoever comes back has the folder looked at.
            if window.isActive { folder.refreshSoon() } else { save() }
        }
    }

    private func setUpSize() {
        resize(to: frame.side)
        dragging.onResize = { [weak self] side in self?.resize(to: side) }
        square.onSettle = { [weak self] side in
            guard let self else { return }
            resize(to: frame.geometry.sheetSide(forWindow: side))
        }
        place.onChange = { [weak self] in
            guard let self else { return }
            onArranged(self)
            actions.update()
        }
        frame.onNeedsChanged = { [weak self] in
            guard let self else { return }
            resize(to: frame.side)
        }
        frame.onPlaced = { [weak self] width, height in self?.isPlaced(width, height) }
        note.connect(.notify(PostItNote.Property.zoom)) { [weak self] in
            guard let self else { return }
            onArranged(self)
        }
        note.connect(.notify(PostItNote.Property.rotation)) { [weak self] in self?.isTilted() }
        content.connect(.map) { [weak self] in self?.cutout.update() }
    }

    private func setUpActions() {
        actions.add(to: self)
        setUpMenus()
        focusKeeper.follow(window, content: content)
        drops.follow(self)
        contextMenu.add(to: content) { [weak self] x, y in self?.showMenu(at: (x, y)) }
        ActionTable.bindKeysBesideWriting(to: shortcuts)
        content.addController(shortcuts)
    }

    // MARK: Content

    /// Shows an open note in the window.
    func show(_ open: OpenNote) {
        let document = NoteDocument(open, on: note)
        self.document = document
        document.onEvent = { [weak self, weak open] event in
            guard let open else { return }
            self?.show(event, of: open)
        }
        if open.isReadOnly {
            let text = StoreError.notText(subject: "\(open.name)").sentence
            message.show(NoteMessage(topic: .failure, text: text))
        }
        updateTitle()
        actions.update()
    }

    // MARK: Size

    /// Gives the sheet a side in px.
    func resize(to side: Int) {
        frame.side = side
        let windowSide = frame.geometry.windowSide(forSheet: side)
        window.setDefaultSize(width: windowSide, height: windowSide)
        onArranged(self)
    }

    private func isPlaced(_ width: Int, _ height: Int) {
        cutout.update()
        square.sized(width: width, height: height, isFixed: Surface(of: window)?.sizeIsFixed ?? false)
    }

    private func isTilted() {
        guard frame.geometry.rotation != note.rotation else { return }
        frame.geometry.rotation = note.rotation
        content.queueResize()
        resize(to: frame.side)
    }

    // MARK: Title

    /// Tells in the window's name which note it is; not while it is being written, since each change would be spoken.
    func updateTitle() {
        guard !note.isWriting || window.title.isEmpty else { return }
        window.title = distinctTitle(self, WindowTitle.of(title: note.title, text: note.text))
    }

    // MARK: End

    private func isGone() {
        place.read()
        popovers.stop()
        cutout.stop()
        onClosed(self)
    }
}
