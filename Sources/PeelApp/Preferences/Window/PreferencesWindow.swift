import CGtk
import GLib
import Gtk
import PostItNote

/// The window of the preferences; what is changed in it holds at once.
///
/// Ownership: whoever shows it keeps it until ``onClosed``. Thread: GTK's.
@MainActor
final class PreferencesWindow {
    let window: ApplicationWindow
    private let preferences: Preferences
    private let surroundings: PreferenceSurroundings
    private var rows: [any PreferenceRow] = []
    private var observation: PreferenceObservation?
    private let keys = KeyController()
    /// The window is gone.
    var onClosed: @MainActor () -> Void = {}

    /// Makes a window, not shown yet.
    init(in application: Application, _ preferences: Preferences, _ surroundings: PreferenceSurroundings) {
        (self.preferences, self.surroundings) = (preferences, surroundings)
        window = ApplicationWindow(application)
        PreferenceStyle.sheet.install(on: Display(of: window))
        window.title = localized("Preferences")
        window.addStyleClass(PreferenceStyle.window)
        window.setDefaultSize(width: 560, height: 640)
        window.setChild(content())
        // Not into the first field, where a key or the wheel would change a number unseen.
        window.setFocus((rows.first as? WritingFontRow)?.chosen)
        setUpKeys()
        _ = FocusReminder(window)
        observation = preferences.observeAll { [weak self] in self?.refresh() }
        window.connect(.notify("is-active")) { [weak self] in
            // What stands in files may have changed meanwhile.
            if self?.window.isActive == true { self?.refresh() }
        }
        // Not at `destroy`: that comes only when the wrapper, too, has let go of the window.
        window.connect(.closeRequest) { [weak self] in
            self?.onClosed()
            return false
        }
    }

    // MARK: Content

    private func content() -> Widget {
        let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 20)
        column.setMargins(20)
        for group in groups() {
            rows += group.rows
            column.append(PreferenceLayout.group(group.title, group.rows))
        }
        column.append(resetButton())
        let scroller = ScrolledWindow()
        scroller.setPolicy(horizontal: GTK_POLICY_NEVER, vertical: GTK_POLICY_AUTOMATIC)
        scroller.setChild(column)
        // It scrolls with what has the focus in it, and is no stop of its own.
        scroller.isFocusable = false
        scroller.nameScrollBar(localized("Scroll bar"))
        return scroller
    }

    private func groups() -> [(title: String, rows: [any PreferenceRow])] {
        [
            (localized("Writing"), writingRows()),
            (localized("Movement"), movementRows()),
            (localized("Paper"), [CheckRow(preferences, .grain, localized("Paper has _grain"))]),
            (localized("New notes"), newNoteRows()),
            (localized("Start and folder"), startRows()),
            (localized("Trash"), [trashRow()]),
        ]
    }

    private func writingRows() -> [any PreferenceRow] {
        [
            WritingFontRow(preferences, in: window), WritingSizeRow(preferences), LimitRow(preferences),
            CheckRow(
                preferences, .showCount, localized("Always show _how many characters are left"),
                hint: localized("Otherwise that shows only when little room is left.")),
        ]
    }

    private func movementRows() -> [any PreferenceRow] {
        [
            ChoiceRow(
                preferences, .motion, localized("Let things move"),
                [
                    (.desktop, localized("As the _desktop says")), (.always, localized("Al_ways")),
                    (.never, localized("Ne_ver")),
                ]),
            ChoiceRow(
                preferences, .breeze, localized("Corner in the breeze"),
                [
                    (.whenActive, localized("On the note that you _work with")), (.always, localized("On _every note")),
                    (.never, localized("On no no_te")),
                ]),
        ]
    }

    private func newNoteRows() -> [any PreferenceRow] {
        [
            NewColorRow(preferences),
            CheckRow(preferences, .randomTilt, localized("Tilt new notes a little, at _random")),
            DateFormatRow(preferences),
        ]
    }

    private func startRows() -> [any PreferenceRow] {
        [
            AutostartRow(preferences, surroundings.autostart),
            FolderRow(preferences, surroundings.folder, in: window),
        ]
    }

    private func trashRow() -> CheckRow {
        CheckRow(
            preferences, .emptyTrash, localized("Delete notes from the trash after _30 days"),
            hint: localized("What is deleted so cannot be brought back."))
    }

    private func resetButton() -> Widget {
        let button = Button(localized("Reset to Defaults"))
        button.horizontalAlignment = GTK_ALIGN_END
        button.connect(.clicked) { [weak self] in self?.preferences.resetAll() }
        return button
    }

    private func refresh() {
        for row in rows { row.refresh() }
    }

    // MARK: Keys

    private func setUpKeys() {
        window.addController(keys)
        keys.connect(.keyPressed) { [weak self] symbol, modifiers in
            let isClose = symbol == UInt32(GDK_KEY_w) && modifiers.contains(GDK_CONTROL_MASK)
            guard let self, symbol == UInt32(GDK_KEY_Escape) || isClose else { return false }
            window.close()
            return true
        }
    }
}
