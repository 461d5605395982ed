import GLib

/// What asks for the frames of all corners that move: one timer, so that a hundred notes wake the program up no more
/// often than one does.
///
/// Ownership: does not keep the sheets alive.
/// Thread: GTK's.
@MainActor
final class FrameTimer {
    /// Between frames in ms: a little longer than a thirtieth of a second, for 30 frames a second at most.
    static let interval: UInt32 = 34

    /// The one that all sheets share.
    static let shared = FrameTimer()

    private struct Entry {
        weak var sheet: SheetView?
    }

    private var entries: [Entry] = []
    private var source: EventSource?

    /// Whether it wakes the program up.
    var isRunning: Bool { source != nil }

    /// Asks a sheet for frames from now on; twice counts once.
    func start(_ sheet: SheetView) {
        guard !contains(sheet) else { return }
        entries.append(Entry(sheet: sheet))
        guard source == nil else { return }
        source = EventSource.every(milliseconds: Self.interval) { [weak self] in self?.ask() ?? false }
    }

    /// Asks a sheet no longer.
    func stop(_ sheet: SheetView) {
        entries.removeAll { $0.sheet == nil || $0.sheet === sheet }
        endIfUnused()
    }

    /// Whether a sheet is asked for frames.
    func contains(_ sheet: SheetView) -> Bool { entries.contains { $0.sheet === sheet } }

    private func ask() -> Bool {
        for entry in entries { entry.sheet?.moveOn() }
        // One that was dropped without a word.
        entries.removeAll { $0.sheet == nil }
        endIfUnused()
        return isRunning
    }

    private func endIfUnused() {
        if entries.isEmpty { source = nil }
    }
}
