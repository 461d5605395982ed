import CGtk
import GLib

/// A field for one line of text, whose caret blinks as the user has carets blink, but without GTK's frames.
///
/// GTK has no function to hide a field's caret, so a style class does.
/// Thread: GTK's.
@MainActor
public protocol CaretField: BlinkingCaret {
    /// The field of a GtkEditable, to which a reference is added.
    init(retaining pointer: UnsafeMutableRawPointer?)
}

private let unseen = "unseen-caret"
@MainActor private let style = ApplicationStyle(".\(unseen) > text { caret-color: transparent; }")

extension CaretField {
    /// Whether the caret is shown, where the widget has the focus.
    public var caretIsVisible: Bool {
        get { gtk_widget_has_css_class(widget, unseen) == 0 }
        set { setStyleClass(unseen, !newValue) }
    }

    /// Whether something is marked.
    public var hasSelection: Bool { gtk_editable_get_selection_bounds(opaque, nil, nil) != 0 }

    /// Calls a closure whenever the caret has moved.
    public func connectCaretMoved(_ body: @escaping @MainActor () -> Void) -> SignalConnection {
        connect(.notify("cursor-position"), body)
    }

    /// Has the caret blink from now on whenever the field has the focus.
    func blinkCaret() {
        let focus = FocusController()
        // Only while it has the focus, as it keeps the field.
        var blink: CaretBlink?
        focus.connect(SignalName<VoidSignature>("enter")) { [pointer = self.pointer] in
            guard blink == nil else { return }
            let field = Self(retaining: pointer)
            style.install(on: Display(of: field))
            blink = CaretBlink(field)
            blink?.begin()
        }
        focus.connect(SignalName<VoidSignature>("leave")) {
            blink?.end()
            blink = nil
        }
        addController(focus)
    }
}
