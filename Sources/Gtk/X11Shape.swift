import CGtk

/// The X11 shape extension: windows that are not rectangles, for a display without a compositor.
///
/// Its library is looked up at run time, so that nothing of X11 is needed elsewhere.
/// Thread: GTK's.
@MainActor
enum X11Shape {
    /// XRectangle of Xlib: 16 bits a number.
    private struct Rectangle {
        var x: Int16
        var y: Int16
        var width: UInt16
        var height: UInt16
    }

    private typealias CombineRectangles =
        @convention(c) (
            UnsafeMutableRawPointer, UInt, Int32, Int32, Int32, UnsafeMutableRawPointer?, Int32, Int32, Int32
        ) -> Void
    private typealias CombineMask =
        @convention(c) (UnsafeMutableRawPointer, UInt, Int32, Int32, Int32, UInt, Int32) -> Void

    // From <X11/extensions/shapeconst.h> and <X11/X.h>.
    private static let shapeBounding: Int32 = 0
    private static let shapeSet: Int32 = 0
    private static let unsorted: Int32 = 0

    private static let library: UnsafeMutableRawPointer? = dlopen("libXext.so.6", RTLD_LAZY)
    private static let combineRectangles = function("XShapeCombineRectangles", as: CombineRectangles.self)
    private static let combineMask = function("XShapeCombineMask", as: CombineMask.self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let library, let symbol = dlsym(library, name) else { return nil }
        return unsafeBitCast(symbol, to: type)
    }

    /// Sets what is left of a window.
    /// - Parameters:
    ///   - rectangles: in device pixels; nil for the whole window.
    ///   - window: the XID.
    ///   - display: the Xlib display, borrowed.
    /// - Returns: whether the extension's library is there.
    static func set(_ rectangles: [PixelArea]?, of window: UInt, on display: UnsafeMutableRawPointer) -> Bool {
        guard let combineRectangles, let combineMask else { return false }
        guard let rectangles else {
            combineMask(display, window, shapeBounding, 0, 0, 0, shapeSet)
            return true
        }
        var list = rectangles.map {
            Rectangle(
                x: Int16(clamping: $0.x), y: Int16(clamping: $0.y), width: UInt16(clamping: $0.width),
                height: UInt16(clamping: $0.height))
        }
        list.withUnsafeMutableBytes {
            combineRectangles(
                display, window, shapeBounding, 0, 0, $0.baseAddress, Int32(rectangles.count), shapeSet, unsorted)
        }
        return true
    }
}
