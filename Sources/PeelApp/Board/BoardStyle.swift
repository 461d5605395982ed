import CGtk
import GLib
import Gtk

/// The style sheet of the board: a calm ground on which paper shows, and everything else the desktop's own.
@MainActor
enum BoardStyle {
    static let sheet = ApplicationStyle(
        """
        .board-window .board-tools { padding: 12px 18px 6px 18px; }
        .board-window .board-heading { padding: 0 18px 6px 18px; font-weight: bold; }
        .board-window .board-tools > .board-heading { padding: 0; }
        .board-window { background-color: shade(@theme_bg_color, 0.96); }
        .board-window gridview.board { background: none; padding: 0 12px 18px 12px; }
        .board-window gridview.board > child {
          padding: 2px; border-radius: 12px; background: none; outline-offset: -3px;
        }
        .board-window gridview.board > child:hover { background-color: alpha(currentColor, 0.05); }
        .board-window gridview.board > child:selected {
          background-color: alpha(@theme_selected_bg_color, 0.28);
          box-shadow: inset 0 0 0 2px @theme_selected_bg_color;
          color: inherit;
        }
        .board-window gridview.board > child:focus-visible { outline: 2px solid @theme_selected_bg_color; }
        .board-window .board-empty { padding: 36px; }
        .board-window .board-empty .title-2 { font-size: 150%; font-weight: 800; }
        .board-window .board-history { padding: 12px 18px 18px 18px; border-left: 1px solid alpha(currentColor, 0.15); }
        .board-window .board-history .board-heading { padding: 0; }
        .board-window .board-history list { border: 1px solid alpha(currentColor, 0.18); border-radius: 9px; }
        .board-window .board-history row { padding: 8px 12px; }
        .board-window .board-history row:first-child { border-radius: 8px 8px 0 0; }
        .board-window .board-message {
          padding: 8px 8px 8px 16px; margin: 0 18px 18px 18px; border-radius: 9px; animation: board-slide 250ms ease-out;
        }
        @keyframes board-slide { from { transform: translateY(60px); opacity: 0; } }
        .confirm-dialog { padding: 24px; }
        .confirm-dialog .title-2 { font-size: 120%; font-weight: 800; }

        """)
}

extension Label {
    /// Makes a label that assistive technology knows as a heading.
    static func heading(_ text: String = "") -> Label {
        let label = Label(text)
        label.setAccessibleRole(GTK_ACCESSIBLE_ROLE_HEADING)
        label.addStyleClass("board-heading")
        return label
    }
}
