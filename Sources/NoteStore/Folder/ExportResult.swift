/// What has come of copying a folder's notes to another.
public struct ExportResult: Hashable, Sendable {
    /// How many notes were copied.
    public internal(set) var copied = 0
    /// How many were there already, with the same content.
    public internal(set) var present = 0
    /// What could not be copied, and why.
    public internal(set) var problems: [StoreError] = []
}
