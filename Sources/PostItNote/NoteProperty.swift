import Gtk

/// The GObject properties of the widget, in the order of their ids.
enum NoteProperty: Int, CaseIterable {
    case text = 1
    case title
    case dateLabel
    case color
    case width
    case rotation
    case editable
    case breeze
    case texture
    case maxLength
    case writing
    case zoom
    case writingFont
    case writingSize
    case motion
    case breezeMode
    case showCount
    case placeholder

    /// The bounds of `width`, in px.
    static let widths = 64.0...4096.0
    /// The bounds of `rotation`, in degrees.
    static let rotations = -180.0...180.0
    /// The bounds of `zoom`.
    static let zooms = 0.5...3.0
    /// The bounds of `writing-size`, in points.
    static let writingSizes = 6.0...96.0

    /// The name that GObject knows.
    var name: String { spec.name }

    /// What GObject is told when the class is made.
    var spec: PropertySpec {
        switch self {
        case .text:
            PropertySpec("text", .string(initially: ""), blurb: "What is written on the note")
        case .title:
            PropertySpec("title", .string(initially: ""), blurb: "The heading, hidden when empty")
        case .dateLabel:
            PropertySpec("date-label", .string(initially: ""), blurb: "The line below, hidden when empty")
        case .color:
            PropertySpec("color", .string(initially: "yellow"), blurb: "The paper: yellow, rose and others, or #rrggbb")
        case .width:
            PropertySpec("width", .double(Self.widths, initially: 292), blurb: "The side of the square, in px")
        case .rotation:
            PropertySpec("rotation", .double(Self.rotations, initially: 0), blurb: "The tilt, in degrees clockwise")
        case .editable:
            PropertySpec("editable", .boolean(initially: false), blurb: "Whether the user may change the text")
        case .breeze:
            PropertySpec("breeze", .boolean(initially: true), blurb: "Whether the corner moves")
        case .texture:
            PropertySpec("texture", .boolean(initially: true), blurb: "Whether the paper has grain")
        case .maxLength:
            PropertySpec(
                "max-length", .integer(0...Int32.max, initially: 500),
                blurb: "How many characters the user may enter, 0 for any number")
        case .writing:
            PropertySpec(
                "writing", .boolean(initially: false), isWritable: false, blurb: "Whether the user is writing")
        case .zoom:
            PropertySpec("zoom", .double(Self.zooms, initially: 1), blurb: "How many times as large the writing is")
        case .writingFont, .writingSize:
            writingSpec
        case .motion:
            PropertySpec(
                "motion", .string(initially: NoteMotion.desktop.rawValue),
                blurb: "Whether anything moves: desktop, always or never")
        case .breezeMode:
            PropertySpec(
                "breeze-mode", .string(initially: BreezeMode.whenActive.rawValue),
                blurb: "When the corner moves: when-active, always or never")
        case .placeholder:
            PropertySpec(
                "placeholder", .string(initially: ""), blurb: "What stands where nothing is written yet")
        case .showCount:
            PropertySpec(
                "show-count", .boolean(initially: false),
                blurb: "Whether the characters left are always shown, not only near the limit")
        }
    }

    private var writingSpec: PropertySpec {
        self == .writingFont
            ? PropertySpec(
                "writing-font", .string(initially: ""), blurb: "The writing's families, empty for a handwriting face")
            : PropertySpec(
                "writing-size", .double(Self.writingSizes, initially: 18), blurb: "The writing's size, in points")
    }
}
