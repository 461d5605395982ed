import CGtk
import GLib

/// What the system's errors mean, by what was being done.
extension StoreError {
    /// The error of changing a note's file.
    init(_ error: FileSystemError, subject: String) {
        switch error.code {
        case ENOSPC, EDQUOT, EFBIG: self = .diskFull(subject: subject)
        case EROFS: self = .readOnly(subject: subject)
        case EACCES, EPERM: self = .noPermission(subject: subject)
        case ENOENT: self = .notFound(subject: subject)
        case EEXIST: self = .nameTaken(subject: subject)
        case EISDIR, ENXIO, ENODEV: self = .notAFile(subject: subject)
        case ENOTDIR, ELOOP: self = .brokenLink(subject: subject)
        case ENAMETOOLONG, EINVAL, EILSEQ: self = .nameRefused(subject: subject)
        case EBUSY, ETXTBSY: self = .folderBusy(subject: subject)
        case EIO, ESTALE, ENOTCONN, EHOSTDOWN, ETIMEDOUT: self = .deviceFailed(subject: subject)
        default: self = .other(subject: subject, message: error.description)
        }
    }

    /// The error of opening or reading a note's file.
    init(reading error: FileSystemError, subject: String) {
        switch error.code {
        case EACCES, EPERM: self = .notReadable(subject: subject)
        default: self.init(error, subject: subject)
        }
    }

    /// The error of opening or reading a folder.
    init(folder error: FileSystemError, path: String) {
        switch error.code {
        case ENOENT: self = .folderMissing(subject: path)
        case ENOTDIR, ELOOP: self = .notAFolder(subject: path)
        default: self.init(reading: error, subject: path)
        }
    }

    /// The error of making a folder with all that leads to it; names the part of the path that stands in the way.
    init(making error: FileSystemError, path: String) {
        let part = Self.lastPart(of: path)
        switch error.code {
        case EACCES, EPERM: self = .noPermission(subject: part)
        case EROFS: self = .readOnly(subject: part)
        case ENOENT, ENOTDIR, EEXIST, ELOOP:
            // What is there itself and leads to nothing is a link.
            var status = stat()
            guard stat(part, &status) == 0 else {
                self = .brokenLink(subject: part)
                return
            }
            self = error.code == ENOENT ? .folderNotMade(subject: path) : .notAFolder(subject: part)
        default: self.init(error, subject: path)
        }
    }

    /// As much of a path as is there.
    private static func lastPart(of path: String) -> String {
        var part = path
        var status = stat()
        while lstat(part, &status) != 0 {
            guard let slash = part.lastIndex(of: "/") else { return "." }
            part = String(part[..<slash])
            if part.isEmpty { return "/" }
        }
        return part
    }
}
