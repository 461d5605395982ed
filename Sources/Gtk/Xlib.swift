import CGtk

/// The functions of Xlib that windows are placed with, looked up at run time, so that nothing of X11 is needed elsewhere.
///
/// Thread: GTK's.
@MainActor
enum Xlib {
    typealias Display = UnsafeMutableRawPointer
    typealias Move = @convention(c) (Display, UInt, Int32, Int32) -> Int32
    typealias Translate =
        @convention(c) (
            Display, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<UInt>
        ) -> Int32
    typealias Root = @convention(c) (Display) -> UInt
    typealias InternAtom = @convention(c) (Display, UnsafePointer<CChar>, Int32) -> UInt
    typealias InternAtoms =
        @convention(c) (
            Display, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, Int32, Int32, UnsafeMutablePointer<UInt>
        ) -> Int32
    typealias SendEvent = @convention(c) (Display, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
    typealias GetProperty =
        @convention(c) (
            Display, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
            UnsafeMutablePointer<UnsafeMutableRawPointer?>
        ) -> Int32
    typealias ChangeProperty =
        @convention(c) (Display, UInt, UInt, UInt, Int32, Int32, UnsafeRawPointer, Int32) -> Int32
    typealias GetHints =
        @convention(c) (Display, UInt, UnsafeMutableRawPointer, UnsafeMutablePointer<Int>) -> Int32
    typealias SetHints = @convention(c) (Display, UInt, UnsafeMutableRawPointer) -> Void
    typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32

    private static let library: UnsafeMutableRawPointer? = dlopen("libX11.so.6", RTLD_LAZY)

    static let moveWindow = function("XMoveWindow", as: Move.self)
    static let translateCoordinates = function("XTranslateCoordinates", as: Translate.self)
    static let defaultRootWindow = function("XDefaultRootWindow", as: Root.self)
    static let internAtom = function("XInternAtom", as: InternAtom.self)
    static let internAtoms = function("XInternAtoms", as: InternAtoms.self)
    static let sendEvent = function("XSendEvent", as: SendEvent.self)
    static let getWindowProperty = function("XGetWindowProperty", as: GetProperty.self)
    static let changeProperty = function("XChangeProperty", as: ChangeProperty.self)
    static let getNormalHints = function("XGetWMNormalHints", as: GetHints.self)
    static let setNormalHints = function("XSetWMNormalHints", as: SetHints.self)
    static let free = function("XFree", as: Free.self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let library, let symbol = dlsym(library, name) else { return nil }
        return unsafeBitCast(symbol, to: type)
    }
}
