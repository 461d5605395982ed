import CGtk
import Foundation
import XCTest

/// Many notes at once, as a user sees them.
final class TwoHundredNotesTests: DesktopTestCase {
    func testTwoHundredNotesAreOpenAndOneCornerMovesAtMost() throws {
        var states: [String: String] = [:]
        for number in 1...200 {
            try put("Note number \(number)", "\(number).md")
            states["\(number).md"] = "x=\(number * 7 % 700)\ny=\(number * 13 % 500)\nwidth=200\nopen=true"
        }
        try putStates(states)
        let peel = try startPeel(on: try makeDesktop())
        try eventually("two hundred windows", seconds: 180) { try peel.windows().count == 200 }
        // Until all are painted and nothing is left to do but to move a corner.
        try eventually("the program to come to rest", seconds: 120) { try share(of: peel, seconds: 1) < 0.9 }
        // Two hundred corners at thirty frames a second would take several processors; one takes a part of one.
        XCTAssertLessThan(try share(of: peel, seconds: 3), 0.9)
        kill(peel.process.processIdentifier, SIGTERM)
        try eventually("the end", seconds: 60) { !peel.process.isRunning }
        XCTAssertEqual(peel.process.terminationStatus, 0)
        XCTAssertEqual(try self.states().split(separator: "\n").filter { $0 == "open=true" }.count, 200)
        XCTAssertEqual(try noteFiles().count, 200)
    }

    /// How much of a processor the program takes, over some seconds.
    private func share(of peel: PeelUnderTest, seconds: Double) throws -> Double {
        let before = try processorTime(of: peel)
        usleep(UInt32(seconds * 1e6))
        return (try processorTime(of: peel) - before) / seconds
    }

    /// The processor time that the program has had, in seconds.
    private func processorTime(of peel: PeelUnderTest) throws -> Double {
        let file = "/proc/\(peel.process.processIdentifier)/stat"
        // After the name in brackets: 14th and 15th of all are user's and system's ticks.
        let fields = try String(contentsOfFile: file, encoding: .utf8).split(separator: ")").last?.split(separator: " ")
        guard let fields, fields.count > 13, let user = Double(fields[11]), let system = Double(fields[12]) else {
            throw TimeIsUp(what: "the processor time of peel")
        }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
