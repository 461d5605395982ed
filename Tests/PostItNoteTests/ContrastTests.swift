import CGtk
import GLib
import Gtk
import Paper
import XCTest

@testable import PostItNote

/// What is seen of a note, pixel by pixel, in one theme after the other.
@MainActor
final class ContrastTests: WidgetTestCase {
    /// Whole blocks, so that their pixels are the ink and nothing else.
    private let block = "\u{2588}\u{2588}\u{2588}"
    private let papers = PaperColor.allCases + [PaperColor(face: RGB(red: 118, green: 118, blue: 118))]

    /// A theme of somebody else's: it sets everything on everything.
    private let hostile = """
        * { color: rgb(250,250,250); background: rgb(20,90,20); text-shadow: 2px 2px red; caret-color: rgb(240,240,240);
          -gtk-secondary-caret-color: rgb(240,240,240); letter-spacing: 3px; font-size: 7px; font-family: monospace;
          transition: all 300ms; border: 1px solid rgb(1,2,3); border-radius: 9px; padding: 3px; min-height: 9px;
          box-shadow: 0 0 3px red; outline: 3px dashed red; }
        window { padding: 0; border: none; }
        window * { opacity: 0.55; filter: invert(0.8); }
        selection, *:selected { background: rgb(250,250,250); color: rgb(255,255,255); }
        *:link, link { color: rgb(255,255,200); } placeholder { color: rgb(255,255,220); opacity: 0.2; }
        """

