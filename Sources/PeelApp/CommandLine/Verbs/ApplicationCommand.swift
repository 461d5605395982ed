import GLib

/// The verbs that have the application do something, by the action of the same name.
@MainActor
enum ApplicationCommand {
    /// Hands an action to the application.
    /// - Parameters:
    ///   - startsApplication: whether this process becomes the application where there is none yet; if not, there is
    ///     nothing to do then.
    static func run(
        _ context: CommandContext, _ action: ApplicationAction, startsApplication: Bool
    ) throws -> ExitStatus {
        let request = StartRequest(action)
        guard startsApplication else {
            _ = try reach(request, context)
            return .done
        }
        return try reachOrStart(request, context)
    }

    /// Has the running application do something.
    /// - Returns: whether there is one.
    /// - Throws: ``CommandError`` where it does not answer.
    static func reach(_ request: StartRequest, _ context: CommandContext) throws -> Bool {
        guard let running = RunningApplication(folder: context.choice.path) else { return false }
        do {
            try running.activate(request)
        } catch {
            throw CommandError.failed(localized("Peel runs, but does not do it: %s", "\(error)"))
        }
        return true
    }

    /// Has the application do something, which this process becomes where there is none yet.
    static func reachOrStart(_ request: StartRequest, _ context: CommandContext) throws -> ExitStatus {
        guard try !reach(request, context) else { return .done }
        let status = try PeelApplication.run(context.choice, for: .action(request))
        return ExitStatus(rawValue: status) ?? .badUse
    }
}
