import CGtk
import GLib
import Gtk
import XCTest

/// The words of a window or a popover, in the pseudo-language.
///
/// Thread: GTK's.
@MainActor
struct ShownWords {
    /// The widget that they are in.
    let root: UnsafeMutablePointer<GtkWidget>

    init(of widget: Widget) { root = widget.widget }

    /// Whether words come from the catalogue, all of them; a path is nobody's words.
    static func areTranslated(_ words: String) -> Bool {
        guard !words.hasPrefix("/") else { return true }
        var depth = 0
        for character in words {
            if character == PseudoLanguage.marks.begin {
                depth += 1
            } else if character == PseudoLanguage.marks.end {
                depth -= 1
            } else if depth == 0, character.isLetter {
                return false
            }
        }
        return depth == 0
    }

    /// Fails for each label and each tooltip that is in English, and each label that is cut off and stays so.
    /// - Parameter count: so many labels are there at least.
    func check(atLeast count: Int, _ what: String = "", file: StaticString = #filePath, line: UInt = #line) {
        let labels = labels
        XCTAssertGreaterThanOrEqual(labels.count, count, "\(what): there is little to look at", file: file, line: line)
        for words in labels.map(Self.words) + tooltips {
            XCTAssertTrue(Self.areTranslated(words), "\(what) not translated: \(words)", file: file, line: line)
        }
        // What has just been shown may still be about to be laid out.
        _ = MainContext.run(until: { !labels.contains { isCutOff($0) } }, milliseconds: 5_000)
        for label in labels where isCutOff(label) {
            let widget = UnsafeMutablePointer<GtkWidget>(label)
            let (width, whole) = (gtk_widget_get_width(widget), gtk_widget_get_width(root))
            XCTFail(
                "\(what) cut off: \(Self.words(label)), \(width) px wide in a window of \(whole)", file: file,
                line: line)
        }
    }

    private var labels: [OpaquePointer] {
        var result: [OpaquePointer] = []
        visit(root) { widget in
            guard peel_instance_is_a(widget, gtk_label_get_type()) != 0 else { return }
            let label = OpaquePointer(widget)
            if Self.words(label).contains(where: \.isLetter) { result.append(label) }
        }
        return result
    }

    private static func words(_ label: OpaquePointer) -> String { String(cString: gtk_label_get_text(label)) }

    private var tooltips: [String] {
        var result: [String] = []
        visit(root) { widget in
            // GTK's own button for emptying the entry has its words from GTK.
            let parent = gtk_widget_get_parent(widget)
            if let parent, peel_instance_is_a(parent, gtk_search_entry_get_type()) != 0 { return }
            if let tooltip = gtk_widget_get_tooltip_text(widget) { result.append(String(cString: tooltip)) }
            let own = Widget(retaining: UnsafeMutableRawPointer(widget)).tooltip
            if !own.isEmpty { result.append(own) }
        }
        return result
    }

    /// Whether a label shows less than all its words.
    private func isCutOff(_ label: OpaquePointer) -> Bool {
        let widget = UnsafeMutablePointer<GtkWidget>(label)
        let layout = gtk_label_get_layout(label)
        if pango_layout_is_ellipsized(layout) != 0 { return true }
        guard gtk_widget_get_mapped(widget) != 0 else { return false }
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout, &width, &height)
        if width > gtk_widget_get_width(widget) || height > gtk_widget_get_height(widget) { return true }
        // What stands out at a side cannot be scrolled to.
        var area = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, root, &area) != 0 else { return false }
        return area.origin.x < 0 || Int32(area.origin.x + area.size.width) > gtk_widget_get_width(root)
    }

    /// Goes through all that is to be seen, and the pages behind.
    private func visit(
        _ widget: UnsafeMutablePointer<GtkWidget>, _ body: (UnsafeMutablePointer<GtkWidget>) -> Void
    ) {
        guard gtk_widget_get_visible(widget) != 0, !isGtksOwn(widget) else { return }
        body(widget)
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            visit(next, body)
            child = gtk_widget_get_next_sibling(next)
        }
    }

    /// Names of keys, and what GTK's window of shortcuts has beside them, are GTK's to translate.
    private func isGtksOwn(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        if peel_instance_is_a(widget, gtk_shortcut_label_get_type()) != 0 { return true }
        if String(cString: gtk_widget_get_css_name(widget)) == "accelerator" { return true }
        guard peel_instance_is_a(root, gtk_shortcuts_window_get_type()) != 0 else { return false }
        return peel_instance_is_a(widget, gtk_label_get_type()) != 0
            && gtk_widget_get_ancestor(widget, gtk_shortcuts_group_get_type()) == nil
    }
}
