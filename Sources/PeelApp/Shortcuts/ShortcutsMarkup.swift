import CGtk

/// The window of shortcuts as GtkBuilder reads it; GTK 4.8 has no other way to fill one.
enum ShortcutsMarkup {
    /// The id of the window.
    static let id = "shortcuts"

    /// The whole document.
    static var document: String {
        let groups = ActionSection.allCases.map(group).joined()
        return """
            <interface><object class="GtkShortcutsWindow" id="\(id)"><property name="modal">1</property>
            <child><object class="GtkShortcutsSection"><property name="section-name">all</property>
            \(groups)</object></child></object></interface>
            """
    }

    private static func group(_ section: ActionSection) -> String {
        let actions = ActionTable.listed.map(\.row).filter { $0.section == section }
            .map { (label: $0.label, keys: $0.keys + $0.keysBesideWriting) }
        let ofWidgets = WidgetKey.allCases.filter { $0.section == section }.map { (label: $0.label, keys: $0.keys) }
        let shortcuts = (ofWidgets + actions).filter { !$0.keys.isEmpty }
        guard !shortcuts.isEmpty else { return "" }
        return """
            <child><object class="GtkShortcutsGroup"><property name="title">\(escaped(section.title))</property>
            \(shortcuts.map { shortcut($0.label, $0.keys) }.joined())</object></child>
            """
    }

    private static func shortcut(_ label: String, _ keys: [String]) -> String {
        // Two are enough to remember; the others are for keyboards that lack these, and the keypad's go without saying.
        let shown = keys.filter { strstr($0, "KP_") == nil }.prefix(2).joined(separator: " ")
        return """
            <child><object class="GtkShortcutsShortcut"><property name="title">\(escaped(label))</property>
            <property name="accelerator">\(escaped(shown))</property></object></child>
            """
    }

    private static func escaped(_ text: String) -> String {
        guard let escaped = g_markup_escape_text(text, -1) else { return "" }
        defer { g_free(escaped) }
        return String(cString: escaped)
    }
}
