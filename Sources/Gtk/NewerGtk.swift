import CGtk

/// Functions of GTK's that are newer than 4.8, looked up at run time.
///
/// All of them stand here, so that everybody sees what differs between the versions.
/// Thread: GTK's.
@MainActor
enum NewerGtk {
    /// `gtk_accessible_announce` (GTK 4.14): has assistive technology say something; nil in an older GTK.
    static let announce = function("gtk_accessible_announce", as: Announce.self)

    /// An accessible object (borrowed), the words, and a `GtkAccessibleAnnouncementPriority`.
    typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, UInt32) -> Void

    /// A function of the program or of a library that it is linked to; `type` must be its C type.
    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(UnsafeMutableRawPointer(bitPattern: 0), name).map { unsafeBitCast($0, to: type) }
    }
}
