import CGtk
import GLib
import Gtk

/// The strip on a note's paper that shows a ``NoteMessage``.
///
/// Of several things that are to be known the last one is shown, and the one before when that is over: none is lost
/// because another came. There is one message a topic at most.
@MainActor
final class MessageBar {
    /// What is placed on the sheet; hidden while there is nothing to say.
    let widget = Box(GTK_ORIENTATION_VERTICAL, spacing: 6)

    /// What the style sheet's padding and border take of the width and of the height, in px.
    private static let (padding, paddingAbove) = (22, 18)
    /// Where the strip lies at most on the sheet, in parts of its side.
    private static let (left, right, bottom) = (0.05, 0.82, 0.925)
    /// What stays free above it for the controls, in px.
    private static let top = NoteButtons.inset + NoteButtons.side + 4
    private static let spacing = 6

    /// A message has come or gone.
    var onChange: @MainActor () -> Void = {}

    /// A message is shown.
    var onShow: @MainActor (NoteMessage) -> Void = { _ in }

    // Made for the first message: most notes never have one.
    private lazy var label = Label()
    private lazy var scroller = ScrolledWindow()
    private lazy var buttons = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
    private var isSetUp = false
    private let keys = KeyController()
    private var shownButtons: [Button] = []
    private(set) var message: NoteMessage?
    /// What is to be shown again, the next one last.
    private var waiting: [NoteMessage] = []

    init() {
        widget.addStyleClass("message")
        // Not an alert, which a screen reader does not speak of in GTK 4.8 and speaks of by itself later: the words are
        // told by the window, and by the button that leads out.
        widget.setAccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP)
        widget.isVisible = false
        widget.addController(keys)
        keys.connect(.keyPressed) { [weak self] symbol, _ in
            guard let self, symbol == UInt32(GDK_KEY_Escape), message?.topic != .trashed else { return false }
            clear()
            return true
        }
    }

    /// Shows a message, in place of the one about the same and over those about something else.
    func show(_ message: NoteMessage) {
        waiting.removeAll { $0.topic == message.topic }
        if let shown = self.message, shown.topic != message.topic { waiting.append(shown) }
        display(message)
    }

    private func setUp() {
        guard !isSetUp else { return }
        isSetUp = true
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_xalign(label.opaque, 0)
        // On a small note the words scroll, so that the buttons are always there.
        scroller.setPolicy(horizontal: GTK_POLICY_NEVER, vertical: GTK_POLICY_EXTERNAL)
        scroller.setChild(label)
        widget.append(scroller)
        widget.append(buttons)
    }

    private func display(_ message: NoteMessage) {
        setUp()
        self.message = message
        label.text = message.text
        shownButtons.forEach { buttons.remove($0) }
        let choices = message.choices.isEmpty ? [NoteMessage.Choice(words: localized("OK"), act: {})] : message.choices
        shownButtons = choices.prefix(2).map { makeButton($0) }
        shownButtons.forEach { buttons.append($0) }
        shownButtons.first?.accessibleDescription = message.text
        // Where they scroll, they are read where they are.
        scroller.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: message.text)
        widget.isVisible = true
        onChange()
        onShow(message)
    }

    /// Takes the message away, which brings back the one before.
    func clear() {
        guard message != nil else { return }
        if let before = waiting.popLast() { return display(before) }
        message = nil
        widget.isVisible = false
        onChange()
    }

    /// Takes the message about something away, where there is one.
    func clear(_ topic: NoteMessage.Topic) {
        waiting.removeAll { $0.topic == topic }
        if message?.topic == topic { clear() }
    }

    /// Moves the focus to the first button.
    func grabFocus() { shownButtons.first?.grabFocus() }

    private func makeButton(_ choice: NoteMessage.Choice) -> Button {
        let button = Button(choice.words)
        button.connect(.clicked) { [weak self] in
            if self?.message?.staysAfterChoice == false { self?.clear() }
            choice.act()
        }
        return button
    }

    /// What the buttons need beside each other, in px.
    private var rowWidth: Int { shownButtons.map { $0.measure(GTK_ORIENTATION_HORIZONTAL).natural }.reduce(32, +) }

    /// How many lines of the words a sheet grows for, at most; of more they scroll.
    private static let mostLines = 4

    /// The side of the smallest sheet that has room for the buttons and some lines of the words, in px; 0 for no message.
    var leastSide: Int {
        guard widget.isVisible, let first = shownButtons.first else { return 0 }
        let line = label.measure(GTK_ORIENTATION_VERTICAL).minimum
        let button = first.measure(GTK_ORIENTATION_VERTICAL).natural
        let widest = shownButtons.map { $0.measure(GTK_ORIENTATION_HORIZONTAL).natural }.max() ?? 0
        func side(words: Int) -> Int {
            func side(width: Int, rows: Int) -> Double {
                let height = Self.top + Self.paddingAbove + words + rows * (button + Self.spacing)
                return max(Double(height) / Self.bottom, Double(width) / (Self.right - Self.left))
            }
            let beside = side(width: rowWidth, rows: 1)
            let below = side(width: widest + Self.padding, rows: shownButtons.count)
            return Int(min(beside, below).rounded(.up)) + 1
        }
        // The wider the sheet is, the fewer lines there are.
        var least = 0
        for lines in 1...Self.mostLines {
            least = max(least, side(words: lines * line))
            let width = Int(Double(least) * (Self.right - Self.left)) - Self.padding
            if label.measure(GTK_ORIENTATION_VERTICAL, for: width).natural <= lines * line { break }
        }
        return least
    }

    /// Where the strip lies on a sheet that is not tilted: low on the paper, and off the fold.
    func area(on sheet: PixelArea) -> PixelArea {
        let side = Double(sheet.width)
        let (left, bottom) = (side * Self.left, side * Self.bottom)
        let width = Int(side * Self.right - left)
        let fits = rowWidth <= width
        buttons.orientation = fits ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
        // What GTK does not ask of a scrolled label: how tall it is in this width.
        let around = widget.measure(GTK_ORIENTATION_VERTICAL, for: width).minimum - scroller.shownHeight
        let words = label.measure(GTK_ORIENTATION_VERTICAL, for: width - Self.padding).natural
        let room = max(label.measure(GTK_ORIENTATION_VERTICAL).minimum, Int(bottom) - Self.top - around)
        let line = max(1, label.measure(GTK_ORIENTATION_VERTICAL).minimum)
        scroller.shownHeight = words <= room ? words : room / line * line
        // What scrolls must be in reach of the keyboard, what does not would only be in its way.
        gtk_widget_set_can_focus(scroller.widget, words > room ? 1 : 0)
        let height = around + scroller.shownHeight
        return PixelArea(
            x: sheet.x + Int(left), y: sheet.y + max(Self.top, Int(bottom) - height), width: width, height: height)
    }
}
