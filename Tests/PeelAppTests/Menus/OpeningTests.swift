import CGtk
import GLib
import Gtk
import PostItNote
import XCTest

@testable import PeelApp

/// That nothing is left of what GTK opens for a note, opened and closed twenty times.
final class OpeningTests: NoteWindowTestCase {
    func testTheMenuAndTheEmojiChooserOfTheWriting() async throws {
        let window = try show(text: "Milk")
        window.note.beginWriting()
        wait("the writing") { window.note.isWriting }
        let view = try XCTUnwrap(window.window.focus)
        for action in ["menu.popup", "misc.insert-emoji"] {
            func round() {
                gtk_widget_activate_action_variant(view.widget, action, nil)
                wait(action) { self.popover(in: view) != nil }
                popover(in: view)?.popDown()
                wait("\(action) to go") { self.popover(in: view) == nil && view.hasFocus }
                settle()
            }
            round()
            let (boxes, children) = (ClosureBoxes.live, childCount(of: view))
            for _ in 1...20 { round() }
            wait("nothing to be left of \(action)") { ClosureBoxes.live <= boxes }
            XCTAssertEqual(childCount(of: view), children, action)
        }
    }

    func testTheDialogsOfTheToolkit() async throws {
        let window = try show(text: "Milk")
        // GTK's own dialogs complain of each other.
        let fatal = g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
        defer { g_log_set_always_fatal(fatal) }
        let openings: [(String, @MainActor () -> Void)] = [
            ("printing", { self.activate(.print, on: window) }),
            ("saving", { self.activate(.export, "txt", on: window) }),
            ("the colour", { window.chooseCustomColor() }),
            ("the font", { FontChooser.ask(title: "Font", family: "", parent: window.window) { _ in } }),
            (
                "the folder",
                { FolderChooser(title: "Folder", folder: self.path, parent: window.window).ask { _ in } }
            ),
        ]
        for (name, open) in openings {
            func round() throws -> ObjectWatch {
                open()
                wait(name) { self.dialog?.isMapped == true }
                let dialog = try XCTUnwrap(self.dialog)
                settle()
                gtk_dialog_response(dialog.cast(), GTK_RESPONSE_CANCEL.rawValue)
                wait("\(name) to go") { self.dialog?.isMapped != true }
                settle()
                return ObjectWatch(dialog)
            }
            // What GTK makes once and keeps is there after the first.
            _ = try round()
            wait("the first of \(name) to be let go") { self.dialog == nil }
            settle()
            let boxes = ClosureBoxes.live
            let watch = try (1...20).map { _ in try round() }
            wait("nothing to be left of \(name)") { !watch.contains(where: \.isAlive) && ClosureBoxes.live <= boxes }
        }
    }

    func testALongPressOpensTheMenu() async throws {
        let window = try show(text: "Milk")
        let list = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_widget_observe_controllers(window.content.widget)))
        let press = (0..<g_list_model_get_n_items(list.opaque)).compactMap { place in
            g_list_model_get_item(list.opaque, place).map { GObjectRef(adopting: $0) }
        }.first { peel_instance_is_a($0.pointer, gtk_gesture_long_press_get_type()) != 0 }
        // As GTK tells of it: no tool can touch the display.
        var values = [GValue(), GValue(), GValue()]
        g_value_init(&values[0], gtk_gesture_long_press_get_type())
        g_value_set_object(&values[0], try XCTUnwrap(press).pointer)
        for index in 1...2 {
            g_value_init(&values[index], GType(15 << 2))
            g_value_set_double(&values[index], 60)
        }
        g_signal_emitv(values, g_signal_lookup("pressed", gtk_gesture_long_press_get_type()), 0, nil)
        XCTAssertTrue(window.popovers.current is NoteMenu)
        for index in values.indices { g_value_unset(&values[index]) }
    }

    // MARK: Help

    /// The dialog of GTK's own that is there.
    private var dialog: Window? {
        let windows = gtk_window_get_toplevels()
        return (0..<g_list_model_get_n_items(windows)).lazy.compactMap { place in
            g_list_model_get_item(windows, place).map { Window(adopting: $0) }
        }.first { peel_instance_is_a($0.pointer, gtk_dialog_get_type()) != 0 }
    }

    private func popover(in view: Widget) -> Popover? {
        children(of: view).first {
            peel_instance_is_a($0, gtk_popover_get_type()) != 0 && gtk_widget_get_mapped($0) != 0
        }.map { Popover(retaining: UnsafeMutableRawPointer($0)) }
    }

    private func childCount(of view: Widget) -> Int { children(of: view).count }

    private func children(of view: Widget) -> [UnsafeMutablePointer<GtkWidget>] {
        Array(sequence(first: gtk_widget_get_first_child(view.widget)) { $0.map { gtk_widget_get_next_sibling($0) } })
            .compactMap { $0 }
    }
}
