import CGtk
import GLib
import Gtk

/// Shows one popover at a time over a note, and lets go of it when it has gone.
///
/// The popovers hang on the frame and not on the paper: so they look like the desktop's own, whatever the paper's style,
/// tilt and zoom are.
/// Thread: GTK's.
@MainActor
final class PopoverHost {
    private weak var window: Window?
    private weak var frame: NoteFrame?
    private var shown: (any PopoverContent)?
    private var focusBefore: Widget?
    private var ending: EventSource?

    /// Makes a host; it knows frame and window weakly.
    init(_ frame: NoteFrame, in window: Window) {
        (self.frame, self.window) = (frame, window)
    }

    /// What is shown now.
    var current: (any PopoverContent)? { shown }

    /// Shows a popover, in place of the one before.
    /// - Parameters:
    ///   - content: what is shown.
    ///   - area: what it points to, in px of the frame.
    func show(_ content: any PopoverContent, at area: PixelArea) {
        guard let window, let frame else { return }
        end()
        focusBefore = window.focus
        shown = content
        let popover = content.popover
        popover.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: content.name)
        popover.setParent(frame.instance)
        frame.popover = popover
        popover.point(to: area)
        popover.connect(.closed) { [weak self, weak content] in
            guard let self, shown === content else { return }
            // What has been chosen is done after this.
            ending = EventSource.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in self?.end() }
        }
        popover.nameInnards(content.name)
        popover.popUp()
    }

    /// Lets go of the popover at once.
    func end() {
        ending = nil
        guard let popover = shown?.popover else { return }
        shown = nil
        let holdsFocus = window?.focus.map { $0.isWithin(popover) } ?? true
        frame?.popover = nil
        popover.unparent()
        if holdsFocus, window?.isActive == true { focusBefore?.grabFocus() }
        focusBefore = nil
    }
}
