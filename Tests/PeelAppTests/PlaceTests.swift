import Foundation
import XCTest

@testable import PeelApp

/// What a note's window keeps from one start to the next: size, place, zoom, and what the window manager was asked for.
final class PlaceTests: DesktopTestCase {
    func testTwentyRestartsMoveAndGrowNothing() throws {
        for scale in [1, 2] {
            let desktop = try makeDesktop()
            var environment = desktop.environment
            environment["GDK_SCALE"] = "\(scale)"
            try put("---\ntilt: -6\n---\nTilted", "tilted.md")
            try put("Upright", "upright.md")
            try putStates([
                "tilted.md": "x=60\ny=90\nwidth=200\nopen=true", "upright.md": "x=310\ny=35\nwidth=173\nopen=true",
            ])
            var first: [String: PeelUnderTest.Geometry] = [:]
            for round in 1...21 {
                let peel = try startPeel(on: desktop, environment: environment)
                try peel.waitForTitles(["Note: Tilted", "Note: Upright"])
                if round == 1 {
                    try eventually("the places") {
                        let now = try peel.places()
                        guard let tilted = now["Note: Tilted"], let upright = now["Note: Upright"] else { return false }
                        return (tilted.x, tilted.y) == (60, 90) && (upright.x, upright.y) == (310, 35)
                    }
                    first = try peel.places()
                } else {
                    var now: [String: PeelUnderTest.Geometry] = [:]
                    try eventually("the same places as at first, \(first), in round \(round) at scale \(scale)") {
                        now = try peel.places()
                        return now == first
                    }
                }
                // In turns by the key and by the signal.
                if round % 2 == 0 {
                    kill(peel.process.processIdentifier, SIGTERM)
                } else {
                    try activate(try XCTUnwrap(try peel.windows().first), on: desktop)
                    try desktop.xdotool("key", "ctrl+q")
                }
                XCTAssertEqual(try peel.end(), 0)
            }
            let states = try self.states()
            XCTAssertTrue(states.contains("x=60\ny=90\nwidth=200\n"), states)
            XCTAssertTrue(states.contains("x=310\ny=35\nwidth=173\n"), states)
            try empty()
        }
    }

    func testAMovedNoteIsThereAgainAfterAKill() throws {
        let desktop = try makeDesktop()
        try put("Milk", "milk.md")
        let first = try startPeel(on: desktop)
        let window = try first.activeWindow()
        try desktop.xdotool("windowmove", window, "77", "88")
        try eventually("the place in the file") { try states().contains("x=77\ny=88\n") }
        kill(first.process.processIdentifier, SIGKILL)
        first.process.waitUntilExit()
        let second = try startPeel(on: desktop)
        try eventually("the note at its place") {
            try second.places().values.first.map { ($0.x, $0.y) == (77, 88) } ?? false
        }
    }

    func testAPlaceOffEveryScreenIsBroughtBackIn() throws {
        let desktop = try makeDesktop()
        try put("Milk", "milk.md")
        try put("Bread", "bread.md")
        try putStates(["milk.md": "x=5000\ny=-2000\nopen=true", "bread.md": "x=-1000\ny=400\nopen=true"])
        let peel = try startPeel(on: desktop)
        try peel.waitForTitles(["Note: Bread", "Note: Milk"])
        try eventually("both notes on the screen") {
            try peel.places().values.allSatisfy {
                $0.x >= 0 && $0.y >= 0 && $0.x + $0.width <= PrivateDesktop.width
                    && $0.y + $0.height <= PrivateDesktop.height
            }
        }
    }

    func testAScreenThatGoesLeavesNoNoteBehind() throws {
        let desktop = try makeDesktop()
        for word in ["Milk", "Bread", "Eggs"] { try put(word, "\(word.lowercased()).md") }
        try putStates([
            "milk.md": "x=640\ny=40\nopen=true", "bread.md": "x=40\ny=440\nopen=true",
            "eggs.md": "x=60\ny=30\nopen=true",
        ])
        let peel = try startPeel(on: desktop)
        try eventually("the notes at their places") {
            let places = try peel.places()
            return places["Note: Milk"]?.x == 640 && places["Note: Bread"]?.y == 440 && places["Note: Eggs"]?.x == 60
        }
        try desktop.resize(to: (width: 600, height: 400))
        try eventually("all notes on what is left") {
            let places = try peel.places()
            return places.count == 3
                && places.values.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.x + 80 <= 600 && $0.y + 80 <= 400 }
        }
        // The one that was on it already has not been touched.
        let eggs = try XCTUnwrap(try peel.places()["Note: Eggs"])
        XCTAssertEqual([eggs.x, eggs.y], [60, 30])
        try eventually("the new places in the file") {
            let states = try self.states()
            return !states.contains("x=640\n") && !states.contains("y=440\n")
        }
    }

    func testANewNoteLiesBesideTheOneThatTheUserWorksWith() throws {
        let desktop = try makeDesktop()
        let (_, peel) = try startWithNotes(["Milk", "Bread"], on: desktop)
        let places = try peel.places()
        let (milk, bread) = (try XCTUnwrap(places["Note: Milk"]), try XCTUnwrap(places["Note: Bread"]))
        XCTAssertEqual(bread.x - milk.x, 32)
        XCTAssertEqual(bread.y - milk.y, 32)
    }

    func testAboveAndStickyAreKept() throws {
        let desktop = try makeDesktop()
        try put("Milk", "milk.md")
        let first = try startPeel(on: desktop)
        _ = try first.activeWindow()
        let bus = try SessionBus(folder: folder)
        try bus.activateInWindow("above")
        try eventually("above all others") { try first.properties().contains("_NET_WM_STATE_ABOVE") }
        try bus.activateInWindow("sticky")
        try eventually("on all workspaces") {
            try first.properties().contains("_NET_WM_DESKTOP(CARDINAL) = 4294967295")
        }
        try eventually("both in the file") {
            let states = try self.states()
            return states.contains("above=true") && states.contains("sticky=true")
        }
        try desktop.xdotool("key", "ctrl+q")
        XCTAssertEqual(try first.end(), 0)
        let second = try startPeel(on: desktop)
        _ = try second.activeWindow()
        try eventually("above and on all workspaces again") {
            let properties = try second.properties()
            return properties.contains("_NET_WM_STATE_ABOVE")
                && properties.contains("_NET_WM_DESKTOP(CARDINAL) = 4294967295")
        }
        // The window manager's own menu takes it back, and that counts too.
        try bus.activateInWindow("above")
        try bus.activateInWindow("sticky")
        try eventually("neither in the file") {
            let states = try self.states()
            return !states.contains("above=true") && !states.contains("sticky=true")
        }
    }

    func testTheDesktopKnowsTheProgramByItsDesktopFile() throws {
        let desktop = try makeDesktop()
        let peel = try startPeel(on: desktop)
        _ = try peel.activeWindow()
        let properties = try peel.properties()
        XCTAssertTrue(properties.contains("WM_CLASS(STRING) = \"peel\", \"io.github.peel_notes.Peel\""), properties)
    }

    func testZoomIsKept() throws {
        let desktop = try makeDesktop()
        try put("Milk", "milk.md")
        try putStates(["milk.md": "zoom=1.5\nopen=true"])
        let peel = try startPeel(on: desktop)
        _ = try peel.activeWindow()
        try desktop.xdotool("key", "ctrl+q")
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertTrue(try states().contains("zoom=1.5\n"))
    }
}
