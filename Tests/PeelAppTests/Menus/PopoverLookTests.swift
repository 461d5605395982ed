import CGtk
import GLib
import Gtk
import Paper
import XCTest

@testable import PeelApp

/// What opens over a note looks like the desktop's own, whatever the paper and the zoom.
final class PopoverLookTests: NoteWindowTestCase {
    /// What a part of a popover is, how it is written and in which colour.
    private struct Part: Hashable, CustomStringConvertible {
        let type: String
        let font: String
        let color: String
        var description: String { "\(type), \(font), \(color)" }

        @MainActor
        init(_ widget: UnsafeMutablePointer<GtkWidget>) {
            let type = g_type_name_from_instance(
                UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self))
            let font = pango_context_get_font_description(gtk_widget_get_pango_context(widget))
            let fontName = pango_font_description_to_string(font)
            defer { g_free(fontName) }
            var color = GdkRGBA()
            gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
            let colorName = gdk_rgba_to_string(&color)
            defer { g_free(colorName) }
            self.type = type.map { String(cString: $0) } ?? ""
            self.font = fontName.map { String(cString: $0) } ?? ""
            self.color = colorName.map { String(cString: $0) } ?? ""
        }
    }

    /// How all of a popover looks.
    private typealias Look = (parts: Set<Part>, width: Int, height: Int)

    private func parts(_ widget: UnsafeMutablePointer<GtkWidget>) -> Set<Part> {
        var found: Set<Part> = [Part(widget)]
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            // What is insensitive or hidden has its own colours.
            if gtk_widget_get_visible(next) != 0, gtk_widget_is_sensitive(next) != 0 { found.formUnion(parts(next)) }
            child = gtk_widget_get_next_sibling(next)
        }
        return found
    }

    /// The first widget of a type in another, with what is in that.
    private func first(_ type: GType, in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
        if peel_instance_is_a(widget, type) != 0 { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            if let found = first(type, in: next) { return found }
            child = gtk_widget_get_next_sibling(next)
        }
        return nil
    }

    /// The popover in a plain window with a note's actions, as the desktop shows it.
    private func plain(_ content: any PopoverContent, of note: NoteWindow) -> Look {
        // Of the same application, whose keys the menu shows.
        let window = Window(gtk_application_window_new(gtk_window_get_application(note.window.cast())))
        defer { window.destroy() }
        let box = Box(GTK_ORIENTATION_VERTICAL)
        gtk_widget_insert_action_group(box.widget, "win", note.window.opaque)
        window.setChild(box)
        window.presentAtCall()
        wait("the plain window") { window.isActive }
        content.popover.setParent(box.widget)
        content.popover.popUp()
        wait("the plain popover") { content.popover.isMapped }
        defer { content.popover.unparent() }
        return look(content.popover)
    }

    private func look(_ popover: Popover) -> Look {
        // A menu's sections are parted in an idle call.
        settle()
        return (
            parts(popover.widget), popover.measure(GTK_ORIENTATION_HORIZONTAL).natural,
            popover.measure(GTK_ORIENTATION_VERTICAL).natural
        )
    }

    func testTheMenuAndThePapersAreTheDesktopsOnEachPaper() async throws {
        let window = try show(text: "Make room", title: "Note to self")
        let (menu, papers) = (plain(NoteMenu(), of: window), plain(PaperChooser(.yellow), of: window))
        window.window.presentAtCall()
        wait("the note") { window.window.isActive }
        window.note.zoom = 3
        for paper in PaperColor.allCases {
            window.document?.setColor(paper)
            for (action, wanted) in [(NoteAction.menu, menu), (.chooseColor, papers)] {
                activate(action, on: window)
                let popover = try XCTUnwrap(window.popovers.current?.popover)
                wait("\(action.rawValue) on \(paper.name)") { popover.isMapped }
                let seen = look(popover)
                XCTAssertEqual(seen.parts.subtracting(wanted.parts), [], "\(action.rawValue) on \(paper.name)")
                XCTAssertEqual(wanted.parts.subtracting(seen.parts), [], "\(action.rawValue) on \(paper.name)")
                XCTAssertEqual(seen.width, wanted.width, "\(action.rawValue) on \(paper.name)")
                XCTAssertEqual(seen.height, wanted.height, "\(action.rawValue) on \(paper.name)")
                window.popovers.end()
                wait("its end") { window.popovers.isEmpty }
            }
        }
    }

    func testTheEmojiAreTheDesktopsOnEachPaper() async throws {
        let window = try show(text: "Make room", title: "Note to self")
        let view = try XCTUnwrap(first(gtk_text_view_get_type(), in: window.content.widget))
        func emoji(of view: UnsafeMutablePointer<GtkWidget>) throws -> Set<Part> {
            gtk_widget_activate_action_variant(view, "misc.insert-emoji", nil)
            wait("the emoji") { self.first(gtk_emoji_chooser_get_type(), in: view) != nil }
            let chooser = try XCTUnwrap(first(gtk_emoji_chooser_get_type(), in: view))
            wait("the emoji to be shown") { gtk_widget_get_mapped(chooser) != 0 }
            // GTK fills it little by little; the search and the first section are there at once.
            wait("the first emoji") { self.first(gtk_flow_box_child_get_type(), in: chooser) != nil }
            defer {
                gtk_popover_popdown(UnsafeMutableRawPointer(chooser).assumingMemoryBound(to: GtkPopover.self))
                wait("its end") { gtk_widget_get_mapped(chooser) == 0 }
            }
            return parts(chooser)
        }
        let other = Window()
        defer { other.destroy() }
        let plainView = TextView()
        other.setChild(plainView)
        other.presentAtCall()
        wait("the plain window") { other.isActive }
        let wanted = try emoji(of: plainView.widget)
        window.window.presentAtCall()
        wait("the note") { window.window.isActive }
        window.note.zoom = 3
        for paper in PaperColor.allCases {
            window.document?.setColor(paper)
            window.note.beginWriting()
            let seen = try emoji(of: view)
            XCTAssertEqual(Set(seen.map(\.font)), Set(wanted.map(\.font)), paper.name)
            // A plain text view hands its black on to them, which the note, whose ink is another, does not.
            XCTAssertTrue(Set(wanted.map(\.color)).isSuperset(of: seen.map(\.color)), "\(paper.name): \(seen)")
        }
    }
}
