import CGtk
import GLib
import Gtk
import NoteStore
import PostItNote

/// A grid of sheets: which there are, which are selected, and their pictures.
///
/// Only the cells near what is shown exist, and only their pictures are made, in the background, the nearest first.
/// Ownership: whoever shows it keeps it; its widget does not keep it.
/// Thread: GTK's.
@MainActor
final class BoardGrid {
    /// The scrolled grid, as a widget.
    let scroller = ScrolledWindow()
    /// The grid.
    let view: GridView
    /// Which sheets are selected.
    let selection: MultiSelection
    /// The pictures.
    let cache: ThumbnailCache

    /// Says what a sheet looks like.
    var sheet: @MainActor (BoardItem) -> BoardSheet? = { _ in nil }
    /// A sheet has been opened, by Enter or a double click.
    var onActivate: @MainActor (BoardItem) -> Void = { _ in }
    /// Other sheets are selected.
    var onSelection: @MainActor () -> Void = {}

    /// What is there, in order.
    private(set) var items: [BoardItem] = []
    /// The words that are marked in the sheets.
    var query = SearchQuery()
    /// The families of the writing; empty for a handwriting face.
    var writingFont = "" {
        didSet { if writingFont != oldValue { styleChanged() } }
    }
    /// Whether the paper has grain.
    var grain = true {
        didSet { if grain != oldValue { styleChanged() } }
    }

    private let list = ListModel()
    private let reader: NoteReader
    private let queue = FileWorkQueue()
    private let stencils = SheetStencils()
    private var cells: [OpaquePointer: BoardCell] = [:]
    private var bound: [BoardItem: BoardCell] = [:]
    /// The sheets that assistive technology has still to be told of.
    private var undescribed: Set<BoardItem> = []
    private var describing: EventSource?
    private var isPainting = false
    private var painting: EventSource?
    private var style = 0
    private var isTelling = false
    private let keys = KeyController()

    /// Makes an empty grid.
    /// - Parameters:
    ///   - name: what the grid is called.
    ///   - reader: reads what the sheets show.
    init(name: String, reader: NoteReader) {
        self.reader = reader
        selection = MultiSelection(list)
        let factory = CellFactory()
        view = GridView(selection, cells: factory)
        let scale = max(1, view.scaleFactor)
        cache = ThumbnailCache(limit: 24 * 1024 * 1024 * scale * scale)
        view.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        view.addStyleClass("board")
        view.columns = 4
        scroller.setPolicy(horizontal: GTK_POLICY_NEVER, vertical: GTK_POLICY_AUTOMATIC)
        scroller.setChild(view)
        // It scrolls with what has the focus in it, and is no stop of its own.
        scroller.isFocusable = false
        scroller.setExpand(horizontal: true, vertical: true)
        setUpCells(factory)
        setUpTab()
        view.connect(.activatePlace) { [weak self] place in
            guard let self, items.indices.contains(place) else { return }
            onActivate(items[place])
        }
        selection.connect(.selectionChanged) { [weak self] _, _ in
            guard let self, !isTelling else { return }
            onSelection()
        }
        scroller.verticalAdjustment.connect(.valueChanged) { [weak self] in self?.paintSoon() }
        scroller.connect(.map) { [weak self] in self?.paintSoon() }
    }

    /// Tab leads on from the sheets as a whole: GTK would lead through each of them.
    private func setUpTab() {
        keys.phase = GTK_PHASE_CAPTURE
        view.addController(keys)
        keys.connect(.keyPressed) { [weak self] symbol, modifiers in
            guard let self, modifiers.isDisjoint(with: .shortcut) else { return false }
            switch symbol {
            case UInt32(GDK_KEY_Tab), UInt32(GDK_KEY_KP_Tab): scroller.moveFocusOut(GTK_DIR_TAB_FORWARD)
            case UInt32(GDK_KEY_ISO_Left_Tab): scroller.moveFocusOut(GTK_DIR_TAB_BACKWARD)
            default: return false
            }
            return true
        }
    }

    /// How many cells exist.
    var cellCount: Int { cells.count }

    // MARK: Content

    /// Has the grid hold other sheets.
    ///
    /// Those that were selected stay so, and the focus stays where it is as far as its sheet is still there.
    /// - Parameter changed: sheets whose content is another.
    func show(_ new: [BoardItem], changed: Set<BoardItem> = [], query: SearchQuery = SearchQuery()) {
        let marksChanged = query != self.query
        self.query = query
        let differences = ListDifference.between(items, new)
        if !differences.isEmpty { replace(with: new, differences) }
        for item in marksChanged || !differences.isEmpty ? Set(bound.keys) : changed { refresh(item) }
        paintSoon()
    }

