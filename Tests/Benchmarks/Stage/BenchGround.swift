import CGtk

/// Where the measuring takes place: a folder of its own, the C programs compiled into it, and an environment in which
/// nothing is set that a user would not have set.
@MainActor
final class BenchGround {
    /// Everything that is written is in here.
    let folder: String
    let options: BenchOptions
    private let programs: BenchPrograms
    private var stages = 0

    /// Compiles the C programs.
    /// - Throws: ``BenchError`` where that is not possible, or there is no display.
    init(_ options: BenchOptions) throws {
        self.options = options
        guard access(options.peel, X_OK) == 0 else { throw BenchError("there is no program \(options.peel)") }
        guard Environment.value("DISPLAY") != nil else {
            throw BenchError("there is no display (DISPLAY); \"meson-wrapper.sh bench\" makes one")
        }
        guard let path = g_dir_make_tmp("peel-bench.XXXXXX", nil) else {
            throw BenchError("there is no folder for temporary files")
        }
        defer { g_free(path) }
        folder = String(cString: path)
        programs = try BenchPrograms(in: folder)
    }

    /// Removes what was written.
    func cleanUp() { SmallFile.remove(folder) }

    /// A new place for a program to run in.
    func stage(_ notes: [BenchNote] = [.usual], _ setting: Setting = Setting()) throws -> Stage {
        stages += 1
        return try Stage(folder + "/stage\(stages)", notes, setting)
    }

    /// Peel, started on a stage.
    func peel(on stage: Stage, isBoard: Bool = false) throws -> Watched {
        try Watched(watcher: programs.watch, [options.peel], stage.environment)
    }

    /// A floor, started on a stage.
    func floor(_ program: KeyPath<BenchPrograms, String>, _ arguments: [String], on stage: Stage) throws -> Watched {
        try Watched(watcher: programs.watch, [programs[keyPath: program]] + arguments, stage.environment)
    }

    /// Another program that is installed, started on a stage.
    func other(_ command: [String], on stage: Stage) throws -> Watched {
        try Watched(watcher: programs.watch, command, stage.environment)
    }

    /// The library that counts allocations.
    var allocationCounter: String { programs.count }
}
