import CGtk
import GLib
import Gtk
import PostItNote
import XCTest

@testable import PeelApp

/// The note's menu and what asks for title, paper and tilt.
final class NoteMenuTests: NoteWindowTestCase {
    func testEveryRowOfTheTableHasAnActionBehindIt() async throws {
        let window = try show()
        for action in NoteAction.allCases {
            XCTAssertNotNil(g_action_map_lookup_action(window.window.opaque, action.rawValue), action.rawValue)
        }
    }

    func testTwentyOpensAndClosesLeaveNothing() async throws {
        let window = try show(text: "Milk")
        let openings: [(String, @MainActor () -> Void)] = [
            ("the menu", { window.showMenu() }),
            ("the menu at a place", { window.showMenu(at: (60, 60)) }),
            ("the papers", { window.chooseColor() }),
            ("the title", { window.editTitle() }),
            ("the tilt", { window.chooseTilt() }),
        ]
        for (name, open) in openings {
            // What GTK makes once and keeps is there after the first.
            try openAndClose(open, in: window)
            wait("the first to be let go") { window.popovers.isEmpty }
            settle()
            let (boxes, halves) = (ClosureBoxes.live, WidgetClass.liveInstances)
            var watch: [ObjectWatch] = []
            for _ in 1...20 { watch.append(try openAndClose(open, in: window)) }
            wait("the last to be let go") { window.popovers.isEmpty }
            settle()
            XCTAssertEqual(ClosureBoxes.live, boxes, name)
            XCTAssertEqual(WidgetClass.liveInstances, halves, name)
            XCTAssertEqual(watch.filter(\.isAlive).count, 0, name)
        }
    }

    func testTwentyDialogsLeaveNothing() async throws {
        let window = try show()
        // GTK's own window of shortcuts complains of the width of its labels.
        let fatal = g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
        defer { g_log_set_always_fatal(fatal) }
        let makers: [(String, @MainActor () -> Window)] = [
            ("the shortcuts", { ShortcutsWindow.make(for: window.window) {} }),
            ("the help", { HelpWindow.make(for: window.window) }),
            ("the colour", { ColorDialog(title: "Colour", parent: window.window) }),
        ]
        for (name, make) in makers {
            func openAndClose() -> ObjectWatch {
                let dialog = make()
                dialog.present()
                wait(name) { dialog.isMapped }
                settle()
                dialog.destroy()
                settle()
                return ObjectWatch(dialog)
            }
            _ = openAndClose()
            settle()
            let boxes = ClosureBoxes.live
            let watch = (1...20).map { _ in openAndClose() }
            settle()
            XCTAssertLessThanOrEqual(ClosureBoxes.live, boxes, name)
            XCTAssertEqual(watch.filter(\.isAlive).count, 0, name)
        }
    }

    func testTheFocusComesBackToWhereItWas() async throws {
        let window = try show(text: "Milk")
        window.note.beginWriting()
        wait("the writing") { window.note.isWriting }
        try openAndClose({ window.chooseColor() }, in: window)
        wait("the writing to go on") { window.note.isWriting }
    }

    func testTabGoesThroughNoteWritingAndControlsHoweverTilted() async throws {
        let window = try show(text: "Milk", title: "Shopping")
        for tilt in [0.0, 30, -45, 120] {
            window.document?.setTilt(tilt)
            settle()
            window.note.grabFocus()
            let controls = window.frame.buttons.all.map(\.widget)
            var forth: [UnsafeMutablePointer<GtkWidget>?] = []
            for _ in 0..<6 {
                _ = window.window.moveFocus(GTK_DIR_TAB_FORWARD)
                forth.append(window.window.focus?.widget)
            }
            XCTAssertEqual(Array(forth[1...4]), controls, "\(tilt)")
            XCTAssertEqual(forth[5], window.note.widget, "and round to the note, \(tilt)")
            var back: [UnsafeMutablePointer<GtkWidget>?] = []
            for _ in 0..<6 {
                _ = window.window.moveFocus(GTK_DIR_TAB_BACKWARD)
                back.append(window.window.focus?.widget)
            }
            XCTAssertEqual(back, Array(forth[0...4].reversed()) + [window.note.widget], "\(tilt)")
        }
    }

