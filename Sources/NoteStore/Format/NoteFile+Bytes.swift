extension NoteFile {
    /// The bytes of the user's text, as the file holds them, whether they are UTF-8 or not.
    public var textBytes: ArraySlice<UInt8> { bytes[layout.textStart...] }
}
