import CGtk
import GLib

/// What the desktop says of contrast, motion and the size of text.
extension Settings {
    /// Whether the desktop wants as little movement as can be.
    ///
    /// "gtk-interface-reduced-motion" is of a newer GTK and counts where it is there.
    public var motionIsReduced: Bool {
        !animationsAreEnabled || word(Name.reducedMotion) == "reduce"
    }

    /// Whether the user has asked for more contrast: by a high-contrast theme or, where GTK has it, by
    /// "gtk-interface-contrast".
    public var wantsContrast: Bool {
        if word(Name.contrast) == "more" { return true }
        let theme = theme.name.lowercased()
        return theme.hasPrefix("highcontrast") || theme.hasPrefix("default-hc") || theme.hasPrefix("adwaita-hc")
    }

    /// Whether the theme is a dark one, by its name or by the wish for a dark variant.
    public var isDark: Bool {
        let theme = theme
        if theme.isDarkVariant || property(Name.prefersDark) { return true }
        let name = theme.name.lowercased()
        return word(Name.colorScheme) == "dark" || holds(name, "dark") || holds(name, "inverse")
    }

    /// Logical pixels in a point, as the desktop scales its text: 4/3 usually.
    public var pixelsInPoint: Double {
        let resolution = property(Name.resolution, as: Int32.self)
        return (resolution > 0 ? Double(resolution) / 1024 : 96) / 72
    }

    /// Whether a word is in a name; by C, since Swift's own search brings all that regular expressions need with it.
    private func holds(_ name: String, _ word: String) -> Bool { strstr(name, word) != nil }

    /// The theme that GTK shows: the one that the environment names, or else the desktop's.
    private var theme: (name: String, isDarkVariant: Bool) {
        guard let forced = g_getenv("GTK_THEME").map({ String(cString: $0) }), !forced.isEmpty else {
            return (property(Name.themeName), false)
        }
        let parts = forced.split(separator: ":", maxSplits: 1)
        return (parts.first.map(String.init) ?? "", parts.count > 1 && parts[1] == "dark")
    }

    /// Whether this GTK has a setting.
    public func hasProperty(_ name: String) -> Bool {
        g_object_class_find_property(
            peel_instance_class(pointer)?.assumingMemoryBound(to: GObjectClass.self), name) != nil
    }

    /// The word of an enumeration's value; nil where this GTK has no such setting.
    private func word(_ name: String) -> String? {
        let objectClass = peel_instance_class(pointer)?.assumingMemoryBound(to: GObjectClass.self)
        guard let spec = g_object_class_find_property(objectClass, name),
            let kind = g_type_class_ref(spec.pointee.value_type)
        else { return nil }
        defer { g_type_class_unref(kind) }
        var value = GValue()
        g_value_init(&value, spec.pointee.value_type)
        defer { g_value_unset(&value) }
        guard g_type_check_value_holds(&value, GType(12 << 2)) != 0 else { return nil }
        g_object_get_property(cast(), name, &value)
        let found = g_enum_get_value(kind.assumingMemoryBound(to: GEnumClass.self), g_value_get_enum(&value))
        return found?.pointee.value_nick.map { String(cString: $0) }
    }
}

extension Settings.Name {
    /// The theme's name.
    public static let themeName = "gtk-theme-name"
    /// Whether the program wants the theme's dark variant.
    public static let prefersDark = "gtk-application-prefer-dark-theme"
    /// 1024 times the dots in an inch, the text scale included; -1 for the usual.
    public static let resolution = "gtk-xft-dpi"
    /// How much contrast is wanted; of a newer GTK.
    public static let contrast = "gtk-interface-contrast"
    /// Whether little movement is wanted; of a newer GTK.
    public static let reducedMotion = "gtk-interface-reduced-motion"
    /// Whether dark or light is wanted; of a newer GTK.
    public static let colorScheme = "gtk-interface-color-scheme"

    /// All that a look depends on.
    public static let look = [
        enableAnimations, themeName, prefersDark, resolution, contrast, reducedMotion, colorScheme,
    ]
}
