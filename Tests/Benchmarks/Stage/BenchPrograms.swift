import CGtk

/// The C programs, compiled anew by the machine's own compiler.
struct BenchPrograms {
    /// What sees windows and presses keys.
    let watch: String
    /// A window with a text view.
    let window: String
    /// A window with a corner that moves.
    let corner: String
    /// The library that counts allocations.
    let count: String

    init(in folder: String) throws {
        watch = try Self.compile("watch", PackageResources.watch_c, in: folder, packages: ["x11", "xdamage"])
        try SmallFile.write(folder + "/floor.h", String(decoding: PackageResources.floor_h, as: UTF8.self))
        window = try Self.compile("window", PackageResources.window_c, in: folder, packages: ["gtk4"])
        corner = try Self.compile("corner", PackageResources.corner_c, in: folder, packages: ["gtk4"], ["-lm"])
        count = try Self.compile("count.so", PackageResources.count_c, in: folder, packages: [], ["-shared", "-fPIC"])
    }

    /// Compiles a program with the libraries of some packages of pkg-config's.
    private static func compile(
        _ name: String, _ source: [UInt8], in folder: String, packages: [String], _ options: [String] = []
    ) throws -> String {
        let path = folder + "/" + name
        try SmallFile.write(path + ".c", String(decoding: source, as: UTF8.self))
        var flags: [String] = []
        if !packages.isEmpty {
            let answer = try Command.output(["pkg-config", "--cflags", "--libs"] + packages)
            flags = answer.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        _ = try Command.output(["cc", "-O2", "-o", path, path + ".c"] + flags + options)
        return path
    }
}
