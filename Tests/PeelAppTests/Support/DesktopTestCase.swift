import Foundation
import XCTest

/// A test that runs the built program on a desktop of its own, with an empty folder of notes.
class DesktopTestCase: XCTestCase {
    private(set) var folder = URL(fileURLWithPath: "/nonexistent")
    private var desktops: [PrivateDesktop] = []
    private var programs: [PeelUnderTest] = []

    override func setUpWithError() throws {
        continueAfterFailure = false
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("peel-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        programs.forEach { $0.stop() }
        desktops.forEach { $0.stop() }
        (programs, desktops) = ([], [])
        try FileManager.default.removeItem(at: folder)
    }

    /// Makes a screen that lasts as long as the test.
    func makeDesktop(composited: Bool = false) throws -> PrivateDesktop {
        let desktop = PrivateDesktop()
        desktops.append(desktop)
        try desktop.start(composited: composited)
        return desktop
    }

    /// Starts the program; it is ended with the test.
    func startPeel(on desktop: PrivateDesktop) throws -> PeelUnderTest {
        let peel = try PeelUnderTest(on: desktop, folder: folder)
        programs.append(peel)
        return peel
    }
}
