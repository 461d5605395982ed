import CGtk
import GLib

/// A slider for a number.
public final class Scale: Widget {
    /// Makes a horizontal slider.
    /// - Parameters:
    ///   - bounds: the numbers at its ends.
    ///   - step: what an arrow key changes; Page Up and Down change ten times as much.
    ///   - name: what it is called.
    ///   - format: how the number is shown beside it; lives as long as the slider.
    public convenience init(
        _ bounds: ClosedRange<Double>, step: Double, name: String, format: @escaping @MainActor (Double) -> String
    ) {
        self.init(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, bounds.lowerBound, bounds.upperBound, step))
        setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        gtk_scale_set_draw_value(cast(), 1)
        gtk_scale_set_value_pos(cast(), GTK_POS_TOP)
        gtk_scale_set_format_value_func(
            cast(), formatValue, ClosureBox(format).retainedForC(), { ClosureBoxes.destroy($0) })
    }

    /// The number.
    public var value: Double {
        get { gtk_range_get_value(cast()) }
        set { gtk_range_set_value(cast(), newValue) }
    }

    /// Marks a number at the slider.
    public func addMark(_ value: Double) { gtk_scale_add_mark(cast(), value, GTK_POS_BOTTOM, nil) }
}

private let formatValue: GtkScaleFormatValueFunc = { _, value, data in
    enterMainActor(with: data) { data in
        g_strdup(ClosureBox<@MainActor (Double) -> String>.borrowed(data)?.function(value) ?? "")
    }
}