    private func withHostileTheme(_ body: () throws -> Void) rethrows {
        guard let display = gdk_display_get_default() else { return }
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, hostile, -1)
        gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 200)
        defer {
            gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
            g_object_unref(provider)
        }
        try body()
    }

    private func withTheme(_ name: String, dark: Bool = false, _ body: () throws -> Void) rethrows {
        let settings = Settings(of: PostItNote())
        let usual: String = settings.property(Settings.Name.themeName)
        settings.setProperty(Settings.Name.themeName, to: name)
        settings.setProperty(Settings.Name.prefersDark, to: dark)
        defer {
            settings.setProperty(Settings.Name.themeName, to: usual)
            settings.setProperty(Settings.Name.prefersDark, to: false)
        }
        try body()
    }

    func testTheDesktopsOwnThemes() async throws {
        for (theme, dark) in [("Adwaita", false), ("Default", false), ("Default-dark", false), ("Default", true)] {
            try withTheme(theme, dark: dark) { try check("\(theme), dark \(dark)", atLeast: 4.5) }
        }
    }

    func testSmallWritingHasMoreContrast() async throws {
        try check("zoom 0.9", atLeast: 7) { $0.zoom = 0.9 }
        try check("17 pt", atLeast: 7) { $0.writingSize = 17 }
    }

    func testAThemeThatSetsEverythingOnEverything() async throws {
        try withHostileTheme { try check("hostile", atLeast: 4.5) }
        try withHostileTheme { try check("hostile, small", atLeast: 7) { $0.zoom = 0.5 } }
    }

    func testHighContrastThemes() async throws {
        for theme in ["HighContrast", "HighContrastInverse", "Default-hc", "Default-hc-dark"] {
            try withTheme(theme) { try check(theme, atLeast: 7, everythingAtLeast: 7) }
            try withTheme(theme) { try withHostileTheme { try check(theme, atLeast: 7, everythingAtLeast: 7) } }
        }
    }

    func testTheFocusOnAWritingThatCanOnlyBeReadIsSeen() async throws {
        let note = PostItNote(text: "read")
        note.isEditable = false
        note.texture = false
        let half = try XCTUnwrap(note.half)
        let view = half.writing.textView
        try withWindow(note) { window in
            view.grabFocus()
            window.setFocusIsVisible(true)
            for paper in papers {
                note.color = paper
                let best = half.look.inks.paper.contrast(with: half.look.inks.paper.opposite)
                wait("the ring on \(paper.name)") {
                    settle()
                    let ring = WidgetPicture(of: window)?.color(at: (1, Double(view.size.height) / 2), of: view)
                    return ring.map { $0.contrast(with: half.look.inks.paper) >= min(4.5, best) - 0.02 } ?? false
                }
            }
        }
    }

    func testASwitchToHighContrastAndBackIsSeenAtOnce() async throws {
        let note = PostItNote(text: block)
        note.texture = false
        let half = try XCTUnwrap(note.half)
        try withWindow(note) { window in
            @MainActor func showsItsPaper() -> Bool {
                settle()
                let paper = WidgetPicture(of: window)?.color(at: (12, 100), of: note)
                return paper?.isLike(half.look.inks.paper) ?? false
            }
            wait("the paper") { showsItsPaper() }
            let usual = half.look
            for theme in ["HighContrast", "Default-hc-dark"] {
                try withTheme(theme) {
                    wait(theme) { half.look != usual && showsItsPaper() }
                    XCTAssertTrue(half.look.hasMoreContrast, theme)
                    XCTAssertGreaterThanOrEqual(half.look.inks.writing.contrast(with: half.look.inks.paper), 7, theme)
                    XCTAssertEqual(half.ring.lineWidth, FocusRing.strongWidth, theme)
                    XCTAssertEqual(half.writing.fading?.fades, false, theme)
                }
                wait("the way back from \(theme)") { half.look == usual && showsItsPaper() }
                XCTAssertEqual(half.ring.lineWidth, FocusRing.usualWidth, theme)
                XCTAssertEqual(half.writing.fading?.fades, true, theme)
            }
        }
    }

    func testTheCornerHasItsPlaceRightAfterASwitchToHighContrastAndBack() async throws {
        let note = PostItNote(text: block)
        note.paintsNextSheet = true
        let half = try XCTUnwrap(note.half)
        @MainActor func fits() -> Bool {
            let (size, bounds) = (half.sheet.curl.size, half.sheet.look.dynamicBounds)
            return size == (bounds.width, bounds.height)
        }
        try withWindow(note) { _ in
            wait("the corner") { fits() }
            let usual = half.sheet.look.dynamicBounds
            try withTheme("HighContrast") {
                // There a shadow's room is counted in.
                wait("the corner's other place") { half.sheet.look.dynamicBounds != usual && fits() }
            }
            wait("the way back") { half.sheet.look.dynamicBounds == usual && fits() }
        }
    }

    // MARK: The check

    /// Checks every paper in the theme that holds.
    private func check(
        _ what: String, atLeast writingRatio: Double, everythingAtLeast ratio: Double = 4.5,
        set: (PostItNote) -> Void = { _ in }
    ) throws {
        let note = PostItNote(text: "\(block)   \(block)")
        note.title = block
        note.dateLabel = block
        note.texture = false
        note.isEditable = true
        set(note)
        let settings = Settings(of: note)
        settings.setProperty("gtk-cursor-blink", to: false)
        defer { settings.setProperty("gtk-cursor-blink", to: true) }
        try withWindow(note) { window in
            for paper in papers {
                note.color = paper
                // No more than there is can be asked for on a paper of one's own.
                let face = try XCTUnwrap(note.half).look.inks.paper
                let best = face.contrast(with: face.opposite)
                let look = try Seen(note, in: window, wait: wait)
                for (part, found) in look.contrasts {
                    let wanted = min(part.isWriting ? writingRatio : ratio, best - 0.02)
                    // A pixel has whole channels, and the ink was chosen for exact ones.
                    XCTAssertGreaterThanOrEqual(found, wanted - 0.02, "\(what): \(part.name) on \(paper.name)")
                }
            }
        }
    }
}

/// The contrasts that are measured in pictures of a note.
@MainActor
private struct Seen {
    struct Part {
        let name: String
        var isWriting = false
    }

    private(set) var contrasts: [(part: Part, ratio: Double)] = []

