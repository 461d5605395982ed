import CGtk

/// What GTK is told by the environment before it starts: to keep OpenGL out.
///
/// Paper needs none, and without it a note is there in half the time and takes a third of the memory. What the user has
/// set stays: who names another renderer has it.
enum StartEnvironment {
    /// Sets what is missing; to be called before the display is opened and before there is a second thread.
    static func prepare() {
        g_set_prgname(Identity.programName)
        // It has been set, and while there are other threads it must stay.
        gtk_disable_setlocale()
        let renderer = g_getenv("GSK_RENDERER").map { String(cString: $0) } ?? ""
        guard ["", "cairo"].contains(renderer) else { return }
        g_setenv("GSK_RENDERER", "cairo", 1)
        // Each GTK is told in its own word: one that it does not know, it complains of.
        let (word, variable) = gtk_check_version(4, 14, 0) == nil ? ("gl", "GDK_DISABLE") : ("gl-disable", "GDK_DEBUG")
        g_setenv(variable, with(word, in: variable), 1)
    }

    /// The words of a variable, with one more.
    private static func with(_ word: String, in variable: String) -> String {
        guard let value = g_getenv(variable) else { return word }
        let words = String(cString: value)
        let isThere = words.split(whereSeparator: { ",:; ".contains($0) }).contains { $0 == word }
        return isThere || words.isEmpty ? (words.isEmpty ? word : words) : words + "," + word
    }
}
