import CGtk
import Gtk

/// The style sheet of the note: what is text on the paper.
///
/// The paper itself is painted.
///
/// Sizes are in points, 3/4 of the design's px, since points grow with the desktop's text scale.
@MainActor
enum NoteStyle {
    /// Where a program finds the style sheet already at its display.
    private static var displays: [OpaquePointer] = []

    /// Lets the style hold for a display, once.
    static func install(on display: OpaquePointer?) {
        guard let display, !displays.contains(display) else { return }
        displays.append(display)
        StyleProvider(css: sheet).add(to: display, priority: .fallbackForApplication)
    }

    private static var families: String {
        WritingFace.families.map { $0 == "sans-serif" ? $0 : "\"\($0)\"" }.joined(separator: ", ")
    }

    private static var sheet: String {
        """
        postitnote { background: none; color: rgb(69,59,29); }
        postitnote > label { color: rgb(69,59,29); text-shadow: none; }
        postitnote > label.title { font-size: 9pt; font-weight: 600; }
        postitnote > label.date { font-size: 8.25pt; color: rgb(162,132,94); }
        postitnote > writing { background: none; border-radius: 5px; }
        postitnote > writing.editing { background-color: rgba(36,78,146,0.05); }
        postitnote scrolledwindow, postitnote textview, postitnote textview > text {
          background: none; border: none; box-shadow: none; outline: none; min-height: 0; min-width: 0;
        }
        postitnote scrolledwindow > undershoot, postitnote scrolledwindow > overshoot {
          background: none; box-shadow: none; border: none;
        }
        postitnote textview {
          font-family: \(families); font-size: 18pt; font-weight: 400; font-style: normal; text-shadow: none;
          color: rgb(36,78,146);
        }
        postitnote textview > text {
          color: rgb(36,78,146); caret-color: rgb(36,78,146); -gtk-secondary-caret-color: rgb(36,78,146);
        }
        postitnote textview > text > selection { background-color: rgba(36,78,146,0.22); color: rgb(36,78,146); }
        postitnote > .focus-ring { opacity: 0; color: rgb(36,78,146); }
        postitnote:focus:focus-visible > .focus-ring { opacity: 1; }

        """
    }
}