    init(
        _ note: PostItNote, in window: Window,
        wait: (String, () -> Bool, StaticString, UInt) -> Void
    ) throws {
        let half = try XCTUnwrap(note.half)
        let view = half.writing.textView
        let buffer = half.writing.buffer.buffer

        note.endWriting()
        // Windows of some themes are larger than the sheet.
        let (left, top) = (Double(half.sheetFrame.x), Double(half.sheetFrame.y))
        let (onPaper, onRing) = ((left + 12, top + 100), (left + 5, top + 100))
        var picture = try Self.picture(of: window, wait) {
            $0.color(at: onPaper, of: note).isLike(half.look.inks.paper)
        }
        let paper = picture.color(at: onPaper, of: note)
        contrasts.append((Part(name: "title"), paper.contrast(with: picture.middle(of: half.title))))
        contrasts.append((Part(name: "date"), paper.contrast(with: picture.middle(of: half.date))))

        window.setFocusIsVisible(true)
        picture = try Self.picture(of: window, wait) { $0.color(at: onRing, of: note).contrast(with: paper) > 2 }
        contrasts.append((Part(name: "ring"), paper.contrast(with: picture.color(at: onRing, of: note))))

        note.beginWriting()
        wait("writing", { note.isWriting }, #filePath, #line)
        half.writing.buffer.selection = (0, 0)
        picture = try Self.picture(of: window, wait)
        let ground = picture.color(at: (3, 3), of: half.writing.widget)
        let first = Self.place(0, in: view, buffer), gap = Self.place(4, in: view, buffer)
        contrasts.append(
            (Part(name: "writing", isWriting: true), ground.contrast(with: picture.color(at: first.middle, of: view))))

        // Where there is only the caret.
        half.writing.buffer.selection = (4, 4)
        picture = try Self.picture(of: window, wait)
        let columns = stride(from: -3.0, through: 3, by: 1).map {
            ground.contrast(with: picture.color(at: (gap.x + $0, gap.middle.y), of: view))
        }
        contrasts.append((Part(name: "caret"), columns.max() ?? 0))

        half.writing.buffer.selection = (7, 0)
        picture = try Self.picture(of: window, wait)
        let selected = picture.color(at: gap.middle, of: view)
        contrasts.append((Part(name: "selection"), ground.contrast(with: selected)))
        contrasts.append(
            (
                Part(name: "selected text", isWriting: true),
                selected.contrast(with: picture.color(at: first.middle, of: view))
            ))

        // With a link in the title, and with nothing written.
        let (text, title) = (note.text, note.title)
        note.text = ""
        note.placeholder = title
        gtk_label_set_markup(half.title.opaque, "<a href='x'>\(title)</a>")
        picture = try Self.picture(of: window, wait)
        contrasts.append((Part(name: "link"), paper.contrast(with: picture.middle(of: half.title))))
        contrasts.append((Part(name: "placeholder"), ground.contrast(with: picture.middle(of: half.placeholderLabel))))
        half.title.text = title
        note.text = text
    }

    /// A picture of the window when everything is in place and looks as it must.
    private static func picture(
        of window: Window, _ wait: (String, () -> Bool, StaticString, UInt) -> Void,
        until looks: @escaping (WidgetPicture) -> Bool = { _ in true }
    ) throws -> WidgetPicture {
        var picture: WidgetPicture?
        wait(
            "the picture",
            {
                while MainContext.iterate(mayBlock: false) {}
                picture = WidgetPicture(of: window)
                return picture.map(looks) ?? false
            }, #filePath, #line)
        return try XCTUnwrap(picture)
    }

    /// Where a character is, in px from the text view's top left.
    private static func place(
        _ offset: Int32, in view: TextView, _ buffer: UnsafeMutablePointer<GtkTextBuffer>
    ) -> (x: Double, middle: (x: Double, y: Double)) {
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &place, offset)
        var area = GdkRectangle()
        gtk_text_view_get_iter_location(view.textView, &place, &area)
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_text_view_buffer_to_window_coords(view.textView, GTK_TEXT_WINDOW_WIDGET, area.x, area.y, &x, &y)
        return (Double(x), (Double(x) + Double(area.width) / 2, Double(y) + Double(area.height) / 2))
    }
}

@MainActor
extension WidgetPicture {
    /// The colour at a point of a widget, in px from its top left.
    fileprivate func color(at point: (x: Double, y: Double), of widget: Widget) -> RGB {
        guard let root = gtk_widget_get_root(widget.widget) else { return RGB(red: -1, green: -1, blue: -1) }
        var (x, y) = (0.0, 0.0)
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_translate_coordinates(widget.widget, window, point.x, point.y, &x, &y)
        return color(Int(x), Int(y))
    }

    fileprivate func middle(of widget: Widget) -> RGB {
        color(at: (Double(widget.size.width) / 2, Double(widget.size.height) / 2), of: widget)
    }
}

extension RGB {
    fileprivate func isLike(_ other: RGB) -> Bool {
        abs(red - other.red) <= 1 && abs(green - other.green) <= 1 && abs(blue - other.blue) <= 1
    }
}

extension Window {
    fileprivate func setFocusIsVisible(_ isVisible: Bool) {
        gtk_window_set_focus_visible(cast(), isVisible ? 1 : 0)
    }
}
