import CGtk
import GLib

/// A small window at a widget or a place, which goes when the user turns to something else.
///
/// Ownership: as ``Widget``; its parent is to let go of it with `unparent()` before it ends itself.
/// Thread: GTK's.
public final class Popover: Widget {
    /// Makes an empty popover.
    public convenience init() {
        self.init(gtk_popover_new())
    }

    /// Makes a popover that shows a menu; submenus slide in.
    public convenience init(menu: Menu) {
        self.init(gtk_popover_menu_new_from_model(menu.cast()))
        ignoreRestingPointer()
    }

    /// Sets what is in it.
    public func setChild(_ child: Widget?) { gtk_popover_set_child(cast(), child?.widget) }

    /// Points to a place in the parent, in px from its top left.
    public func point(to area: PixelArea) {
        var rectangle = GdkRectangle(
            x: Int32(area.x), y: Int32(area.y), width: Int32(area.width), height: Int32(area.height))
        gtk_popover_set_pointing_to(cast(), &rectangle)
    }

    /// Whether an arrow leads to what is pointed to.
    public var hasArrow: Bool {
        get { gtk_popover_get_has_arrow(cast()) != 0 }
        set { gtk_popover_set_has_arrow(cast(), newValue ? 1 : 0) }
    }

    /// On which side of what is pointed to it is shown where there is room.
    public var position: GtkPositionType {
        get { gtk_popover_get_position(cast()) }
        set { gtk_popover_set_position(cast(), newValue) }
    }

    /// Shows it.
    public func popUp() { gtk_popover_popup(cast()) }

    /// Takes it away.
    public func popDown() { gtk_popover_popdown(cast()) }

    /// Moves the focus on within it, from the last to the first.
    public func cycleFocus(_ direction: GtkDirectionType) -> Bool {
        if moveFocus(direction) { return true }
        gtk_widget_set_focus_child(widget, nil)
        return moveFocus(direction)
    }

    /// Places it anew where its parent has moved; to be called when the parent places its children.
    public func present() { gtk_popover_present(cast()) }
}

extension SignalName where Signature == VoidSignature {
    /// A popover has gone.
    public static var closed: SignalName { SignalName("closed") }
}
