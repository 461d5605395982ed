import CGtk
import GLib
import Gtk

/// What is shown where there is nothing: why, and what to do.
@MainActor
enum EmptyState {
    /// Makes one.
    /// - Parameters:
    ///   - icon: a picture's name in the icon theme.
    ///   - title: what is so, a few words.
    ///   - text: what to do, a sentence or two.
    ///   - button: does it; nil for none.
    static func make(icon: String, title: String, text: String, button: Button? = nil) -> Widget {
        let box = Box(GTK_ORIENTATION_VERTICAL, spacing: 12)
        box.addStyleClass("board-empty")
        box.setAlign(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_CENTER)
        box.setExpand(horizontal: true, vertical: true)
        let picture = Widget(gtk_image_new_from_icon_name(icon))
        gtk_image_set_pixel_size(picture.opaque, 96)
        picture.addStyleClass("dim-label")
        picture.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: "")
        box.append(picture)
        let heading = Label(title)
        heading.addStyleClass("title-2")
        box.append(heading)
        let words = Label(text)
        gtk_label_set_wrap(words.opaque, 1)
        gtk_label_set_justify(words.opaque, GTK_JUSTIFY_CENTER)
        gtk_label_set_max_width_chars(words.opaque, 48)
        box.append(words)
        if let button {
            button.setAlign(horizontal: GTK_ALIGN_CENTER)
            button.addStyleClass("pill")
            box.append(button)
        }
        return box
    }
}
