import CGtk

/// This process's environment.
enum Environment {
    /// All of it, as `NAME=VALUE`.
    static var all: [String] {
        guard let names = g_listenv() else { return [] }
        defer { g_strfreev(names) }
        var result: [String] = []
        var index = 0
        while let name = names[index] {
            let text = String(cString: name)
            if let value = value(text) { result.append(text + "=" + value) }
            index += 1
        }
        return result
    }

    /// The value of a variable.
    static func value(_ name: String) -> String? {
        g_getenv(name).map { String(cString: $0) }
    }

    /// All of it but for what would have a program draw or behave in another way than it does for its users.
    static var plain: [String] {
        let left = [
            "GSK_RENDERER", "GDK_DEBUG", "GDK_DISABLE", "GTK_DEBUG", "GSK_DEBUG", "GTK_A11Y", "GDK_SCALE",
            "GSETTINGS_BACKEND", "G_DEBUG", "G_ENABLE_DIAGNOSTIC", "PEEL_FOLDER", "GTK_THEME", "LD_PRELOAD",
        ]
        return setting(["GDK_BACKEND=x11"], in: all.filter { entry in !left.contains { entry.hasPrefix($0 + "=") } })
    }

    /// An environment with some variables set to other values.
    static func setting(_ entries: [String], in environment: [String]) -> [String] {
        let names = entries.map { $0.prefix { $0 != "=" } + "=" }
        // One that is there twice has its first value.
        return environment.filter { entry in !names.contains { entry.hasPrefix($0) } } + entries
    }
}
