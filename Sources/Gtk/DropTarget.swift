import CGtk
import GLib

/// Takes what is dropped on a widget.
public final class DropTarget: EventController {
    /// What can be dropped.
    public enum Content {
        /// Text.
        case text(String)
        /// Files, by their paths; those that are not on this computer have none and are left out.
        case files([String])
        /// A colour: red, green and blue, 0...1 each.
        case color(red: Double, green: Double, blue: Double)
    }

    /// The kinds of what can be dropped.
    public enum Kind {
        case text, files, color

        fileprivate var type: GType {
            switch self {
            case .text: String.valueType
            case .files: gdk_file_list_get_type()
            case .color: gdk_rgba_get_type()
            }
        }
    }

    /// Makes a target for some kinds; of what comes in several, the first of them is taken.
    public init(_ kinds: [Kind]) {
        let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        super.init(adopting: UnsafeMutableRawPointer(gtk_drop_target_new(GType(1 << 2), actions)))
        var types = kinds.map(\.type)
        gtk_drop_target_set_gtypes(opaque, &types, gsize(types.count))
    }

    fileprivate static func content(_ value: UnsafePointer<GValue>) -> Content? {
        let type = peel_value_type(value)
        if type == String.valueType { return .text(String(reading: value)) }
        guard let boxed = g_value_get_boxed(value) else { return nil }
        if type == gdk_rgba_get_type() {
            let color = boxed.assumingMemoryBound(to: GdkRGBA.self).pointee
            return .color(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
        }
        guard type == gdk_file_list_get_type() else { return nil }
        var paths: [String] = []
        let files = gdk_file_list_get_files(OpaquePointer(boxed))
        defer { g_slist_free(files) }
        var next = files
        while let file = next {
            next = file.pointee.next
            guard let path = g_file_get_path(OpaquePointer(file.pointee.data)) else { continue }
            paths.append(String(cString: path))
            g_free(path)
        }
        return .files(paths)
    }
}

/// A drop: what, and where in px; `true` says that it has been taken.
public enum DropSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (DropTarget.Content, Double, Double) -> Bool
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<GValue>?, Double, Double, UnsafeMutableRawPointer?) ->
        gboolean
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, value, x, y, data in
            return enterMainActor(with: (value, data)) { value, data in
                guard let value, let content = DropTarget.content(value) else { return 0 }
                return ClosureBox<Handler>.borrowed(data)?.function(content, x, y) == true ? 1 : 0
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}

extension SignalName where Signature == DropSignature {
    /// Something has been dropped.
    public static var drop: SignalName { SignalName("drop") }
}
