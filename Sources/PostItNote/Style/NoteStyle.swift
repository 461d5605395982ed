import Paper

/// The style sheet of one look: what is text on the paper.
///
/// The paper itself is painted. Everything of the theme's is taken back first, since a theme may set colours, shadows
/// and opacities on any node; the user's own style sheet stands above this one. What opens from the writing, such as its
/// menu and the emoji chooser, is the desktop's and not as large as the writing. Controls beside the note, over its paper,
/// have the ring of their focus in its ink.
///
/// Sizes are in points, 3/4 of the design's px, since points grow with the desktop's text scale.
enum NoteStyle {
    /// The title's, the date's and the count's size at a zoom of 1.
    private static let (titlePoints, datePoints, countPoints) = (9.0, 8.25, 7.5)

    /// The style sheet of the notes that have a style class.
    static func sheet(_ look: NoteLook, className: String) -> String {
        let (note, inks) = ("postitnote.\(className)", look.inks)
        return """
            \(note) { all: initial; transition: none; animation: none; color: \(inks.title.css); }
            \(note) > label, \(note) > label > link, \(note) > widget, \(note) > writing, \(note) scrolledwindow,
            \(note) scrolledwindow > undershoot, \(note) scrolledwindow > overshoot,
            \(note) textview, \(note) textview > text, \(note) textview > text > selection {
              all: unset; transition: none; animation: none;
            }
            \(labels(note, look))
            \(note) > writing { border-radius: 5px; }
            \(note) > writing.editing { background-color: \(inks.wash.map(wash) ?? "transparent"); }
            \(note).high-contrast > writing.editing { outline: 2px solid \(inks.focusRing.css); }
            \(note) > writing.reading textview:focus-visible {
              outline: 2px solid \(inks.focusRing.css); outline-offset: -2px;
            }
            \(note) textview {
              \(writingFont(look)) color: \(inks.writing.css);
              caret-color: \(inks.caret.css); -gtk-secondary-caret-color: \(inks.caret.css);
            }
            \(note) textview > text > selection {
              background-color: \(inks.selection.css); color: \(inks.selectedText.css);
            }
            \(note) > .focus-ring { opacity: 0; color: \(inks.focusRing.css); }
            \(note):focus:focus-visible > .focus-ring { opacity: 1; }
            \(note) ~ *:focus-visible { outline-color: \(inks.focusRing.css); }
            \(note) popover {
              font-family: initial; font-size: initial; font-weight: initial; font-style: initial;
              caret-color: initial; -gtk-secondary-caret-color: initial;
            }

            """
    }

    private static func writingFont(_ look: NoteLook) -> String {
        "font-family: \(families(look.families)); font-size: \(number(look.writingPoints))pt; font-weight: 400;"
    }

    private static func labels(_ note: String, _ look: NoteLook) -> String {
        let inks = look.inks
        func size(_ points: Double) -> String { "font-size: \(number(points * look.labelZoom))pt;" }
        return """
            \(note) > label.title { \(size(titlePoints)) font-weight: 600; color: \(inks.title.css); }
            \(note) > label.date { \(size(datePoints)) font-weight: 400; color: \(inks.date.css); }
            \(note) > label > link { color: \(inks.link.css); text-decoration-line: underline; }
            \(note) > label.placeholder { \(writingFont(look)) color: \(inks.placeholder.css); }
            \(note) > label.count { \(size(countPoints)) font-weight: 400; color: \(inks.date.css); }
            """
    }

    private static func wash(_ ink: RGB) -> String {
        "rgba(\(channels(ink)),\(number(PaperInks.washPart)))"
    }

    private static func families(_ names: [String]) -> String {
        names.map { $0 == "sans-serif" ? $0 : "\"\($0)\"" }.joined(separator: ", ")
    }

    /// A number that is not negative, as a style sheet writes it, to a thousandth.
    private static func number(_ value: Double) -> String {
        let (whole, rest) = Int((value * 1000).rounded()).quotientAndRemainder(dividingBy: 1000)
        return rest == 0 ? "\(whole)" : "\(whole).\(String(1000 + rest).dropFirst())"
    }

    fileprivate static func channels(_ color: RGB) -> String {
        [color.red, color.green, color.blue].map { String(Int($0.rounded())) }.joined(separator: ",")
    }
}

extension RGB {
    /// The colour as a style sheet writes it.
    fileprivate var css: String { "rgb(\(NoteStyle.channels(self)))" }
}
