import CGtk
import GLib
import Gtk

/// Lets the caret blink by two wake-ups a blink.
///
/// GTK fades its carets, by up to sixty frames a second for ten seconds after each key. While the user writes on a note,
/// GTK's own blinking is off in this process, and a timer hides and shows the caret as often as the user has it blink on
/// the desktop. Only one widget has the keyboard, so no other caret is concerned. At rest there is no timer, and the
/// caret is seen.
/// Thread: GTK's.
@MainActor
final class CaretBlink {
    /// The one that blinks now: GTK's blinking is off for it.
    private static weak var current: CaretBlink?

    private let view: TextView
    private let keys = KeyController()
    private var settings: Settings?
    private var connections: [SignalConnection] = []
    /// Whether the user wants carets to blink.
    private var isWanted = false
    private var timer: EventSource?

    init(_ view: TextView, _ buffer: TextBuffer) {
        self.view = view
        // Before the view has it: where the caret is hidden, GTK's arrow keys scroll.
        keys.phase = GTK_PHASE_CAPTURE
        view.addController(keys)
        keys.connect(.keyPressed) { [weak self] _, _ in
            self?.restart()
            return false
        }
        buffer.connect(.notify("cursor-position")) { [weak self] in self?.restart() }
    }

    /// The user begins to write: the view has the focus.
    func begin() {
        Self.current?.end()
        Self.current = self
        let settings = Settings(of: view)
        self.settings = settings
        takeOver()
        let display = Display(of: view)
        connections = [
            display.connect(SignalName<PointerSignature>("setting-changed")) { [weak self] name in
                guard let name = name?.assumingMemoryBound(to: CChar.self) else { return }
                if String(cString: name) == Settings.Name.caretBlink { self?.takeOver() }
            }
        ]
        connections += [Settings.Name.caretBlinkTime, Settings.Name.caretBlinkTimeout].map { name in
            settings.connect(.notify(name)) { [weak self] in self?.restart() }
        }
    }

    /// The user has stopped writing; GTK's carets blink again where the user wants that.
    func end() {
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
            // What is marked has no caret.
            let isMarking = gtk_text_buffer_get_has_selection(view.buffer.buffer) != 0
            view.caretIsVisible = !view.caretIsVisible || left <= 0 || isMarking
            return left > 0
        }
    }
}
