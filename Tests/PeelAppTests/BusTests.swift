import Foundation
import XCTest

/// What other programs can have done over D-Bus.
final class BusTests: DesktopTestCase {
    private func startService() throws -> (PeelUnderTest, SessionBus) {
        let peel = try startPeel(on: try makeDesktop(), "--gapplication-service")
        let bus = try SessionBus(folder: folder)
        try eventually("the program on the bus") { bus.isRunning }
        return (peel, bus)
    }

    func testTheActionsOfTheArticleAreThoseOnTheBus() throws {
        let (_, bus) = try startService()
        let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/PeelApp/PeelApp.docc/DBus.md")
        let written = try String(contentsOf: place, encoding: .utf8).split(separator: "\n").compactMap { line in
            line.hasPrefix("| `app.") ? String(line.dropFirst("| `app.".count).prefix { $0 != "`" }) : nil
        }
        let listed = try bus.call(bus.path, "org.gtk.Actions.List", "()")
        let names = listed.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        XCTAssertEqual(names.sorted(), written.sorted())
    }

    func testAServiceShowsNothingUntilItIsAsked() throws {
        try put("Milk", "milk.md")
        try put("Bread", "bread.md")
        let (peel, bus) = try startService()
        XCTAssertEqual(try peel.windows(), [])
        try bus.activate("open", "[<'milk.md'>]")
        try peel.waitForTitles(["Note: Milk"])
        try bus.activate("open", "[<'\(folder.appendingPathComponent("bread.md").absoluteString)'>]")
        try peel.waitForTitles(["Note: Bread", "Note: Milk"])
        try bus.activate("close", "[<'milk'>]")
        try peel.waitForTitles(["Note: Bread"])
        try bus.activate("new")
        try peel.waitForTitles(["Note: Bread", "Note: empty"])
        try bus.activate("toggle")
        try peel.waitForTitles([])
        try bus.activate("present")
        try peel.waitForTitles(["Note: Bread", "Note: empty"])
        try bus.activate("quit")
        XCTAssertEqual(try peel.end(), 0)
        XCTAssertEqual(try noteFiles().count, 2, "the blank note is gone")
    }

    func testTheSearchProviderFindsDescribesAndShows() throws {
        try put("---\ntitle: Shopping\n---\nMilk and Crème\nEggs", "list.md")
        try put("Milk the cow", "farm.md")
        let (peel, bus) = try startService()
        let (path, interface) = (bus.path + "/SearchProvider", "org.gnome.Shell.SearchProvider2")
        XCTAssertEqual(
            try bus.call(path, "\(interface).GetInitialResultSet", "(['creme', 'MILK'],)"), "(['list.md'],)")
        let both = try bus.call(path, "\(interface).GetInitialResultSet", "(['milk'],)")
        XCTAssertTrue(both.contains("'list.md'") && both.contains("'farm.md'"), both)
        XCTAssertEqual(try bus.call(path, "\(interface).GetInitialResultSet", "(['beer'],)"), "([],)")
        XCTAssertEqual(
            try bus.call(path, "\(interface).GetSubsearchResultSet", "(['farm.md'], ['milk'])"), "(['farm.md'],)")
        let metas = try bus.call(path, "\(interface).GetResultMetas", "(['list.md', 'gone.md'],)")
        XCTAssertEqual(
            metas,
            "([{'id': <'list.md'>, 'name': <'Shopping'>, 'description': <'Milk and Crème'>, "
                + "'gicon': <'io.github.peel_notes.Peel'>}],)")
        try bus.call(path, "\(interface).ActivateResult", "('farm.md', ['milk'], uint32 0)")
        try peel.waitForTitles(["Note: Milk the cow"])
    }
}
