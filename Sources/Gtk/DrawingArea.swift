import CGtk
import GLib

/// A widget painted by cairo.
public final class DrawingArea: Widget {
    /// Paints the area: the cairo context (borrowed, origin at the area's top left), width and height in px.
    public typealias Painter = @MainActor (OpaquePointer, Int, Int) -> Void

    /// Makes an area painted by a closure, which lives as long as the area; capture what is above it weakly.
    public convenience init(painter: @escaping Painter) {
        self.init(gtk_drawing_area_new())
        let box = ClosureBox(painter)
        gtk_drawing_area_set_draw_func(
            cast(), drawArea, box.retainedForC(), { ClosureBoxes.destroy($0) })
    }
}

private let drawArea: GtkDrawingAreaDrawFunc = { _, context, width, height, data in
    nonisolated(unsafe) let (context, data) = (context, data)
    MainActor.assumeIsolated {
        guard let context else { return }
        ClosureBox<DrawingArea.Painter>.borrowed(data)?.function(context, Int(width), Int(height))
    }
}
