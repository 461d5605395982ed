import CGtk
import GLib

/// What is remembered of the board: its window's size, and the order in which the user has laid a folder's notes, in
/// `$XDG_STATE_HOME/peel/board.ini`.
///
/// It belongs to this machine and never gets into the notes. What has changed is written a second after it has come to
/// rest, durably, and what other folders have in the file stays.
/// Thread: the main one.
@MainActor
public final class BoardState {
    /// The window's size in px, `nil` where it was never shown.
    public var size: (width: Int, height: Int)? {
        didSet { if size?.width != oldValue?.width || size?.height != oldValue?.height { settle() } }
    }
    /// Whether the window fills the screen.
    public var isMaximized: Bool {
        didSet { if isMaximized != oldValue { settle() } }
    }
    /// The notes in the order of the user's hand; what is not in it comes before all others.
    public var order: [NoteName] {
        didSet { if order != oldValue { settle() } }
    }
    /// Why the last writing failed, `nil` where it did not.
    public private(set) var failure: StoreError?

    private let disk: NoteDisk
    private let group: String
    private let scheduler: any StoreScheduler
    private var timer: (any StoreTimer)?
    private var isChanged = false

    private static let fileName = NoteName(fromSystem: "board.ini")
    private static let damagedName = NoteName(fromSystem: "board.ini.damaged")
    private static let window = "window"

    /// Reads what is remembered.
    ///
    /// A file that is damaged or cannot be read counts as empty.
    /// - Parameters:
    ///   - folder: the path of the folder of notes.
    ///   - path: the folder in which the file is.
    ///   - scheduler: the clock; by default that of the main loop.
    public init(
        folder: String, path: String = WindowStates.defaultPath, scheduler: (any StoreScheduler)? = nil
    ) {
        disk = NoteDisk(path: path)
        group = "order " + folder.split(separator: "/").map { NoteName(String($0))?.key ?? "" }.joined(separator: "/")
        self.scheduler = scheduler ?? LoopScheduler()
        let file = Self.load(disk)
        let (width, height) = (Self.number("width", in: file), Self.number("height", in: file))
        if let width, let height { size = (width, height) }
        isMaximized = file.value("maximized", in: Self.window) == "true"
        // No name has a slash in it.
        order = (file.value("notes", in: group) ?? "").split(separator: "/").compactMap { NoteName(key: String($0)) }
    }

    /// Has a note keep its place under its new name.
    public func rename(_ name: NoteName, to newName: NoteName) {
        guard let place = order.firstIndex(of: name) else { return }
        order[place] = newName
    }

    /// Has notes lie as they did in another folder, whose files are now in this one; those that were here come after.
    public func adopt(orderOf other: BoardState) {
        guard !other.order.isEmpty else { return }
        let adopted = Set(other.order)
        order = other.order + order.filter { !adopted.contains($0) }
    }

    /// Writes now what has changed.
    /// - Returns: whether that worked; see ``failure``.
    @discardableResult
    public func flush() -> Bool {
        timer?.cancel()
        timer = nil
        guard isChanged else { return true }
        do {
            try disk.makeFolder()
            try disk.exclusively(Self.fileName) { folder in
                let file = Self.load(disk)
                write(to: file)
                try disk.overwrite(Self.fileName, in: folder, with: file.bytes)
            }
            (isChanged, failure) = (false, nil)
            return true
        } catch {
            failure = error as? StoreError ?? .other(subject: disk.path, message: "\(error)")
            return false
        }
    }

    private func settle() {
        isChanged = true
        timer?.cancel()
        timer = scheduler.after(1) { [weak self] in
            self?.timer = nil
            self?.flush()
        }
    }

    private func write(to file: FileKeyValues) {
        file.set("width", in: Self.window, to: size.map { String($0.width) })
        file.set("height", in: Self.window, to: size.map { String($0.height) })
        file.set("maximized", in: Self.window, to: isMaximized ? "true" : nil)
        file.set("notes", in: group, to: order.isEmpty ? nil : order.map(\.key).joined(separator: "/"))
    }

    private static func number(_ key: String, in file: FileKeyValues) -> Int? {
        file.value(key, in: window).flatMap { Int($0) }.flatMap { (1...32_767).contains($0) ? $0 : nil }
    }

    private static func load(_ disk: NoteDisk) -> FileKeyValues {
        guard let content = try? disk.read(fileName) else { return FileKeyValues() }
        if let file = try? FileKeyValues(bytes: content.bytes) { return file }
        // Kept for whoever wants to look at it; a good file is written in its place.
        try? disk.rename(fileName, to: damagedName)
        return FileKeyValues()
    }
}
