import CGtk
import Gtk
import Paper

extension SheetLook {
    /// What the paper's area covers, in px from the sheet's top left: the sheet and its shadow, tilted; on a pad the sheet.
    var bounds: PixelRect { painter(scale: 1).paintBounds }

    /// What the corner's area covers: everything that changes with the pose.
    var dynamicBounds: PixelRect { painter(scale: 1).dynamicBounds }

    /// The painter for a screen with a scale factor.
    func painter(scale: Int) -> SheetPainter {
        var painter = SheetPainter(
            side: Double(side), rotation: rotation, scale: Double(scale), color: color, texture: texture,
            nextSheet: nextSheet)
        painter.outlineInk = outlineInk
        return painter
    }
}

extension SheetView {
    /// Paints what stands still, on the paper's area.
    func paintPaper(_ context: OpaquePointer) { paint(context, .standing, pose, on: paper) }

    /// Paints the corner, on its own area.
    func paintCurl(_ context: OpaquePointer) { paint(context, .moving, poseToPaint(), on: curl) }

    private func paint(
        _ context: OpaquePointer, _ part: SheetPainter.Part, _ pose: CurlPose, on area: DrawingArea
    ) {
        let painter = look.painter(scale: Int(gtk_widget_get_scale_factor(area.widget)))
        painter.paint(context, pose: pose, part: part, inOwnArea: true)
    }
}
