import CGtk
import GLib

/// Having assistive technology say something.
extension Widget {
    /// Has a screen reader say something that the focus does not show.
    ///
    /// GTK 4.14 and later have a way for that. With an older one the words become the description of the widget that
    /// has the focus in the window, as a screen reader speaks of a change there; they are taken back after a while, so
    /// that they are not read again with each focus. Where nothing has the focus, they are lost then.
    /// - Parameters:
    ///   - words: a sentence in the user's language.
    ///   - widget: a widget of the window that it is about, borrowed.
    public static func announce(_ words: String, near widget: UnsafeMutablePointer<GtkWidget>) {
        guard !words.isEmpty else { return }
        if let announce = NewerGtk.announce {
            let medium: UInt32 = 1
            return announce(OpaquePointer(widget), words, medium)
        }
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return }
        SpokenDescription.say(words, at: Widget(retaining: UnsafeMutableRawPointer(focus)))
    }

    /// Moves the keyboard focus here, and has a screen reader say why before it reads the description.
    /// - Parameter words: a sentence in the user's language.
    public final func grabFocus(saying words: String) {
        if NewerGtk.announce != nil {
            grabFocus()
            return Self.announce(words, near: widget)
        }
        // What is said after the focus has come would take the place of the description, which is read a little later.
        SpokenDescription.say([words, accessibleDescription].joined(separator: " "), at: self)
        grabFocus()
    }

    /// What assistive technology is told of the widget besides its name; empty for nothing.
    public final var accessibleDescription: String {
        get { widget.accessibleDescription }
        set { widget.accessibleDescription = newValue }
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// What assistive technology is told of the widget besides its name, as for a ``Widget``.
    @MainActor
    public var accessibleDescription: String {
        get {
            let object = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
            if let kept = g_object_get_data(object, SpokenDescription.key) {
                return String(cString: kept.assumingMemoryBound(to: CChar.self))
            }
            // GTK describes a widget by its tooltip where nobody else does.
            return gtk_widget_get_tooltip_text(self).map { String(cString: $0) } ?? ""
        }
        nonmutating set {
            let object = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
            g_object_set_data_full(object, SpokenDescription.key, g_strdup(newValue), { g_free($0) })
            setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: newValue)
        }
    }
}

/// The description of the widget with the focus as a way to have something said, for a GTK without another.
@MainActor
private enum SpokenDescription {
    /// Where a widget keeps its own description.
    static let key = "peel-description"
    /// How long the words stay at most, in milliseconds, where the focus stays too.
    ///
    /// A reader asks for them when it is told of the change, on a busy machine seconds later, and nothing tells that it
    /// has; later on they would be taken for what describes the widget.
    static let stay: UInt32 = 10_000

    private static var spoken: (widget: Widget, ending: EventSource, leaving: SignalConnection)?
    private static var restoring: (widget: Widget, connection: SignalConnection)?

    static func say(_ words: String, at widget: Widget) {
        if spoken?.widget.pointer != widget.pointer { takeBack() }
        letGo()
        // An equal description would be no change.
        describe(widget, "")
        describe(widget, words)
        // With the next focus they would be read again.
        let pointer = widget.pointer
        let leaving = widget.connect(.notify("has-focus")) {
            if spoken?.widget.pointer == pointer, !Widget(retaining: pointer).hasFocus { takeBack() }
        }
        spoken = (widget, EventSource.after(milliseconds: stay) { takeBack() }, leaving)
    }

    private static func letGo() {
        spoken?.ending.cancel()
        spoken?.leaving.disconnect()
        spoken = nil
    }

    private static func takeBack() {
        guard let widget = spoken?.widget else { return }
        letGo()
        restore()
        guard widget.hasFocus, !widget.accessibleDescription.isEmpty else {
            return describe(widget, widget.accessibleDescription)
        }
        // A description that came back now would be spoken as well; it is wanted when the focus comes again.
        describe(widget, "")
        restoring = (widget, widget.connect(.notify("has-focus")) { restore() })
    }

    private static func restore() {
        guard let (widget, connection) = restoring else { return }
        restoring = nil
        connection.disconnect()
        describe(widget, widget.accessibleDescription)
    }

    private static func describe(_ widget: Widget, _ words: String) {
        widget.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: words)
    }
}
