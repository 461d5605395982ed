import Foundation
import XCTest

/// A condition did not come true in time.
struct TimeIsUp: Error, CustomStringConvertible {
    let what: String
    var description: String { "in vain: waited for \(what)" }
}

/// Looks again and again until a condition holds.
/// - Parameters:
///   - what: what is waited for, to be told where it does not come.
///   - seconds: how long to look at most; ample, since a busy machine is slow.
///   - condition: what is to hold.
func eventually(_ what: String, seconds: Double = 20, until condition: () throws -> Bool) throws {
    _ = try eventually(what, seconds: seconds) { try condition() ? true : nil }
}

/// Looks again and again until there is something.
func eventually<Thing>(_ what: String, seconds: Double = 20, _ look: () throws -> Thing?) throws -> Thing {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
        if let thing = try look() { return thing }
        guard Date() < end else { throw TimeIsUp(what: what) }
        usleep(20_000)
    }
}
