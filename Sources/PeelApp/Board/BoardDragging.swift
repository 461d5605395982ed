import CGtk
import GLib
import Gtk
import NoteStore

/// Dragging on the board: sheets to another place or out of the window as text, and text onto it.
///
/// Thread: GTK's.
@MainActor
final class BoardDragging {
    private weak var page: NotesPage?
    private weak var work: BoardWork?
    private let reader: NoteReader
    /// The notes being dragged.
    private var dragged: [NoteID] = []
    private let source: DragSource

    init(_ page: NotesPage, work: BoardWork, reader: NoteReader) {
        (self.page, self.work, self.reader) = (page, work, reader)
        source = DragSource(actions: Self.actions)
        follow(source)
        page.grid.view.addController(source)
        page.box.addController(makeTarget(in: page))
    }

    private static var actions: GdkDragAction {
        GdkDragAction(rawValue: GDK_ACTION_MOVE.rawValue | GDK_ACTION_COPY.rawValue)
    }

    // MARK: By keyboard

    /// Lays notes some places further on, where the order is by hand; says what to do where it is not.
    func move(by places: Int, _ ids: [NoteID]) {
        guard let page, isByHand(), !ids.isEmpty else { return }
        let shown = page.notes.shown.compactMap(\.noteID)
        let moving = Set(ids)
        let rest = shown.filter { !moving.contains($0) }
        guard let first = shown.firstIndex(where: moving.contains) else { return }
        let before = shown[..<first].count { !moving.contains($0) }
        let target = min(max(before + places, 0), rest.count)
        page.notes.move(shown.filter(moving.contains), before: target < rest.count ? rest[target] : nil)
    }

    private func isByHand() -> Bool {
        guard let page else { return false }
        if page.notes.sort == .byHand { return true }
        work?.onFailure(localized("To lay notes as you like, choose “By Hand” under “Sort” first."))
        return false
    }

    // MARK: Source

    private func follow(_ source: DragSource) {
        source.onPrepare { [weak self] x, y in self?.begin(x, y) }
        source.connect(SignalName<PointerSignature>("drag-begin")) { [weak self] _ in self?.showWhatIsDragged() }
        source.connect(.dragSourceEnd) { [weak self] _ in self?.end() }
    }

    private func showWhatIsDragged() {
        guard let first = dragged.first, let picture = page?.grid.picture(of: .note(first)),
            let texture = picture.withPixels({ pixels, stride in
                Texture(pixels: pixels, width: picture.side, height: picture.side, stride: stride)
            })
        else { return }
        source.setIcon(texture.opaque, hotX: BoardCell.side / 2, hotY: BoardCell.side / 2)
    }

    private func begin(_ x: Double, _ y: Double) -> String? {
        guard let grid = page?.grid, let place = grid.place(atX: x, y: y)?.place,
            let id = grid.items[place].noteID
        else { return nil }
        let selected = grid.selectedItems.compactMap(\.noteID)
        dragged = selected.contains(id) ? selected : [id]
        // Other programs get the text.
        guard let name = sourceName(id) else { return nil }
        return (try? reader.note(name))?.text ?? ""
    }

    private func sourceName(_ id: NoteID) -> NoteName? {
        guard case .note(let name) = page?.notes.sheet(of: .note(id))?.source else { return nil }
        return name
    }

    private func end() {
        dragged = []
        page?.grid.showDrop(nil)
    }

    // MARK: Target

    private func makeTarget(in page: NotesPage) -> TextDropTarget {
        let target = TextDropTarget(actions: Self.actions) { [weak self] text, x, y in
            self?.drop(text, x, y) ?? false
        }
        target.connect(.dropMotion) { [weak self] x, y in
            self?.hover(x, y) ?? GdkDragAction(rawValue: 0)
        }
        target.connect(.dropLeave) { [weak self] in self?.page?.grid.showDrop(nil) }
        return target
    }

    private func place(_ x: Double, _ y: Double) -> (place: Int, side: BoardCell.DropSide)? {
        guard let page, let point = page.box.point((x, y), in: page.grid.view) else { return nil }
        return page.grid.place(atX: point.x, y: point.y)
    }

    private func hover(_ x: Double, _ y: Double) -> GdkDragAction {
        guard !dragged.isEmpty else { return GDK_ACTION_COPY }
        if let hit = place(x, y), page?.notes.sort == .byHand {
            page?.grid.showDrop(hit.place, hit.side)
        } else {
            page?.grid.showDrop(nil)
        }
        return GDK_ACTION_MOVE
    }

    private func drop(_ text: String, _ x: Double, _ y: Double) -> Bool {
        guard !dragged.isEmpty else {
            guard !text.allSatisfy(\.isWhitespace) else { return false }
            work?.make(of: text)
            return true
        }
        let (moving, hit) = (dragged, place(x, y))
        end()
        guard let page, isByHand(), let hit else { return false }
        lay(moving, hit.place, hit.side, on: page)
        return true
    }

    /// Lays notes before or behind a place.
    func lay(_ ids: [NoteID], _ place: Int, _ side: BoardCell.DropSide, on page: NotesPage) {
        let shown = page.notes.shown.compactMap(\.noteID)
        var index = side == .before ? place : place + 1
        // Before the next one that stays.
        while index < shown.count, ids.contains(shown[index]) { index += 1 }
        page.notes.move(ids, before: index < shown.count ? shown[index] : nil)
    }
}
