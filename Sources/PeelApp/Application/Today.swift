import CGtk
import GLib

/// The day, as a new note is labelled with it.
enum Today {
    /// The day in a pattern of strftime, in the user's language and time zone.
    ///
    /// Empty, or what is no pattern, gives day and month as the language has them, for example "30 November".
    static func label(_ format: String = "", at moment: OpaquePointer? = nil) -> String {
        guard let now = moment.map(g_date_time_ref) ?? g_date_time_new_now_local() else { return "" }
        defer { g_date_time_unref(now) }
        return (isFormat(format) && !format.isEmpty ? text(now, format) : nil) ?? text(now, dayAndMonth) ?? ""
    }

    /// Whether something is a pattern that gives a line of text; the empty one, which stands for the language's own, is.
    static func isFormat(_ format: String) -> Bool {
        guard !format.isEmpty else { return true }
        // GLib leaves a lone sign at the end out, but there it is one that is only being typed.
        guard format.reversed().prefix(while: { $0 == "%" }).count.isMultiple(of: 2) else { return false }
        guard let day = sample, format.utf8.count <= 200, !format.contains(where: \.isNewline) else { return false }
        defer { g_date_time_unref(day) }
        guard let text = text(day, format) else { return false }
        return text.contains { !$0.isWhitespace } && !text.contains(where: \.isNewline)
    }

    /// Day and month as the user's language has them.
    private static var dayAndMonth: String {
        let english = "%-e %B"
        // Translators: day and month of a date, as of strftime; for example "%B %-e", or "%-e. %B".
        let own = localizedContext("day and month", "%-e %B")
        guard own == english, let day = sample else { return own }
        defer { g_date_time_unref(day) }
        // Without a translation the short date tells whether the month comes first, as in American English.
        let short = text(day, "%x") ?? ""
        return short.hasPrefix("11") ? "%B %-e" : english
    }

    /// The twenty-second of November 2033: day, month and year are different numbers.
    private static var sample: OpaquePointer? { g_date_time_new_utc(2033, 11, 22, 0, 0, 0) }

    private static func text(_ moment: OpaquePointer, _ format: String) -> String? {
        guard let text = g_date_time_format(moment, format) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }
}
