import CGtk
import Foundation
import GLib
import Gtk
import XCTest

/// The icon theme that is read only when a picture is looked for does what GTK's own does.
@MainActor
final class IconThemeTests: WidgetTestCase {
    private let picture = "peel-test-square"

    func testAnotherThemeIsSeenAtOnce() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("peel-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try writeTheme("PeelTestRed", red: 1, blue: 0, in: folder)
        try writeTheme("PeelTestBlue", red: 0, blue: 1, in: folder)
        let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
        gtk_icon_theme_add_search_path(theme, folder.path)
        let settings = try XCTUnwrap(Settings.ofDefaultDisplay)
        settings.setProperty(Self.name, to: "PeelTestRed")
        defer { gtk_settings_reset_property(settings.opaque, Self.name) }

        let image = Widget(gtk_image_new_from_icon_name(picture))
        let window = Window()
        window.setChild(image)
        window.present()
        defer {
            window.destroy()
            settle()
        }
        wait("the first theme's picture") { color(of: image).map { $0.red > 200 && $0.blue < 50 } ?? false }
        settings.setProperty(Self.name, to: "PeelTestBlue")
        wait("the other theme's picture") { color(of: image).map { $0.blue > 200 && $0.red < 50 } ?? false }
        settings.setProperty(Self.name, to: "PeelTestRed")
        wait("the first one's again") { color(of: image).map { $0.red > 200 && $0.blue < 50 } ?? false }
    }

    func testWhatIsThereAlreadyStays() async throws {
        let display = try XCTUnwrap(Display.open())
        let before = gtk_icon_theme_get_for_display(gdk_display_get_default())
        IconTheme.readWhenNeeded(on: display)
        XCTAssertEqual(gtk_icon_theme_get_for_display(gdk_display_get_default()), before)
    }

    private static let name = "gtk-icon-theme-name"

    /// The colour in the middle of a widget; nil before its first frame.
    private func color(of widget: Widget) -> (red: Double, blue: Double)? {
        guard widget.isMapped, let picture = WidgetPicture(of: widget) else { return nil }
        let color = picture.color(widget.size.width / 2, widget.size.height / 2)
        return (color.red, color.blue)
    }

    /// Makes an icon theme of one picture.
    private func writeTheme(_ name: String, red: Double, blue: Double, in folder: URL) throws {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: place.appendingPathComponent("16x16"), withIntermediateDirectories: true)
        let index = "[Icon Theme]\nName=\(name)\nComment=For a test\nDirectories=16x16\n\n[16x16]\nSize=16\n"
        try Data(index.utf8).write(to: place.appendingPathComponent("index.theme"))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 16, 16)
        let context = cairo_create(surface)
        cairo_set_source_rgb(context, red, 0, blue)
        cairo_paint(context)
        cairo_destroy(context)
        defer { cairo_surface_destroy(surface) }
        let file = place.appendingPathComponent("16x16/\(picture).png").path
        XCTAssertEqual(cairo_surface_write_to_png(surface, file), CAIRO_STATUS_SUCCESS)
    }
}
