import CGtk
import GLib

/// Handlers of a text buffer's `insert-text`: the place, which must be valid again on return, and the text.
public enum InsertionSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (UnsafeMutablePointer<GtkTextIter>, String) -> Void
    private typealias Function =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafeMutablePointer<GtkTextIter>?, UnsafePointer<CChar>?, Int32,
            UnsafeMutableRawPointer?
        ) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, place, characters, length, data in
            enterMainActor(with: (place, characters, data)) { place, characters, data in
                guard let place, let characters else { return }
                let bytes = UnsafeRawBufferPointer(start: characters, count: Int(length))
                ClosureBox<Handler>.borrowed(data)?.function(place, String(decoding: bytes, as: UTF8.self))
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

/// Handlers of a text buffer's `delete-range`: the two ends.
public enum DeletionSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler =
        @MainActor (UnsafeMutablePointer<GtkTextIter>, UnsafeMutablePointer<GtkTextIter>) -> Void
    private typealias Function =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafeMutablePointer<GtkTextIter>?, UnsafeMutablePointer<GtkTextIter>?,
            UnsafeMutableRawPointer?
        ) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, start, end, data in
            enterMainActor(with: (start, end, data)) { start, end, data in
                guard let start, let end else { return }
                ClosureBox<Handler>.borrowed(data)?.function(start, end)
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

extension SignalName where Signature == InsertionSignature {
    /// Text is about to be inserted.
    public static var insertText: SignalName { SignalName("insert-text") }
}

extension SignalName where Signature == DeletionSignature {
    /// Text is about to be deleted.
    public static var deleteRange: SignalName { SignalName("delete-range") }
}

extension SignalName where Signature == VoidSignature {
    /// The user begins something that is undone in one.
    public static var beginUserAction: SignalName { SignalName("begin-user-action") }
    /// The user's action is complete.
    public static var endUserAction: SignalName { SignalName("end-user-action") }
    /// The last action is to be taken back.
    public static var undo: SignalName { SignalName("undo") }
    /// What was taken back is to be done again.
    public static var redo: SignalName { SignalName("redo") }
}
