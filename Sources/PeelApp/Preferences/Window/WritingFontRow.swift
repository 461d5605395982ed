import CGtk
import GLib
import Gtk

/// The face of the writing: handwriting, or another.
@MainActor
final class WritingFontRow: PreferenceRow {
    let widget: Widget
    private let handwriting: CheckButton
    private let other: CheckButton
    private let button = Button("")
    private let preferences: Preferences
    private weak var window: Window?
    private var isRefreshing = false
    /// What was chosen last, while handwriting is on.
    private var lastFamily = ""

    init(_ preferences: Preferences, in window: Window) {
        (self.preferences, self.window) = (preferences, window)
        let words = localized("Face of the writing")
        handwriting = PreferenceLayout.check(localized("_Handwriting"))
        other = PreferenceLayout.check(localized("An_other face"))
        other.join(handwriting)
        let column = PreferenceLayout.column([
            PreferenceLayout.title(words), handwriting, PreferenceLayout.beside(other, button),
        ])
        column.setAccessibleRole(GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
        column.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: words)
        widget = column
        refresh()
        handwriting.connect(.toggled) { [weak self] in self?.isChosen() }
        button.connect(.clicked) { [weak self] in self?.ask() }
    }

    /// The choice that is made now.
    var chosen: Widget { handwriting.isActive ? handwriting : other }

    func refresh() {
        isRefreshing = true
        defer { isRefreshing = false }
        let font = preferences.writingFont
        if !font.isEmpty { lastFamily = font }
        (font.isEmpty ? handwriting : other).isActive = true
        button.words = lastFamily.isEmpty ? localized("Choose…") : lastFamily
        button.setAccessibleProperty(
            GTK_ACCESSIBLE_PROPERTY_LABEL,
            to: lastFamily.isEmpty ? localized("Choose the face") : localized("Face: %s", lastFamily))
        gtk_accessible_reset_relation(button.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        let isWritable = preferences.isWritable(.writingFont)
        for part in [handwriting, other, button] { part.isSensitive = isWritable }
    }

    private func isChosen() {
        guard !isRefreshing else { return }
        if handwriting.isActive {
            preferences.writingFont = ""
        } else if lastFamily.isEmpty {
            ask()
        } else {
            preferences.writingFont = lastFamily
        }
    }

    private func ask() {
        guard let window else { return }
        FontChooser.ask(title: localized("Face of the Writing"), family: lastFamily, parent: window) { [weak self] in
            self?.preferences.writingFont = $0
        }
        // Until there is an answer all is as it was.
        refresh()
    }
}
