import Foundation
import XCTest

/// How the program begins, and begins again.
final class StartTests: DesktopTestCase {
    func testWithoutADisplayItSaysSo() throws {
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "GDK_BACKEND"] { environment[name] = nil }
        environment["XDG_RUNTIME_DIR"] = folder.path
        environment["PEEL_FOLDER"] = folder.path
        let errors = Pipe()
        let process = try Tool.start(PeelUnderTest.program, [], environment: environment, errors: errors)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .exit)
        XCTAssertEqual(process.terminationStatus, 1)
        XCTAssertTrue(said.hasPrefix("peel: no display: "), said)
        XCTAssertEqual(said.split(separator: "\n").count, 1, said)
        XCTAssertEqual(try noteFiles().count, 0, "nothing is made where nothing can be shown")
    }

    func testWithoutADisplayItDoesNotWaitForTheBus() throws {
        let bus = try SilentSocket()
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "GDK_BACKEND"] { environment[name] = nil }
        environment["XDG_RUNTIME_DIR"] = folder.path
        environment["DBUS_SESSION_BUS_ADDRESS"] = "tcp:host=127.0.0.1,port=\(bus.port)"
        environment["PEEL_FOLDER"] = folder.path
        let process = try Tool.start(PeelUnderTest.program, [], environment: environment, errors: Pipe())
        defer { process.terminate() }
        try eventually("its end") { !process.isRunning }
        XCTAssertEqual(process.terminationStatus, 1)
    }

    func testTheSessionsBusIsAskedWhileTheDisplayStillOpens() throws {
        // A display that takes its time, and a bus that nobody has asked for anything yet.
        let (display, bus) = (try SilentSocket(), try SilentSocket())
        var environment = ProcessInfo.processInfo.environment
        // The displays of a machine have the ports from 6000 on.
        environment["DISPLAY"] = "127.0.0.1:\(display.port - 6000)"
        environment["WAYLAND_DISPLAY"] = nil
        environment["GDK_BACKEND"] = "x11"
        environment["DBUS_SESSION_BUS_ADDRESS"] = "tcp:host=127.0.0.1,port=\(bus.port)"
        environment["PEEL_FOLDER"] = folder.path
        let process = try Tool.start(PeelUnderTest.program, [], environment: environment, errors: Pipe())
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        XCTAssertTrue(display.isAsked(within: 30))
        XCTAssertTrue(bus.isAsked(within: 30))
        XCTAssertTrue(process.isRunning)
    }

    func testStartingAgainBringsTheNoteForward() throws {
        XCTAssertNotNil(
            ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"], "this test needs a session bus")
        let desktop = try makeDesktop()
        let first = try startPeel(on: desktop)
        _ = try first.activeWindow()
        let second = try startPeel(on: desktop)
        XCTAssertEqual(try second.end(), 0)
        XCTAssertEqual(try first.windows().count, 1)
        XCTAssertEqual(try noteFiles().count, 1)
    }

    func testWithAllNotesClosedItEndsAndStartsAgain() throws {
        try Data("Here again\n".utf8).write(to: folder.appendingPathComponent("note.md"))
        let desktop = try makeDesktop()
        for _ in 1...5 {
            let peel = try startPeel(on: desktop)
            _ = try peel.activeWindow()
            try desktop.xdotool("key", "ctrl+w")
            XCTAssertEqual(try peel.end(), 0)
        }
        XCTAssertEqual(try noteFiles().map(\.lastPathComponent), ["note.md"])
        let content = try String(contentsOf: folder.appendingPathComponent("note.md"), encoding: .utf8)
        XCTAssertEqual(content, "Here again\n", "what nobody touched stays to the byte")
    }

    func testTheIconThemeIsReadOnlyWhenAPictureOfItIsShown() throws {
        let theme = folder.appendingPathComponent("data/icons/hicolor")
        try FileManager.default.createDirectory(at: theme, withIntermediateDirectories: true)
        try Data("[Icon Theme]\nName=Hicolor\nComment=For a test\nDirectories=16x16\n\n[16x16]\nSize=16\n".utf8)
            .write(to: theme.appendingPathComponent("index.theme"))
        let desktop = try makeDesktop()
        var environment = desktop.environment
        let others = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
        environment["XDG_DATA_DIRS"] = folder.appendingPathComponent("data").path + ":" + others
        let watch = try FolderWatch([theme.path], for: FolderWatch.reading)
        let peel = try startPeel(on: desktop, environment: environment)
        _ = try peel.activeWindow()
        try desktop.xdotool("type", "Milk")
        try eventually("what is written") { try texts() == ["Milk"] }
        watch.look()
        XCTAssertEqual(watch.writes.map(\.path), [], "a note shows no picture of the theme")
        // The board's bar does.
        try desktop.xdotool("key", "ctrl+b")
        try eventually("the theme to be read") {
            watch.look()
            return watch.writes.contains { $0.path.hasSuffix("/index.theme") }
        }
    }
}
