import CGtk

/// The translations of the program's messages, by GLib's gettext.
///
/// Thread: any, once it is bound.
public enum MessageCatalogue {
    /// The gettext domain: the catalogues are `<folder>/<language>/LC_MESSAGES/peel.mo`.
    public static let domain = "peel"

    // GLib gives back what it was given where there is no translation, so that has to live until it has been copied.

    static func message(_ message: String) -> String {
        guard !message.isEmpty else { return "" }
        return message.withCString { String(cString: g_dgettext(domain, $0)) }
    }

    static func message(_ message: String, in context: String) -> String {
        context.withCString { context in
            message.withCString { String(cString: g_dpgettext2(domain, context, $0)) }
        }
    }

    static func message(_ one: String, _ many: String, count: Int) -> String {
        one.withCString { one in
            many.withCString { String(cString: g_dngettext(domain, one, $0, UInt(count.magnitude))) }
        }
    }
}
