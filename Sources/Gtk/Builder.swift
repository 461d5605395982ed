import CGtk
import GLib

/// Makes widgets of a description in GtkBuilder's XML.
public final class Builder: GObjectRef {
    /// Makes what is described, which is a program's own text: a fault in it is a bug.
    public init(markup: String) {
        super.init(adopting: UnsafeMutableRawPointer(gtk_builder_new()))
        var error: UnsafeMutablePointer<GError>?
        guard gtk_builder_add_from_string(opaque, markup, -1, &error) != 0 else {
            fatalError("GtkBuilder: \(error.map { String(cString: $0.pointee.message) } ?? "unknown fault")")
        }
    }

    /// What has an id; borrowed from the builder.
    public func object(_ id: String) -> UnsafeMutableRawPointer? {
        gtk_builder_get_object(opaque, id).map { UnsafeMutableRawPointer($0) }
    }
}
