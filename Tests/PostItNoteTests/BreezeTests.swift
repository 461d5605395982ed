import CGtk
import GLib
import Paper
import XCTest

@testable import Gtk
@testable import PostItNote

@MainActor
final class BreezeTests: WidgetTestCase {
    private func settings(of note: PostItNote) -> Settings { Settings(of: note) }

    func testTheCornerMovesInTheActiveWindowOnly() async {
        let note = PostItNote(text: "breath")
        XCTAssertFalse(note.isBreathing)
        withWindow(note) { window in
            wait("the breeze") { note.isBreathing }
            let other = Window()
            other.present()
            wait("the other window") { other.isActive && !window.isActive }
            XCTAssertFalse(note.isBreathing)
            other.destroy()
            window.present()
            wait("the return") { window.isActive }
            XCTAssertTrue(note.isBreathing)
        }
        XCTAssertFalse(note.isBreathing)
    }

    func testWritingStopsTheCornerAndEscapeLetsItGoOn() async {
        let note = PostItNote(text: "breath")
        note.isEditable = true
        withWindow(note) { _ in
            note.endWriting()
            wait("the breeze") { note.isBreathing }
            let told = notifies("writing", of: note) {
                note.beginWriting()
                wait("writing") { note.isWriting }
            }
            XCTAssertEqual(told, 1)
            XCTAssertFalse(note.isBreathing)
            note.endWriting()
            wait("the breeze again") { note.isBreathing }
            XCTAssertFalse(note.isWriting)
        }
    }

    func testReadingAReadOnlyNoteLetsTheCornerMove() async {
        let note = PostItNote(text: "breath")
        withWindow(note) { _ in
            note.beginWriting()
            settle()
            XCTAssertFalse(note.isWriting)
            XCTAssertTrue(note.isBreathing)
        }
    }

    func testReducedMotionIsObeyedLiveBothWays() async {
        let note = PostItNote(text: "breath")
        withWindow(note) { _ in
            wait("the breeze") { note.isBreathing }
            settings(of: note).animationsAreEnabled = false
            XCTAssertFalse(note.isBreathing)
            XCTAssertEqual(note.half?.sheet.pose, .still)
            settings(of: note).animationsAreEnabled = true
            XCTAssertTrue(note.isBreathing)
        }
    }

    func testTheUsersOwnChoiceOfMotionStandsAboveTheDesktops() async {
        let note = PostItNote(text: "breath")
        withWindow(note) { _ in
            wait("the breeze") { note.isBreathing }
            note.motion = .never
            XCTAssertFalse(note.isBreathing)
            XCTAssertEqual(note.half?.sheet.pose, .still)
            XCTAssertEqual(gtk_widget_has_css_class(note.widget, "still"), 1)
            note.motion = .always
            settings(of: note).animationsAreEnabled = false
            XCTAssertTrue(note.isBreathing)
            XCTAssertEqual(gtk_widget_has_css_class(note.widget, "still"), 0)
            note.motion = .desktop
            XCTAssertFalse(note.isBreathing)
            settings(of: note).animationsAreEnabled = true
            XCTAssertTrue(note.isBreathing)
        }
    }

    func testTheBreezeBlowsAlwaysOrNeverAsWanted() async {
        let note = PostItNote(text: "breath")
        note.isEditable = true
        withWindow(note) { window in
            note.endWriting()
            wait("the breeze") { note.isBreathing }
            note.breezeMode = .never
            XCTAssertFalse(note.isBreathing)
            XCTAssertEqual(note.half?.sheet.pose, .still)
            note.breezeMode = .always
            XCTAssertTrue(note.isBreathing)
            let other = Window()
            other.present()
            wait("the other window") { other.isActive && !window.isActive }
            XCTAssertTrue(note.isBreathing)
            note.breezeMode = .whenActive
            XCTAssertFalse(note.isBreathing)
            other.destroy()
            window.present()
            wait("the return") { window.isActive && note.isBreathing }
            note.breezeMode = .always
            note.beginWriting()
            wait("writing") { note.isWriting }
            XCTAssertFalse(note.isBreathing)
        }
    }

