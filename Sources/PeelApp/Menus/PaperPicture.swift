import CGtk
import Gtk
import Paper

/// Small pictures of papers: what the colour of a note is chosen by.
@MainActor
enum PaperPicture {
    /// The side of a picture in px.
    static let side = 14

    /// A sheet of a paper.
    static func sheet(_ color: PaperColor) -> DrawingArea {
        make { context, width, height in
            cairo_rectangle(context, 0.5, 0.5, Double(width) - 1, Double(height) - 1)
            fill(context, color.face)
            outline(context)
        }
    }

    /// A disc of four colours, stronger than paper's so that they tell at this size.
    static func disc() -> DrawingArea {
        make { context, width, height in
            let (x, y, radius) = (Double(width) / 2, Double(height) / 2, Double(min(width, height)) / 2 - 0.5)
            let colors = [(247.0, 190.0, 60.0), (240, 150, 125), (150, 125, 205), (110, 165, 225)]
            for (index, color) in colors.enumerated() {
                let start = Double(index) * .pi / 2
                cairo_move_to(context, x, y)
                cairo_arc(context, x, y, radius, start, start + .pi / 2)
                cairo_close_path(context)
                fill(context, RGB(red: color.0, green: color.1, blue: color.2))
                cairo_new_path(context)
            }
        }
    }

    private static func make(_ painter: @escaping DrawingArea.Painter) -> DrawingArea {
        let area = DrawingArea(painter: painter)
        area.setAccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
        area.contentSize = (side, side)
        area.isTarget = false
        gtk_widget_set_valign(area.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_halign(area.widget, GTK_ALIGN_CENTER)
        return area
    }

    private static func fill(_ context: OpaquePointer, _ color: RGB) {
        cairo_set_source_rgb(context, color.red / 255, color.green / 255, color.blue / 255)
        cairo_fill_preserve(context)
    }

    /// In a grey that has 3:1 and more on paper and on the menus of light and dark themes alike.
    private static func outline(_ context: OpaquePointer) {
        cairo_set_source_rgb(context, 0.46, 0.46, 0.46)
        cairo_set_line_width(context, 1)
        cairo_stroke(context)
    }
}
