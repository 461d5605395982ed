import CGtk

/// The day, as a new note is labelled with it.
enum Today {
    /// Day and month in the user's language and time zone, for example "30 November".
    static var label: String {
        guard let now = g_date_time_new_now_local() else { return "" }
        defer { g_date_time_unref(now) }
        guard let text = g_date_time_format(now, "%-e %B") else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
