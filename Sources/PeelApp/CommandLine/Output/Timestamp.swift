import GLib

/// Moments as the JSON gives them.
enum Timestamp {
    /// A moment in ISO 8601, UTC, to the second.
    /// - Parameter seconds: since 1970, UTC.
    static func text(_ seconds: Double) -> String {
        DateTimeFormat.utc(seconds, "%Y-%m-%dT%H:%M:%SZ")
    }
}
