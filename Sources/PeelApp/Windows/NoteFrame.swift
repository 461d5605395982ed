import CGtk
import GLib
import Gtk
import PostItNote

/// What is in a note's window: the note, the room for its shadow and tilt around it, and over it the controls and the
/// message.
@MainActor
final class NoteFrame: WidgetImplementation {
    static let typeName = "PeelNoteFrame"
    static let cssName = "noteframe"
    static let accessibleRole = GTK_ACCESSIBLE_ROLE_GROUP

    let instance: UnsafeMutablePointer<GtkWidget>
    let note = PostItNote()
    let buttons = NoteButtons()
    let message = MessageBar()
    /// What is open over the note, for the frame to place.
    var popover: Popover?
    var geometry = NoteGeometry()
    /// The side of the sheet that is wanted, in px.
    var side = 292
    /// Where the sheet lies now; before the frame has a size, where it is wanted to lie.
    var placement: SheetPlacement {
        guard let placed else {
            let window = geometry.windowSide(forSheet: side)
            return geometry.placement(width: window, height: window)
        }
        return placed
    }
    private var placed: SheetPlacement?
    /// Whether the frame has a size.
    var isPlaced: Bool { placed != nil }
    /// A message has come or gone, for which the sheet may have to be larger than it was wanted.
    var onNeedsChanged: @MainActor () -> Void = {}
    /// The frame has been placed anew, in a window of a size in px.
    var onPlaced: @MainActor (_ width: Int, _ height: Int) -> Void = { _, _ in }

    /// In the order in which they are painted and the focus goes through them; not made anew in each frame.
    private let children: [Widget]

    init(instance: UnsafeMutablePointer<GtkWidget>) {
        self.instance = instance
        children = [note, message.widget] + buttons.all
        // The sheet is as large as the frame allows.
        note.width = Double(NoteGeometry.sides.upperBound)
        note.placeholder = localized("Write here")
        note.keepCornersClear(along: NoteButtons.reach.along, down: NoteButtons.reach.down)
        for child in children { child.setParent(instance) }
        message.onChange = { [weak self] in
            guard let self else { return }
            gtk_widget_queue_resize(self.instance)
            onNeedsChanged()
        }
    }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        // Large text needs a larger sheet; beyond the screen it is of no use.
        let needed = max(NoteGeometry.sides.lowerBound, note.leastSide, message.leastSide)
        let least = min(needed, NoteGeometry.sides.upperBound)
        return (geometry.windowSide(forSheet: least), geometry.windowSide(forSheet: max(side, least)))
    }

    func allocate(width: Int, height: Int) {
        let placement = geometry.placement(width: width, height: height)
        placed = placement
        note.place(placement.area)
        let center = placement.center
        let isMirrored = gtk_widget_get_direction(instance) == GTK_TEXT_DIR_RTL
        for (button, area) in zip(buttons.all, NoteButtons.areas(on: placement.area, isMirrored: isMirrored)) {
            button.place(area, turnedBy: placement.rotation, about: center)
        }
        if message.widget.isVisible {
            message.widget.place(message.area(on: placement.area), turnedBy: placement.rotation, about: center)
        }
        onPlaced(width, height)
        // Its menu may have grown: GTK leaves that to the parent.
        popover?.present()
    }

    func snapshot(_ snapshot: OpaquePointer) {
        for child in children { gtk_widget_snapshot_child(instance, child.widget, snapshot) }
    }

    func contains(x: Double, y: Double) -> Bool {
        x >= 0 && y >= 0 && x < Double(gtk_widget_get_width(instance)) && y < Double(gtk_widget_get_height(instance))
    }

    /// Tab goes through note, writing, message and controls, however they lie on the tilted sheet.
    func moveFocus(_ direction: GtkDirectionType) -> Bool? {
        guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return nil }
        let order = direction == GTK_DIR_TAB_FORWARD ? children : children.reversed()
        let here = gtk_widget_get_focus_child(instance)
        if let popover, here == popover.widget { return popover.cycleFocus(direction) }
        let start = order.firstIndex { $0.widget == here } ?? 0
        return order[start...].contains { $0.moveFocus(direction) }
    }

    /// What a point of the frame is part of; nil beside the paper, on the writing and on what lies over the paper.
    func handle(x: Double, y: Double) -> SheetHandle? {
        guard gtk_widget_pick(instance, x, y, GTK_PICK_DEFAULT) == note.widget,
            !note.writingContains(x: x - Double(placement.x), y: y - Double(placement.y))
        else { return nil }
        return SheetHandle(at: placement.sheetPoint((x, y)), side: placement.side)
    }

    func dispose() {
        onPlaced = { _, _ in }
        message.onChange = {}
        onNeedsChanged = {}
        popover?.unparent()
        popover = nil
        for child in children { child.unparent() }
    }
}
