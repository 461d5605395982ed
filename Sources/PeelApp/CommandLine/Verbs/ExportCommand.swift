import GLib
import NoteStore

/// `peel export`: all notes, copied to another folder.
@MainActor
enum ExportCommand {
    /// Copies them and says how many.
    static func run(_ context: CommandContext) throws -> ExitStatus {
        let target = try context.invocation.operand(0)
        guard !target.bytes.isEmpty else {
            throw CommandError.badUse(localized("%s is empty; it takes the path of a folder", "DIR"))
        }
        let path = try FolderChoice.completePath(target, "DIR")
        let folder = try context.readFolder()
        let result = try folder.export(to: path)
        try context.output.write(localized("%d copied, %d there already", result.copied, result.present) + "\n")
        try context.output.flush()
        for problem in result.problems {
            ErrorOutput.complain(VisibleText.line(problem.sentence), verb: context.invocation.verb)
        }
        return result.problems.isEmpty ? .done : .badUse
    }
}
