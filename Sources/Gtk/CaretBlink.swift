import CGtk
import GLib

/// Lets the caret blink by two wake-ups a blink.
///
/// GTK fades its carets, by up to sixty frames a second for ten seconds after each key. While the user writes, GTK's own
/// blinking is off in this process, and a timer hides and shows the caret as often as the user has it blink on the
/// desktop. Only one widget has the keyboard, so no other caret is concerned. At rest there is no timer, and the caret is
/// seen.
///
/// Ownership: keeps the widget; whoever has this ends it when the focus leaves.
/// Thread: GTK's.
@MainActor
public final class CaretBlink {
    /// The one that blinks now: GTK's blinking is off for it.
    private static weak var current: CaretBlink?

    private let view: any BlinkingCaret
    private let keys = KeyController()
    private var settings: Settings?
    private var connections: [SignalConnection] = []
    /// Whether the user wants carets to blink.
    private var isWanted = false
    private var timer: EventSource?

    /// Has a widget's caret blink as soon as it begins.
    public init(_ view: any BlinkingCaret) {
        self.view = view
    }

    /// Shows the caret at each key, and before the widget has it: where the caret is hidden, the arrow keys scroll a text
    /// view.
    public func listenToKeys() {
        keys.phase = GTK_PHASE_CAPTURE
        keys.connect(.keyPressed) { [weak self] _, _ in
            self?.restart()
            return false
        }
        view.addController(keys)
    }

    /// The user begins to write: the widget has the focus.
    public func begin() {
        Self.current?.end()
        Self.current = self
        let settings = Settings(of: view)
        self.settings = settings
        takeOver()
        let display = Display(of: view)
        connections = [
            view.connectCaretMoved { [weak self] in self?.restart() },
            display.connect(SignalName<PointerSignature>("setting-changed")) { [weak self] name in
                guard let name = name?.assumingMemoryBound(to: CChar.self) else { return }
                if String(cString: name) == Settings.Name.caretBlink { self?.takeOver() }
            },
        ]
        connections += [Settings.Name.caretBlinkTime, Settings.Name.caretBlinkTimeout].map { name in
            settings.connect(.notify(name)) { [weak self] in self?.restart() }
        }
    }

    /// The user has stopped writing; GTK's carets blink again where the user wants that.
    public func end() {
        guard Self.current === self else { return }
        Self.current = nil
        connections.forEach { $0.disconnect() }
        connections = []
        timer = nil
        view.caretIsVisible = true
        if isWanted { settings?.followDesktop(Settings.Name.caretBlink) }
        isWanted = false
        settings = nil
    }

    /// Reads what the user wants, and puts the timer in the place of GTK's own blinking.
    private func takeOver() {
        guard let settings else { return }
        if isWanted { settings.followDesktop(Settings.Name.caretBlink) }
        isWanted = settings.caretBlinks
        if isWanted { settings.caretBlinks = false }
        // GTK looks at the setting where the caret comes or goes.
        view.caretIsVisible = false
        restart()
    }

    /// Shows the caret, and lets it blink from now on for as long as the user has set.
    private func restart() {
        guard let settings else { return }
        view.caretIsVisible = true
        guard isWanted else { return timer = nil }
        let half = settings.caretCycle / 2
        var left = settings.caretPatience * 1000 / Int(half)
        timer = EventSource.every(milliseconds: half) { [weak self] in
            guard let self else { return false }
            left -= 1
            view.caretIsVisible = !view.caretIsVisible || left <= 0 || view.hasSelection
            return left > 0
        }
    }
}
