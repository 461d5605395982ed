import CGtk
import GLib
import Gtk
import Paper

extension NoteWidget {
    /// The smallest side that still holds a word, in px.
    static let smallestSide = 64

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        (Self.smallestSide, Int(values.width.rounded()))
    }

    /// The sheet within the widget: as large as `width` says, or as there is room, and in the middle.
    var sheetFrame: (x: Int, y: Int, side: Int) {
        let (width, height) = (Int(gtk_widget_get_width(instance)), Int(gtk_widget_get_height(instance)))
        let side = max(1, min(Int(values.width.rounded()), width, height))
        return ((width - side) / 2, (height - side) / 2, side)
    }

    func allocate(width: Int, height: Int) {
        let frame = sheetFrame
        updateLook()
        allocateSheet(frame)

        let titleWidth = Int(NoteLayout(side: Double(frame.side), titleHeight: 1, dateHeight: 0).title.width)
        let titleHeight = title.isVisible ? title.measure(GTK_ORIENTATION_VERTICAL, for: titleWidth).natural : 0
        let dateHeight = date.isVisible ? date.measure(GTK_ORIENTATION_VERTICAL).natural : 0
        let countHeight = countLabel.isVisible ? countLabel.measure(GTK_ORIENTATION_VERTICAL).natural : 0
        let layout = NoteLayout(
            side: Double(frame.side), titleHeight: Double(titleHeight), dateHeight: Double(dateHeight),
            countHeight: Double(countHeight))
        allocateTilted(writing.widget, layout.writing, in: frame)
        if title.isVisible { allocateTilted(title, layout.title, in: frame) }
        if date.isVisible { allocateTilted(date, layout.date, in: frame) }
        if countLabel.isVisible { allocateTilted(countLabel, layout.count, in: frame) }
    }

    private func allocateSheet(_ frame: (x: Int, y: Int, side: Int)) {
        let look = sheet.look
        place(sheet.paper, look.bounds, in: frame)
        place(sheet.curl, look.dynamicBounds, in: frame)
        ring.shape = (SheetPlacement(side: Double(frame.side), rotation: values.rotation), look.bounds)
        // Tilted, the ring reaches beyond the square as the sheet does.
        place(ring.area, look.bounds, in: frame)
    }

    private func place(_ area: DrawingArea, _ bounds: PixelRect, in frame: (x: Int, y: Int, side: Int)) {
        // The minimum must be asked for before GTK lets a widget be allocated.
        _ = area.measure(GTK_ORIENTATION_HORIZONTAL)
        var offset = graphene_point_t(x: Float(frame.x + bounds.x), y: Float(frame.y + bounds.y))
        gtk_widget_allocate(
            area.widget, Int32(bounds.width), Int32(bounds.height), -1, gsk_transform_translate(nil, &offset))
    }

    /// Places a child by its rectangle on the sheet, turned with the sheet about the sheet's centre.
    private func allocateTilted(_ child: Widget, _ rect: NoteLayout.Rect, in frame: (x: Int, y: Int, side: Int)) {
        _ = child.measure(GTK_ORIENTATION_VERTICAL, for: Int(rect.width))
        var transform: OpaquePointer?
        if values.rotation != 0 {
            let half = Float(frame.side) / 2
            var center = graphene_point_t(x: Float(frame.x) + half, y: Float(frame.y) + half)
            var back = graphene_point_t(x: Float(rect.x) - half, y: Float(rect.y) - half)
            transform = gsk_transform_translate(nil, &center)
            transform = gsk_transform_rotate(transform, Float(values.rotation))
            transform = gsk_transform_translate(transform, &back)
        } else {
            var offset = graphene_point_t(x: Float(frame.x) + Float(rect.x), y: Float(frame.y) + Float(rect.y))
            transform = gsk_transform_translate(nil, &offset)
        }
        gtk_widget_allocate(child.widget, Int32(rect.width), Int32(max(1, rect.height)), -1, transform)
    }

    func updateLook() {
        sheet.look = SheetLook(values, look, side: sheetFrame.side, nextSheet: paintsNextSheet)
    }

    func snapshot(_ snapshot: OpaquePointer) {
        for child in [sheet.paper, sheet.curl, title, writing.widget, date, countLabel, ring.area] {
            gtk_widget_snapshot_child(instance, child.widget, snapshot)
        }
    }

    func contains(x: Double, y: Double) -> Bool {
        let (sheetX, sheetY) = sheetPoint(x: x, y: y)
        let side = Double(sheetFrame.side)
        return sheetX >= 0 && sheetY >= 0 && sheetX < side && sheetY < side
    }

    /// Whether a point, in px from the widget's top left, lies on the writing.
    func writingContains(x: Double, y: Double) -> Bool {
        var (inner, innerY) = (0.0, 0.0)
        guard gtk_widget_translate_coordinates(instance, writing.widget.widget, x, y, &inner, &innerY) != 0 else {
            return false
        }
        return gtk_widget_contains(writing.widget.widget, inner, innerY) != 0
    }

    /// A point of the widget in the coordinates of the sheet before it is tilted.
    private func sheetPoint(x: Double, y: Double) -> (x: Double, y: Double) {
        let frame = sheetFrame
        let half = Double(frame.side) / 2
        let (dx, dy) = (x - Double(frame.x) - half, y - Double(frame.y) - half)
        let angle = -values.rotation * .pi / 180
        let (cosine, sine) = (cos(angle), sin(angle))
        return (half + dx * cosine - dy * sine, half + dx * sine + dy * cosine)
    }

    /// The corners of the tilted sheet, in px from the widget's top left, clockwise from its own top left.
    var sheetOutline: [(x: Double, y: Double)] {
        let frame = sheetFrame
        let side = Double(frame.side)
        let angle = values.rotation * .pi / 180
        let (cosine, sine) = (cos(angle), sin(angle))
        return [(0, 0), (side, 0), (side, side), (0, side)].map { (x: Double, y: Double) in
            let (dx, dy) = (x - side / 2, y - side / 2)
            return (
                Double(frame.x) + side / 2 + dx * cosine - dy * sine,
                Double(frame.y) + side / 2 + dx * sine + dy * cosine
            )
        }
    }
}
