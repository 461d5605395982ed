import CGtk
import GLib
import Gtk
import Paper

extension NoteWidget {
    /// The smallest side that still holds a word, in px.
    static let smallestSide = 64

    /// As much of the note as there must be room for: at large text scales and zooms more than `width` may give.
    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        let least = leastSide
        return (max(Self.smallestSide, least), max(Int(values.width.rounded()), least))
    }

    /// The sheet within the widget: as large as `width` says, or as there is room, and in the middle.
    var sheetFrame: (x: Int, y: Int, side: Int) {
        let (width, height) = (Int(gtk_widget_get_width(instance)), Int(gtk_widget_get_height(instance)))
        let wanted = max(Int(values.width.rounded()), min(leastSide, NoteRoom.greatestSide))
        let side = max(1, min(wanted, width, height))
        return ((width - side) / 2, (height - side) / 2, side)
    }

    func allocate(width: Int, height: Int) {
        let frame = sheetFrame
        let lineHeight = placeholderLabel.isVisible ? placeholderLabel.measure(GTK_ORIENTATION_VERTICAL).natural : 0
        sheet.look = wantedLook
        allocateSheet(frame)
        let (layout, needs) = room.arranged(onSide: Double(frame.side), titleHeight: wantedTitleHeight)
        allocateTilted(writing.widget, layout.writing, in: frame)
        for (label, rect) in [(title, layout.title), (date, layout.date), (countLabel, layout.count)] {
            let isShown = label.isVisible && rect.height > 0 && rect.width > 0
            gtk_widget_set_child_visible(label.widget, isShown ? 1 : 0)
            if isShown { allocateTilted(label, rect, in: frame) }
        }
        if placeholderLabel.isVisible {
            allocateTilted(placeholderLabel, layout.firstLine(lineHeight), in: frame)
        }
        setTitleLines(needs.titleIsOneLine ? 1 : 2)
        writing.isPlaced()
    }

    /// How much room everything on the sheet needs.
    private var room: NoteRoom {
        NoteRoom(
            titleLine: title.isVisible ? title.lineHeight : 0, dateLine: date.isVisible ? date.lineHeight : 0,
            countLine: countLabel.isVisible ? countLabel.lineHeight : 0, writingLine: writing.textView.lineHeight,
            corners: corners)
    }

    /// The height that the title would have if it may have both its lines.
    private func wantedTitleHeight(inWidth width: Double) -> Double {
        let height = Double(title.measure(GTK_ORIENTATION_VERTICAL, for: Int(width)).natural)
        let hasOneLine = gtk_label_get_lines(title.opaque) == 1
        let endsInDots = pango_layout_is_ellipsized(gtk_label_get_layout(title.opaque)) != 0
        return hasOneLine && endsInDots ? 2 * title.lineHeight : height
    }

    /// The side of the smallest sheet that holds a line of everything, in px.
    var leastSide: Int {
        let room = room
        if leastSideKnown?.room != room { leastSideKnown = (room, room.leastSide) }
        return leastSideKnown?.side ?? Self.smallestSide
    }

    /// Ends the title after as many lines as there is room for.
    ///
    /// Not while GTK places widgets, since it would have to begin anew; what is too much is not painted until then.
    private func setTitleLines(_ lines: Int32) {
        guard gtk_label_get_lines(title.opaque) != lines else { return titleChange = nil }
        titleChange = EventSource.idle(priority: G_PRIORITY_HIGH_IDLE) { [weak self] in
            guard let self else { return }
            gtk_label_set_lines(title.opaque, lines)
        }
    }

    private func allocateSheet(_ frame: (x: Int, y: Int, side: Int)) {
        let look = sheet.look
        place(sheet.paper, look.bounds, in: frame)
        place(sheet.curl, look.dynamicBounds, in: frame)
        // Tilted, the ring reaches beyond the square as the sheet does.
        let room = SheetPainter.paintBounds(side: Double(frame.side), rotation: values.rotation)
        ring.shape = (SheetPlacement(side: Double(frame.side), rotation: values.rotation), room)
        place(ring.area, room, in: frame)
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

    private var wantedLook: SheetLook {
        SheetLook(values, look, side: sheetFrame.side, nextSheet: paintsNextSheet)
    }

    /// Paints the sheet as it is to look now, its areas placed anew where they cover something else.
    func updateLook() {
        // Before it has a size nothing is painted, and to ask how large it would be is to ask for fonts of no use yet.
        guard gtk_widget_get_width(instance) > 0 else { return }
        let (before, wanted) = (sheet.look, wantedLook)
        guard wanted != before else { return }
        sheet.look = wanted
        if wanted.bounds != before.bounds || wanted.dynamicBounds != before.dynamicBounds {
            gtk_widget_queue_allocate(instance)
        }
    }

    func snapshot(_ snapshot: OpaquePointer) {
        for child in painted { gtk_widget_snapshot_child(instance, child, snapshot) }
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
