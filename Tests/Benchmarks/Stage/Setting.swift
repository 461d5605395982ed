/// How the user has set the desktop up.
struct Setting {
    /// What draws.
    enum Renderer: String {
        /// What Peel is shipped with.
        case cairo
        /// OpenGL, as a user may ask for; on a machine without a graphics card it is computed (llvmpipe).
        case gl
    }

    /// What draws.
    var renderer = Renderer.cairo
    /// Screen pixels a logical pixel.
    var scale = 1
    /// Whether things may move.
    var animations = true
    /// Seconds after which a caret stops to blink.
    var caretTimeout = 10

    /// In words, for the names of figures.
    var words: String { "\(renderer.rawValue), scale \(scale)" }
}
