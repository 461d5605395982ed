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
    /// What has gone and still hangs on the frame.
    private var gone: [any PopoverContent] = []
    private var clearing: EventSource?
    /// How long a popover that has gone stays on the frame, in milliseconds.
    ///
    /// GTK 4.8 dies where a window is laid out while it still takes the pointer to be over something that has no surface
    /// any more; until then the display has told it where the pointer is.
    static let patience: UInt32 = 1_000

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

    /// Whether nothing is shown, and nothing that has been still hangs on the frame.
    var isEmpty: Bool { shown == nil && gone.isEmpty }

    /// Takes the popover away, and gives the focus back to where it was.
    func end() {
        ending = nil
        guard let content = shown else { return }
        shown = nil
        frame?.popover = nil
        // Hidden first, or it would go with the keyboard in its hands.
        content.popover.popDown()
        // Then the focus, since GTK forgets a reference to what it lies in and goes away.
        if window?.focus.map({ $0.isWithin(content.popover) }) ?? true {
            if focusBefore?.isMapped == true { focusBefore?.grabFocus() } else { window?.setFocus(nil) }
        }
        focusBefore = nil
        gone.append(content)
        clearing = EventSource.after(milliseconds: Self.patience) { [weak self] in self?.clear() }
    }

    /// Lets go of everything at once, since the window goes.
    func stop() {
        end()
        clear()
    }

    private func clear() {
        clearing = nil
        for content in gone { content.popover.unparent() }
        gone = []
    }
}
