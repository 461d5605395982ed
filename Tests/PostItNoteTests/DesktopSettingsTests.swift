import CGtk
import Gtk
import XCTest

/// Settings that only a newer GTK has, on an object that has them.
@MainActor
final class DesktopSettingsTests: XCTestCase {
    /// What the object says now: contrast, motion, colour scheme, each by its number in the enumeration.
    nonisolated(unsafe) fileprivate static var words: [Int32] = [0, 0, 0]

    private func settings(contrast: Int32 = 0, motion: Int32 = 0, scheme: Int32 = 0) throws -> Settings {
        Self.words = [contrast, motion, scheme]
        var names: [UnsafePointer<CChar>?] = []
        let object = try XCTUnwrap(g_object_new_with_properties(fakeSettingsType, 0, &names, nil))
        return Settings(adopting: UnsafeMutableRawPointer(object))
    }

    func testContrast() async throws {
        XCTAssertFalse(try settings(contrast: 0).wantsContrast)
        XCTAssertTrue(try settings(contrast: 1).wantsContrast)
        XCTAssertFalse(try settings(contrast: 2).wantsContrast)
    }

    func testMotion() async throws {
        XCTAssertFalse(try settings(motion: 0).motionIsReduced)
        XCTAssertTrue(try settings(motion: 1).motionIsReduced)
    }

    func testColourScheme() async throws {
        XCTAssertFalse(try settings(scheme: 0).isDark)
        XCTAssertTrue(try settings(scheme: 1).isDark)
    }
}

/// The names of the values, as GTK's enumerations have them; what is not looked for stands beside what is.
private let wordsOfSettings = [
    ("gtk-interface-contrast", ["no-preference", "more", "less"]),
    ("gtk-interface-reduced-motion", ["no-preference", "reduce"]),
    ("gtk-interface-color-scheme", ["light", "dark"]),
]

/// A GObject class with the settings that a look depends on, the newer ones as enumerations.
private let fakeSettingsType: GType = {
    var query = GTypeQuery()
    g_type_query(GType(20 << 2), &query)
    return g_type_register_static_simple(
        GType(20 << 2), "PeelTestSettings", query.class_size,
        { pointer, _ in
            guard let pointer else { return }
            let objectClass = pointer.assumingMemoryBound(to: GObjectClass.self)
            objectClass.pointee.get_property = { _, id, value, _ in
                switch id {
                case 1...3: g_value_set_enum(value, DesktopSettingsTests.words[Int(id) - 1])
                case 4: g_value_set_string(value, "Adwaita")
                case 5: g_value_set_boolean(value, 1)
                default: g_value_set_boolean(value, 0)
                }
            }
            for (index, setting) in wordsOfSettings.enumerated() {
                // GLib keeps the table of the values for good.
                let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: setting.1.count + 1)
                for (place, nick) in setting.1.enumerated() {
                    let name = g_intern_string(nick)
                    values[place] = GEnumValue(value: Int32(place), value_name: name, value_nick: name)
                }
                values[setting.1.count] = GEnumValue()
                let type = g_enum_register_static("PeelTest-\(setting.0)", values)
                g_object_class_install_property(
                    objectClass, guint(index + 1),
                    g_param_spec_enum(setting.0, nil, nil, type, 0, G_PARAM_READABLE))
            }
            g_object_class_install_property(
                objectClass, 4, g_param_spec_string("gtk-theme-name", nil, nil, nil, G_PARAM_READABLE))
            g_object_class_install_property(
                objectClass, 5, g_param_spec_boolean("gtk-enable-animations", nil, nil, 1, G_PARAM_READABLE))
            g_object_class_install_property(
                objectClass, 6,
                g_param_spec_boolean("gtk-application-prefer-dark-theme", nil, nil, 0, G_PARAM_READABLE))
        }, query.instance_size, { _, _ in }, GTypeFlags(rawValue: 0))
}()
