import CGtk

/// Logs a warning under a log domain, as GLib's own code does.
///
/// Callable from any thread.
/// - Parameters:
/// - domain: the `G_LOG_DOMAIN`, for example `PostItNote`.
/// - message: one sentence that names the value and says what to do.
public func logWarning(domain: String, _ message: String) {
    peel_warning(domain, message)
}
