import GLib
import Paper

/// What papers are called in the user's language.
enum PaperLabel {
    /// The name of a paper; one that has none, such as the user's own colour, is called by its value.
    static func of(_ color: PaperColor) -> String {
        switch color.name {
        case "yellow": localizedContext("paper", "Yellow")
        case "rose": localizedContext("paper", "Rose")
        case "blue": localizedContext("paper", "Blue")
        case "lilac": localizedContext("paper", "Lilac")
        case "amber": localizedContext("paper", "Amber")
        case "coral": localizedContext("paper", "Coral")
        case "leaf": localizedContext("paper", "Leaf")
        case "slate": localizedContext("paper", "Slate")
        case "pine": localizedContext("paper", "Pine")
        case "plum": localizedContext("paper", "Plum")
        default: color.name
        }
    }
}
