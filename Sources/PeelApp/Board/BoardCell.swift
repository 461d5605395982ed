import CGtk
import GLib
import Gtk
import Paper
import PostItNote

/// One sheet on the board, as long as it lies there; used again for others.
///
/// It paints a picture that is made elsewhere, and until that is there, a plain sheet in its place.
/// Thread: GTK's.
@MainActor
final class BoardCell: WidgetImplementation {
    /// On which side of the sheet others would be laid.
    enum DropSide {
        case before
        case after
    }

    static let typeName = "PeelBoardCell"
    static let cssName = "boardcell"
    /// The cell around it is what has name and state.
    static let accessibleRole = GTK_ACCESSIBLE_ROLE_PRESENTATION

    /// The side of a cell in px.
    static let side = 204
    /// How many cells there are, for tests.
    private(set) static var live = 0

    /// The widget, borrowed.
    let instance: UnsafeMutablePointer<GtkWidget>
    /// What it shows; nil while it waits to be used.
    private(set) var sheet: BoardSheet?
    /// The picture; one of an earlier state stays until there is another.
    var picture: ThumbnailPicture? {
        didSet { if picture !== oldValue { queueDraw() } }
    }
    /// Where others would be laid if they were dropped now.
    var dropSide: DropSide? {
        didSet { if dropSide != oldValue { queueDraw() } }
    }

    init(instance: UnsafeMutablePointer<GtkWidget>) {
        self.instance = instance
        Self.live += 1
    }

    deinit {
        MainActor.assumeIsolated { Self.live -= 1 }
    }

    /// Shows a sheet, or nothing.
    func show(_ sheet: BoardSheet?, picture: ThumbnailPicture?) {
        self.sheet = sheet
        self.picture = picture
        // The view may name a cell anew that it uses again.
        if sheet == nil { described = nil }
        dropSide = nil
        queueDraw()
    }

    /// A view lets go of its cells in an order of its own: a cell may be told of when its widget has gone.
    private var isDisposed = false

    private func queueDraw() {
        if !isDisposed { gtk_widget_queue_draw(instance) }
    }

    /// The view's own widget around this one, borrowed, which has the focus; nil where there is none any more.
    var surrounding: UnsafeMutablePointer<GtkWidget>? { isDisposed ? nil : gtk_widget_get_parent(instance) }

    // MARK: Name

    /// What assistive technology has been told, and of which cell.
    private var described: (sheet: BoardSheet, found: String, parent: UnsafeMutablePointer<GtkWidget>)?

