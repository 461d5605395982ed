import CGtk

/// The machine that the figures are of.
enum Machine {
    /// In a line: system, GTK, processor, cores, memory, and how busy it is.
    static var description: String {
        let system = value("PRETTY_NAME", in: "/etc/os-release", separator: "=").filter { $0 != "\"" }
        let processor = value("model name", in: "/proc/cpuinfo", separator: ":")
        let memory = (Double(value("MemTotal", in: "/proc/meminfo", separator: ":").prefix { $0.isNumber }) ?? 0) / 1024
        let gtk = "GTK \(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
        let load = SmallFile.text("/proc/loadavg").prefix { $0 != " " }
        return "\(system), \(gtk), \(processor), \(g_get_num_processors()) cores, "
            + "\(Figures.short(memory / 1024)) GiB; load at the end \(load)"
    }

    private static func value(_ key: String, in path: String, separator: Character) -> String {
        let line = SmallFile.lines(path).first { $0.hasPrefix(key) }
        guard let rest = line?.split(separator: separator, maxSplits: 1).last else { return "" }
        return String(rest.drop { $0.isWhitespace })
    }
}
