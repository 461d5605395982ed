import CGtk
import GLib
import Gtk

/// How rows of the preferences are laid out.
@MainActor
enum PreferenceLayout {
    /// The room between a row's parts, in px.
    static let gap = 8

    /// A group of rows below its heading.
    static func group(_ title: String, _ rows: [any PreferenceRow]) -> Widget {
        let box = Box(GTK_ORIENTATION_VERTICAL, spacing: 6)
        let heading = Label(title)
        heading.wrap()
        heading.setAccessibleRole(GTK_ACCESSIBLE_ROLE_HEADING)
        heading.addStyleClass(PreferenceStyle.heading)
        let list = Box(GTK_ORIENTATION_VERTICAL)
        list.addStyleClass(PreferenceStyle.group)
        list.setAccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP)
        list.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: title)
        for row in rows { list.append(row.widget) }
        box.append(heading)
        box.append(list)
        return box
    }

    /// A box to be checked, whose words may take several lines.
    /// - Parameter words: with `_` before the letter that, with Alt, checks it.
    static func check(_ words: String) -> CheckButton {
        let label = MnemonicLabel.make(words)
        label.wrap()
        label.expandsHorizontally = true
        let button = CheckButton(child: label, name: MnemonicLabel.plain(words))
        gtk_label_set_mnemonic_widget(label.opaque, button.widget)
        // Naming a label's widget makes it a second name.
        gtk_accessible_reset_relation(button.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        return button
    }

    /// The words of a row, which lead to what stands beside or below them.
    static func title(_ words: String, for target: Widget? = nil) -> Label {
        let label = MnemonicLabel.make(words, for: target)
        label.wrap()
        if let target { gtk_accessible_reset_relation(target.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) }
        return label
    }

    /// What explains something in smaller letters.
    static func hint(_ words: String = "") -> Label {
        let label = Label(words)
        label.wrap()
        label.addStyleClass(PreferenceStyle.hint)
        return label
    }

    /// Words, and beside them what is set; below each other where there is little room.
    static func beside(_ title: Widget, _ control: Widget) -> Box {
        let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 2 * gap)
        title.expandsHorizontally = true
        title.verticalAlignment = GTK_ALIGN_CENTER
        control.verticalAlignment = GTK_ALIGN_CENTER
        box.append(title)
        box.append(control)
        return box
    }

    /// Things below each other.
    static func column(_ parts: [Widget], spacing: Int = 6) -> Box {
        let box = Box(GTK_ORIENTATION_VERTICAL, spacing: spacing)
        parts.forEach { box.append($0) }
        return box
    }
}
