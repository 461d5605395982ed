import CGtk
import GLib
import Gtk
import Paper

/// What the button for the colour opens: the papers, each with its name.
@MainActor
final class PaperChooser: PopoverContent {
    /// How many papers stand below each other.
    private static let rows = 5

    let popover = Popover()
    let name = localized("Colour of the note")

    /// Makes a popover.
    /// - Parameter color: the paper now.
    init(_ color: PaperColor) {
        let columns = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
        let papers = PaperColor.allCases
        var first: CheckButton?
        for start in stride(from: 0, to: papers.count, by: Self.rows) {
            let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 2)
            for paper in papers[start..<min(start + Self.rows, papers.count)] {
                let button = Self.button(paper)
                if let first { button.join(first) } else { first = button }
                column.append(button)
            }
            columns.append(column)
        }
        let other = Button(NoteAction.customColor.label)
        other.setAction(NoteAction.customColor.detailedName)
        let content = Box(GTK_ORIENTATION_VERTICAL, spacing: 8)
        content.append(columns)
        content.append(other)
        popover.setChild(content)
    }

    /// A paper to be checked: its picture and its name.
    static func choice(_ color: PaperColor) -> CheckButton {
        let content = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8)
        content.append(PaperPicture.sheet(color))
        content.append(Label(PaperLabel.of(color)))
        return CheckButton(child: content, name: PaperLabel.of(color))
    }

    private static func button(_ color: PaperColor) -> CheckButton {
        let button = choice(color)
        button.setAction(NoteAction.color.detailedName, target: color.name)
        return button
    }
}
