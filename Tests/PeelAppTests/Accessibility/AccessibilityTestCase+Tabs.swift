import XCTest

extension AccessibilityTestCase {
    /// Presses a key again and again until the focus is where it began.
    /// - Returns: what had the focus in turn, by role and name.
    func tabStops(in window: Accessible, key: String) throws -> [String] {
        guard let first = try focused(in: window) else { throw TimeIsUp(what: "a focus to begin with") }
        var (stops, here) = ([try label(first)], first)
        while stops.count < 60 {
            try desktop.xdotool("key", key)
            let before = here
            here = try eventually("the focus to go on from \(try label(before))") {
                guard let now = try focused(in: window), now != before else { return nil }
                return now
            }
            if here == first { return stops }
            stops.append(try label(here))
        }
        throw TimeIsUp(what: "\(key) to come back to the beginning; it went \(stops)")
    }

    private func label(_ accessible: Accessible) throws -> String { "\(try accessible.role) \(try accessible.name)" }
}
