import CGtk
import GLib
import Gtk
import Paper

/// The Swift half of the GObject class `PostItNote`: the children, where they stand, and what they do to each other.
@MainActor
final class NoteWidget: WidgetImplementation {
    static let typeName = "PostItNote"
    static let cssName = "postitnote"
    static let accessibleRole = GTK_ACCESSIBLE_ROLE_GROUP
    static let properties = NoteProperty.allCases.map(\.spec)
    static let signals = [refused]
    /// An entry has been refused, with how many characters the text would have been too long.
    nonisolated static let refused = SignalSpec("refused", carriesInteger: true)

    let instance: UnsafeMutablePointer<GtkWidget>
    let sheet: SheetView
    let writing: WritingView
    let title = Label()
    let date = Label()
    /// How many characters are left.
    let countLabel = Label()
    /// What stands where nothing is written.
    let placeholderLabel = Label()
    let ring: FocusRing
    /// The children in the order in which they are painted, borrowed; not made anew in each frame.
    let painted: [UnsafeMutablePointer<GtkWidget>]
    var values = NoteValues()
    /// Whether the pad's next sheet is painted under the lifted corner.
    var paintsNextSheet = false {
        didSet {
            guard paintsNextSheet != oldValue else { return }
            updateLook()
        }
    }

    /// What the title keeps clear of.
    var corners = CornerRoom() {
        didSet { if corners != oldValue { gtk_widget_queue_resize(instance) } }
    }

    let desktop: DesktopSettings
    /// What the style sheet and the sheet show now.
    var look: NoteLook
    /// The style class that the note has for its look, while it is on a window.
    var styleClass: String?

    /// The side of the smallest sheet for what was on it last.
    var leastSideKnown: (room: NoteRoom, side: Int)?
    /// The change of the title's lines that is to come.
    var titleChange: EventSource?

    /// How much room for characters the user knows of.
    var remaining = RemainingCharacters()

    /// How many changes are under way that are one to who listens.
    private var changes = 0
    private let ownKeys = KeyController()
    private var windowConnection: SignalConnection?
    private var visibility: SurfaceVisibility?

    init(instance: UnsafeMutablePointer<GtkWidget>) {
        self.instance = instance
        desktop = DesktopSettings(of: instance)
        look = NoteLook(values, desktop)
        sheet = SheetView(look: SheetLook(values, look, side: Int(values.width)))
        writing = WritingView(limit: Int(values.maxLength))
        ring = FocusRing()
        let labels = [title, placeholderLabel, date, countLabel]
        painted = ([sheet.paper, sheet.curl] + labels + [writing.widget, ring.area]).map(\.widget)
        gtk_widget_set_focusable(instance, 1)
        setUpChildren()
        setUpWriting()
        setUpKeys()
        setUpClicks()
        desktop.onChange = { [weak self] in self?.desktopChanged() }
        applyAll()
    }

    // MARK: Set-up

    private func setUpChildren() {
        for area in [sheet.paper, sheet.curl] { area.setParent(instance) }
        title.setAccessibleRole(GTK_ACCESSIBLE_ROLE_HEADING)
        for label in [countLabel, placeholderLabel] { label.setAccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION) }
        let labels = [(title, "title"), (date, "date"), (countLabel, "count"), (placeholderLabel, "placeholder")]
        for (label, name) in labels {
            label.addStyleClass(name)
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
            gtk_widget_set_can_target(label.widget, 0)
        }
        // A title may take two lines; what does not fit those ends in dots.
        gtk_label_set_wrap(title.opaque, 1)
        gtk_label_set_wrap_mode(title.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_lines(title.opaque, 2)
        gtk_widget_set_overflow(title.widget, GTK_OVERFLOW_HIDDEN)
        title.setParent(instance)
        writing.widget.setParent(instance)
        date.setParent(instance)
        countLabel.setParent(instance)
        placeholderLabel.isVisible = false
        placeholderLabel.setParent(instance)
        ring.area.setParent(instance)
    }

    private func setUpWriting() {
        writing.onTextChanged = { [weak self] in
            guard let self else { return }
            updateCount()
            updatePlaceholder()
            notify(.text)
            if changes == 0 { tellWhatIsLeft() }
            describe()
        }
        writing.onWritingChanged = { [weak self] in
            self?.describe()
            self?.updateMotion()
            self?.updateCount()
            self?.notify(.writing)
        }
        writing.onLeave = { [weak self] in self?.endWriting() }
        writing.guardian.onRefusal = { [weak self] excess in
            guard let self else { return }
            tellRefusal(excess: excess)
            Self.refused.emit(on: instance, Int32(clamping: excess))
        }
        // A replacement is one change to who listens, though the buffer deletes and then inserts.
        writing.buffer.connect(.beginUserAction) { [weak self] in self?.beginChange() }
        writing.buffer.connect(.endUserAction, after: true) { [weak self] in
            self?.endChange()
            self?.tellWhatIsLeft()
        }
    }

