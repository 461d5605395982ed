import CGtk
import GLib
import Gtk

/// Brings a window back to a square after a window manager has made it something else.
@MainActor
final class SquareKeeper {
    /// How long a size must have held, in milliseconds: while the user still pulls there is no arguing.
    static let patience: UInt32 = 200

    /// The window is to be given a square of a side in px.
    var onSettle: @MainActor (Int) -> Void = { _ in }

    private var last = 0
    private var asked: (width: Int, height: Int)?
    private var wait: EventSource?

    /// The window has got a size in px.
    /// - Parameter isFixed: whether only the window manager decides on it now.
    func sized(width: Int, height: Int, isFixed: Bool) {
        guard width != height, !isFixed else {
            wait = nil
            if width == height { (last, asked) = (width, nil) }
            return
        }
        // A window manager that insists, as a tiling one does, has it its way.
        if let asked, asked == (width, height) { return }
        wait = EventSource.after(milliseconds: Self.patience) { [weak self] in
            guard let self else { return }
            asked = (width, height)
            onSettle(side(width, height))
        }
    }

    /// The edge that the user has pulled decides.
    private func side(_ width: Int, _ height: Int) -> Int {
        guard last > 0 else { return min(width, height) }
        return abs(width - last) >= abs(height - last) ? width : height
    }
}
