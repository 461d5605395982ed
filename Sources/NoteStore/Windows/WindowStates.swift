import CGtk
import GLib

/// Where the windows of a folder's notes are, in `$XDG_STATE_HOME/peel/windows.ini`.
///
/// One group a note, named after the folder and the file. Nothing is written while windows move; a second after they
/// have come to rest it is, durably, and what other programs and folders have in the file stays.
/// Thread: the main one.
@MainActor
public final class WindowStates {
    /// Why the last writing failed, `nil` where it did not.
    ///
    /// The states stay in memory and are written with the next.
    public private(set) var failure: StoreError?

    /// Called before the states are written because they have settled, to bring them up to date.
    public var willWrite: @MainActor () -> Void = {}

    private let disk: NoteDisk
    private let prefix: String
    private let scheduler: any StoreScheduler
    private var states: [NoteName: WindowState] = [:]
    private var touched: Set<NoteName> = []
    private var timer: (any StoreTimer)?

    private static let fileName = NoteName(fromSystem: "windows.ini")
    private static let damagedName = NoteName(fromSystem: "windows.ini.damaged")

    /// The folder of the file: `$XDG_STATE_HOME/peel`.
    nonisolated public static var defaultPath: String {
        String(cString: g_get_user_state_dir()) + "/peel"
    }

    /// Reads the states.
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
        prefix = WindowStates.escaped(folder) + "/"
        self.scheduler = scheduler ?? LoopScheduler()
        let file = Self.load(disk)
        for group in file.groups where group.hasPrefix(prefix) {
            guard let name = NoteName(key: String(group.dropFirst(prefix.count))) else { continue }
            states[name] = WindowState(file, group)
        }
    }

    /// The state of a note's window; `nil` for one that never had a window.
    ///
    /// Setting it has it written when it settles.
    public subscript(name: NoteName) -> WindowState? {
        get { states[name] }
        set {
            guard states[name] != newValue else { return }
            states[name] = newValue
            touched.insert(name)
            settle()
        }
    }

    /// The notes whose windows are open.
    public var openNames: [NoteName] {
        states.filter(\.value.isOpen).keys.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    /// Has a note's state follow it to its new name.
    public func rename(_ name: NoteName, to newName: NoteName) {
        guard let state = states[name] else { return }
        self[name] = nil
        self[newName] = state
    }

    /// Takes over the states of another folder's notes, whose files are now in this one.
    public func adopt(_ other: WindowStates) {
        for (name, state) in other.states { self[name] = state }
    }

    /// Writes now what has changed.
    /// - Returns: whether that worked; see ``failure``.
    @discardableResult
    public func flush() -> Bool {
        timer?.cancel()
        timer = nil
        guard !touched.isEmpty else { return true }
        do {
            try disk.makeFolder()
            try disk.exclusively(Self.fileName) { folder in
                let file = Self.load(disk)
                for name in touched { (states[name] ?? nil).write(to: file, prefix + name.key) }
                try disk.overwrite(Self.fileName, in: folder, with: file.bytes)
            }
            touched = []
            failure = nil
            return true
        } catch {
            failure = error as? StoreError ?? .other(subject: disk.path, message: "\(error)")
            return false
        }
    }

    private func settle() {
        timer?.cancel()
        timer = scheduler.after(1) { [weak self] in
            guard let self else { return }
            timer = nil
            willWrite()
            // A state that is another now is that of a window that still moves.
            if timer == nil { flush() }
        }
    }

    private static func load(_ disk: NoteDisk) -> FileKeyValues {
        guard let content = try? disk.read(fileName) else { return FileKeyValues() }
        if let file = try? FileKeyValues(bytes: content.bytes) { return file }
        // Kept for whoever wants to look at it; a good file is written in its place.
        try? disk.rename(fileName, to: damagedName)
        return FileKeyValues()
    }

    private static func escaped(_ path: String) -> String {
        let parts = path.split(separator: "/").map { NoteName(String($0))?.key ?? "" }
        return parts.joined(separator: "/")
    }
}

extension WindowState {
    fileprivate init(_ file: FileKeyValues, _ group: String) {
        x = file.value("x", in: group).flatMap { Int($0) }
        y = file.value("y", in: group).flatMap { Int($0) }
        width = file.value("width", in: group).flatMap { Int($0) }
        height = file.value("height", in: group).flatMap { Int($0) }
        zoom = file.value("zoom", in: group).flatMap(Double.init).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        isStill = file.value("still", in: group) == "true"
        workspace = file.value("workspace", in: group).flatMap { Int($0) }
        isAbove = file.value("above", in: group) == "true"
        isSticky = file.value("sticky", in: group) == "true"
        isOpen = file.value("open", in: group) == "true"
    }
}

extension WindowState? {
    fileprivate func write(to file: FileKeyValues, _ group: String) {
        guard let state = self else { return file.remove(group: group) }
        file.set("x", in: group, to: state.x.map(String.init))
        file.set("y", in: group, to: state.y.map(String.init))
        file.set("width", in: group, to: state.width.map(String.init))
        file.set("height", in: group, to: state.height.map(String.init))
        file.set("zoom", in: group, to: state.zoom.map { $0.description })
        file.set("still", in: group, to: state.isStill ? "true" : nil)
        file.set("workspace", in: group, to: state.workspace.map(String.init))
        file.set("above", in: group, to: state.isAbove ? "true" : nil)
        file.set("sticky", in: group, to: state.isSticky ? "true" : nil)
        file.set("open", in: group, to: state.isOpen ? "true" : "false")
    }
}
