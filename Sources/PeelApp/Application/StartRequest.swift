/// One of the application's actions that somebody asks for, with what it is told.
struct StartRequest: Equatable {
    /// The name of an action of the application, without `app.`.
    var action: String
    /// What the action is told, where it takes something.
    var parameter: String?

    /// A request for one of the application's actions.
    init(_ action: ApplicationAction, _ parameter: String? = nil) {
        (self.action, self.parameter) = (action.rawValue, parameter)
    }

    /// A request to show a note.
    static func open(_ address: String) -> StartRequest { StartRequest(.open, address) }
}
