import CGtk
import GLib
import Gtk
import NoteStore

/// The page of the trash: what is in it, to be looked at, taken back or done away with.
///
/// Thread: GTK's.
@MainActor
final class TrashPage {
    /// The page, as a widget.
    let box = Box(GTK_ORIENTATION_VERTICAL)
    /// The sheets.
    let grid: BoardGrid
    /// What is in the trash, last deleted first.
    private(set) var notes: [TrashedNote] = []

    /// Whether the sheets are to get the focus as soon as they are there.
    var wantsFocus = false

    private let heading = Label.heading(localized("Trash"))
    private let stack = Stack()
    private let restoreButton = Button(localized("Restore"))
    private let purgeButton = Button(localized("Delete for Good\u{2026}"))
    private let emptyButton = Button(localized("Empty Trash\u{2026}"))
    private let folder: NoteFolder
    private let queue = FileWorkQueue()
    private var reading: BackgroundResult<Result<[TrashedNote], StoreError>>?
    private var observation: FolderObservation?
    private weak var work: BoardWork?
    /// Asks whether some notes are to go for good.
    var onPurge: @MainActor ([TrashedNote]) -> Void = { _ in }

    init(_ folder: NoteFolder, work: BoardWork) {
        (self.folder, self.work) = (folder, work)
        grid = BoardGrid(name: localized("Trash"), reader: folder.reader)
        grid.sheet = { item in item.trashedNote.map { BoardSheet($0) } }
        setUp()
        observation = folder.observe { [weak self] event in
            switch event {
            case .trashed, .appeared: self?.read()
            default: break
            }
        }
        read()
    }

    private func setUp() {
        let tools = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
        tools.addStyleClass("board-tools")
        heading.setExpand(horizontal: true)
        heading.setAlign(horizontal: GTK_ALIGN_START)
        purgeButton.addStyleClass("destructive-action")
        for widget in [heading, restoreButton, purgeButton, emptyButton] { tools.append(widget) }
        box.append(tools)
        stack.add(grid.scroller, name: "sheets", title: localized("Trash"))
        stack.add(
            EmptyState.make(
                icon: "user-trash-symbolic", title: localized("The Trash Is Empty"),
                text: localized("Notes that you delete wait here until you take them back or empty the trash.")),
            name: "empty", title: localized("The Trash Is Empty"))
        stack.setExpand(horizontal: true, vertical: true)
        box.append(stack)
        restoreButton.connect(.clicked) { [weak self] in self?.restore() }
        purgeButton.connect(.clicked) { [weak self] in self?.purge() }
        emptyButton.connect(.clicked) { [weak self] in
            guard let self else { return }
            onPurge(notes)
        }
        grid.onActivate = { [weak self] item in
            if let note = item.trashedNote { self?.work?.restore([note]) }
        }
        grid.onSelection = { [weak self] in self?.updateButtons() }
        updateButtons()
    }

    /// Takes the selected notes back.
    func restore() { work?.restore(selected) }

    /// Asks whether the selected notes are to go for good.
    func purge() { if !selected.isEmpty { onPurge(selected) } }

    /// The notes that something is done to: those selected or, where none is, the one with the focus.
    private var selected: [TrashedNote] {
        let selected = grid.selectedItems.compactMap(\.trashedNote)
        return selected.isEmpty ? grid.focusedItem?.trashedNote.map { [$0] } ?? [] : selected
    }

    /// Looks into the trash, in the background.
    func read() {
        let (reader, result) = (folder.reader, BackgroundResult<Result<[TrashedNote], StoreError>>())
        reading = result
        queue.add {
            do {
                result.put(.success(try reader.trash()))
            } catch {
                result.put(.failure(error as? StoreError ?? .other(subject: "", message: "\(error)")))
            }
        } then: { [weak self] in
            guard let self, reading === result else { return }
            reading = nil
            switch result.take() {
            case .success(let notes): show(notes)
            case .failure(let error): work?.onFailure(error.sentence)
            case nil: break
            }
        }
    }

    /// Whether the trash is being looked into.
    var isReading: Bool { reading != nil }

    private func show(_ notes: [TrashedNote]) {
        self.notes = notes
        grid.show(notes.map(BoardItem.trashed))
        stack.shown = notes.isEmpty ? "empty" : "sheets"
        heading.text =
            notes.isEmpty
            ? localized("Trash") : localizedPlural("%d note in the trash", "%d notes in the trash", notes.count)
        updateButtons()
        if wantsFocus { grid.focus(0) }
        wantsFocus = false
    }

    private func updateButtons() {
        let isAny = grid.selection.count > 0
        restoreButton.isSensitive = isAny
        purgeButton.isSensitive = isAny
        emptyButton.isSensitive = !notes.isEmpty
    }
}
