import CGtk
import GLib

/// The face that a widget's style gives it.
extension Widget {
    /// The height of a line in the widget's face, in px.
    public final var lineHeight: Double {
        guard let context = gtk_widget_get_pango_context(widget),
            let metrics = pango_context_get_metrics(context, nil, nil)
        else { return 0 }
        defer { pango_font_metrics_unref(metrics) }
        let height = pango_font_metrics_get_ascent(metrics) + pango_font_metrics_get_descent(metrics)
        return Double(height) / Double(PANGO_SCALE)
    }
}
