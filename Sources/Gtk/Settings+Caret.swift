import GLib

/// How the caret blinks.
extension Settings {
    /// Whether carets of this program blink by GTK's own doing.
    public var caretBlinks: Bool {
        get { property(Name.caretBlink) }
        set { setProperty(Name.caretBlink, to: newValue) }
    }

    /// The time from one showing of the caret to the next, in milliseconds.
    public var caretCycle: UInt32 { UInt32(max(100, property(Name.caretBlinkTime, as: Int32.self))) }

    /// How long the caret blinks after the last thing that the user did, in seconds.
    public var caretPatience: Int { Int(max(1, property(Name.caretBlinkTimeout, as: Int32.self))) }
}

extension Settings.Name {
    /// Whether carets blink.
    public static let caretBlink = "gtk-cursor-blink"
    /// The time of one blink, in milliseconds.
    public static let caretBlinkTime = "gtk-cursor-blink-time"
    /// After how long a caret stops blinking, in seconds.
    public static let caretBlinkTimeout = "gtk-cursor-blink-timeout"
}
