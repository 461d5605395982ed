import CGtk

/// Other programs that are run to their end.
enum Command {
    /// What a command writes on its standard output.
    /// - Parameter environment: as `NAME=VALUE`; this process's own where it is nil.
    /// - Throws: ``BenchError`` with what it says where it fails.
    static func output(_ command: [String], _ environment: [String]? = nil) throws -> String {
        var output: UnsafeMutablePointer<CChar>?
        var complaint: UnsafeMutablePointer<CChar>?
        var status: Int32 = 0
        var error: UnsafeMutablePointer<GError>?
        let isRun = withCStrings(command) { command in
            withCStrings(environment ?? Environment.all) { environment in
                g_spawn_sync(
                    nil, command, environment, G_SPAWN_SEARCH_PATH, nil, nil, &output, &complaint, &status, &error)
            }
        }
        defer {
            g_free(output)
            g_free(complaint)
            g_clear_error(&error)
        }
        guard isRun != 0 else {
            throw BenchError(error.map { String(cString: $0.pointee.message) } ?? "\(command[0]) does not start")
        }
        guard status == 0 else {
            throw BenchError("\(command[0]) fails: " + (complaint.map { String(cString: $0) } ?? ""))
        }
        return output.map { String(cString: $0) } ?? ""
    }

    /// Whether a program is there.
    static func exists(_ name: String) -> Bool {
        guard let path = g_find_program_in_path(name) else { return false }
        g_free(path)
        return true
    }
}

/// Lends an array of C strings that ends with a null pointer.
func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) throws -> Result
) rethrows -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return try pointers.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { fatalError("an array with an element has an address") }
        return try body(start)
    }
}
