import CGtk
import Foundation
import Testing

@testable import GLib

@Suite("A thread for one piece of work")
struct BackgroundThreadTests {
    @Test("It is another thread, and who waits finds its work done")
    func work() throws {
        let place = Place()
        let thread = try #require(BackgroundThread("peel-test") { place.set(Int(pthread_self())) })
        thread.wait()
        #expect(place.number != nil)
        #expect(place.number != Int(pthread_self()))
    }

    @Test("What the work has kept is let go")
    func lifetime() throws {
        weak var kept: Place?
        do {
            let place = Place()
            kept = place
            try #require(BackgroundThread("peel-test") { place.set(1) }).wait()
        }
        #expect(kept == nil)
    }
}

/// Where something was done.
private final class Place: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Int?

    var number: Int? { lock.withLock { value } }

    func set(_ number: Int) { lock.withLock { value = number } }
}
