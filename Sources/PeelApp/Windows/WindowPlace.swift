import GLib
import Gtk

/// Where a note's window is on its desktop, where that is the program's to know: on X11.
///
/// Wayland's compositors place windows by themselves and tell nobody; there everything here is unknown and without
/// effect.
/// Thread: GTK's.
@MainActor
final class WindowPlace {
    /// What is known and wanted of the place.
    struct Standing: Equatable {
        /// The window's left edge in the screen's device pixels; nil leaves it to the window manager.
        var x: Int?
        /// The window's top edge.
        var y: Int?
        /// The workspace's number from 0.
        var workspace: Int?
        /// Whether it is kept above all others.
        var isAbove = false
        /// Whether it is on all workspaces.
        var isSticky = false
    }

    /// How long a window must have rested before its place counts, in milliseconds.
    static let patience: UInt32 = 250

    /// Whether the program has a say in where the window is.
    var isSupported: Bool { display.isX11 }
    /// The place as it is, or is to be when the window is shown.
    private(set) var standing = Standing()
    /// The user or the window manager has given the window another place.
    var onChange: @MainActor () -> Void = {}

    private weak var window: Window?
    private let display: Display
    private var wait: EventSource?

    /// Watches a window.
    init(of window: Window) {
        self.window = window
        display = Display(of: window)
        window.connect(.realize) { [weak self] in self?.isRealized() }
        window.connect(.map) { [weak self] in self?.isMapped() }
        window.connect(.unrealize) { [weak self] in self?.isUnrealized() }
    }

    // MARK: Wishes

    /// Sets the place that the window is to have when it is shown, brought back where it is off every screen.
    /// - Parameter size: the window's side in px.
    func prepare(_ wanted: Standing, side: Int) {
        standing = wanted
        guard let x = wanted.x, let y = wanted.y else { return }
        let pixels = side * (window?.scaleFactor ?? 1)
        let area = PixelArea(x: x, y: y, width: pixels, height: pixels)
        let place = ScreenFit.place(of: area, on: display.screens)
        (standing.x, standing.y) = (place.x, place.y)
    }

    /// Keeps the window above all others, or no longer.
    func setAbove(_ isAbove: Bool) {
        standing.isAbove = isAbove
        x11?.set(.above, isAbove)
        onChange()
    }

    /// Keeps the window on all workspaces, or on the present one.
    func setSticky(_ isSticky: Bool) {
        standing.isSticky = isSticky
        x11?.set(.sticky, isSticky)
        onChange()
    }

    /// Brings the window back where it is off every screen, since one has gone.
    func bringBack() {
        read()
        guard let window, window.isMapped, let x11, let area else { return }
        let place = ScreenFit.place(of: area, on: display.screens)
        if place != (area.x, area.y) { x11.move(x: place.x, y: place.y) }
    }

    /// The window's rectangle in device pixels, where it is known.
    var area: PixelArea? {
        guard let window, let x = standing.x, let y = standing.y else { return nil }
        let (size, scale) = (window.size, window.scaleFactor)
        return PixelArea(x: x, y: y, width: size.width * scale, height: size.height * scale)
    }

    // MARK: Following

    /// Takes in where the window is now: at rest, and at every way out.
    func read() {
        wait = nil
        guard let window, window.isMapped, let x11, x11.isManaged, Surface(of: window)?.sizeIsFixed == false
        else { return }
        var now = Standing()
        guard let place = x11.place else { return }
        (now.x, now.y) = (place.x, place.y)
        now.isAbove = x11.has(.above)
        now.isSticky = x11.has(.sticky)
        // Of a window on all of them the one that it was on before stays known.
        let workspace = x11.workspace
        now.workspace = workspace == X11Window.allWorkspaces ? standing.workspace : workspace
        guard now != standing else { return }
        standing = now
        onChange()
    }

    private var x11: X11Window? { window.flatMap { X11Window(of: $0) } }

    private func isRealized() {
        guard let x11 else { return }
        if let workspace = standing.workspace, !standing.isSticky { x11.setFirstWorkspace(workspace) }
        X11Events.listen(to: x11, on: display) { [weak self] _ in self?.mayHaveChanged() }
    }

    private func isMapped() {
        guard let x11 else { return }
        if let x = standing.x, let y = standing.y { x11.move(x: x, y: y) }
        if standing.isAbove { x11.set(.above, true) }
        if standing.isSticky { x11.set(.sticky, true) }
    }

    private func isUnrealized() {
        wait = nil
        if let x11 { X11Events.listen(to: x11, on: display, nil) }
    }

    private func mayHaveChanged() {
        wait = EventSource.after(milliseconds: Self.patience) { [weak self] in self?.read() }
    }
}
