import CGtk

extension MessageCatalogue {
    /// Takes up the user's locale and the translations that go with the program.
    ///
    /// Where there are none the words stay English. In a locale that the system does not have, the C library's own is
    /// kept, with UTF-8.
    /// - Parameter folder: what holds `<language>/LC_MESSAGES/peel.mo`; by default that of the program's own data.
    /// Thread: the process's first, before there is another.
    public static func bind(folder: String? = DataFolder.path(of: "locale")) {
        if setlocale(LC_ALL, "") == nil { setlocale(LC_CTYPE, "C.UTF-8") }
        if let folder { bindtextdomain(domain, folder) }
        bind_textdomain_codeset(domain, "UTF-8")
    }
}
