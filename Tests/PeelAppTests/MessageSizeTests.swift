import CGtk
import GLib
import Gtk
import XCTest

@testable import PeelApp

/// Where a message lies on notes of every size, at every size of text.
final class MessageSizeTests: NoteWindowTestCase {
    func testItIsWholeAndLeavesTheControlsFree() async throws {
        let settings = try XCTUnwrap(Settings.ofDefaultDisplay)
        let usual: Int32 = settings.property(Settings.Name.resolution)
        defer { settings.setProperty(Settings.Name.resolution, to: usual) }
        for side in [120, 292, 480] {
            let window = try show(text: "Milk")
            window.resize(to: side)
            wait("the first side") {
                self.settle()
                return window.frame.placement.side == max(side, window.note.leastSide)
            }
            window.message.show(
                NoteMessage(
                    topic: .cannotSave, text: "The folder is full, so that this note is not on the disk yet.",
                    choices: ["Save a Copy…", "Close Anyway"].map { NoteMessage.Choice(words: $0) {} }))
            for scale in [0.5, 1, 2, 3] {
                settings.setProperty(Settings.Name.resolution, to: Int32(96 * 1024 * scale))
                wait("the room at \(side), \(scale)") {
                    self.settle()
                    return self.fits(window)
                }
            }
            settings.setProperty(Settings.Name.resolution, to: usual)
            window.message.clear()
            wait("the side that is wanted, \(side)") {
                self.settle()
                return window.frame.placement.side == max(side, window.note.leastSide)
            }
        }
    }

    private func fits(_ window: NoteWindow) -> Bool {
        guard let bar = window.message.widget.area(in: window.content) else { return false }
        let sheet = window.frame.placement.area
        let controls = window.frame.buttons.all.compactMap { $0.area(in: window.content) }
        guard bar.x >= sheet.x, bar.x + bar.width <= sheet.x + sheet.width, controls.count == 4,
            bar.y + bar.height <= sheet.y + sheet.height, controls.allSatisfy({ $0.y + $0.height <= bar.y })
        else { return false }
        let buttons = self.buttons(in: window.message.widget.widget)
        return buttons.count == 2
            && buttons.allSatisfy { button in
                guard let area = button.area(in: window.content) else { return false }
                return area.width > 10 && area.x >= bar.x && area.x + area.width <= bar.x + bar.width
                    && area.y >= bar.y && area.y + area.height <= bar.y + bar.height
            }
    }

    private func buttons(in widget: UnsafeMutablePointer<GtkWidget>) -> [Widget] {
        if peel_instance_is_a(widget, gtk_button_get_type()) != 0 {
            return [Widget(retaining: UnsafeMutableRawPointer(widget))]
        }
        var (found, next): ([Widget], _) = ([], gtk_widget_get_first_child(widget))
        while let child = next {
            found += buttons(in: child)
            next = gtk_widget_get_next_sibling(child)
        }
        return found
    }
}
