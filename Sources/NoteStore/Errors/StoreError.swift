import CGtk
import GLib

/// What can go wrong with a note and can be mended by the user.
///
/// `subject` is the note's file name, or the folder's path, as it can be shown.
public enum StoreError: Error, Hashable, Sendable {
    /// The folder does not exist, or does no longer.
    case folderMissing(subject: String)
    /// What is to be the folder is something else.
    case notAFolder(subject: String)
    /// The user may not read or write it.
    case noPermission(subject: String)
    /// The file system is mounted read-only.
    case readOnly(subject: String)
    /// The disk or the user's quota is full.
    case diskFull(subject: String)
    /// The file is larger than ``NoteLimits/fileSize``.
    case tooLarge(subject: String)
    /// The file is not valid UTF-8, or holds NUL.
    case notText(subject: String)
    /// The name belongs to a folder, a pipe, a device or a socket.
    case notAFile(subject: String)
    /// There is no such note.
    case notFound(subject: String)
    /// The name is in use already.
    case nameTaken(subject: String)
    /// The name is too long for the file system, or it refuses it.
    case nameRefused(subject: String)
    /// Another program has kept the folder locked for too long.
    case folderBusy(subject: String)
    /// The disk or the connection to it fails.
    case deviceFailed(subject: String)
    /// Anything else; `message` is the system's.
    case other(subject: String, message: String)

    /// One sentence that says what is wrong and what to do about it.
    public var sentence: String {
        switch self {
        case .folderMissing(let subject):
            localized("The folder “%s” is gone; bring it back or connect its disk, or save a copy elsewhere.", subject)
        case .notAFolder(let subject):
            localized("“%s” is not a folder; choose another folder for your notes.", subject)
        case .noPermission(let subject):
            localized("You may not change “%s”; give yourself permission to it, or save a copy elsewhere.", subject)
        case .readOnly(let subject):
            localized("“%s” is on a disk that is read-only; make it writable, or save a copy elsewhere.", subject)
        case .diskFull(let subject):
            localized("The disk is full, so “%s” is not saved; free some space, or save a copy elsewhere.", subject)
        case .tooLarge(let subject):
            localized("“%s” is larger than 16 MiB, too large for a note; open it with a text editor.", subject)
        case .notText(let subject):
            localized("“%s” is not UTF-8 text, so it can only be read; convert it to UTF-8 to edit it here.", subject)
        case .notAFile(let subject):
            localized("“%s” is not an ordinary file; move it away to have a note of that name.", subject)
        case .notFound(let subject):
            localized("There is no note “%s”; look in the trash for it.", subject)
        case .nameTaken(let subject):
            localized("There is a file “%s” already; choose another name.", subject)
        case .nameRefused(let subject):
            localized("The disk does not take the name “%s”; choose a shorter or simpler one.", subject)
        case .folderBusy(let subject):
            localized("Another program is busy with “%s”; wait a moment, or save a copy elsewhere.", subject)
        case .deviceFailed(let subject):
            localized("The disk of “%s” fails; check it, and save a copy elsewhere.", subject)
        case .other(let subject, let message):
            localized("“%s” cannot be used (%s); save a copy elsewhere.", subject, message)
        }
    }

    /// The error that a system call's means for a note.
    init(_ error: FileSystemError, subject: String) {
        switch error.code {
        case ENOSPC, EDQUOT, EFBIG: self = .diskFull(subject: subject)
        case EROFS: self = .readOnly(subject: subject)
        case EACCES, EPERM: self = .noPermission(subject: subject)
        case ENOENT: self = .notFound(subject: subject)
        case EEXIST: self = .nameTaken(subject: subject)
        case EISDIR, ENXIO, ELOOP, ENODEV: self = .notAFile(subject: subject)
        case ENOTDIR: self = .notAFolder(subject: subject)
        case ENAMETOOLONG, EINVAL, EILSEQ: self = .nameRefused(subject: subject)
        case EBUSY, ETXTBSY: self = .folderBusy(subject: subject)
        case EIO, ESTALE, ENOTCONN, EHOSTDOWN, ETIMEDOUT: self = .deviceFailed(subject: subject)
        default: self = .other(subject: subject, message: error.description)
        }
    }
}

extension StoreError: CustomStringConvertible {
    /// The same as ``sentence``.
    public var description: String { sentence }
}
