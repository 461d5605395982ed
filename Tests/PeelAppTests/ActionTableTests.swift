import CGtk
import XCTest

@testable import PeelApp

/// The table of actions: rows that menus, keys and the window of shortcuts can rely on.
final class ActionTableTests: XCTestCase {
    override func setUp() {
        XCTAssertNotEqual(gtk_init_check(), 0, "these tests need a display")
    }

    /// A key as GTK understands it: the symbol and the modifiers.
    private struct Key: Hashable {
        var symbol: guint
        var modifiers: UInt32

        init?(_ text: String) {
            var symbol: guint = 0
            var state = GdkModifierType(rawValue: 0)
            guard gtk_accelerator_parse(text, &symbol, &state) != 0, symbol != 0 else { return nil }
            self.symbol = symbol
            modifiers = state.rawValue
        }
    }

    func testEveryKeyIsOneThatGtkCanRead() {
        let keys =
            ActionTable.all.map(\.row).flatMap { $0.keys + $0.keysBesideWriting } + WidgetKey.allCases.flatMap(\.keys)
        for key in keys { XCTAssertNotNil(Key(key), key) }
    }

    func testNoKeyDoesTwoThings() {
        var owners: [Key: String] = [:]
        for action in ActionTable.all {
            for text in action.row.keys + action.row.keysBesideWriting {
                guard let key = Key(text) else { return XCTFail(text) }
                XCTAssertNil(owners[key], "\(text) is for \(action.detailedName) and \(owners[key] ?? "")")
                owners[key] = action.detailedName
            }
        }
        for text in WidgetKey.allCases.flatMap(\.keys) {
            guard let key = Key(text) else { return XCTFail(text) }
            XCTAssertNil(owners[key], "\(text) is the note's own and for \(owners[key] ?? "")")
        }
    }

    /// What a text view does with a key must still work: cutting, moving by words, deleting to the end of a line.
    func testNoKeyTakesOneFromTheWriting() {
        for action in ActionTable.all {
            for text in action.row.keys {
                guard let key = Key(text) else { return XCTFail(text) }
                XCTAssertFalse(Self.isBoundByTextView(key), "\(text), \(action.detailedName)")
            }
        }
    }

    func testTheCheckOfTheWritingsKeysCanFail() {
        for text in ["<Control>c", "<Control>Delete", "<Control><Shift>Delete", "<Control>period", "<Control>Left"] {
            XCTAssertEqual(Key(text).map(Self.isBoundByTextView), true, text)
        }
        XCTAssertEqual(Key("<Control>d").map(Self.isBoundByTextView), false)
    }

    func testNamesAreWhatGActionAllows() {
        for action in ActionTable.all {
            XCTAssertNotEqual(g_action_name_is_valid(action.rawValue), 0, action.rawValue)
            XCTAssertFalse(action.label.isEmpty, action.rawValue)
        }
        let names = ActionTable.all.map(\.detailedName)
        XCTAssertEqual(names.count, Set(names).count)
    }

    /// Asks the class's own shortcuts, all of which are key triggers, for one that has the key.
    private static func isBoundByTextView(_ key: Key) -> Bool {
        guard let view = gtk_text_view_new() else { return false }
        g_object_ref_sink(view)
        defer { g_object_unref(view) }
        guard let controllers = gtk_widget_observe_controllers(view) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            guard let item = g_list_model_get_item(controllers, index) else { continue }
            defer { g_object_unref(item) }
            guard
                g_type_check_instance_is_a(
                    item.assumingMemoryBound(to: GTypeInstance.self), gtk_shortcut_controller_get_type()) != 0
            else { continue }
            let shortcuts = OpaquePointer(item)
            for place in 0..<g_list_model_get_n_items(shortcuts) {
                guard let shortcut = g_list_model_get_item(shortcuts, place) else { continue }
                defer { g_object_unref(shortcut) }
                guard let trigger = gtk_shortcut_get_trigger(OpaquePointer(shortcut)),
                    let text = gtk_shortcut_trigger_to_string(trigger)
                else { continue }
                defer { g_free(text) }
                if Key(String(cString: text)) == key { return true }
            }
        }
        return false
    }
}
