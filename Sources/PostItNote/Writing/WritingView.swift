import CGtk
import GLib
import Gtk

/// The writing: a text view that scrolls without a scroll bar, fades at its edges and keeps to a limit.
@MainActor
final class WritingView {
    /// What is placed on the sheet.
    let widget: Widget
    let textView = TextView()
    let buffer: TextBuffer
    let guardian: LimitGuard
    let fading: FadingView?

    /// The text has changed, by whomever.
    var onTextChanged: @MainActor () -> Void = {}
    /// Writing has begun or ended.
    var onWritingChanged: @MainActor () -> Void = {}
    /// The user wants to stop writing.
    var onLeave: @MainActor () -> Void = {}

    private var keepsCaret = false
    private var scrolling: EventSource?
    private let blink: CaretBlink
    private let scroller = ScrolledWindow()
    private let focus = FocusController()
    private let popovers = WritingPopovers()
    private let keys = KeyController()
    private let dropping = DropMotionController()

    /// Whether the user writes: the caret is in an editable text.
    private(set) var isWriting = false

    init(limit: Int) {
        widget = Widget(WidgetClass.create(FadingView.self))
        fading = WidgetClass.implementation(of: widget.pointer)
        buffer = textView.buffer
        guardian = LimitGuard(buffer, limit: CharacterLimit(maximum: limit))
        blink = CaretBlink(textView)
        blink.listenToKeys()
        setUpTextView()
        setUpScrolling()
        setUpFocus()
        setUpBuffer()
        setUpDropping()
    }

    /// The text, to the byte.
    ///
    /// Setting it touches the view only where the two differ.
    var text: String {
        get { buffer.text }
        set {
            // Not as strings, for which composed and decomposed letters are the same.
            guard !newValue.utf8.elementsEqual(buffer.text.utf8) else { return }
            guardian.pass { buffer.irreversibly { buffer.replaceDifference(with: newValue) } }
        }
    }

    /// Whether the user may change the text.
    var isEditable: Bool {
        get { textView.isEditable }
        set {
            textView.isEditable = newValue
            textView.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_READ_ONLY, to: !newValue)
            updateWriting()
        }
    }

    /// Keeps the caret in view over a change of the writing's size that is to come, where the user is at it.
    ///
    /// Where nobody is, the text view keeps its first line.
    func keepCaretInView() { keepsCaret = textView.hasFocus }

    /// Whether the caret is yet to be brought into view.
    var isBringingCaretIntoView: Bool { keepsCaret || scrolling != nil }

    /// The view has been placed anew.
    func isPlaced() {
        guard keepsCaret else { return }
        keepsCaret = false
        textView.scrollToCaret()
        // The text view finds out how high all of its lines are now little by little; this comes after that.
        scrolling = EventSource.idle { [weak self] in
            self?.textView.scrollToCaret()
            self?.scrolling = nil
        }
    }

    /// Lets go of what the view's owner hears; to be called by the owner's dispose.
    func dispose() {
        onTextChanged = {}
        onWritingChanged = {}
        onLeave = {}
        scrolling = nil
        blink.end()
        widget.unparent()
    }

    private func setUpTextView() {
        let view = textView.textView
        gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
        gtk_text_view_set_justification(view, GTK_JUSTIFY_CENTER)
        gtk_text_view_set_top_margin(view, 12)
        gtk_text_view_set_bottom_margin(view, 12)
        gtk_text_view_set_left_margin(view, 6)
        gtk_text_view_set_right_margin(view, 6)
        // Tab moves on to the next control; a literal tab comes by paste or by its code.
        gtk_text_view_set_accepts_tab(view, 0)
        textView.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_MULTI_LINE, to: true)
    }

    private func setUpScrolling() {
        scroller.setPolicy(horizontal: GTK_POLICY_NEVER, vertical: GTK_POLICY_EXTERNAL)
        gtk_scrolled_window_set_has_frame(scroller.opaque, 0)
        gtk_scrolled_window_set_kinetic_scrolling(scroller.opaque, 1)
        scroller.isFocusable = false
        scroller.setChild(textView)
        fading?.setChild(scroller)
    }

    private func setUpFocus() {
        textView.addController(focus)
        focus.connect(.notify("is-focus")) { [weak self] in
            guard let self else { return }
            updateWriting()
            popovers.look(in: textView)
        }
        textView.addController(keys)
        keys.connect(.keyPressed) { [weak self] symbol, modifiers in
            guard symbol == UInt32(GDK_KEY_Escape), modifiers.isDisjoint(with: .shortcut) else { return false }
            self?.onLeave()
            return true
        }
    }

    private func updateWriting() {
        widget.setStyleClass("reading", focus.isFocus && !textView.isEditable)
        let writes = focus.isFocus && textView.isEditable
        guard writes != isWriting else { return }
        isWriting = writes
        if writes { blink.begin() } else { blink.end() }
        widget.setStyleClass("editing", writes)
        onWritingChanged()
    }

    private func setUpBuffer() {
        // GTK lets what the emoji chooser puts in stand out of view.
        buffer.connect(.endUserAction, after: true) { [weak self] in
            guard let self, focus.containsFocus else { return }
            textView.scrollToCaret()
        }
        buffer.connect(.changed) { [weak self] in
            guard let self else { return }
            // GTK 4.8 tells assistive technology of the caret before an insertion has moved it; setting the
            // selection to where it is tells it again. Not before it is shown, when that would only make the view look
            // for fonts, and perhaps for other ones than it will have.
            if textView.isMapped {
                let selection = buffer.selection
                buffer.selection = selection
            }
            onTextChanged()
        }
    }

    private func setUpDropping() {
        textView.addController(dropping)
        guardian.localMove = { [weak self] in self?.dropping.moveFromThisProgram }
    }
}
