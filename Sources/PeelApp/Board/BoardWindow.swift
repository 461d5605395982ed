import CGtk
import GLib
import Gtk
import NoteStore
import Paper

/// The window of the board.
///
/// Ownership: the ``Board`` keeps it as long as its window is there.
/// Thread: GTK's.
@MainActor
final class BoardWindow {
    /// The pages.
    enum Page: String {
        case notes
        case trash
    }

    let window: ApplicationWindow
    let notes: NotesPage
    let trash: TrashPage
    let history: HistoryPane
    let work: BoardWork
    let message = BoardMessage()
    /// The window is gone.
    var onClosed: @MainActor () -> Void = {}

    private let pages = Stack()
    private let state: BoardState
    private let preferences: Preferences
    private let content = Overlay()
    private var observations: [PreferenceObservation] = []
    private var fitting: EventSource?
    private var popover: Popover?
    private var popoverEnd: EventSource?
    /// The menus that have gone and still hang on the window, see ``PopoverHost``.
    private var gone: [Popover] = []
    private var clearing: EventSource?
    private let sortAction: StatefulAction<String>
    private let drag: BoardDragging

    /// Makes a window, not shown yet.
    init(
        in application: Application, folder: NoteFolder, windows: WindowList, state: BoardState,
        preferences: Preferences
    ) {
        (self.state, self.preferences) = (state, preferences)
        window = ApplicationWindow(application)
        work = BoardWork(folder, windows: windows, preferences: preferences)
        let model = BoardNotes(folder, state: state, sort: preferences.boardSort) { [weak windows] id in
            windows?.window(of: id) != nil
        }
        notes = NotesPage(model, reader: folder.reader)
        trash = TrashPage(folder, work: work)
        history = HistoryPane(folder, work: work)
        drag = BoardDragging(notes, work: work, reader: folder.reader)
        sortAction = StatefulAction("sort", preferences.boardSort.rawValue) { [weak preferences] name in
            if let sort = BoardSort(rawValue: name) { preferences?.boardSort = sort }
        }
        setUpWindow()
        setUpPages()
        setUpWork()
        setUpActions()
        setUpPreferences()
    }

    // MARK: Set-up

    private func setUpWindow() {
        BoardStyle.sheet.install(on: Display(of: window))
        window.addStyleClass("board-window")
        window.title = localized("All Notes")
        _ = FocusReminder(window)
        window.freeMenuKey()
        let size = state.size ?? (940, 700)
        window.setDefaultSize(width: size.width, height: size.height)
        if state.isMaximized { window.maximize() }
        notes.grid.view.columns = columns(for: size.width)
        trash.grid.view.columns = columns(for: size.width)
        let bar = HeaderBar()
        let newButton = Button(icon: "list-add-symbolic", name: ApplicationAction.new.label)
        newButton.setAction(ApplicationAction.new.detailedName)
        bar.packStart(newButton)
        bar.setTitle(pages.makeSwitcher())
        window.setTitlebar(bar)
        for property in ["default-width", "default-height", "maximized"] {
            window.connect(.notify(property)) { [weak self] in self?.sizeChanged() }
        }
        // What destroys it comes here first; that signal itself comes only with the last reference, and we hold one.
        window.connect(.unrealize) { [weak self] in self?.isGone() }
        window.connect(.map) { [weak self] in
            self?.fitSoon()
            self?.notes.enterGrid()
            // What the first frame does not need.
            self?.reading = EventSource.after(milliseconds: 300) { [weak self] in self?.notes.notes.readTexts() }
        }
    }

    private var reading: EventSource?

    private func setUpPages() {
        let beside = Box(GTK_ORIENTATION_HORIZONTAL)
        notes.box.setExpand(horizontal: true, vertical: true)
        beside.append(notes.box)
        beside.append(history.box)
        pages.add(beside, name: Page.notes.rawValue, title: localized("Notes"))
        pages.add(trash.box, name: Page.trash.rawValue, title: localized("Trash"))
        content.setChild(pages)
        content.add(message.box)
        window.setChild(content)
        notes.entry.captureKeys(of: notes.grid.scroller)
        pages.connect(.notify(Stack.shownProperty)) { [weak self] in self?.pageChanged() }
    }

