import CGtk

/// A key file: groups of keys with values, as in desktop entries.
///
/// Comments, and keys and groups that one does not touch, are kept.
/// Ownership: owns the GKeyFile. Thread: one at a time.
public final class FileKeyValues {
    private let keyFile: OpaquePointer

    /// An empty one.
    public init() {
        keyFile = g_key_file_new()
    }

    /// Reads one.
    /// - Throws: ``GLibError`` where the bytes are no key file.
    public convenience init(bytes: [UInt8]) throws {
        self.init()
        guard !bytes.isEmpty else { return }
        try bytes.withUnsafeBytes { buffer in
            let data = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            _ = try throwingGError {
                g_key_file_load_from_data(keyFile, data, gsize(buffer.count), G_KEY_FILE_KEEP_COMMENTS, $0)
            }
        }
    }

    deinit {
        g_key_file_unref(keyFile)
    }

    /// The names of the groups, in order.
    public var groups: [String] { [String](adopting: g_key_file_get_groups(keyFile, nil)) }

    /// A value as it is written, `nil` where there is none.
    public func value(_ key: String, in group: String) -> String? {
        guard let value = g_key_file_get_value(keyFile, group, key, nil) else { return nil }
        defer { g_free(value) }
        return String(cString: value)
    }

    /// Sets a value of plain characters; `nil` takes it away.
    public func set(_ key: String, in group: String, to value: String?) {
        if let value {
            g_key_file_set_value(keyFile, group, key, value)
        } else {
            g_key_file_remove_key(keyFile, group, key, nil)
        }
    }

    /// Takes a group away.
    public func remove(group: String) {
        g_key_file_remove_group(keyFile, group, nil)
    }

    /// The file's bytes.
    public var bytes: [UInt8] {
        var length: gsize = 0
        guard let data = g_key_file_to_data(keyFile, &length, nil) else { return [] }
        defer { g_free(data) }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
}
