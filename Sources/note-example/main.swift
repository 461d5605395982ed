import CGtk
import GLib
import Gtk
import PostItNote

MainActor.assumeIsolated {
    gtk_init()
    let window = Window()
    window.title = "A note in a window"
    let note = PostItNote(text: "Make room for the small ideas.")
    note.isEditable = true
    note.title = "Note to self"
    note.dateLabel = "30 November"
    let label = Label()
    note.bindProperty(PostItNote.Property.text, to: label, "label")
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 24))
    for child in [note, label] as [Widget] { gtk_box_append(box.cast(), child.widget) }
    for set in [
        gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start, gtk_widget_set_margin_end,
    ] { set(box.widget, 36) }
    window.setChild(box)
    var open = true
    window.connect(SignalName<VoidSignature>("destroy")) { open = false }
    window.present()
    while open { MainContext.iterate(mayBlock: true) }
}