    private func setUpKeys() {
        g_object_ref(ownKeys.pointer)
        gtk_widget_add_controller(instance, ownKeys.opaque)
        ownKeys.connect(.keyPressed) { [weak self] symbol, modifiers in
            self?.keyPressed(symbol, modifiers) ?? false
        }
    }

    /// A click on the paper ends writing, as the focus goes to the sheet.
    private func setUpClicks() {
        let click = ClickGesture()
        g_object_ref(click.pointer)
        gtk_widget_add_controller(instance, click.opaque)
        click.connect(.pressed) { [weak self] _, x, y in
            guard let self, !writingContains(x: x, y: y) else { return }
            endWriting()
        }
    }

    // MARK: Writing

    /// With the focus on the sheet, Enter, F2 or simply typing begins to write, and no key is lost.
    private func keyPressed(_ symbol: UInt32, _ modifiers: GdkModifierType) -> Bool {
        guard gtk_widget_has_focus(instance) != 0, modifiers.isDisjoint(with: .shortcut) else { return false }
        let starters = [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_F2].map { UInt32($0) }
        if starters.contains(symbol) {
            beginWriting()
            return true
        }
        guard values.editable, gdk_keyval_to_unicode(symbol) >= 32, symbol != UInt32(GDK_KEY_Delete) else {
            return false
        }
        beginWriting()
        return ownKeys.forward(to: writing.textView)
    }

    func beginWriting() {
        writing.textView.grabFocus()
    }

    func endWriting() {
        // Before the focus comes here, as it has the description read.
        describe(whileWriting: true)
        gtk_widget_grab_focus(instance)
    }

    // MARK: Motion

    func rooted() {
        desktop.follow()
        updateStyle()
        if let window {
            // The window must not be kept alive from here: it is kept by GTK, and keeps the note.
            windowConnection = GObjectRef(retaining: window).connect(.notify("is-active")) { [weak self] in
                self?.updateMotion()
            }
        }
        updateMotion()
    }

    func unrooting() {
        windowConnection?.disconnect()
        windowConnection = nil
        desktop.stop()
        leaveStyle()
        updateMotion()
    }

    func mapped() {
        visibility = SurfaceVisibility(of: instance) { [weak self] in self?.updateMotion() }
        updateMotion()
    }

    func unmapping() {
        visibility?.stop()
        visibility = nil
        sheet.setMotion(.resting)
    }

    /// The window that the note is in, borrowed.
    private var window: UnsafeMutablePointer<GtkWindow>? {
        guard let root = gtk_widget_get_root(instance) else { return nil }
        let pointer = UnsafeMutableRawPointer(root)
        return peel_instance_is_a(pointer, gtk_window_get_type()) != 0
            ? pointer.assumingMemoryBound(to: GtkWindow.self) : nil
    }

    func updateMotion() {
        let isReduced = values.motion == .never || values.motion == .desktop && desktop.motionIsReduced
        setStyleClass("still", isReduced)
        if !values.breeze || values.breezeMode == .never || isReduced {
            sheet.setMotion(.still)
        } else if gtk_widget_get_mapped(instance) != 0, visibility?.isHidden != true, isInBreeze, !writing.isWriting {
            sheet.setMotion(.moving)
        } else {
            sheet.setMotion(.resting)
        }
    }

    /// Whether the breeze reaches the note's window now.
    private var isInBreeze: Bool {
        values.breezeMode == .always || window.map { gtk_window_is_active($0) != 0 } ?? false
    }

    private func desktopChanged() {
        updateStyle()
        updateMotion()
    }

    // MARK: Notification

    func notify(_ property: NoteProperty) {
        g_object_notify(UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GObject.self), property.name)
    }

    /// What comes until ``endChange()`` is one change, however many the buffer makes of it.
    func beginChange() {
        changes += 1
        g_object_freeze_notify(UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GObject.self))
    }

    func endChange() {
        changes -= 1
        g_object_thaw_notify(UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GObject.self))
    }

    func dispose() {
        titleChange = nil
        unrooting()
        writing.dispose()
        for child in [sheet.paper, sheet.curl, title, date, countLabel, placeholderLabel, ring.area] {
            child.unparent()
        }
    }
}
