import Foundation
import XCTest

/// The token with which a desktop lets a window come to the front: it goes from the verb to the program that runs.
final class ActivationTests: DesktopTestCase {
    func testTheTokenGoesToTheProgramThatRuns() throws {
        try put("Milk", "milk.md")
        try put("Bread", "bread.md")
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop, "open", "milk")
        try peel.waitForTitles(["Note: Milk"])
        // On its way over the bus; GTK takes either word for the token and may send both.
        for (number, variable) in ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"].enumerated() {
            let heard = folder.appendingPathComponent(".heard\(number)")
            try Data().write(to: heard)
            let monitor = try Tool.start(
                "dbus-monitor", ["--session", "interface='org.gtk.Actions',member='Activate'"],
                environment: desktop.environment, output: try FileHandle(forWritingTo: heard))
            defer { monitor.end() }
            let said = { String(decoding: (try? Data(contentsOf: heard)) ?? Data(), as: UTF8.self) }
            // It listens as soon as it has been told that its own name is gone.
            try eventually("the monitor to listen") { said().contains("NameLost") }
            var environment = desktop.environment
            environment[variable] = "peel-test-\(number)_TIME1"
            XCTAssertEqual(try verb("open", "bread", environment: environment).status, 0)
            try eventually("the token of \(variable)") { said().contains("\"peel-test-\(number)_TIME1\"") }
        }
        try peel.waitForTitles(["Note: Bread", "Note: Milk"])
    }

    func testANoteThatIsAskedForWithATokenComesToTheFront() throws {
        for word in ["Milk", "Bread"] { try put(word, "\(word.lowercased()).md") }
        try putStates(["milk.md": "open=true", "bread.md": "open=true"])
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        try peel.waitForTitles(["Note: Bread", "Note: Milk"])
        for (round, word) in ["Milk", "Bread", "Milk"].enumerated() {
            var environment = desktop.environment
            // As a launcher makes it: the token has the time of the key that was pressed, by the X server's clock.
            let time = Int(ProcessInfo.processInfo.systemUptime * 1000)
            environment["DESKTOP_STARTUP_ID"] = "launcher-\(round)_TIME\(time)"
            XCTAssertEqual(try verb("open", word, environment: environment).status, 0)
            try eventually("“\(word)” in front") {
                try desktop.xdotool("getactivewindow", "getwindowname") == "Note: \(word)\n"
            }
        }
    }
}
