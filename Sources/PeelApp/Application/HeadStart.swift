import GLib

/// What a start needs and no display, done in a thread while the display is opened.
///
/// The session's bus greets whom it lets in with several messages to and fro, and where settings are kept is a module
/// that has to be loaded: what waits for others on one processor need not keep the other waiting.
enum HeadStart {
    /// Begins.
    ///
    /// To be called when nothing will change the environment or the locale any more until it has ended.
    /// - Returns: what is to be waited for before anything else; nil where there is no thread to spare, and all is done
    ///   when it is needed.
    static func begin() -> BackgroundThread? {
        BackgroundThread("head-start") {
            MessageBus.connectAhead()
            PreferenceSchema.find().map(StoredSettings.loadAhead)
        }
    }
}
