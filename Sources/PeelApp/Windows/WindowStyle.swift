import Gtk

/// The style sheet of note windows: nothing of the theme's window, and controls made of paper.
@MainActor
enum WindowStyle {
    /// The style class of a note's window.
    static let note = "note-window"
    /// The style class of a note's window that can be neither transparent nor cut out.
    static let backdrop = "backdrop-painted"

    /// Inks are those of the note's title, on a light ground of their own: 8.5 to 1 and more, 12 to 1 on the message.
    ///
    /// The ring of the focus lies on the paper, and its colour is the note's. A deleted note is grey, and its greys are
    /// drawn apart a little, so that it has no less contrast and can be read before it is let go.
    static let sheet = ApplicationStyle(
        """
        window.note-window, window.note-window.csd, window.note-window.solid-csd {
          background: none; box-shadow: none; border: none; border-radius: 0; margin: 0; padding: 0; outline: none;
        }
        window.note-window.backdrop-painted { background-color: rgb(233,230,222); }
        noteframe { background: none; color: rgb(69,59,29); }

        noteframe > button, noteframe > .message button {
          background: none; background-color: transparent; border: 1px solid rgb(69,59,29); box-shadow: none;
          color: rgb(69,59,29); text-shadow: none; -gtk-icon-shadow: none; font-weight: 600; outline-style: none;
          min-height: 0; min-width: 0;
        }
        noteframe > button:hover, noteframe > .message button:hover { background-color: rgba(69,59,29,0.12); }
        noteframe > button:active, noteframe > .message button:active { background-color: rgba(69,59,29,0.24); }
        noteframe > button:focus-visible { outline-width: 2px; outline-style: solid; outline-offset: 1px; }
        noteframe > .message button:focus-visible { outline: 2px solid rgb(36,78,146); outline-offset: 1px; }

        noteframe > button.control {
          border-radius: 99px; padding: 0; background-color: rgba(255,253,245,0.72);
          opacity: 0; transition: opacity 140ms ease-out;
        }
        noteframe.controls > button.control, noteframe > button.control:focus { opacity: 1; }
        noteframe > postitnote.dark-paper ~ button.control:focus-visible { outline-color: rgb(240,236,224); }
        noteframe > postitnote.still ~ * { transition: none; }
        noteframe > postitnote.high-contrast ~ button.control {
          background-color: white; border: 2px solid black; color: black;
        }
        noteframe > button.control:hover { background-color: rgb(69,59,29); color: rgb(255,253,245); }

        noteframe popover { font: initial; letter-spacing: initial; text-shadow: none; }

        noteframe.trashed > postitnote { filter: grayscale(1) contrast(1.05); }
        noteframe.trashed > postitnote.high-contrast { filter: none; }

        noteframe > .message {
          background: none; background-color: rgb(255,252,242); border: 1px solid rgba(69,59,29,0.65);
          border-radius: 6px; padding: 8px 10px;
        }
        noteframe > .message scrolledwindow { background: none; border: none; }
        noteframe > .message label { color: rgb(50,42,18); font-size: 9.5pt; text-shadow: none; }
        noteframe > .message button { border-radius: 5px; padding: 3px 10px; }

        """)
}
