import CGtk

/// A window of one colour beneath all others: what shows beside a note, and gets the clicks beside it.
final class Ground {
    /// The colour: one that no paper has.
    static let color = Pixel(red: 0x20, green: 0xB0, blue: 0x40)

    private let display: Xlib.Display
    private let window: UInt

    init(on name: String, width: Int, height: Int) throws {
        let open = try Xlib.function("XOpenDisplay", as: Xlib.Open.self)
        guard let display = open(name) else { throw Xlib.Missing() }
        self.display = display
        let root = try Xlib.function("XDefaultRootWindow", as: Xlib.Root.self)(display)
        window = try Xlib.function("XCreateSimpleWindow", as: Xlib.CreateWindow.self)(
            display, root, 0, 0, UInt32(width), UInt32(height), 0, 0, 0x20B040)
        // XSetWindowAttributes.override_redirect: no window manager is to frame it.
        let attributes = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 8)
        defer { attributes.deallocate() }
        attributes.initializeMemory(as: UInt8.self, repeating: 0, count: 128)
        attributes.storeBytes(of: 1, toByteOffset: 88, as: Int32.self)
        _ = try Xlib.function("XChangeWindowAttributes", as: Xlib.ChangeAttributes.self)(
            display, window, 1 << 9, attributes)
        let buttonPress = 1 << 2
        _ = try Xlib.function("XSelectInput", as: Xlib.SelectInput.self)(display, window, buttonPress)
        _ = try Xlib.function("XMapWindow", as: Xlib.OfWindow.self)(display, window)
        _ = try Xlib.function("XLowerWindow", as: Xlib.OfWindow.self)(display, window)
        _ = try Xlib.function("XSync", as: Xlib.Sync.self)(display, 0)
    }

    /// Takes the clicks that have come so far.
    /// - Returns: their places on the screen.
    func clicks() throws -> [(x: Int, y: Int)] {
        _ = try Xlib.function("XSync", as: Xlib.Sync.self)(display, 0)
        let pending = try Xlib.function("XPending", as: Xlib.OfDisplay.self)
        let next = try Xlib.function("XNextEvent", as: Xlib.NextEvent.self)
        let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 8)
        defer { event.deallocate() }
        var clicks: [(x: Int, y: Int)] = []
        while pending(display) > 0 {
            _ = next(display, event)
            guard event.load(as: Int32.self) == 4 else { continue }
            // XButtonEvent.x_root and y_root.
            let x = event.load(fromByteOffset: 72, as: Int32.self)
            let y = event.load(fromByteOffset: 76, as: Int32.self)
            clicks.append((Int(x), Int(y)))
        }
        return clicks
    }

    /// What is on the whole screen now.
    func picture(width: Int, height: Int) throws -> Screenshot {
        let root = try Xlib.function("XDefaultRootWindow", as: Xlib.Root.self)(display)
        let (allPlanes, zPixmap) = (UInt.max, Int32(2))
        let image = try Xlib.function("XGetImage", as: Xlib.GetImage.self)(
            display, root, 0, 0, UInt32(width), UInt32(height), allPlanes, zPixmap)
        guard let image else { throw Xlib.Missing() }
        // XImage.data and .bytes_per_line; four bytes a pixel at depth 24.
        let data = image.load(fromByteOffset: 16, as: UnsafeMutableRawPointer.self)
        let stride = Int(image.load(fromByteOffset: 44, as: Int32.self))
        let bytes = Array(UnsafeRawBufferPointer(start: data, count: stride * height))
        let free = try Xlib.function("XFree", as: Xlib.Free.self)
        _ = free(image)
        CGtk.free(data)
        return Screenshot(width: width, height: height, stride: stride, bytes: bytes)
    }

    /// Lets go of the display; to be called before it ends, since Xlib ends the process where it ends first.
    func close() {
        _ = try? Xlib.function("XCloseDisplay", as: Xlib.OfDisplay.self)(display)
    }
}
