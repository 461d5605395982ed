import GLib
import Gtk

extension PostItNote {
    /// Names of the GObject properties.
    public enum Property {
        /// What is written on the note, a string.
        public static let text = NoteProperty.text.name
        /// The heading, a string.
        public static let title = NoteProperty.title.name
        /// The line below, a string.
        public static let dateLabel = NoteProperty.dateLabel.name
        /// The paper, a string: the name of a ``Paper/PaperColor``, such as yellow, or #rrggbb.
        public static let color = NoteProperty.color.name
        /// The side in px, a double.
        public static let width = NoteProperty.width.name
        /// The tilt in degrees, a double.
        public static let rotation = NoteProperty.rotation.name
        /// Whether the user may change the text, a boolean.
        public static let editable = NoteProperty.editable.name
        /// Whether the corner moves, a boolean.
        public static let breeze = NoteProperty.breeze.name
        /// Whether the paper has grain, a boolean.
        public static let texture = NoteProperty.texture.name
        /// How many characters the user may enter, an int; 0 for any number.
        public static let maxLength = NoteProperty.maxLength.name
        /// Whether the user is writing, a boolean; read-only.
        public static let writing = NoteProperty.writing.name
        /// How many times as large the writing is, a double.
        public static let zoom = NoteProperty.zoom.name
        /// The writing's families, a string.
        public static let writingFont = NoteProperty.writingFont.name
        /// The writing's size in points, a double.
        public static let writingSize = NoteProperty.writingSize.name
        /// Whether anything moves, a string: desktop, always or never.
        public static let motion = NoteProperty.motion.name
        /// When the corner moves, a string: when-active, always or never.
        public static let breezeMode = NoteProperty.breezeMode.name
        /// Whether the characters left are always shown, a boolean.
        public static let showCount = NoteProperty.showCount.name
        /// What stands where nothing is written yet, a string.
        public static let placeholder = NoteProperty.placeholder.name
    }
}

extension SignalName where Signature == IntegerSignature {
    /// An entry has been refused, since the text would have been this many characters too long.
    public static var refused: SignalName { SignalName(NoteWidget.refused.name) }
}
