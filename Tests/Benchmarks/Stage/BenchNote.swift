/// A note to be shown.
struct BenchNote {
    /// What is written on it.
    var text: String
    /// Its tilt in degrees.
    var tilt = 0
    /// Whether it is on the desktop when Peel starts.
    var isOpen = true

    /// A text of a number of characters.
    static func words(_ count: Int) -> String {
        let words = "Make room for the small ideas, and sit down by the window for a while before it gets dark. "
        return String(String(repeating: words, count: count / words.count + 1).prefix(count - 1)) + "."
    }

    /// With 200 characters.
    static let usual = BenchNote(text: words(200))

    /// The file's content.
    var file: String {
        "---\ntitle: Note to self\ncolor: yellow\n" + (tilt == 0 ? "" : "tilt: \(tilt)\n") + "---\n\(text)\n"
    }
}
