import CGtk
import GLib
import Gtk
import XCTest

@testable import PostItNote

@MainActor
final class LifetimeTests: WidgetTestCase {
    func testTheWidgetIsFinalizedWithItsLastReference() async {
        nonisolated(unsafe) var isFinalized = false
        do {
            let note = PostItNote(text: "short life")
            withUnsafeMutablePointer(to: &isFinalized) { flag in
                g_object_weak_ref(
                    note.cast(), { data, _ in data?.assumingMemoryBound(to: Bool.self).pointee = true }, flag)
            }
        }
        XCTAssertTrue(isFinalized)
    }

    func testTwoHundredNotesLeaveNothingBehind() async {
        _ = PostItNote()
        settle()
        let (boxes, widgets) = (ClosureBoxes.live, WidgetClass.liveInstances)
        for index in 0..<200 {
            let note = PostItNote(text: "note \(index)")
            note.title = "Title"
            note.rotation = Double(index % 7)
            note.isEditable = true
        }
        settle()
        XCTAssertEqual(ClosureBoxes.live, boxes)
        XCTAssertEqual(WidgetClass.liveInstances, widgets)
    }

    func testNotesInWindowsLeaveNothingBehind() async {
        withWindow(PostItNote(text: "first")) { _ in }
        let (boxes, widgets) = (ClosureBoxes.live, WidgetClass.liveInstances)
        for index in 0..<10 {
            let note = PostItNote(text: "note \(index)")
            note.isEditable = true
            withWindow(note) { _ in note.beginWriting() }
        }
        XCTAssertEqual(ClosureBoxes.live, boxes)
        XCTAssertEqual(WidgetClass.liveInstances, widgets)
    }

    func testMadeByNameAndType() async {
        PostItNote.register()
        let type = g_type_from_name("PostItNote")
        XCTAssertNotEqual(type, 0)
        let object = g_object_new_with_properties(type, 0, nil, nil)
        let note = PostItNote(retaining: UnsafeMutableRawPointer(object))
        note.setProperty("text", to: "from GObject")
        XCTAssertEqual(note.text, "from GObject")
    }

    func testMadeByGtkBuilder() async throws {
        PostItNote.register()
        let description = """
            <interface><object class="PostItNote" id="note">
              <property name="text">From a description</property>
              <property name="title">Builder</property>
              <property name="date-label">today</property>
              <property name="color">blue</property>
              <property name="width">200</property>
              <property name="rotation">-2.5</property>
              <property name="editable">1</property>
              <property name="breeze">0</property>
              <property name="texture">0</property>
              <property name="max-length">40</property>
            </object></interface>
            """
        let builder = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_builder_new_from_string(description, -1)))
        let object = try XCTUnwrap(gtk_builder_get_object(builder.opaque, "note"))
        let note = PostItNote(retaining: UnsafeMutableRawPointer(object))
        XCTAssertEqual(note.text, "From a description")
        XCTAssertEqual(note.title, "Builder")
        XCTAssertEqual(note.dateLabel, "today")
        XCTAssertEqual(note.color, .blue)
        XCTAssertEqual(note.width, 200)
        XCTAssertEqual(note.rotation, -2.5)
        XCTAssertTrue(note.isEditable)
        XCTAssertFalse(note.breeze)
        XCTAssertFalse(note.texture)
        XCTAssertEqual(note.maxLength, 40)
    }

    /// Whoever fills a new cell must not end it by looking at it.
    func testABorrowedWidgetStaysItsMakers() async {
        guard let label = gtk_label_new("new") else { return XCTFail("no label") }
        let object = UnsafeMutableRawPointer(label)
        var borrowed: Widget? = Widget(retaining: object)
        XCTAssertNotNil(borrowed)
        borrowed = nil
        XCTAssertNotEqual(g_object_is_floating(object), 0)
        g_object_ref_sink(object)
        g_object_unref(object)
    }
}
