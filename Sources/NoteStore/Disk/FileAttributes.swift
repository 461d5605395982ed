import CGtk
import GLib

/// What a file has beside its content: mode, owner, and extended attributes, among them access lists.
enum FileAttributes {
    /// Gives one file what another has, as far as this user may.
    static func copy(from model: FileDescriptor, to file: FileDescriptor) {
        guard let wanted = try? model.status(), let present = try? file.status() else { return }
        if wanted.st_uid != present.st_uid || wanted.st_gid != present.st_gid {
            // Only root gives files away; a group that one belongs to can be kept all the same.
            if fchown(file.number, wanted.st_uid, wanted.st_gid) != 0 {
                fchown(file.number, uid_t.max, wanted.st_gid)
            }
        }
        copyExtended(from: model.number, to: file.number)
        fchmod(file.number, wanted.st_mode & 0o7777)
    }

    private static func copyExtended(from model: Int32, to file: Int32) {
        let size = flistxattr(model, nil, 0)
        guard size > 0 else { return }
        var names = [CChar](repeating: 0, count: size)
        let filled = flistxattr(model, &names, size)
        guard filled > 0 else { return }
        for name in names[..<filled].split(separator: 0) {
            let cName = Array(name) + [0]
            let length = fgetxattr(model, cName, nil, 0)
            guard length >= 0 else { continue }
            var value = [UInt8](repeating: 0, count: length)
            guard fgetxattr(model, cName, &value, length) == length else { continue }
            fsetxattr(file, cName, value, length, 0)
        }
    }
}
