import CGtk
import GLib
import Gtk
import Paper

extension NoteLook {
    /// The look of a note on its desktop.
    @MainActor
    init(_ values: NoteValues, _ desktop: DesktopSettings) {
        self.init(
            values, wantsContrast: desktop.wantsContrast, isDark: desktop.isDark, pixelsInPoint: desktop.pixelsInPoint)
    }
}

/// Style sheet, style classes and the count.
extension NoteWidget {
    /// Brings the look to what the note and the desktop say now.
    func updateStyle() {
        let old = look
        look = NoteLook(values, desktop)
        if look.writingPoints != old.writingPoints || look.families != old.families { writing.keepCaretInView() }
        writing.fading?.fades = !look.hasMoreContrast
        ring.lineWidth = look.hasMoreContrast ? FocusRing.strongWidth : FocusRing.usualWidth
        setStyleClass("dark-paper", look.inks.writing.luminance > look.inks.paper.luminance)
        setStyleClass("high-contrast", look.hasMoreContrast)
        if gtk_widget_get_root(instance) != nil, let display = gtk_widget_get_display(instance) {
            if styleClass == nil || look != old {
                let before = styleClass
                let name = NoteStyles.shared.use(look, on: display)
                setStyleClass(name, true)
                styleClass = name
                if let before {
                    setStyleClass(before, false)
                    NoteStyles.shared.leave(old, on: display)
                }
            }
        }
        updateLook()
    }

    /// Gives the style sheet back, before the note leaves its window.
    func leaveStyle() {
        guard let styleClass, let display = gtk_widget_get_display(instance) else { return }
        setStyleClass(styleClass, false)
        self.styleClass = nil
        NoteStyles.shared.leave(look, on: display)
    }

    func setStyleClass(_ name: String, _ isSet: Bool) {
        if isSet { gtk_widget_add_css_class(instance, name) } else { gtk_widget_remove_css_class(instance, name) }
    }

    /// Shows the placeholder where nothing is written and something may be.
    func updatePlaceholder() {
        let isShown = values.editable && !values.placeholder.isEmpty && writing.buffer.scalarCount == 0
        if placeholderLabel.isVisible != isShown { placeholderLabel.isVisible = isShown }
    }

    /// Shows how many characters are left, where that is wanted or the limit is near.
    func updateCount() {
        let limit = Int(values.maxLength)
        // A text of few Unicode scalars has no more characters either, and need not be counted.
        let mayBeNear = (limit - writing.buffer.scalarCount) * 10 <= limit
        guard limit > 0, values.showCount || writing.isWriting && mayBeNear else {
            return countLabel.isVisible = false
        }
        let left = limit - writing.text.count
        countLabel.isVisible = values.showCount || left * 10 <= limit
        guard countLabel.isVisible else { return }
        countLabel.text =
            left < 0
            ? localizedPlural("%d too many", "%d too many", -left) : localizedPlural("%d left", "%d left", left)
    }
}
