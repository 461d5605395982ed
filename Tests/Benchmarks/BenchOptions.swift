/// What the benchmarks are told by their arguments.
@MainActor
struct BenchOptions {
    /// How `peel-bench` is called.
    static let usage = """
        Usage: peel-bench [--short] [--json] [--only NAME[,NAME...]] [--peel FILE]

          --short       in a minute, and fail where something is beyond twice its bound
          --json        print the figures as JSON and not as a table
          --only NAME   one of: \(BenchRun.all.map(\.name).joined(separator: ", "))
          --peel FILE   the program to be measured; by default the one beside this

        It wants a display and a session bus of its own, which "meson-wrapper.sh bench" makes.

        """

    /// Less of each, against looser bounds.
    var isShort = false
    /// Whether the figures are printed as JSON.
    var isJSON = false
    /// The benchmarks to run; empty for all.
    var only: [String] = []
    /// The program to be measured.
    var peel = BenchOptions.programFolder + "/peel"

    /// Reads the arguments.
    /// - Throws: ``BenchError`` that names the argument.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--short": isShort = true
            case "--json": isJSON = true
            case "--only":
                only += try Self.value(argument, &rest).split(separator: ",").map(String.init)
                for name in only where !BenchRun.all.contains(where: { $0.name == name }) {
                    throw BenchError("there is no benchmark \"\(name)\"")
                }
            case "--peel": peel = try Self.value(argument, &rest)
            default: throw BenchError("unknown argument \"\(argument)\"")
            }
        }
    }

    private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw BenchError("\(option) wants a value") }
        return value
    }

    /// The folder that this program is in.
    static var programFolder: String {
        let path = SmallFile.target(ofLink: "/proc/self/exe") ?? CommandLine.arguments[0]
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
