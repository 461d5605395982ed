import Foundation
import GLib

@testable import NoteStore

/// A disk that fails at chosen steps until it is mended.
final class DiskFaults: @unchecked Sendable {
    private let lock = NSLock()
    private var failing: [DiskStep: Int32] = [:]
    private var count: [DiskStep: Int] = [:]
    private var hooks: [DiskStep: @Sendable () -> Void] = [:]

    /// Has a step fail from now on.
    func fail(_ step: DiskStep, _ code: Int32) {
        lock.withLock { failing[step] = code }
    }

    /// Has nothing fail any more.
    func mend() {
        lock.withLock { failing = [:] }
    }

    /// Runs something once when a step comes, such as what another program does just then.
    func once(_ step: DiskStep, _ body: @escaping @Sendable () -> Void) {
        lock.withLock { hooks[step] = body }
    }

    /// How often a step came.
    func count(_ step: DiskStep) -> Int {
        lock.withLock { count[step] ?? 0 }
    }

    func check(_ step: DiskStep) throws {
        let (code, hook) = lock.withLock {
            count[step, default: 0] += 1
            return (failing[step], hooks.removeValue(forKey: step))
        }
        hook?()
        if let code { throw FileSystemError(code: code) }
    }
}