    func testOneTimerMovesAllCorners() async {
        let notes = (1...3).map { PostItNote(text: "breath \($0)") }
        withWindow(notes[0]) { window in
            let box = Box(GTK_ORIENTATION_HORIZONTAL)
            window.setChild(box)
            for note in notes {
                note.breezeMode = .always
                box.append(note)
            }
            wait("the breeze") { notes.allSatisfy(\.isBreathing) }
            let before = ClosureBoxes.live
            for (note, isLast) in zip(notes, [false, false, true]) {
                XCTAssertTrue(FrameTimer.shared.isRunning)
                note.breeze = false
                XCTAssertFalse(note.isBreathing)
                XCTAssertEqual(ClosureBoxes.live, isLast ? before - 1 : before)
            }
            XCTAssertFalse(FrameTimer.shared.isRunning)
            for note in notes { note.breeze = true }
            XCTAssertEqual(ClosureBoxes.live, before)
            let poses = notes.compactMap { $0.half?.sheet.pose.amount }
            wait("all to move") { zip(notes, poses).allSatisfy { $0.half?.sheet.pose.amount != $1 } }
        }
        XCTAssertFalse(FrameTimer.shared.isRunning)
    }

    func testNothingMovesInAWindowThatIsMinimised() async throws {
        let note = PostItNote(text: "breath")
        note.breezeMode = .always
        try withWindow(note) { window in
            wait("the breeze") { note.isBreathing }
            try setState("_NET_WM_STATE_HIDDEN", of: window)
            wait("the corner to rest") { !note.isBreathing }
            XCTAssertFalse(FrameTimer.shared.isRunning)
            try setState(nil, of: window)
            wait("the breeze again") { note.isBreathing }
        }
    }

    /// Marks a window as a window manager does: there is none here.
    private func setState(_ name: String?, of window: Window) throws {
        let display = try XCTUnwrap(peel_x11_display(gdk_display_get_default()))
        let surface = try XCTUnwrap(gtk_native_get_surface(window.opaque))
        let intern = try XCTUnwrap(Xlib.internAtom)
        let atoms = name.map { [intern(display, $0, 0)] } ?? []
        let (atom, replace) = (UInt(4), Int32(0))
        _ = try XCTUnwrap(Xlib.changeProperty)(
            display, peel_x11_surface_xid(surface), intern(display, "_NET_WM_STATE", 0), atom, 32, replace, atoms,
            Int32(atoms.count))
        gdk_display_flush(gdk_display_get_default())
    }

    func testBreezeOffIsTheStillPose() async {
        let note = PostItNote(text: "breath")
        withWindow(note) { _ in
            wait("the breeze") { note.isBreathing }
            note.breeze = false
            XCTAssertFalse(note.isBreathing)
            XCTAssertEqual(note.half?.sheet.pose, .still)
            note.breeze = true
            XCTAssertTrue(note.isBreathing)
        }
    }

    func testTheCornerRestsWhereItIs() async {
        let note = PostItNote(text: "breath")
        note.isEditable = true
        withWindow(note) { _ in
            note.endWriting()
            wait("the corner to be up") { (note.half?.sheet.pose.amount ?? 0) > 0.2 }
            note.beginWriting()
            wait("writing") { note.isWriting }
            let resting = note.half?.sheet.pose
            settle()
            XCTAssertEqual(note.half?.sheet.pose, resting)
            XCTAssertGreaterThan(resting?.amount ?? 0, 0.19)
        }
    }

    func testAClockThatStopsGoesOnFromThere() async {
        var clock = BreezeClock()
        clock.start(at: 1_000_000)
        XCTAssertEqual(clock.seconds(at: 3_500_000), 2.5)
        clock.stop(at: 3_500_000)
        XCTAssertEqual(clock.seconds(at: 9_000_000), 2.5)
        clock.start(at: 10_000_000)
        XCTAssertEqual(clock.seconds(at: 9_990_000), 2.5, "a frame from before the start shows the start")
        XCTAssertEqual(clock.seconds(at: 10_500_000), 3)
    }

    func testNoFrameIsPaintedWhileItStandsStill() async {
        let note = PostItNote(text: "breath")
        note.breeze = false
        withWindow(note) { window in
            var frames = 0
            let clock = GObjectRef(
                retaining: UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window.widget)))
            // What opening the window itself asked for comes first.
            var isQuiet = false
            while !isQuiet {
                isQuiet = true
                let connection = clock.connect(SignalName<VoidSignature>("paint")) { isQuiet = false }
                _ = MainContext.run(until: { false }, milliseconds: 300)
                connection.disconnect()
            }
            let connection = clock.connect(SignalName<VoidSignature>("paint")) { frames += 1 }
            _ = MainContext.run(until: { false }, milliseconds: 300)
            connection.disconnect()
            XCTAssertEqual(frames, 0)
        }
    }
}
