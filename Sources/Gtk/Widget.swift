import CGtk
import GLib

/// A GTK widget.
///
/// Ownership: holds a reference of its own; the widget's parent holds another.
/// Thread: GTK's.
@MainActor
open class Widget: GObjectRef {
    /// The widget as C wants it.
    public final var widget: UnsafeMutablePointer<GtkWidget> { cast() }

    /// Wraps what a C constructor returned, sinking its floating reference.
    public convenience init(_ created: UnsafeMutablePointer<GtkWidget>?) {
        self.init(sinking: UnsafeMutableRawPointer(created))
    }

    /// Hangs the widget under a parent of our own class.
    public final func setParent(_ parent: UnsafeMutablePointer<GtkWidget>) {
        gtk_widget_set_parent(widget, parent)
    }

    /// Takes the widget from its parent; to be called by the parent's dispose.
    public final func unparent() {
        gtk_widget_unparent(widget)
    }

    /// Whether the widget is to be shown.
    public final var isVisible: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
    }

    /// Whether the widget can take the keyboard focus.
    public final var isFocusable: Bool {
        get { gtk_widget_get_focusable(widget) != 0 }
        set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
    }

    /// Whether the widget has the keyboard focus now.
    public final var hasFocus: Bool { gtk_widget_has_focus(widget) != 0 }

    /// Whether the widget is on a mapped window.
    public final var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

    /// Moves the keyboard focus here.
    @discardableResult
    public final func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

    /// Has the widget painted again in the next frame.
    public final func queueDraw() { gtk_widget_queue_draw(widget) }

    /// Has the widget measured again.
    public final func queueResize() { gtk_widget_queue_resize(widget) }

    /// Has the widget's children placed again, its size being the same.
    public final func queueAllocate() { gtk_widget_queue_allocate(widget) }

    /// Device pixels in a logical one.
    public final var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

    /// The size given by the parent, in px.
    public final var size: (width: Int, height: Int) {
        (Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
    }

    /// Adds a style class.
    public final func addStyleClass(_ name: String) { gtk_widget_add_css_class(widget, name) }

    /// Removes a style class.
    public final func removeStyleClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }

    /// Adds or removes a style class.
    public final func setStyleClass(_ name: String, _ isSet: Bool) {
        if isSet { addStyleClass(name) } else { removeStyleClass(name) }
    }

    /// Hands an event controller to the widget, which owns it from then on.
    public final func addController(_ controller: EventController) {
        // The widget takes a full reference; the wrapper keeps its own.
        g_object_ref(controller.pointer)
        gtk_widget_add_controller(widget, controller.opaque)
    }

    /// How much room the widget wants.
    public final func measure(_ orientation: GtkOrientation, for size: Int = -1) -> (minimum: Int, natural: Int) {
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(widget, orientation, Int32(size), &minimum, &natural, nil, nil)
        return (Int(minimum), Int(natural))
    }
}

extension SignalName where Signature == VoidSignature {
    /// The widget is shown on a mapped window.
    public static var map: SignalName { SignalName("map") }
    /// The widget is no longer shown.
    public static var unmap: SignalName { SignalName("unmap") }
}
