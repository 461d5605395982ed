/// Whether anything of a note may move.
public enum NoteMotion: String, CaseIterable, Sendable {
    /// As the desktop says: where it asks for reduced motion, the corner is still and nothing changes by and by.
    case desktop
    /// The breeze blows though the desktop asks for reduced motion.
    case always
    /// The corner is still and nothing changes by and by, whatever the desktop says.
    case never
}
