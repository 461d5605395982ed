/// What the window of the preferences works on beside the preferences themselves.
@MainActor
struct PreferenceSurroundings {
    /// Who shows the notes.
    unowned let folder: any NotesFolderUse
    /// What starts with the session.
    let autostart: Autostart
}
