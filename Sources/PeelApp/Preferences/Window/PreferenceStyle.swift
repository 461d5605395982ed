import Gtk

/// The style sheet of the preferences' window: groups of rows, in the theme's own colours.
@MainActor
enum PreferenceStyle {
    /// The style class of the window.
    static let window = "peel-preferences"
    /// The style class of a group's heading.
    static let heading = "group-heading"
    /// The style class of a group's rows.
    static let group = "group"
    /// The style class of what explains.
    static let hint = "hint"

    /// Lines and hints are parts of the text's own colour, so that they suit any theme: 0.75 of a text that has 7:1
    /// still has 4.5:1.
    static let sheet = ApplicationStyle(
        """
        .peel-preferences .group-heading { font-weight: 700; }
        .peel-preferences .group {
          border: 1px solid alpha(currentColor, 0.18); border-radius: 9px;
          background-color: alpha(@theme_base_color, 0.6);
        }
        .peel-preferences .group > box { padding: 10px 14px; }
        .peel-preferences .group > box:not(:first-child) { border-top: 1px solid alpha(currentColor, 0.12); }
        .peel-preferences .hint { font-size: 0.9em; color: alpha(currentColor, 0.78); }
        .peel-preferences .question { padding: 4px 0; }

        """)
}
