import CGtk
import GLib
import Gtk

/// Holds a text buffer to its ``CharacterLimit``, whichever way text comes in: keys, paste, drop, input method,
/// emoji chooser or assistive technology.
///
/// The guard sits in the buffer's own signals, because assistive technology writes there directly. An edit that is
/// refused leaves the text, the selection and the undo history as they were. What the model sets, and what undo and
/// redo bring back, passes unjudged.
@MainActor
final class LimitGuard {
    /// The limit that holds from now on.
    var limit: CharacterLimit
    /// Told of each refused edit: how many characters the text would have been too long.
    var onRefusal: @MainActor (Int) -> Void = { _ in }
    /// The drag that is just being dropped here, if it comes from this program and moves its text.
    var localMove: @MainActor () -> GObjectRef? = { nil }

    /// A drag within this program whose text was refused where it was dropped.
    ///
    /// Its source must not delete it then.
    private static var refusedMove: GObjectRef?

    private let buffer: TextBuffer
    private var edit: Edit?
    private var isUserAction = false
    private var passes = 0
    private var forgetting: EventSource?
    private var dropping: EventSource?
    /// The selection before a refused replacement that is still a step of the undo history.
    private var refusedSelection: (insert: Int, bound: Int)?

    /// What is known of the edit under way, from its first change on.
    private struct Edit {
        let text: String
        let selection: (insert: Int, bound: Int)
        var isRefused = false
        var hasDeleted = false
    }

    init(_ buffer: TextBuffer, limit: CharacterLimit) {
        self.buffer = buffer
        self.limit = limit
        connect()
    }

    /// Makes changes that are not judged: the model's.
    func pass(_ body: () -> Void) {
        passes += 1
        body()
        passes -= 1
    }

    private func connect() {
        buffer.connect(.insertText) { [weak self] in self?.willInsert($1, at: $0) }
        buffer.connect(.deleteRange) { [weak self] in self?.willDelete($0, $1) }
        buffer.connect(.beginUserAction) { [weak self] in self?.beginUserAction() }
        buffer.connect(.endUserAction, after: true) { [weak self] in self?.endUserAction() }
        for signal in [SignalName<VoidSignature>.undo, .redo] {
            buffer.connect(signal) { [weak self] in
                self?.dropRefusedStep()
                self?.passes += 1
            }
            buffer.connect(signal, after: true) { [weak self] in self?.passes -= 1 }
        }
    }

    private func beginUserAction() {
        isUserAction = true
        edit = nil
    }

    private func endUserAction() {
        isUserAction = false
        defer { edit = nil }
        guard let edit, edit.isRefused, edit.hasDeleted else { return }
        // What was deleted and put back is a step of the undo history that would seem to do nothing. The history
        // takes steps back only when the action is over.
        refusedSelection = edit.selection
        dropping = EventSource.idle(priority: G_PRIORITY_HIGH) { [weak self] in self?.dropRefusedStep() }
    }

    private func dropRefusedStep() {
        guard let selection = refusedSelection else { return }
        refusedSelection = nil
        gtk_text_buffer_undo(buffer.buffer)
        buffer.selection = selection
    }

    private func willDelete(_ start: UnsafeMutablePointer<GtkTextIter>, _ end: UnsafeMutablePointer<GtkTextIter>) {
        if Self.refusedMove != nil || edit?.isRefused == true, passes == 0 {
            g_signal_stop_emission_by_name(buffer.pointer, "delete-range")
            return
        }
        guard passes == 0, limit.maximum > 0 else { return }
        let empties = gtk_text_iter_is_start(start) != 0 && gtk_text_iter_is_end(end) != 0
        guard isUserAction || empties else { return }
        beginEdit()
        edit?.hasDeleted = true
    }

    private func willInsert(_ inserted: String, at place: UnsafeMutablePointer<GtkTextIter>) {
        guard passes == 0, limit.maximum > 0 else { return }
        if edit?.isRefused == true { return stopInsertion(at: place) }
        if isUserAction { beginEdit() }
        defer { if !isUserAction { edit = nil } }

        // A text of no more Unicode scalars than the limit has no more characters either.
        let scalars = buffer.scalarCount + inserted.unicodeScalars.count
        guard scalars > limit.maximum, !isMovingOwnText(inserted) else { return }
        let current = buffer.text
        let verdict = limit.judge(
            before: edit?.text ?? current,
            after: Self.text(current, with: inserted, at: Int(gtk_text_iter_get_offset(place))))
        guard case .refused(let excess) = verdict else { return }
        refuse(at: place)
        keepTextOfRefusedMove()
        onRefusal(excess)
    }

    /// Whether text is just being moved within the view by drag and drop, which inserts before it deletes.
    private func isMovingOwnText(_ inserted: String) -> Bool {
        guard localMove() != nil else { return false }
        let (first, second) = buffer.selection
        return first != second
            && buffer.text(from: buffer.iterator(at: min(first, second)), to: buffer.iterator(at: max(first, second)))
                == inserted
    }

    /// GTK deletes moved text from its source whether or not it was taken where it was dropped; until the drag is
    /// over no view of this program lets it.
    private func keepTextOfRefusedMove() {
        guard let drag = localMove() else { return }
        Self.refusedMove = drag
        drag.connect(SignalName<VoidSignature>("dnd-finished"), after: true) { Self.refusedMove = nil }
    }

    private func refuse(at place: UnsafeMutablePointer<GtkTextIter>) {
        edit?.isRefused = true
        if let edit {
            pass { buffer.replaceDifference(with: edit.text) }
            buffer.selection = edit.selection
        }
        stopInsertion(at: place)
    }

    /// Leaves the place valid, as the emitter of `insert-text` goes on with it.
    private func stopInsertion(at place: UnsafeMutablePointer<GtkTextIter>) {
        place.pointee = buffer.iterator(at: buffer.selection.insert)
        g_signal_stop_emission_by_name(buffer.pointer, "insert-text")
    }

    private func beginEdit() {
        guard edit == nil else { return }
        edit = Edit(text: buffer.text, selection: buffer.selection)
        guard !isUserAction else { return }
        // Without a user action, "replace all" is a deletion with an insertion right behind it.
        forgetting = EventSource.idle(priority: G_PRIORITY_HIGH) { [weak self] in self?.edit = nil }
    }

    private static func text(_ text: String, with inserted: String, at offset: Int) -> String {
        let scalars = text.unicodeScalars
        let place = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
        var result = text.unicodeScalars
        result.insert(contentsOf: inserted.unicodeScalars, at: place ?? scalars.endIndex)
        return String(result)
    }
}
