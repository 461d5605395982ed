import CGtk

/// A Swift closure while C holds it.
///
/// Ownership: C owns one retain, given up in the destroy notify and nowhere else. Live boxes are counted, so that a
/// test can bring the count back to where it was.
/// Thread: GTK's.
@MainActor
public final class ClosureBox<Function> {
    /// The closure.
    public let function: Function

    /// Boxes a closure and counts it.
    public init(_ function: Function) {
        self.function = function
        ClosureBoxes.live += 1
    }

    /// The box as C's user data, with one retain that ``ClosureBoxes/destroy`` gives up.
    public func retainedForC() -> UnsafeMutableRawPointer {
        Unmanaged<AnyObject>.passRetained(self).toOpaque()
    }

    /// The box behind C's user data, borrowed.
    @inlinable
    public static func borrowed(_ data: UnsafeMutableRawPointer?) -> ClosureBox? {
        guard let data else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue() as? ClosureBox
    }
}

/// What is common to boxes of every function type.
@MainActor
public enum ClosureBoxes {
    /// How many closures C holds now.
    public internal(set) static var live = 0

    /// Gives up the retain of ``ClosureBox/retainedForC()``; to be called from a destroy notify on GTK's thread.
    nonisolated public static func destroy(_ data: UnsafeMutableRawPointer?) {
        guard let data else { return }
        enterMainActor(with: Unmanaged<AnyObject>.fromOpaque(data)) { box in
            live -= 1
            box.release()
        }
    }
}
