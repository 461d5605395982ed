/// The steps of changing a folder, at each of which tests can have the disk fail.
enum DiskStep: CaseIterable, Sendable {
    case createTemporary
    case write
    case sync
    case lock
    case read
    case link
    case rename
    case syncFolder
}
