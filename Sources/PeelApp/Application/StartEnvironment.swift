import CGtk

/// What GTK is told by the environment before it starts: to keep OpenGL out.
///
/// Paper needs none, and without it a note is there in half the time and takes a third of the memory. What the user has
/// set stays.
enum StartEnvironment {
    /// Sets what is missing; to be called before the display is opened and before there is a second thread.
    static func prepare() {
        g_setenv("GSK_RENDERER", "cairo", 0)
        // GTK before 4.14 and after it.
        g_setenv("GDK_DEBUG", with("gl-disable", in: "GDK_DEBUG"), 1)
        g_setenv("GDK_DISABLE", with("gl", in: "GDK_DISABLE"), 1)
        g_set_prgname(Identity.programName)
    }

    /// The words of a variable, with one more.
    private static func with(_ word: String, in variable: String) -> String {
        guard let value = g_getenv(variable) else { return word }
        let words = String(cString: value)
        let isThere = words.split(whereSeparator: { ",:; ".contains($0) }).contains { $0 == word }
        return isThere || words.isEmpty ? (words.isEmpty ? word : words) : words + "," + word
    }
}