    private func replace(with new: [BoardItem], _ differences: [ListDifference]) {
        let selected = selectedItems
        let focused = focusedItem
        let focusedPlace = focused.flatMap(items.firstIndex(of:))
        isTelling = true
        items = new
        for difference in differences {
            // Places that many others lie at now stay, with their cells, which are filled anew: to make and to end cells
            // is what a view takes longest for, and while one types it would for each letter.
            let kept = min(difference.removed, difference.added)
            list.replace(
                at: difference.start + kept, removed: difference.removed - kept, added: difference.added - kept)
        }
        if differences.contains(where: { min($0.removed, $0.added) > 0 }) { bindAnew() }
        select(selected)
        isTelling = false
        if selected != selectedItems || selected.isEmpty { onSelection() }
        guard let focusedPlace, !new.isEmpty else { return }
        let place = focused.flatMap(new.firstIndex(of:)) ?? min(focusedPlace, new.count - 1)
        focus(place)
    }

    /// The sheets selected, in order.
    var selectedItems: [BoardItem] { selection.places.filter(items.indices.contains).map { items[$0] } }

    /// Selects some sheets and no others.
    func select(_ selected: [BoardItem]) {
        guard !selected.isEmpty || selection.count > 0 else { return }
        let wanted = Set(selected)
        selection.places = wanted.isEmpty ? [] : items.indices.filter { wanted.contains(items[$0]) }
    }

    /// The sheet that has the focus.
    var focusedItem: BoardItem? {
        bound.first { _, cell in
            cell.surrounding.map { gtk_widget_has_focus($0) != 0 } ?? false
        }?.key
    }

    /// Moves the focus to a place, and the view with it.
    func focus(_ place: Int) {
        guard items.indices.contains(place) else { return }
        view.scroll(to: place)
        if grab(place) { return }
        // The cell is there after the next layout.
        focusing = EventSource.idle(priority: G_PRIORITY_LOW) { [weak self] in _ = self?.grab(place) }
    }

    private var focusing: EventSource?

    private func grab(_ place: Int) -> Bool {
        guard items.indices.contains(place), let cell = bound[items[place]],
            let parent = cell.surrounding
        else { return false }
        return gtk_widget_grab_focus(parent) != 0
    }

    /// The place of what is at a point of the view, and on which half of it, in px.
    func place(atX x: Double, y: Double) -> (place: Int, side: BoardCell.DropSide)? {
        for (item, cell) in bound {
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(cell.instance, view.widget, &bounds) != 0 else { continue }
            let (left, top) = (Double(bounds.origin.x), Double(bounds.origin.y))
            let (width, height) = (Double(bounds.size.width), Double(bounds.size.height))
            guard x >= left, x < left + width, y >= top, y < top + height, let place = items.firstIndex(of: item)
            else { continue }
            let isLeft = x < left + width / 2
            let isMirrored = gtk_widget_get_direction(view.widget) == GTK_TEXT_DIR_RTL
            return (place, isLeft != isMirrored ? .before : .after)
        }
        return nil
    }

    /// Shows where something would be laid; nil for nowhere.
    func showDrop(_ place: Int?, _ side: BoardCell.DropSide = .before) {
        let item = place.flatMap { items.indices.contains($0) ? items[$0] : nil }
        for (other, cell) in bound { cell.dropSide = other == item ? side : nil }
    }

    /// The picture of a sheet, where it has been painted.
    func picture(of item: BoardItem) -> ThumbnailPicture? { cache.entry(item)?.picture }

    /// Where a sheet's cell is in another widget, in px; nil where it has none.
    func area(of item: BoardItem, in other: Widget) -> PixelArea? {
        bound[item].flatMap { Widget(retaining: UnsafeMutableRawPointer($0.instance)).area(in: other) }
    }

    // MARK: Cells

