import CGtk
import GLib
import Gtk
import Paper

/// The button with which notes are filtered by their colours, of those colours that there are.
///
/// Thread: GTK's.
@MainActor
final class ColorFilter {
    /// The button.
    let button = MenuButton(name: localized("Colours"))
    /// The names of the colours that are shown; none for all.
    private(set) var chosen: Set<String> = []
    /// Others have been chosen.
    var onChange: @MainActor () -> Void = {}
    /// Says how many notes there are of each colour.
    var counts: @MainActor () -> [String: Int] = { [:] }

    private let popover = Popover()
    private var checks: [CheckButton] = []

    init() {
        popover.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: localized("Colours"))
        button.setPopover(popover)
        popover.connect(.map) { [weak self] in self?.fill() }
        fill()
    }

    /// Shows all colours again.
    func clear() {
        guard !chosen.isEmpty else { return }
        chosen = []
        changed()
    }

    private func changed() {
        button.setStyleClass("accent", !chosen.isEmpty)
        onChange()
    }

    private func fill() {
        let box = Box(GTK_ORIENTATION_VERTICAL, spacing: 6)
        let counts = counts()
        let papers = counts.keys.union(chosen).compactMap(PaperColor.init(name:))
        let order = Dictionary(uniqueKeysWithValues: PaperColor.allCases.enumerated().map { ($1.name, $0) })
        checks = []
        for paper in papers.sorted(by: { (order[$0.name] ?? 99, $0.name) < (order[$1.name] ?? 99, $1.name) }) {
            box.append(row(paper, counts[paper.name] ?? 0))
        }
        let all = Button(localized("All Colours"))
        all.addStyleClass("flat")
        all.connect(.clicked) { [weak self] in
            self?.clear()
            self?.popover.popDown()
        }
        box.append(all)
        popover.setChild(box)
    }

    private func row(_ paper: PaperColor, _ count: Int) -> Widget {
        let line = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8)
        let swatch = DrawingArea { context, width, height in
            let face = paper.face
            cairo_set_source_rgb(context, face.red / 255, face.green / 255, face.blue / 255)
            cairo_rectangle(context, 0.5, 0.5, Double(width) - 1, Double(height) - 1)
            cairo_fill_preserve(context)
            cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.8)
            cairo_set_line_width(context, 1)
            cairo_stroke(context)
        }
        swatch.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: "")
        swatch.setSizeRequest(width: 18, height: 18)
        swatch.setAlign(vertical: GTK_ALIGN_CENTER)
        let words = localizedContext("color and number of notes", "%1$s (%2$d)", PaperLabel.of(paper), count)
        line.append(swatch)
        line.append(Label(words))
        let check = CheckButton(child: line, name: words)
        check.isActive = chosen.contains(paper.name)
        check.connect(SignalName<VoidSignature>("toggled")) { [weak self, weak check] in
            guard let self, let check else { return }
            if check.isActive { chosen.insert(paper.name) } else { chosen.remove(paper.name) }
            changed()
        }
        checks.append(check)
        return check
    }
}

extension Dictionary.Keys where Element == String {
    fileprivate func union(_ other: Set<String>) -> Set<String> { Set(self).union(other) }
}