    func testTitlePaperTiltAndLockAreTheFilesAndLeaveUndoAlone() async throws {
        let window = try show(text: "Milk")
        let document = try XCTUnwrap(window.document)
        window.note.insert("Bread")
        XCTAssertEqual(window.note.text, "Milk\nBread")
        document.setTitle("Shopping")
        activate(.color, "plum", on: window)
        activate(.tiltRight, on: window)
        activate(.lock, on: window)
        XCTAssertEqual(document.open.title, "Shopping")
        XCTAssertEqual(document.open.color, "plum")
        XCTAssertEqual(document.open.tilt, 1)
        XCTAssertTrue(document.open.isLocked)
        XCTAssertFalse(window.note.isEditable)
        XCTAssertFalse(window.note.insert("Eggs"), "a locked note takes nothing")
        activate(.lock, on: window)
        window.note.beginWriting()
        let view = try XCTUnwrap(window.window.focus)
        gtk_widget_activate_action_variant(view.widget, "text.undo", nil)
        XCTAssertEqual(window.note.text, "Milk")
        XCTAssertEqual(document.open.color, "plum")
        XCTAssertEqual(document.open.title, "Shopping")
    }

    func testTheTiltTurnsLiveAndEscapeTurnsBack() async throws {
        var tilts: [Double] = []
        let chooser = TiltChooser(3) { tilts.append($0) }
        let scale = try XCTUnwrap(chooser.descendant(of: gtk_scale_get_type()))
        gtk_range_set_value(UnsafeMutableRawPointer(scale).assumingMemoryBound(to: GtkRange.self), 12)
        XCTAssertEqual(tilts, [12])
        XCTAssertEqual(TiltChooser.words(-1.5), "-1.5\u{B0}")
        XCTAssertEqual(TiltChooser.words(4), "4\u{B0}")
    }

    func testTheZoomGoesByStepsWithinItsBounds() async throws {
        let window = try show(text: "Milk")
        activate(.zoomIn, on: window)
        XCTAssertEqual(window.note.zoom, 1.1)
        for _ in 0..<20 { activate(.zoomIn, on: window) }
        XCTAssertEqual(window.note.zoom, 3)
        for _ in 0..<30 { activate(.zoomOut, on: window) }
        XCTAssertEqual(window.note.zoom, 0.5)
        activate(.zoomNormal, on: window)
        XCTAssertEqual(window.note.zoom, 1)
    }

    func testTheMenuIsTheTables() async throws {
        let entries = NoteMenu.entries()
        XCTAssertEqual(
            entries.count,
            MenuSection.allCases.filter { section in
                ActionTable.all.contains { $0.row.menu == .section(section) }
            }.count)
    }

    // MARK: Help

    @discardableResult
    private func openAndClose(_ open: @MainActor () -> Void, in window: NoteWindow) throws -> ObjectWatch {
        open()
        let shown = try XCTUnwrap(window.popovers.current).popover
        wait("the popover") { shown.isMapped }
        shown.popDown()
        wait("the popover to go") { window.popovers.current == nil }
        settle()
        return ObjectWatch(shown)
    }
}

extension PopoverContent {
    /// The first widget of a type in the popover, borrowed.
    @MainActor
    fileprivate func descendant(of type: GType) -> UnsafeMutablePointer<GtkWidget>? {
        func search(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<GtkWidget>? {
            var child = widget.flatMap { gtk_widget_get_first_child($0) }
            while let here = child {
                if peel_instance_is_a(here, type) != 0 { return here }
                if let found = search(here) { return found }
                child = gtk_widget_get_next_sibling(here)
            }
            return nil
        }
        return search(popover.widget)
    }
}