    private func setUpWork() {
        work.onDone = { [weak self] done in self?.show(done) }
        work.onFailure = { [weak self] sentence in self?.message.show(sentence) }
        notes.grid.onActivate = { [weak self] item in
            if let id = item.noteID { self?.work.open([id]) }
        }
        notes.grid.onSelection = { [weak self] in self?.selectionChanged() }
        message.onLeave = { [weak self] in
            guard let self else { return }
            if page == .notes { notes.enterGrid() } else { trash.grid.focus(0) }
        }
        notes.onEmptied = { [weak self] in
            guard let self else { return }
            // In the search Control and Z would take back what was typed.
            if message.canUndo { message.grabFocus() } else { notes.entry.grabFocus() }
        }
        notes.onFound = { [weak self] words in
            guard let self else { return }
            Widget.announce(words, near: window.widget)
        }
        trash.onPurge = { [weak self] notes in self?.askToPurge(notes) }
        history.onHide = { [weak self] in
            self?.fitSoon()
            self?.notes.enterGrid()
        }
    }

    private func setUpActions() {
        let group = ActionGroup()
        add(.open, to: group) { $0.work.open($0.targets) }
        add(.close, to: group) { $0.work.close($0.targets) }
        add(.delete, to: group) { $0.delete() }
        add(.undo, to: group) { $0.message.undo() }
        add(.search, to: group) { $0.search() }
        add(.menu, to: group) { $0.showMenu(at: nil) }
        add(.moveBack, to: group) { $0.drag.move(by: -1, $0.targets) }
        add(.moveOn, to: group) { $0.drag.move(by: 1, $0.targets) }
        group.add(Action("clear") { [weak self] in self?.notes.clear() })
        group.add(Action("restore") { [weak self] in self?.trash.restore() })
        group.add(sortAction)
        group.add(
            StatefulAction("color", "") { [weak self] name in
                guard let self, let color = PaperColor(name: name) else { return }
                work.recolor(targets, to: color)
            })
        window.insert(group, name: BoardAction.group)
        // What a note's window has too, by the same keys.
        Action(NoteAction.close.rawValue) { [weak self] in self?.window.close() }.add(to: window)
        Action(NoteAction.delete.rawValue) { [weak self] in self?.delete() }.add(to: window)
        Action(NoteAction.history.rawValue) { [weak self] in self?.showHistory() }.add(to: window)

        for grid in [notes.grid, trash.grid] {
            let shortcuts = ShortcutController()
            for action in BoardAction.allCases {
                for key in action.row.keysBesideWriting { shortcuts.add(key: key, action: action.detailedName) }
            }
            shortcuts.add(key: "Escape", action: "board.clear")
            grid.scroller.addController(shortcuts)
            addContextClick(to: grid)
        }
        let shortcuts = ShortcutController()
        for action in BoardAction.allCases {
            for key in action.row.keys { shortcuts.add(key: key, action: action.detailedName) }
        }
        // Wherever the focus has gone with what was deleted; what is being written has the key first.
        for key in BoardAction.undo.row.keysBesideWriting {
            shortcuts.add(key: key, action: BoardAction.undo.detailedName)
        }
        window.addController(shortcuts)
    }

    private func add(_ action: BoardAction, to group: ActionGroup, _ body: @escaping @MainActor (BoardWindow) -> Void) {
        group.add(Action(action.rawValue) { [weak self] in if let self { body(self) } })
    }

    private func setUpPreferences() {
        preferencesChanged()
        observations = [preferences.observeAll { [weak self] in self?.preferencesChanged() }]
    }

    private func preferencesChanged() {
        notes.notes.sort = preferences.boardSort
        sortAction.state = preferences.boardSort.rawValue
        for grid in [notes.grid, trash.grid] {
            grid.grain = preferences.grain
            grid.writingFont = preferences.writingFont
        }
    }

    // MARK: What is shown

    /// The page that is shown.
    var page: Page {
        get { Page(rawValue: pages.shown) ?? .notes }
        set { pages.shown = newValue.rawValue }
    }

    /// Shows the window, ready for arrows and typing.
    func present() {
        window.present()
    }

    /// Begins a search.
    func search() {
        page = .notes
        notes.entry.grabFocus()
    }

    /// Shows the earlier versions of a note, or of the selected one.
    func showHistory(of id: NoteID? = nil) {
        if id == nil, history.isOpen { return history.hide() }
        guard let id = id ?? targets.first else { return }
        page = .notes
        if notes.notes.shown.contains(.note(id)) { notes.grid.select([.note(id)]) }
        history.show(id)
        history.grabFocus()
        fitSoon()
    }

    /// The notes that something is done to: those selected or, where none is, the one with the focus.
    var targets: [NoteID] {
        let selected = notes.grid.selectedItems.compactMap(\.noteID)
        return selected.isEmpty ? notes.grid.focusedItem?.noteID.map { [$0] } ?? [] : selected
    }

