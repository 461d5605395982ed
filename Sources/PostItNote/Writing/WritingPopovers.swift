import CGtk
import GLib
import Gtk

/// What GTK's text view opens by itself, its menu and its emoji chooser: named, and left without losing the focus.
///
/// GTK 4.8 leaves the focus in a menu that is closed while one of its submenus is shown, and no key is heard from then
/// on.
/// Thread: GTK's.
@MainActor
final class WritingPopovers {
    private static let mark = "peel-known-popover"
    private var returning: EventSource?
    private var emoji: EmojiNames?

    /// Looks for popovers of the view that are not known yet; to be called when the focus may have gone to one.
    func look(in view: TextView) {
        var child = gtk_widget_get_first_child(view.widget)
        while let widget = child {
            child = gtk_widget_get_next_sibling(widget)
            guard peel_instance_is_a(widget, gtk_popover_get_type()) != 0 else { continue }
            let popover = Popover(widget)
            guard g_object_get_data(popover.cast(), Self.mark) == nil else { continue }
            g_object_set_data(popover.cast(), Self.mark, popover.pointer)
            follow(popover, of: view)
        }
    }

    private func follow(_ popover: Popover, of view: TextView) {
        if peel_instance_is_a(popover.pointer, gtk_popover_menu_get_type()) != 0 {
            name(popover, localized("Menu of the writing"))
            popover.ignoreRestingPointer()
        } else {
            name(popover, localized("Emoji"))
            emoji = EmojiNames(popover)
        }
        popover.connect(.closed) { [weak self, weak view] in
            // What has been chosen is done after this, and may move the focus by itself.
            self?.returning = EventSource.idle(priority: G_PRIORITY_DEFAULT) { [weak view] in
                if let view, !view.hasFocus, view.containsFocus { view.grabFocus() }
            }
        }
    }

    private func name(_ popover: Popover, _ name: String) {
        popover.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        popover.nameInnards(name, search: localized("Search"))
    }
}
