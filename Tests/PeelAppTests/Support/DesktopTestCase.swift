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
        // What has been reported so far is to be read even where a later test never ends.
        fflush(nil)
    }

    /// Makes a screen that lasts as long as the test.
    func makeDesktop(composited: Bool = false) throws -> PrivateDesktop {
        let desktop = PrivateDesktop()
        desktops.append(desktop)
        try desktop.start(composited: composited)
        return desktop
    }

    /// Starts the program; it is ended with the test.
    /// - Parameters:
    ///   - arguments: a verb and what it takes; nothing shows the notes.
    ///   - other: the folder of notes, if not the test's own.
    ///   - state: where it remembers its windows, if not beside the notes.
    func startPeel(
        on desktop: PrivateDesktop, _ arguments: String..., folder other: URL? = nil, state: URL? = nil,
        environment: [String: String]? = nil
    ) throws -> PeelUnderTest {
        let peel = try PeelUnderTest(
            on: desktop, folder: other ?? folder, arguments, state: state, environment: environment)
        programs.append(peel)
        return peel
    }

    /// Runs a verb to its end.
    /// - Parameters:
    ///   - arguments: the verb and what it takes.
    ///   - environment: the desktop's, or another.
    /// - Returns: what it wrote and its exit status.
    @discardableResult
    func verb(
        _ arguments: String..., environment: [String: String]
    ) throws -> (output: String, status: Int32) {
        let environment = PeelUnderTest.environment(for: folder, environment)
        let result = try Tool.run(PeelUnderTest.program, arguments, environment: environment)
        return (String(decoding: result.output, as: UTF8.self), result.status)
    }

    /// The notes' files.
    func noteFiles() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" }
    }

    /// What is in the notes' files, under their headers.
    func texts() throws -> [String] {
        try noteFiles().map { file in
            let content = try String(contentsOf: file, encoding: .utf8)
            guard content.hasPrefix("---\n"), let end = content.range(of: "\n---\n") else { return content }
            return String(content[end.upperBound...])
        }
    }
}