    private func delete() {
        if page == .trash { trash.purge() } else { work.delete(targets) }
    }

    private func pageChanged() {
        if page == .trash { trash.read() }
        fitSoon()
    }

    private func selectionChanged() {
        guard history.isOpen, let id = targets.first, id != history.note else { return }
        history.show(id)
    }

    private func show(_ done: BoardWork.Done) {
        guard let undo = done.undo else { return message.show(done.words) }
        message.show(done.words) { [weak self] in self?.takeBack(undo) }
    }

    private func takeBack(_ undo: @MainActor () throws -> Void) {
        work.attempting(undo)
        Widget.announce(localized("Taken back"), near: window.widget)
    }

    private func askToPurge(_ gone: [TrashedNote]) {
        guard !gone.isEmpty else { return }
        ConfirmDialog.ask(
            title: localizedPlural("Delete %d note for good?", "Delete %d notes for good?", gone.count),
            text: localized("Their earlier versions go too. This cannot be taken back."),
            words: localized("Delete for Good"), parent: window
        ) { [weak self] in
            self?.work.purge(gone)
            self?.trash.read()
        }
    }

    // MARK: Menu

    private func addContextClick(to grid: BoardGrid) {
        let click = ClickGesture(button: UInt32(GDK_BUTTON_SECONDARY))
        click.connect(.pressed) { [weak self, weak grid] _, x, y in
            guard let self, let grid else { return }
            if let place = grid.place(atX: x, y: y)?.place, !grid.selection.isSelected(place) {
                grid.select([grid.items[place]])
                grid.focus(place)
            }
            let origin = grid.view.point((x, y), in: content) ?? (x, y)
            showMenu(at: PixelArea(x: Int(origin.x), y: Int(origin.y), width: 1, height: 1))
        }
        grid.view.addController(click)
    }

    /// Opens the menu of what is selected.
    /// - Parameter area: where, in px of the window's content; nil for the sheet itself.
    private func showMenu(at area: PixelArea?) {
        let grid = page == .trash ? trash.grid : notes.grid
        guard let item = grid.focusedItem ?? grid.selectedItems.first else { return }
        endMenu()
        let place = grid.items.firstIndex(of: item) ?? 0
        let menu = page == .trash ? BoardMenus.trash() : BoardMenus.notes()
        let popover = Popover(menu: menu)
        popover.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: BoardAction.menu.label)
        popover.setParent(content.widget)
        popover.nameInnards(BoardAction.menu.label)
        if let area = area ?? grid.area(of: item, in: content) { popover.point(to: area) }
        popover.hasArrow = area == nil
        self.popover = popover
        popover.connect(.closed) { [weak self, weak grid] in
            // What has been chosen is done after this.
            self?.popoverEnd = EventSource.idle { [weak self, weak grid] in
                self?.endMenu()
                if let grid, !grid.items.isEmpty { grid.focus(min(place, grid.items.count - 1)) }
            }
        }
        popover.popUp()
    }

    private func endMenu() {
        popoverEnd = nil
        guard let popover else { return }
        self.popover = nil
        popover.popDown()
        // GTK forgets a reference to what the focus lies in and goes away.
        if window.focus?.isWithin(popover) == true { window.setFocus(nil) }
        gone.append(popover)
        clearing = EventSource.after(milliseconds: PopoverHost.patience) { [weak self] in self?.clear() }
    }

    private func clear() {
        clearing = nil
        for popover in gone { popover.unparent() }
        gone = []
    }

    // MARK: Size

    private func columns(for width: Int) -> Int { max(1, (width - 30) / (BoardCell.side + 8)) }

    private func sizeChanged() {
        state.isMaximized = window.isMaximized
        if !window.isMaximized, window.defaultSize.width > 0 { state.size = window.defaultSize }
        fitSoon()
    }

    private func fitSoon() {
        fitting = EventSource.idle { [weak self] in
            guard let self else { return }
            fitting = nil
            for grid in [notes.grid, trash.grid] where grid.scroller.size.width > 0 {
                let columns = columns(for: grid.scroller.size.width)
                if grid.view.columns != columns { grid.view.columns = columns }
            }
        }
    }

    // MARK: End

    /// Writes now what is remembered of the board.
    func save() { state.flush() }

    private func isGone() {
        endMenu()
        clear()
        observations = []
        (fitting, reading) = (nil, nil)
        state.flush()
        onClosed()
    }
}
