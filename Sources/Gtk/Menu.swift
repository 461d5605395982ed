import CGtk
import GLib

/// The entries of a menu: actions by name, from which GTK takes whether they are checked and can be done.
///
/// Ownership: what shows it keeps it.
/// Thread: GTK's.
public final class Menu: GObjectRef {
    /// Makes an empty menu.
    public init() {
        super.init(adopting: UnsafeMutableRawPointer(g_menu_new()))
    }

    /// How many entries, sections and submenus there are.
    public var count: Int { Int(g_menu_model_get_n_items(cast())) }

    /// Adds an entry.
    /// - Parameters:
    ///   - label: what it is called; an underscore is shown as one.
    ///   - action: the detailed name, for example `win.close`.
    ///   - target: what the action is activated with, for a choice.
    public func append(_ label: String, action: String, target: (any VariantConvertible)? = nil) {
        let item = g_menu_item_new(Self.withoutMnemonic(label), nil)
        defer { g_object_unref(UnsafeMutableRawPointer(item)) }
        g_menu_item_set_action_and_target_value(item, action, target?.variant)
        g_menu_append_item(opaque, item)
    }

    /// Adds a group of entries, set apart by a line.
    public func append(section: Menu) { g_menu_append_section(opaque, nil, section.cast()) }

    /// Adds a menu that opens from an entry.
    public func append(_ label: String, submenu: Menu) {
        g_menu_append_submenu(opaque, Self.withoutMnemonic(label), submenu.cast())
    }

    private static func withoutMnemonic(_ label: String) -> String {
        guard label.utf8.contains(UInt8(ascii: "_")) else { return label }
        return label.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }
}
