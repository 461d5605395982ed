// The smallest program that embeds the note: a note in an ordinary window, and a label bound to its text.
import CGtk
import GLib
import Gtk
import PostItNote

MainActor.assumeIsolated {
    guard gtk_init_check() != 0 else {
        logWarning(domain: "note-example", "there is no display: set DISPLAY or WAYLAND_DISPLAY")
        exit(1)
    }
    let note = PostItNote(text: "Make room for the small ideas.")
    note.title = "Note to self"
    note.color = .rose
    note.rotation = -2
    note.isEditable = true

    let label = Label()
    note.bindProperty(PostItNote.Property.text, to: label, "label")

    let box = Box(GTK_ORIENTATION_VERTICAL, spacing: 36)
    box.append(note)
    box.append(label)
    box.setMargins(48)

    let window = Window()
    window.title = "A note in a window"
    window.setChild(box)
    window.present()
    while window.isVisible { MainContext.iterate(mayBlock: true) }
}
