import Foundation
import XCTest

/// A test that meets the program as assistive technology does: from another process, over AT-SPI.
class AccessibilityTestCase: DesktopTestCase {
    private(set) var desktop = PrivateDesktop()
    private var buses: AccessibilityBus?
    private var reader: BusClient?

    override func tearDownWithError() throws {
        reader = nil
        try super.tearDownWithError()
        buses?.stop()
        buses = nil
    }

    /// Makes a screen and the buses.
    @discardableResult
    func startDesktop() throws -> AccessibilityBus {
        desktop = try makeDesktop()
        let buses = try AccessibilityBus(on: desktop)
        self.buses = buses
        try buses.start()
        reader = try buses.connect()
        return buses
    }

    /// Writes a note's file.
    func write(_ text: String, to name: String = "note.md") throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// Starts the program on a new desktop, or on the one that there is, and waits for its first window.
    /// - Parameter other: the folder of notes, if not the test's own.
    func startReading(of other: URL? = nil) throws -> PeelUnderTest {
        if buses == nil { try startDesktop() }
        let peel = try startPeel(on: desktop, folder: other, environment: buses?.environment)
        _ = try peel.activeWindow()
        return peel
    }

    /// The program as assistive technology sees it.
    func application(_ peel: PeelUnderTest) throws -> Accessible {
        guard let reader else { throw BusClient.Failure(what: "startDesktop() has not been called") }
        return try eventually("the program on the accessibility bus") {
            try Accessible.desktop(reader).children.first {
                (try? reader.process(of: $0.owner)) == Int(peel.process.processIdentifier)
            }
        }
    }

    /// Waits for something that is shown.
    func find(
        _ role: Role, named name: String? = nil, in root: Accessible
    ) throws -> Accessible {
        try eventually("the \(role) \(name ?? "")") {
            // What goes meanwhile is not it.
            try root.shown.first { (try? $0.role == role && (name == nil || $0.name == name)) ?? false }
        }
    }

    /// What has the focus in a program.
    func focused(in root: Accessible) throws -> Accessible? {
        // What is outermost has it where a part that it stands for has it too.
        try root.shown.last { (try? $0.has(.focused)) ?? false }
    }

    /// Waits until something has the focus.
    func waitForFocus(on role: Role, named name: String, in root: Accessible) throws {
        var last = "nothing"
        do {
            try eventually("the focus") {
                guard let focus = try focused(in: root) else { return false }
                last = "\(try focus.role) \(try focus.name)"
                return last == "\(role) \(name)"
            }
        } catch is TimeIsUp {
            throw TimeIsUp(what: "the focus on \(role) \(name); it is on \(last)")
        }
    }
}
