import CGtk
import GLib
import Gtk
import Paper

/// The colour of new notes: the next, the last, or always the same.
@MainActor
final class NewColorRow: PreferenceRow {
    let widget: Widget
    private var buttons: [(value: String, button: CheckButton)] = []
    private let preferences: Preferences

    init(_ preferences: Preferences) {
        self.preferences = preferences
        let words = localized("Colour of new notes")
        let column = PreferenceLayout.column([PreferenceLayout.title(words)])
        column.setAccessibleRole(GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
        column.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: words)
        widget = column
        add(.next, PreferenceLayout.check(localized("The _next in turn")), to: column)
        add(.last, PreferenceLayout.check(localized("The colour chosen l_ast")), to: column)
        column.append(PreferenceLayout.title(localized("Or always the same:")))
        column.append(papers())
        refresh()
        for (value, button) in buttons {
            button.connect(.toggled) { [weak self, weak button] in
                if button?.isActive == true { self?.choose(value) }
            }
        }
    }

    /// The papers in columns.
    private func papers() -> Box {
        let columns = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 3 * PreferenceLayout.gap)
        let (papers, rows) = (PaperColor.allCases, 4)
        for start in stride(from: 0, to: papers.count, by: rows) {
            let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 4)
            for color in papers[start..<min(start + rows, papers.count)] {
                add(.paper(color), PaperChooser.choice(color), to: column)
            }
            columns.append(column)
        }
        return columns
    }

    func refresh() {
        let now = preferences.newNoteColor.word
        for (value, button) in buttons {
            if value == now { button.isActive = true }
            button.isSensitive = preferences.isWritable(.newNoteColor)
        }
    }

    private func add(_ color: NewNoteColor, _ button: CheckButton, to column: Box) {
        if let first = buttons.first { button.join(first.button) }
        buttons.append((color.word, button))
        column.append(button)
    }

    private func choose(_ value: String) {
        if preferences[.newNoteColor] != value { preferences[.newNoteColor] = value }
    }
}
