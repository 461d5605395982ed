import CGtk
import GLib
import Gtk
import PostItNote

/// What is in a note's window: the note, the room for its shadow and tilt around it, and over it the close button and
/// the message.
@MainActor
final class NoteFrame: WidgetImplementation {
    static let typeName = "PeelNoteFrame"
    static let cssName = "noteframe"
    static let accessibleRole = GTK_ACCESSIBLE_ROLE_GROUP

    let instance: UnsafeMutablePointer<GtkWidget>
    let note = PostItNote()
    let closeButton = CloseButton.make()
    let message = MessageBar()
    var geometry = NoteGeometry()
    /// The side of the sheet that is wanted, in px.
    var side = 292
    /// Where the sheet lies now.
    private(set) var placement = SheetPlacement()
    /// The frame has been placed anew, in a window of a size in px.
    var onPlaced: @MainActor (_ width: Int, _ height: Int) -> Void = { _, _ in }

    private var children: [Widget] { [note, message.widget, closeButton] }

    init(instance: UnsafeMutablePointer<GtkWidget>) {
        self.instance = instance
        // The sheet is as large as the frame allows.
        note.width = Double(NoteGeometry.sides.upperBound)
        note.placeholder = localized("Write here")
        for child in children { child.setParent(instance) }
        message.onChange = { [weak self] in
            guard let self else { return }
            gtk_widget_queue_allocate(self.instance)
        }
    }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        // Large text needs a larger sheet; beyond the screen it is of no use.
        let least = min(max(NoteGeometry.sides.lowerBound, note.leastSide), NoteGeometry.sides.upperBound)
        return (geometry.windowSide(forSheet: least), geometry.windowSide(forSheet: max(side, least)))
    }

    func allocate(width: Int, height: Int) {
        placement = geometry.placement(width: width, height: height)
        note.place(placement.area)
        let center = placement.center
        closeButton.place(
            CloseButton.area(on: placement.area), turnedBy: placement.rotation, about: center)
        if message.widget.isVisible {
            message.widget.place(message.area(on: placement.area), turnedBy: placement.rotation, about: center)
        }
        onPlaced(width, height)
    }

    func snapshot(_ snapshot: OpaquePointer) {
        for child in children { gtk_widget_snapshot_child(instance, child.widget, snapshot) }
    }

    func contains(x: Double, y: Double) -> Bool {
        x >= 0 && y >= 0 && x < Double(gtk_widget_get_width(instance)) && y < Double(gtk_widget_get_height(instance))
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
        for child in children { child.unparent() }
    }
}
