/// The style sheet of one kind of the application's windows, which holds from the first of them on.
///
/// Thread: GTK's.
@MainActor
public final class ApplicationStyle {
    private let css: String
    private var displays: Set<OpaquePointer> = []

    /// Names a style sheet, which holds nowhere yet.
    public init(_ css: String) {
        self.css = css
    }

    /// Lets the style sheet hold for a display for good, the first time that it is asked for.
    public func install(on display: Display) {
        guard displays.insert(display.opaque).inserted else { return }
        StyleProvider(css: css).add(to: display.opaque, priority: .application)
    }
}
