import CGtk

/// Dates as text, by GLib's patterns (those of strftime, in the user's language).
///
/// Thread: any.
public enum DateTimeFormat {
    /// A moment by the clock of where the user is.
    /// - Parameters:
    ///   - seconds: since 1970, UTC.
    ///   - pattern: such as `%Y-%m-%d %H.%M`.
    /// - Returns: the text; empty for a moment outside the years 1 to 9999.
    public static func local(_ seconds: Double, _ pattern: String) -> String {
        format(g_date_time_new_from_unix_local(whole(seconds)), pattern)
    }

    /// A moment by UTC.
    public static func utc(_ seconds: Double, _ pattern: String) -> String {
        format(g_date_time_new_from_unix_utc(whole(seconds)), pattern)
    }

    /// The moment that a text of ISO 8601 names, in seconds since 1970; UTC where it names no zone.
    public static func seconds(fromISO8601 text: String) -> Double? {
        let zone = g_time_zone_new_utc()
        defer { g_time_zone_unref(zone) }
        guard let date = g_date_time_new_from_iso8601(text, zone) else { return nil }
        defer { g_date_time_unref(date) }
        return Double(g_date_time_to_unix(date))
    }

    private static func whole(_ seconds: Double) -> gint64 {
        gint64(seconds.rounded(.down).clamped(to: -62_000_000_000...253_000_000_000))
    }

    private static func format(_ date: OpaquePointer?, _ pattern: String) -> String {
        guard let date else { return "" }
        defer { g_date_time_unref(date) }
        guard let text = g_date_time_format(date, pattern) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
