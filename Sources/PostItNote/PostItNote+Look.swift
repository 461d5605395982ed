import GLib
import Gtk
import Paper

/// How a note's writing looks, and when its corner moves.
extension PostItNote {
    /// How many times as large the writing is, 0.5 to 3.
    ///
    /// The writing follows it wholly. Title, date and count grow half as much, so that they leave room for the
    /// writing, and never become smaller than they are at 1. Menus and dialogs don't follow.
    public var zoom: Double {
        get { property(Property.zoom) }
        set { setProperty(Property.zoom, to: newValue) }
    }

    /// The bounds of ``zoom``.
    public static var zooms: ClosedRange<Double> { NoteProperty.zooms }

    /// The families of the writing, in the order in which they are tried, separated by commas.
    ///
    /// Empty is ``WritingFace/families``: a handwriting face, or else the system's own.
    public var writingFont: String {
        get { property(Property.writingFont) }
        set { setProperty(Property.writingFont, to: newValue) }
    }

    /// The size of the writing at a ``zoom`` of 1, in points, 6 to 96.
    ///
    /// A point is 4/3 px at the desktop's usual text scale, and grows with it.
    public var writingSize: Double {
        get { property(Property.writingSize) }
        set { setProperty(Property.writingSize, to: newValue) }
    }

    /// Whether the desktop's wish for reduced motion counts.
    public var motion: NoteMotion {
        get { half?.values.motion ?? .desktop }
        set { setProperty(Property.motion, to: newValue.rawValue) }
    }

    /// When the corner moves.
    public var breezeMode: BreezeMode {
        get { half?.values.breezeMode ?? .whenActive }
        set { setProperty(Property.breezeMode, to: newValue.rawValue) }
    }

    /// Whether it always shows on the paper how many characters may still be entered.
    ///
    /// Otherwise that shows while one writes and less than a tenth of the limit is left.
    public var showsCount: Bool {
        get { property(Property.showCount) }
        set { setProperty(Property.showCount, to: newValue) }
    }

    /// What stands where nothing is written yet, on a note that can be written on.
    public var placeholder: String {
        get { property(Property.placeholder) }
        set { setProperty(Property.placeholder, to: newValue) }
    }

    /// The side of the smallest sheet that holds a line of title, writing, date and count, in px.
    ///
    /// It grows with the desktop's text scale and with ``zoom``; the widget asks for no less room.
    public var leastSide: Int { half?.leastSide ?? NoteWidget.smallestSide }

    /// Has the title keep clear of controls that lie over the sheet's two upper corners.
    ///
    /// The title lies between them, or on a small sheet below them.
    /// - Parameters:
    ///   - along: how far they reach along the top from either corner, in px.
    ///   - down: how far they reach down, in px.
    public func keepCornersClear(along: Double, down: Double) {
        half?.corners = CornerRoom(along: along, down: down)
    }

    /// The inks of what is written now, for controls that lie on the paper.
    public var inks: PaperInks { half?.look.inks ?? PaperInks(on: color) }

    /// Whether a strong line runs along the sheet's edge, half of its 2 px beyond it: where the desktop wants more contrast.
    public var isOutlined: Bool { half?.look.hasMoreContrast ?? false }
}
