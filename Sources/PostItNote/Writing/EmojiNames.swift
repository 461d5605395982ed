import CGtk
import GLib
import Gtk

/// Names what GTK's emoji chooser consists of, which GTK 4.8 calls by its types.
///
/// Thread: GTK's.
@MainActor
final class EmojiNames {
    private typealias Part = UnsafeMutablePointer<GtkWidget>

    /// What GTK calls what was used lately.
    private static var recent: String { String(cString: g_dgettext("gtk40", "Recent")) }

    /// The boxes of emoji, which the chooser fills bit by bit.
    private var boxes: [(children: GObjectRef, filling: SignalConnection)] = []
    private var headings: [String] = []
    private var buttons: [Button] = []

    /// Names what is in a chooser, and what comes into it.
    init(_ chooser: Popover) {
        collect(in: chooser.widget)
        // The buttons lead to the groups in their order; the first, for the emoji used lately, has no heading.
        for (index, button) in buttons.enumerated() {
            let place = index - (buttons.count - headings.count)
            let name = headings.indices.contains(place) ? headings[place] : Self.recent
            button.setName(name)
            gtk_widget_get_parent(button.widget)?.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
        }
        (headings, buttons) = ([], [])
    }

    private func collect(in widget: Part) {
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            next = gtk_widget_get_next_sibling(child)
            if peel_instance_is_a(child, gtk_button_get_type()) != 0 {
                buttons.append(Button(retaining: UnsafeMutableRawPointer(child)))
            } else if let words = Self.words(on: child) {
                if !words.isEmpty { headings.append(words) }
            } else if peel_instance_is_a(child, gtk_flow_box_get_type()) != 0, !holdsButtons(child) {
                follow(child)
            } else if peel_instance_is_a(child, gtk_editable_get_type()) == 0 {
                if peel_instance_is_a(child, gtk_flow_box_get_type()) != 0 {
                    child.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: localized("Emoji"))
                }
                collect(in: child)
            }
        }
    }

    private func holdsButtons(_ box: Part) -> Bool {
        guard let first = gtk_widget_get_first_child(box).flatMap({ gtk_widget_get_first_child($0) }) else {
            return false
        }
        return peel_instance_is_a(first, gtk_button_get_type()) != 0
    }

    private func follow(_ box: Part) {
        box.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: headings.last ?? Self.recent)
        let children = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_widget_observe_children(box)))
        let list = children.opaque
        let name: @MainActor (Int, Int) -> Void = { start, count in
            for place in start..<start + count {
                guard let item = g_list_model_get_item(list, guint(place)) else { continue }
                let child = Widget(adopting: item)
                guard let label = gtk_widget_get_first_child(child.widget), let emoji = Self.words(on: label) else {
                    continue
                }
                child.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: emoji)
            }
        }
        let filling = children.connect(SignalName<ListChangeSignature>("items-changed")) { place, _, added in
            name(place, added)
        }
        name(0, Int(g_list_model_get_n_items(list)))
        boxes.append((children, filling))
    }

    /// What a label shows; nil for what is no label.
    private static func words(on label: Part) -> String? {
        guard peel_instance_is_a(label, gtk_label_get_type()) != 0 else { return nil }
        return gtk_label_get_text(OpaquePointer(label)).map { String(cString: $0) } ?? ""
    }
}
