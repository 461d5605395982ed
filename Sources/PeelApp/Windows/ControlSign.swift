import CGtk
import Gtk

/// What is seen on the controls of a note, painted in the ink that the style sheet gives the button.
///
/// Not from the icon theme: for three signs GTK would read it, and load what draws SVG, which takes more memory than the
/// rest of the note.
@MainActor
enum ControlSign {
    /// Makes something.
    case plus
    /// There is more.
    case dots
    /// Puts something away.
    case cross

    /// The side of a sign in px.
    static let side = 12
    /// The width of a stroke in px.
    private static let stroke = 2.0

    /// A picture of the sign.
    func picture() -> DrawingArea {
        let area = DrawingArea.inInk(paint)
        area.setAccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
        area.contentSize = (Self.side, Self.side)
        area.isTarget = false
        gtk_widget_set_valign(area.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_halign(area.widget, GTK_ALIGN_CENTER)
        return area
    }

    private func paint(_ context: OpaquePointer, _ width: Int, _ height: Int) {
        let (x, y) = (Double(width) / 2, Double(height) / 2)
        cairo_set_line_width(context, Self.stroke)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        switch self {
        case .plus:
            strokes(context, [((x - 4.5, y), (x + 4.5, y)), ((x, y - 4.5), (x, y + 4.5))])
        case .cross:
            strokes(context, [((x - 3.5, y - 3.5), (x + 3.5, y + 3.5)), ((x - 3.5, y + 3.5), (x + 3.5, y - 3.5))])
        case .dots:
            for place in [y - 4.5, y, y + 4.5] {
                cairo_new_sub_path(context)
                cairo_arc(context, x, place, 1.25, 0, 2 * .pi)
            }
            cairo_fill(context)
        }
    }

    private func strokes(_ context: OpaquePointer, _ lines: [((Double, Double), (Double, Double))]) {
        for (start, end) in lines {
            cairo_move_to(context, start.0, start.1)
            cairo_line_to(context, end.0, end.1)
        }
        cairo_stroke(context)
    }
}
