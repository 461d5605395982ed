import CGtk
import GLib
import Gtk
import NoteStore

/// The page of the notes: search, filter, order and the sheets.
///
/// Thread: GTK's.
@MainActor
final class NotesPage {
    /// The page, as a widget.
    let box = Box(GTK_ORIENTATION_VERTICAL)
    /// The sheets.
    let grid: BoardGrid
    /// Where words are searched for.
    let entry = SearchEntry(name: localized("Search notes"), hint: localized("Search notes"))
    /// The filter by colours.
    let filter = ColorFilter()
    /// The notes.
    let notes: BoardNotes
    /// Other words are searched for and found; gets what a screen reader is to say.
    var onFound: @MainActor (String) -> Void = { _ in }

    /// The last sheet has gone, and the focus with it.
    var onEmptied: @MainActor () -> Void = {}

    /// There are no sheets yet, and they are to have the focus when there are, unless other words are searched for.
    private var isAwaitingSheets = false
    private let heading = Label.heading()
    private let stack = Stack()
    private var telling: EventSource?

    /// What is shown.
    enum Content: String {
        case sheets
        case noNotes
        case nothingFound
    }

    init(_ notes: BoardNotes, reader: NoteReader) {
        self.notes = notes
        grid = BoardGrid(name: localized("Notes"), reader: reader)
        heading.setAlign(horizontal: GTK_ALIGN_START)
        setUpTools()
        setUpPages()
        setUpSearch()
        grid.sheet = { [weak notes] item in notes?.sheet(of: item) }
        notes.onChange = { [weak self] changed in self?.update(changed) }
        filter.counts = { [weak notes] in notes?.colorCounts ?? [:] }
        filter.onChange = { [weak self] in
            guard let self else { return }
            notes.colors = filter.chosen
            tellSoon()
        }
        update([])
    }

    private func setUpTools() {
        let tools = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
        tools.addStyleClass("board-tools")
        entry.setExpand(horizontal: true)
        tools.append(entry)
        tools.append(filter.button)
        tools.append(sortButton)
        box.append(tools)
        box.append(heading)
    }

    private var sortButton: MenuButton {
        let menu = Menu()
        let labels: [(BoardSort, String)] = [
            (.changed, localized("Last Changed")), (.title, localized("Title")), (.created, localized("Created")),
            (.byHand, localized("By Hand")),
        ]
        for (sort, label) in labels { menu.append(label, action: "board.sort", target: sort.rawValue) }
        let button = MenuButton(name: localized("Sort"))
        button.setMenu(menu)
        return button
    }

    private func setUpPages() {
        let newButton = Button(localized("New Note"))
        newButton.setAction(ApplicationAction.new.detailedName)
        newButton.addStyleClass("suggested-action")
        let clear = Button(localized("Show All Notes"))
        clear.connect(.clicked) { [weak self] in self?.clear() }
        stack.add(grid.scroller, name: Content.sheets.rawValue, title: localized("Notes"))
        stack.add(
            EmptyState.make(
                icon: "document-new-symbolic", title: localized("No Notes Yet"),
                text: localized("Make one with the button or Control and N, or drop a text here."), button: newButton),
            name: Content.noNotes.rawValue, title: localized("No Notes Yet"))
        stack.add(
            EmptyState.make(
                icon: "edit-find-symbolic", title: localized("Nothing Found"),
                text: localized("No note has all these words and one of these colours. Try fewer words."),
                button: clear),
            name: Content.nothingFound.rawValue, title: localized("Nothing Found"))
        stack.setExpand(horizontal: true, vertical: true)
        box.append(stack)
    }

    private func setUpSearch() {
        entry.connect(.changed) { [weak self] in self?.search() }
        entry.connect(.searchStarted) { [weak self] in
            self?.entry.grabFocus()
            self?.entry.moveCaretToEnd()
        }
        entry.connect(.stopSearch) { [weak self] in self?.clear() }
        entry.connect(.entered) { [weak self] in self?.enterGrid() }
    }

    // MARK: Search

    /// Searches for words as if they had been written.
    func search(for words: String) {
        entry.text = words
        entry.moveCaretToEnd()
        search()
    }

    /// Shows all notes again, and gives them the focus.
    func clear() {
        entry.text = ""
        filter.clear()
        enterGrid()
    }

    /// Gives the focus to the sheets, as soon as there are any.
    func enterGrid() {
        isAwaitingSheets = grid.items.isEmpty
        guard !isAwaitingSheets else { return }
        grid.focus(grid.selectedItems.first.flatMap(grid.items.firstIndex(of:)) ?? 0)
    }

    private func search() {
        isAwaitingSheets = false
        let query = SearchQuery(entry.text)
        guard query != notes.query else { return }
        notes.query = query
        tellSoon()
    }

    /// Has the count said when the user rests.
    private func tellSoon() {
        telling = EventSource.after(milliseconds: 500) { [weak self] in
            guard let self else { return }
            telling = nil
            onFound(found)
        }
    }

    /// How many notes are shown, for a screen reader.
    var found: String {
        let count = notes.shownCount
        return notes.shown.isEmpty ? localized("Nothing found") : localizedPlural("%d note", "%d notes", count)
    }

    // MARK: Content

    /// What is shown now.
    var content: Content { Content(rawValue: stack.shown) ?? .sheets }

    private func update(_ changed: Set<BoardItem>) {
        let hadFocus = grid.scroller.containsFocus
        grid.show(notes.shown, changed: changed, query: notes.query)
        let isFiltered = !notes.query.isEmpty || !notes.colors.isEmpty
        let content: Content = !notes.shown.isEmpty || !notes.isKnown ? .sheets : isFiltered ? .nothingFound : .noNotes
        stack.shown = content.rawValue
        if isAwaitingSheets, !notes.shown.isEmpty { enterGrid() }
        // What had the focus is no longer there.
        if hadFocus, content != .sheets { onEmptied() }
        var words = localizedPlural("%d note", "%d notes", notes.count)
        if isFiltered {
            words = localizedPlural("%2$d of %1$d note", "%2$d of %1$d notes", notes.count, notes.shownCount)
            if !notes.query.isEmpty, !notes.isComplete { words += " \u{2014} " + localized("still reading") }
        }
        if notes.problemCount > 0 {
            words +=
                " \u{2014} "
                + localizedPlural("%d file cannot be used", "%d files cannot be used", notes.problemCount)
        }
        heading.text = words
    }
}
