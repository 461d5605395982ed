import CGtk
import GLib
import Gtk

/// The ways in which pointer and finger ask for the menu of something: a click with the secondary button, a long press.
@MainActor
final class ContextMenuGestures {
    private let click = ClickGesture(button: UInt32(GDK_BUTTON_SECONDARY))
    private let press = LongPressGesture(touchOnly: true)

    /// Watches a widget.
    /// - Parameters:
    ///   - widget: what the menu is of; what lies in it and has a menu of its own comes first.
    ///   - onAsk: gets the place, in px from the widget's top left; capture what is above weakly.
    func add(to widget: Widget, onAsk: @escaping @MainActor (Double, Double) -> Void) {
        widget.addController(click)
        widget.addController(press)
        click.connect(.pressed) { [weak click] _, x, y in
            click?.claim()
            onAsk(x, y)
        }
        press.connect(.longPressed) { [weak press] x, y in
            press?.claim()
            onAsk(x, y)
        }
    }
}
