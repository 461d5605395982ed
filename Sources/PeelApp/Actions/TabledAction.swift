/// Names of actions that have a row in the one table of actions.
///
/// The table is the `row` of each conforming type, one case an action, so that none can be without.
protocol TabledAction: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// What stands before the name: `app` or `win`.
    static var group: String { get }
    /// The action's row.
    var row: ActionRow { get }
}

extension TabledAction {
    /// The name with its group, as keys and menus want it.
    var detailedName: String { Self.group + "." + rawValue }

    /// What menus and the window of shortcuts call it.
    var label: String { row.label }
}
