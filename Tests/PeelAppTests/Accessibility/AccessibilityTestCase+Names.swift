import XCTest

extension AccessibilityTestCase {
    /// Checks that everything that is shown is called by a name for people; of long lists, the first sixty.
    func checkNames(
        in root: Accessible, mayHaveUnderscores: Bool = false, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let whole = try root.name
        for part in try root.shown(ofEach: 60) {
            let (name, role) = (try part.name, try part.role)
            if try part.has(.focusable) {
                XCTAssertFalse(name.isEmpty, "a \(role) in \(whole) has no name", file: file, line: line)
            }
            // What nobody names, GTK 4.8 calls by its type.
            XCTAssertFalse(
                ["Gtk", "Gdk", "Peel", "PostIt"].contains { name.hasPrefix($0) },
                "a \(role) is called by its type, \(name)", file: file, line: line)
            XCTAssertFalse(
                !mayHaveUnderscores && name.contains("_"), "\(name) shows its mnemonic", file: file, line: line)
        }
    }
}
