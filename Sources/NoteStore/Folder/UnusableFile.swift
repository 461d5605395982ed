/// Something in the folder that is named like a note and is no file: a folder, a pipe, a device.
public struct UnusableFile: Hashable, Sendable {
    /// Its name.
    public let name: NoteName
    /// What is wrong with it.
    public let problem: StoreError
}
