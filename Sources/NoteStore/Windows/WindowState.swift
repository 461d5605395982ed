/// What belongs to a note's window on this machine, and not to the note.
public struct WindowState: Hashable, Sendable {
    /// The window's left edge in the desktop's pixels, `nil` where it is not known (Wayland does not tell).
    public var x: Int?
    /// The window's top edge in the desktop's pixels.
    public var y: Int?
    /// The paper's width in application pixels.
    public var width: Int?
    /// The paper's height in application pixels.
    public var height: Int?
    /// The zoom of the writing, 1 is none.
    public var zoom: Double?
    /// Whether the corner is to keep still, whatever holds for the other notes.
    public var isStill = false
    /// The workspace's number from 0, `nil` where it is not known.
    public var workspace: Int?
    /// Whether the window is kept above all others.
    public var isAbove = false
    /// Whether the window is on all workspaces.
    public var isSticky = false
    /// Whether the window is open.
    public var isOpen = false

    /// A state of which nothing is known.
    public init() {}
}