    private func setUpCells(_ factory: CellFactory) {
        factory.connect(.setup) { [weak self] pointer in
            guard let self, let cell = Cell(pointer), let widget = WidgetClass.create(BoardCell.self) else { return }
            cell.setChild(widget)
            cells[cell.identity] = WidgetClass.implementation(of: UnsafeMutableRawPointer(widget))
        }
        factory.connect(.bind) { [weak self] pointer in
            guard let self, let cell = Cell(pointer), let half = cells[cell.identity], let place = cell.place,
                items.indices.contains(place)
            else { return }
            let item = items[place]
            bound[item] = half
            fill(half, item)
            paintSoon()
        }
        factory.connect(.unbind) { [weak self] pointer in
            guard let self, let cell = Cell(pointer), let half = cells[cell.identity] else { return }
            if let item = half.sheet?.item, bound[item] === half { bound[item] = nil }
            half.show(nil, picture: nil)
        }
        factory.connect(.teardown) { [weak self] pointer in
            guard let self, let cell = Cell(pointer) else { return }
            cells[cell.identity] = nil
            cell.setChild(nil)
        }
    }

    private func fill(_ cell: BoardCell, _ item: BoardItem) {
        let entry = cache.entry(item)
        cell.show(sheet(item), picture: entry?.picture)
        undescribed.insert(item)
        guard describing == nil else { return }
        // After the frame: words take longer than paint, and of many cells few are seen at once.
        describing = EventSource.idle(priority: G_PRIORITY_DEFAULT_IDLE) { [weak self] in self?.describe() }
    }

    private func describe() {
        describing = nil
        let items = undescribed
        undescribed = []
        for item in items {
            let entry = cache.entry(item)
            bound[item]?.describe(found: entry.map { $0.key.query == query ? $0.found : "" } ?? "")
        }
    }

    /// Fills the cells that stay where they are with what lies there now.
    private func bindAnew() {
        bound = [:]
        for (identity, cell) in cells {
            guard let place = Cell.place(of: identity), items.indices.contains(place) else { continue }
            let item = items[place]
            bound[item] = cell
            fill(cell, item)
        }
    }

    private func refresh(_ item: BoardItem) {
        if let cell = bound[item] { fill(cell, item) }
    }

    // MARK: Pictures

    private func styleChanged() {
        style += 1
        paintSoon()
    }

    private func paintSoon() {
        guard painting == nil, !isPainting else { return }
        // After the frame that shows the cells.
        painting = EventSource.idle(priority: G_PRIORITY_DEFAULT_IDLE) { [weak self] in
            self?.painting = nil
            self?.paintNext()
        }
    }

    private func key(of sheet: BoardSheet) -> ThumbnailJob.Key {
        ThumbnailJob.Key(
            source: sheet.source, revision: sheet.revision, query: query, scale: max(1, view.scaleFactor), style: style)
    }

    /// The sheet without a picture of its present state that is nearest to what is shown.
    private func mostUrgent() -> (BoardItem, ThumbnailJob.Key)? {
        let height = Double(scroller.size.height)
        guard height > 0, view.isMapped else { return nil }
        var nearest: (item: BoardItem, key: ThumbnailJob.Key, distance: Double)?
        for (item, cell) in bound {
            guard let sheet = cell.sheet, sheet.source != .none else { continue }
            let key = key(of: sheet)
            guard cache.entry(item)?.key != key else { continue }
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(cell.instance, scroller.widget, &bounds) != 0 else { continue }
            let (top, size) = (Double(bounds.origin.y), Double(bounds.size.height))
            // In reading order within what is shown.
            let inside = (top * 10_000 + Double(bounds.origin.x)) / 1e9
            let distance = max(0, -(top + size), top - height) + inside
            guard distance < height, distance < nearest?.distance ?? .infinity else { continue }
            nearest = (item, key, distance)
        }
        return nearest.map { ($0.item, $0.key) }
    }

    private func paintNext() {
        guard !isPainting, let (item, key) = mostUrgent() else { return }
        isPainting = true
        let job = ThumbnailJob(
            key: key, reader: reader, side: Double(BoardCell.side), writingFont: writingFont, grain: grain,
            stencils: stencils)
        let result = BackgroundResult<ThumbnailJob.Result>()
        queue.add {
            result.put(job.run())
        } then: { [weak self] in
            guard let self else { return }
            isPainting = false
            if let painted = result.take() { take(painted, key, for: item) }
            paintNext()
        }
    }

    private func take(_ painted: ThumbnailJob.Result, _ key: ThumbnailJob.Key, for item: BoardItem) {
        cache.put(ThumbnailCache.Entry(key, painted.picture, found: painted.found), for: item)
        guard let cell = bound[item] else { return }
        cell.picture = painted.picture
        if key.query == query { cell.describe(found: painted.found) }
    }
}