    /// Tells assistive technology what lies here; the words are of the cell around this one, which has the focus.
    func describe(found: String) {
        guard let sheet, let parent = surrounding else { return }
        // While one types the same is said of many cells again and again, and words take longer than paint.
        if let described, described.sheet == sheet, described.found == found, described.parent == parent { return }
        described = (sheet, found, parent)
        let cell = Widget(retaining: UnsafeMutableRawPointer(parent))
        cell.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: sheet.name)
        var description = sheet.description
        if !found.isEmpty { description += ". " + localized("Found: %s", found) }
        cell.accessibleDescription = description
    }

    // MARK: Size

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        (Self.side, Self.side)
    }

    func allocate(width: Int, height: Int) {}

    func contains(x: Double, y: Double) -> Bool {
        let (width, height) = (Double(gtk_widget_get_width(instance)), Double(gtk_widget_get_height(instance)))
        return x >= 0 && y >= 0 && x < width && y < height
    }

    func dispose() { isDisposed = true }

    /// Where the picture lies in the cell, in px.
    private var area: PixelArea {
        let (width, height) = (Int(gtk_widget_get_width(instance)), Int(gtk_widget_get_height(instance)))
        return PixelArea(x: (width - Self.side) / 2, y: (height - Self.side) / 2, width: Self.side, height: Self.side)
    }

    // MARK: Painting

    func snapshot(_ snapshot: OpaquePointer) {
        guard let sheet else { return }
        if let problem = sheet.problem, sheet.source == .none || picture == nil {
            paintProblem(snapshot, sheet.name, problem)
        } else if let picture {
            paint(picture, snapshot)
        } else {
            paintPlainSheet(snapshot, sheet)
        }
        if sheet.isOpen || sheet.isLocked { paintSigns(snapshot, sheet) }
        if let dropSide { paintDropMark(snapshot, dropSide) }
    }

    /// Not as a texture: GTK 4.8 converts each pixel of a texture anew in each frame.
    private func paint(_ picture: ThumbnailPicture, _ snapshot: OpaquePointer) {
        let area = self.area
        var bounds = area.bounds
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        picture.paint(context, x: Double(area.x), y: Double(area.y), side: Double(area.width))
        cairo_destroy(context)
    }

    private func paintPlainSheet(_ snapshot: OpaquePointer, _ sheet: BoardSheet) {
        let side = Float(NoteThumbnail.sheetSide(in: Double(Self.side)))
        gtk_snapshot_save(snapshot)
        var middle = graphene_point_t(
            x: Float(area.x + Self.side / 2), y: Float(area.y + Self.side / 2) - Float(NoteThumbnail.lift))
        gtk_snapshot_translate(snapshot, &middle)
        gtk_snapshot_rotate(snapshot, Float(sheet.tilt))
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: -side / 2, y: -side / 2), size: graphene_size_t(width: side, height: side))
        var color = sheet.color.face.rgba
        gtk_snapshot_append_color(snapshot, &color, &bounds)
        gtk_snapshot_restore(snapshot)
    }

    /// A pin on what is on the desktop, and a lock on what cannot be changed.
    private func paintSigns(_ snapshot: OpaquePointer, _ sheet: BoardSheet) {
        let area = self.area
        var bounds = area.bounds
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        let middle = Double(area.x) + Double(area.width) / 2
        let top = Double(area.y) + NoteThumbnail.margin - NoteThumbnail.lift
        if sheet.isOpen { BoardSigns.pin(context, x: middle, y: top + 3) }
        if sheet.isLocked {
            BoardSigns.lock(
                context, x: Double(area.x + area.width) - NoteThumbnail.margin - 16, y: top + 14,
                ink: PaperInks(on: sheet.color, for: .small).title)
        }
        cairo_destroy(context)
    }

    private func paintDropMark(_ snapshot: OpaquePointer, _ side: DropSide) {
        let (width, height) = (Float(gtk_widget_get_width(instance)), Float(gtk_widget_get_height(instance)))
        let isLeft = (side == .before) != (gtk_widget_get_direction(instance) == GTK_TEXT_DIR_RTL)
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: isLeft ? 0 : width - 4, y: 8),
            size: graphene_size_t(width: 4, height: height - 16))
        var color = GdkRGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 1)
        gtk_snapshot_append_color(snapshot, &color, &bounds)
    }

    /// What cannot be read is no paper: an empty place with the words in it.
    private func paintProblem(_ snapshot: OpaquePointer, _ name: String, _ sentence: String) {
        let margin = Int(NoteThumbnail.margin)
        let (x, y) = (area.x + margin, area.y + margin - Int(NoteThumbnail.lift))
        let side = Self.side - 2 * margin
        var ink = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(instance), &ink)
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(side), height: Float(side)))
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        cairo_set_source_rgba(
            context, Double(ink.red), Double(ink.green), Double(ink.blue), Double(ink.alpha))
        BoardSigns.emptyPlace(context, x: Double(x), y: Double(y), side: Double(side))
        let layout = gtk_widget_create_pango_layout(instance, nil)
        defer { if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) } }
        pango_layout_set_text(layout, "\u{26A0}\n\(name)\n\n\(sentence)", -1)
        pango_layout_set_width(layout, Int32(side - 24) * PANGO_SCALE)
        pango_layout_set_height(layout, Int32(side - 20) * PANGO_SCALE)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        cairo_move_to(context, Double(x + 12), Double(y + 10))
        pango_cairo_show_layout(context, layout)
        cairo_destroy(context)
    }
}

extension RGB {
    /// The colour as GDK wants it.
    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red / 255), green: Float(green / 255), blue: Float(blue / 255), alpha: 1)
    }
}
