import CGtk

/// What the C handlers of a signal look like, and how they enter Swift.
///
/// One type a C signature, each with one trampoline of a few lines.
public protocol SignalSignature {
    /// The Swift closure's type.
    associatedtype Handler
    /// The C function; its user data is a ``ClosureBox`` of `Handler`.
    static var trampoline: GCallback { get }
}

/// Handlers that get nothing but the emitter.
public enum VoidSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor () -> Void
    private typealias Function = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, data in
            enterMainActor(with: data) { data in ClosureBox<Handler>.borrowed(data)?.function() }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

/// Handlers of `notify`.
public enum NotifySignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor () -> Void
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, _, data in
            enterMainActor(with: data) { data in ClosureBox<Handler>.borrowed(data)?.function() }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

/// Handlers that get one pointer (an object or boxed value), borrowed for the call.
public enum PointerSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (UnsafeMutableRawPointer?) -> Void
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, argument, data in
            enterMainActor(with: (argument, data)) { argument, data in
                ClosureBox<Handler>.borrowed(data)?.function(argument)
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

/// Handlers that answer a question: `true` stops the default handler.
public enum QuestionSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor () -> Bool
    private typealias Function = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, data in
            return enterMainActor(with: data) { data in ClosureBox<Handler>.borrowed(data)?.function() == true ? 1 : 0 }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}
