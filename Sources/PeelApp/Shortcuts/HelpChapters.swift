import GLib

/// What the help says, chapter by chapter.
enum HelpChapters {
    /// Heading and text of each chapter, in the user's language.
    static var all: [(title: String, text: String)] {
        [
            (
                localized("Reading and writing"),
                localized(
                    "A note opens for reading. Enter, F2 or simply typing begins to write, Escape "
                        + "ends it. Tab goes on from the note to its text and its controls. F10 opens the "
                        + "menu of the note, and the Menu key or Shift+F10 the menu of what has the focus. "
                        + "F1 shows all keys.")
            ),
            (
                localized("Moving and sizing a note by the keyboard"),
                localized(
                    "That is done by your desktop's window manager, with its own keys. On most "
                        + "desktops Alt+F7 begins to move a window and Alt+F8 to size it; then the arrow "
                        + "keys do it, and Enter ends it. Alt+Space opens the menu of the window, which has "
                        + "both, and “Always on Top” too. On KDE Plasma Alt+F3 opens that menu. With the "
                        + "Super key and an arrow many desktops put a window at an edge. Your desktop's "
                        + "settings list these keys under Keyboard, Windows.")
            ),
            (
                localized("Moving and sizing a note by the pointer"),
                localized(
                    "Drag the paper beside the writing to move a note, its right or lower edge or the "
                        + "curled corner to size it.")
            ),
            (
                localized("Dropping things"),
                localized(
                    "Text that is dropped on the writing is inserted there, elsewhere on the paper at "
                        + "the end. Of a text file the content is inserted. A colour, as from a colour "
                        + "chooser, becomes that of the paper.")
            ),
            (
                localized("With a screen reader"),
                localized(
                    "Orca says which note it is and reads its text when the note comes, and each time you "
                        + "come back to its window. It says when little room is left and when the note is "
                        + "full, and what becomes of the note; what happened while you were elsewhere is "
                        + "said when you come back. With GTK 4.8, flat review and mouse review find nothing "
                        + "in these windows, and headings have no levels.")
            ),
            (
                localized("Losing nothing"),
                localized(
                    "What you write is saved by itself. A deleted note goes to the trash at once; the "
                        + "button Undo brings it back. Closing a note keeps it.")
            ),
        ]
    }
}
