import CGtk
import GLib
import Gtk
import NoteStore
import Paper
import PostItNote

/// The earlier versions of one note, beside the board: when each was kept, and what it says.
///
/// Thread: GTK's.
@MainActor
final class HistoryPane {
    /// The pane, as a widget.
    let box = Box(GTK_ORIENTATION_VERTICAL, spacing: 12)
    /// The note whose versions are shown.
    private(set) var note: NoteID?
    /// Its versions, newest first.
    private(set) var versions: [NoteVersion] = []

    private let folder: NoteFolder
    private weak var work: BoardWork?
    private let heading = Label.heading(localized("Earlier versions"))
    private let hint = Label(
        localized("This note has no earlier versions yet. One is kept each time you go on writing."))
    private let list = ListBox()
    private let scroller = ScrolledWindow()
    private let sheet = PostItNote()
    private let restoreButton = Button(localized("Restore This Version"))
    private var observation: FolderObservation?

    init(_ folder: NoteFolder, work: BoardWork) {
        (self.folder, self.work) = (folder, work)
        setUp()
        observation = folder.observe { [weak self] event in
            switch event {
            case .saved(let id) where id == self?.note, .changed(let id) where id == self?.note: self?.read()
            case .trashed(let id, _) where id == self?.note, .vanished(let id, _) where id == self?.note: self?.hide()
            default: break
            }
        }
    }

    private func setUp() {
        box.isVisible = false
        box.addStyleClass("board-history")
        box.setSizeRequest(width: 300)
        // What is in it fills its width and is not to take more of the board's.
        box.setExpand(horizontal: false)
        let top = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
        heading.setExpand(horizontal: true)
        heading.setAlign(horizontal: GTK_ALIGN_START)
        // A long title takes more lines, and no more of the board's width.
        gtk_label_set_wrap(heading.opaque, 1)
        gtk_label_set_wrap_mode(heading.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_xalign(heading.opaque, 0)
        gtk_label_set_max_width_chars(heading.opaque, 26)
        top.append(heading)
        let close = Button(icon: "window-close-symbolic", name: localized("Close Earlier Versions"))
        close.addStyleClass("flat")
        close.connect(.clicked) { [weak self] in self?.hide() }
        top.append(close)
        box.append(top)
        gtk_label_set_wrap(hint.opaque, 1)
        gtk_label_set_xalign(hint.opaque, 0)
        gtk_label_set_max_width_chars(hint.opaque, 30)
        box.append(hint)
        scroller.setPolicy(horizontal: GTK_POLICY_NEVER, vertical: GTK_POLICY_AUTOMATIC)
        scroller.setExpand(vertical: true)
        scroller.isFocusable = false
        list.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: localized("Earlier versions"))
        scroller.setChild(list)
        box.append(scroller)
        sheet.width = 248
        sheet.isEditable = false
        sheet.breeze = false
        sheet.setAlign(horizontal: GTK_ALIGN_CENTER)
        box.append(sheet)
        restoreButton.addStyleClass("suggested-action")
        box.append(restoreButton)
        list.onSelect = { [weak self] row in self?.show(row) }
        list.onActivate = { [weak self] _ in self?.restoreButton.grabFocus() }
        restoreButton.connect(.clicked) { [weak self] in self?.restore() }
    }

    /// Whether the pane is shown.
    var isOpen: Bool { box.isVisible }

    /// Shows the versions of a note.
    func show(_ id: NoteID) {
        note = id
        read()
        box.isVisible = true
    }

    /// Gives the focus to the list.
    func grabFocus() {
        if !list.focusFirst() { heading.grabFocus() }
    }

    /// Hides the pane.
    func hide() {
        note = nil
        versions = []
        box.isVisible = false
        onHide()
    }

    /// The pane has been hidden.
    var onHide: @MainActor () -> Void = {}

    private func read() {
        guard let note, let summary = folder.summary(note) else { return }
        heading.text = localized("Earlier versions of \u{201C}%s\u{201D}", summary.heading)
        versions = folder.versions(of: note)
        list.fill(Self.labels(of: versions.map(\.kept)))
        hint.isVisible = versions.isEmpty
        scroller.isVisible = !versions.isEmpty
        sheet.isVisible = !versions.isEmpty
        restoreButton.isVisible = !versions.isEmpty
        if !versions.isEmpty { list.select(0) }
    }

    /// What moments are called, each otherwise than the others: to the minute, and to the second where that is not enough.
    static func labels(of moments: [Double]) -> [String] {
        let minutes = moments.map { DateTimeFormat.local($0, localizedContext("date and time", "%-e %B %Y, %H:%M")) }
        let counts = Dictionary(minutes.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(moments, minutes).map { moment, minute in
            counts[minute] == 1
                ? minute : DateTimeFormat.local(moment, localizedContext("date and time", "%-e %B %Y, %H:%M:%S"))
        }
    }

    private func show(_ row: Int) {
        guard versions.indices.contains(row) else { return }
        work?.attempting {
            let file = try folder.content(of: versions[row])
            sheet.title = file.title
            sheet.dateLabel = file.date
            sheet.color = file.color.flatMap(PaperColor.init(name:)) ?? .yellow
            sheet.text = file.text
        }
    }

    /// Has the note hold the selected version again.
    func restore() {
        guard let note, let row = list.selected, versions.indices.contains(row) else { return }
        work?.restore(versions[row], of: note)
    }
}
