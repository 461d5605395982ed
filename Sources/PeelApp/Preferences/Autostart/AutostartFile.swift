import CGtk
import GLib

/// The file by which a session starts the program: `$XDG_CONFIG_HOME/autostart/io.github.peel_notes.Peel.desktop`.
struct AutostartFile {
    /// The folder of what starts with the session.
    let folder: String

    private static let group = "Desktop Entry"
    private static let gnomeKey = "X-GNOME-Autostart-enabled"

    /// Names the folder, by default the user's own.
    init(folder: String = String(cString: g_get_user_config_dir()) + "/autostart") {
        self.folder = folder
    }

    /// The file.
    var path: String { folder + "/" + Identity.applicationID + ".desktop" }

    /// Whether the file is there, and does not say of itself that it is not to count.
    var isOn: Bool {
        guard let bytes = Self.bytes(path), let file = try? FileKeyValues(bytes: bytes) else { return false }
        return file.value("Exec", in: Self.group) != nil && file.value("Hidden", in: Self.group) != "true"
            && file.value(Self.gnomeKey, in: Self.group) != "false"
    }

    /// Writes the file.
    /// - Throws: ``AutostartError``.
    func write() throws {
        // What else is in the file, such as a desktop's own keys, stays.
        let file = Self.bytes(path).flatMap { try? FileKeyValues(bytes: $0) } ?? FileKeyValues()
        let values = [
            ("Type", "Application"), ("Name", "Peel"), ("Comment", localized("Shows your notes after login")),
            ("Exec", Self.escaped(Self.command)), ("Icon", Identity.applicationID), ("Terminal", "false"),
            ("StartupNotify", "false"), (Self.gnomeKey, "true"),
        ]
        for (key, value) in values { file.set(key, in: Self.group, to: value) }
        file.set("Hidden", in: Self.group, to: nil)
        guard g_mkdir_with_parents(folder, 0o700) == 0 else { throw Self.error(FileSystemError.last.code, folder) }
        do {
            let text = file.bytes.map { CChar(bitPattern: $0) }
            _ = try throwingGError { g_file_set_contents(path, text, gssize(text.count), $0) }
        } catch let error as GLibError {
            throw AutostartError(sentence: localized("Start at login cannot be switched on: %s", error.message))
        }
    }

    /// Removes the file; that there is none is no error.
    /// - Throws: ``AutostartError``.
    func remove() throws {
        guard unlink(path) != 0 else { return }
        let error = FileSystemError.last
        if error.code != ENOENT { throw Self.error(error.code, path) }
    }

    private static func error(_ code: Int32, _ path: String) -> AutostartError {
        AutostartError(
            sentence: localized(
                "“%s” cannot be changed: %s. Give yourself permission to it, and try again.", path,
                String(cString: g_strerror(code))))
    }

    private static func bytes(_ path: String) -> [UInt8]? {
        var contents: UnsafeMutablePointer<CChar>?
        var length: gsize = 0
        guard g_file_get_contents(path, &contents, &length, nil) != 0, let contents else { return nil }
        defer { g_free(contents) }
        return Array(UnsafeRawBufferPointer(start: contents, count: Int(length)))
    }

    // MARK: The command

    /// The command line that starts this program: by its name where that finds it, else by its path.
    static var command: String {
        "\(quoted(program)) \(CommandTable.autostart.name)"
    }

    private static var program: String {
        guard let own = g_file_read_link("/proc/self/exe", nil) else { return Identity.programName }
        defer { g_free(own) }
        let path = String(cString: own)
        guard let found = g_find_program_in_path(Identity.programName) else { return path }
        defer { g_free(found) }
        guard let real = realpath(found, nil) else { return path }
        defer { free(real) }
        return String(cString: real) == path ? Identity.programName : path
    }

    /// An argument as the Desktop Entry Specification has it in `Exec`.
    static func quoted(_ argument: String) -> String {
        let plain = argument.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
                || "/-_.+".unicodeScalars.contains($0)
        }
        guard !plain else { return argument }
        var result = "\""
        for character in argument {
            if "\"`$\\".contains(character) { result.append("\\") }
            result.append(character == "%" ? "%%" : String(character))
        }
        return result + "\""
    }

    /// A value as a key file has it.
    private static func escaped(_ value: String) -> String {
        value.reduce(into: "") { $0.append($1 == "\\" ? "\\\\" : String($1)) }
    }
}
