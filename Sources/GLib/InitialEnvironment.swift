import CGtk

/// The environment as this process was given it, whatever has been set in it or taken out of it since.
///
/// GTK takes the desktop's token out as soon as it is loaded, before anything of the program runs.
/// Thread: any.
public enum InitialEnvironment {
    /// What a variable had; `nil` where it was not there or empty, or where the system does not tell.
    public static func value(_ name: String) -> String? {
        var (contents, length): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
        guard g_file_get_contents("/proc/self/environ", &contents, &length, nil) != 0, let contents else { return nil }
        defer { g_free(contents) }
        let prefix = Array(name.utf8) + [0x3D]
        let bytes = UnsafeRawBufferPointer(start: contents, count: Int(length))
        let line = bytes.split(separator: 0).first { $0.starts(with: prefix) }
        guard let value = line?.dropFirst(prefix.count), !value.isEmpty else { return nil }
        return String(decoding: value, as: UTF8.self)
    }
}
