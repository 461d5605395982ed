import CGtk
import Glibc

/// Files that are read and written whole.
enum SmallFile {
    /// The content; empty where there is none.
    static func text(_ path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The lines of the content.
    static func lines(_ path: String) -> [String] {
        text(path).split(separator: "\n").map(String.init)
    }

    /// Writes a file, and the folders that it is in.
    /// - Throws: ``BenchError``.
    static func write(_ path: String, _ content: String) throws {
        if let slash = path.lastIndex(of: "/") { g_mkdir_with_parents(String(path[..<slash]), 0o700) }
        guard let file = fopen(path, "w"), fputs(content, file) >= 0, fclose(file) == 0 else {
            throw BenchError("\(path) cannot be written: \(String(cString: strerror(errno)))")
        }
    }

    /// The names of what is in a folder.
    static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// What a symbolic link leads to.
    static func target(ofLink path: String) -> String? {
        guard let target = g_file_read_link(path, nil) else { return nil }
        defer { g_free(target) }
        return String(cString: target)
    }

    /// Removes a file, or a folder with everything in it.
    static func remove(_ path: String) {
        if target(ofLink: path) == nil {
            for name in names(in: path) { remove(path + "/" + name) }
        }
        CGtk.remove(path)
    }
}
