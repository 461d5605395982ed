import GLib

/// What can go wrong with a note and can be mended by the user.
///
/// `subject` is the note's file name, or a folder's path, as it can be shown.
public enum StoreError: Error, Hashable, Sendable {
    /// The folder does not exist, or does no longer.
    case folderMissing(subject: String)
    /// The folder does not exist, and the system makes none there.
    case folderNotMade(subject: String)
    /// What is to be a folder is something else.
    case notAFolder(subject: String)
    /// The user may not read it.
    case notReadable(subject: String)
    /// The user may not change it.
    case noPermission(subject: String)
    /// The file system is mounted read-only.
    case readOnly(subject: String)
    /// The disk or the user's quota is full.
    case diskFull(subject: String)
    /// The file is larger than ``NoteLimits/fileSize``.
    case tooLarge(subject: String)
    /// What is to be written is larger than ``NoteLimits/fileSize``.
    case tooMuch(subject: String)
    /// The file is not valid UTF-8, or holds NUL.
    case notText(subject: String)
    /// The name belongs to a folder, a pipe, a device or a socket.
    case notAFile(subject: String)
    /// The name belongs to a symbolic link that leads to nothing.
    case brokenLink(subject: String)
    /// There is no note of that name.
    case notFound(subject: String)
    /// A note that was there is no longer, and its name is not known.
    case noteGone
    /// There is no such note in the trash.
    case notInTrash(subject: String)
    /// There is no such version.
    case versionGone(subject: String)
    /// The name is in use already.
    case nameTaken(subject: String)
    /// The name is too long for the file system, or it refuses it.
    case nameRefused(subject: String)
    /// A file of that name would not be taken for a note.
    case notANoteName(subject: String)
    /// Another program has kept the file or its folder to itself for too long.
    case folderBusy(subject: String)
    /// The disk or the connection to it fails.
    case deviceFailed(subject: String)
    /// Anything else; `message` is the system's.
    case other(subject: String, message: String)

    /// One sentence that says what is wrong and what to do about it.
    public var sentence: String {
        let (problem, remedy) = clauses
        return localized("%1$s; %2$s.", problem, remedy)
    }

    /// The same for a text that is on the screen and not on the disk: a copy elsewhere is a way out, too.
    public var unsavedSentence: String {
        let (problem, remedy) = clauses
        return localized("%1$s; %2$s, or save a copy elsewhere.", problem, remedy)
    }

    /// The two halves of the sentence.
    private var clauses: (problem: String, remedy: String) {
        switch self {
        case .folderMissing(let subject):
            (localized("There is no folder “%s”", subject), localized("bring it back, or connect the disk it is on"))
        case .folderNotMade(let subject):
            (localized("The folder “%s” cannot be made there", subject), localized("choose another one"))
        case .notAFolder(let subject):
            (localized("“%s” is not a folder", subject), localized("move it away, or choose another folder"))
        case .notReadable(let subject):
            (localized("You may not read “%s”", subject), localized("give yourself permission to read it"))
        case .noPermission(let subject):
            (localized("You may not change “%s”", subject), localized("give yourself permission to write to it"))
        case .readOnly(let subject):
            (localized("“%s” is on a disk that is read-only", subject), localized("make the disk writable"))
        case .diskFull(let subject):
            (
                localized("The disk, or your share of it, is full, so “%s” cannot be written", subject),
                localized("free some space")
            )
        case .tooLarge(let subject):
            (
                localized("“%s” is larger than 16 MiB, too large for a note", subject),
                localized("open it with a text editor")
            )
        case .tooMuch(let subject):
            (localized("“%s” would be larger than 16 MiB, too large for a note", subject), localized("shorten it"))
        case .notText(let subject):
            (
                localized("“%s” is not UTF-8 text, so it can only be read", subject),
                localized("convert it to UTF-8 to change it here")
            )
        case .notAFile(let subject):
            (
                localized("“%s” is not an ordinary file", subject),
                localized("move it away to have a note of that name")
            )
        case .brokenLink(let subject):
            (
                localized("“%s” is a link that leads nowhere", subject),
                localized("bring back what it leads to, or remove the link")
            )
        case .notFound(let subject):
            (localized("There is no note “%s”", subject), localized("look in the trash for it"))
        case .noteGone:
            (localized("This note is no longer in its folder"), localized("look in the trash for it"))
        case .notInTrash(let subject):
            (
                localized("“%s” is no longer in the trash", subject),
                localized("look among the notes, where it may have been restored")
            )
        case .versionGone(let subject):
            (localized("There is no version “%s”", subject), localized("choose another one"))
        case .nameTaken(let subject):
            (localized("There is a file “%s” already", subject), localized("choose another name"))
        case .nameRefused(let subject):
            (
                localized("The disk does not take the name “%s”", subject),
                localized("choose a shorter or simpler one")
            )
        case .notANoteName(let subject):
            (
                localized("“%s” cannot be the name of a note", subject),
                localized("choose one that ends in .md or .txt and begins with a letter or digit")
            )
        case .folderBusy(let subject):
            (
                localized("Another program keeps “%s” to itself", subject),
                localized("wait a moment, or end that program")
            )
        case .deviceFailed(let subject):
            (
                localized("The disk of “%s”, or the connection to it, fails", subject),
                localized("look after it, and try again")
            )
        case .other(let subject, let message):
            (localized("“%1$s” cannot be used (%2$s)", subject, message), localized("mend that, and try again"))
        }
    }
}

extension StoreError: CustomStringConvertible {
    /// The same as ``sentence``.
    public var description: String { sentence }
}
