import CGtk
import GLib
import Gtk
import Paper

/// A square paper note whose bottom right corner curls and breathes.
///
/// A GtkWidget of the GObject class `PostItNote`: it can be made here, by `g_object_new` and by GtkBuilder (call
/// ``register()`` first), and its parameters are GObject properties with `notify::`, so that
/// ``GLib/GObjectRef/bindProperty(_:to:_:bidirectional:)`` keeps them equal to a model's, both ways.
///
/// Ownership: this object holds one reference to the widget; the widget's parent holds another.
/// Thread: GTK's.
/// CSS nodes: `postitnote`, with `label.title`, `writing` (`.editing` while the user writes), within it
/// `scrolledwindow`, `textview`, `label.date` and `label.count`. The note itself is `.dark-paper` where a light ink
/// suits it better, `.high-contrast` where the desktop asks for more contrast, and `.still` where nothing may move.
/// Accessibility: a group named by the title; the title is a heading, the writing a text named "Note text" or
/// "<title> — note text". The sheet is decoration and not in the tree.
@MainActor
public final class PostItNote: Widget {
    /// The GObject class's name, for `g_type_from_name` and GtkBuilder.
    public static let typeName = NoteWidget.typeName

    /// Registers the GObject class, once.
    ///
    /// To be called before GtkBuilder or `g_object_new` makes a note by the class's name; making one here does it by
    /// itself. GTK must have been initialised.
    public static func register() {
        _ = WidgetClass.type(of: NoteWidget.self)
    }

    /// Makes a note.
    public convenience init(text: String = "") {
        self.init(WidgetClass.create(NoteWidget.self))
        if !text.isEmpty { self.text = text }
    }

    /// What is written on the note, to the byte.
    ///
    /// Setting it touches the view only where the two differ, so that the caret does not jump; the limit does not
    /// apply.
    public var text: String {
        get { half?.writing.text ?? "" }
        set { setProperty(Property.text, to: newValue) }
    }

    /// The heading; empty hides it.
    public var title: String {
        get { property(Property.title) }
        set { setProperty(Property.title, to: newValue) }
    }

    /// The line below the writing, for a date; empty hides it.
    public var dateLabel: String {
        get { property(Property.dateLabel) }
        set { setProperty(Property.dateLabel, to: newValue) }
    }

    /// The paper.
    ///
    /// As a GObject property it is the paper's name, or `#rrggbb`; an unknown one is refused with a warning.
    public var color: PaperColor {
        get { half?.values.color ?? .yellow }
        set { setProperty(Property.color, to: newValue.name) }
    }

    /// The side of the square in px, 64 to 4096.
    ///
    /// The sheet is smaller where the parent gives less room.
    public var width: Double {
        get { property(Property.width) }
        set { setProperty(Property.width, to: newValue) }
    }

    /// The tilt about the centre in degrees, -180 to 180; negative is counter-clockwise.
    public var rotation: Double {
        get { property(Property.rotation) }
        set { setProperty(Property.rotation, to: newValue) }
    }

    /// Whether the user may change the text; selecting, copying and scrolling are always possible.
    public var isEditable: Bool {
        get { property(Property.editable) }
        set { setProperty(Property.editable, to: newValue) }
    }

    /// Whether there is a breeze for this note; see ``breezeMode`` and ``motion`` for when the corner moves.
    public var breeze: Bool {
        get { property(Property.breeze) }
        set { setProperty(Property.breeze, to: newValue) }
    }

    /// Whether the paper has grain.
    public var texture: Bool {
        get { property(Property.texture) }
        set { setProperty(Property.texture, to: newValue) }
    }

    /// How many characters (grapheme clusters) the user may enter, 0 for any number.
    public var maxLength: Int {
        get { Int(property(Property.maxLength, as: Int32.self)) }
        set { setProperty(Property.maxLength, to: Int32(clamping: newValue)) }
    }

    /// Whether the user is writing: the caret is in the text, and the text is editable.
    public var isWriting: Bool { property(Property.writing) }

    /// Whether the corner moves now.
    public var isBreathing: Bool { half?.sheet.isMoving ?? false }

    /// Puts the caret into the writing.
    public func beginWriting() { half?.beginWriting() }

    /// Takes the focus from the writing to the sheet.
    public func endWriting() { half?.endWriting() }

    /// Whether a point, in px from the widget's top left, lies on the tilted sheet.
    public func sheetContains(x: Double, y: Double) -> Bool { half?.contains(x: x, y: y) ?? false }

    /// Whether a point, in px from the widget's top left, lies on the writing.
    public func writingContains(x: Double, y: Double) -> Bool { half?.writingContains(x: x, y: y) ?? false }

    /// The corners of the tilted sheet, in px from the widget's top left, clockwise from its own top left.
    public var sheetOutline: [(x: Double, y: Double)] { half?.sheetOutline ?? [] }

    /// How far a note's paint, its shadow and its tilted corners, reaches beyond its square on each side, in px.
    ///
    /// The widget's own size is the square, as a shadow takes no room in a style sheet either. Give it margins of
    /// these lengths where nothing of it may be cut off.
    /// - Parameters:
    ///   - width: the side in px.
    ///   - rotation: the tilt in degrees.
    public static func paintExtents(
        width: Double, rotation: Double
    ) -> (top: Int, left: Int, bottom: Int, right: Int) {
        let side = Int(width.rounded())
        let bounds = SheetPainter.paintBounds(side: Double(side), rotation: rotation)
        return (-bounds.y, -bounds.x, bounds.bottom - side, bounds.right - side)
    }

    /// Whether the pad's next sheet is painted under the lifted corner: for a window that cannot be transparent.
    public var paintsNextSheet: Bool {
        get { half?.paintsNextSheet ?? false }
        set { half?.paintsNextSheet = newValue }
    }

    var half: NoteWidget? { WidgetClass.implementation(of: pointer) }
}
