import CGtk

/// A window as an X11 display knows it, where it is on one: with a place of its own, which Wayland has not.
///
/// To be asked for anew each time, since a window gets another each time it is realized. All places are in the screen's
/// device pixels.
/// Thread: GTK's.
@MainActor
public struct X11Window {
    /// What a window manager can be asked to keep a window at.
    public enum State: String, Sendable {
        /// Above all other windows.
        case above = "_NET_WM_STATE_ABOVE"
        /// On all workspaces.
        case sticky = "_NET_WM_STATE_STICKY"
    }

    /// The workspace number that means all of them.
    public static let allWorkspaces = 0xFFFF_FFFF

    /// The window's number on the display.
    public let id: UInt
    private let display: Xlib.Display
    private let root: UInt

    /// The window, where it is realized on an X11 display.
    public init?(of window: Window) {
        guard let surface = gtk_native_get_surface(window.opaque) else { return nil }
        id = peel_x11_surface_xid(surface)
        guard id != 0, let display = peel_x11_display(gdk_surface_get_display(surface)) else { return nil }
        guard let root = Xlib.defaultRootWindow?(display) else { return nil }
        (self.display, self.root) = (display, root)
    }

    // MARK: Place

    /// The place of the window's top left on the screen; nil where the display does not say.
    public var place: (x: Int, y: Int)? {
        var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
        guard let translate = Xlib.translateCoordinates, translate(display, id, root, 0, 0, &x, &y, &child) != 0
        else { return nil }
        return (Int(x), Int(y))
    }

    /// Asks for a place for the window's top left, as the user's own choice, which window managers heed.
    ///
    /// To be called right after the window is mapped, or while it is.
    public func move(x: Int, y: Int) {
        setPlaceIsUsers()
        _ = Xlib.moveWindow?(display, id, Int32(clamping: x), Int32(clamping: y))
    }

    /// XSizeHints: the flags that the user chose the place, and that the place is the window's own and not its frame's.
    private func setPlaceIsUsers() {
        guard let get = Xlib.getNormalHints, let set = Xlib.setNormalHints else { return }
        // A long of flags, and 16 ints before the gravity.
        let size = 128
        let hints = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
        defer { hints.deallocate() }
        hints.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        var supplied = 0
        _ = get(display, id, hints, &supplied)
        let (usPosition, pWinGravity, staticGravity) = (1, 1 << 9, Int32(10))
        hints.storeBytes(of: hints.load(as: Int.self) | usPosition | pWinGravity, as: Int.self)
        let gravity = MemoryLayout<Int>.size + 16 * MemoryLayout<Int32>.size
        hints.storeBytes(of: staticGravity, toByteOffset: gravity, as: Int32.self)
        set(display, id, hints)
    }

    // MARK: State

    /// Whether the window manager has taken the window over, or there is none: before, nothing of it holds.
    public var isManaged: Bool {
        !numbers("WM_STATE").isEmpty || numbers("_NET_SUPPORTING_WM_CHECK", of: root).isEmpty
    }

    /// Whether the window manager keeps the window so.
    public func has(_ state: State) -> Bool {
        if state == .sticky, workspace == Self.allWorkspaces { return true }
        guard let atom = atom(state.rawValue) else { return false }
        return numbers("_NET_WM_STATE").contains(atom)
    }

    /// Asks the window manager to keep a mapped window so, or not to.
    public func set(_ state: State, _ isOn: Bool) {
        guard let atom = atom(state.rawValue) else { return }
        // The source is an ordinary program.
        send("_NET_WM_STATE", [isOn ? 1 : 0, Int(atom), 0, 1])
        guard state == .sticky else { return }
        // Window managers without that state know all workspaces by their number.
        send("_NET_WM_DESKTOP", [isOn ? Self.allWorkspaces : currentWorkspace, 1])
    }

    /// The number of the workspace that the window is on, from 0; nil where there are none.
    public var workspace: Int? { numbers("_NET_WM_DESKTOP").first.map { Int($0) } }

    /// Asks for a workspace, before the window is mapped.
    public func setFirstWorkspace(_ number: Int) {
        setNumbers("_NET_WM_DESKTOP", [UInt(number)])
    }

    // MARK: Icon

    /// Has the window manager show an icon for the window.
    public func set(_ icon: WindowIcon) { setNumbers("_NET_WM_ICON", icon.numbers) }

    private var currentWorkspace: Int { numbers("_NET_CURRENT_DESKTOP", of: root).first.map { Int($0) } ?? 0 }

    // MARK: Xlib

    private func atom(_ name: String) -> UInt? { Xlib.internAtom?(display, name, 0) }

    /// A property's numbers; none where it is not set.
    private func numbers(_ name: String, of window: UInt? = nil) -> [UInt] {
        guard let property = atom(name), let get = Xlib.getWindowProperty else { return [] }
        var (type, format, count, rest): (UInt, Int32, UInt, UInt) = (0, 0, 0, 0)
        var data: UnsafeMutableRawPointer?
        let anyType = UInt(0)
        guard get(display, window ?? id, property, 0, 64, 0, anyType, &type, &format, &count, &rest, &data) == 0,
            let data
        else { return [] }
        defer { _ = Xlib.free?(data) }
        // Xlib gives 32-bit numbers as longs.
        guard format == 32 else { return [] }
        return (0..<Int(count)).map {
            data.load(fromByteOffset: $0 * MemoryLayout<UInt>.stride, as: UInt.self) & 0xFFFF_FFFF
        }
    }

    /// Sets a property to numbers of 32 bits, which Xlib takes as longs.
    private func setNumbers(_ name: String, _ numbers: [UInt]) {
        guard let property = atom(name) else { return }
        let (cardinal, replace) = (UInt(6), Int32(0))
        _ = Xlib.changeProperty?(display, id, property, cardinal, 32, replace, numbers, Int32(numbers.count))
    }

    /// Sends the window manager a message about the window.
    private func send(_ name: String, _ numbers: [Int]) {
        guard let type = atom(name) else { return }
        // XClientMessageEvent: type, serial, send_event, display, window, message_type, format, five longs.
        let word = MemoryLayout<Int>.size
        let event = UnsafeMutableRawPointer.allocate(byteCount: 24 * word, alignment: word)
        defer { event.deallocate() }
        event.initializeMemory(as: Int.self, repeating: 0, count: 24)
        event.storeBytes(of: 33, as: Int32.self)
        event.storeBytes(of: id, toByteOffset: 4 * word, as: UInt.self)
        event.storeBytes(of: type, toByteOffset: 5 * word, as: UInt.self)
        event.storeBytes(of: 32, toByteOffset: 6 * word, as: Int32.self)
        for (index, number) in numbers.prefix(5).enumerated() {
            event.storeBytes(of: number, toByteOffset: (7 + index) * word, as: Int.self)
        }
        let substructure = 1 << 19 | 1 << 20
        _ = Xlib.sendEvent?(display, root, 0, substructure, event)
    }
}
