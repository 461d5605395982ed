import CGtk

/// The few calls of Xlib that the tests need, looked up at run time.
enum Xlib {
    struct Missing: Error {}

    nonisolated(unsafe) private static let library = dlopen("libX11.so.6", RTLD_LAZY)

    static func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
        guard let library, let symbol = dlsym(library, name) else { throw Missing() }
        return unsafeBitCast(symbol, to: type)
    }

    typealias Display = UnsafeMutableRawPointer
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> Display?
    typealias OfDisplay = @convention(c) (Display) -> Int32
    typealias Root = @convention(c) (Display) -> UInt
    typealias CreateWindow =
        @convention(c) (Display, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt
    typealias ChangeAttributes = @convention(c) (Display, UInt, UInt, UnsafeMutableRawPointer) -> Int32
    typealias OfWindow = @convention(c) (Display, UInt) -> Int32
    typealias SelectInput = @convention(c) (Display, UInt, Int) -> Int32
    typealias NextEvent = @convention(c) (Display, UnsafeMutableRawPointer) -> Int32
    typealias Sync = @convention(c) (Display, Int32) -> Int32
    typealias GetImage =
        @convention(c) (Display, UInt, Int32, Int32, UInt32, UInt32, UInt, Int32) -> UnsafeMutableRawPointer?
    typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Int32
}
