import Paper

/// What a sheet looks like, but for the pose of its corner.
struct SheetLook: Equatable {
    /// The side of the square, in px.
    var side: Int
    /// The tilt about the centre, in degrees.
    var rotation: Double
    /// The paper that is shown.
    var color: PaperColor
    /// The ink of a strong outline, for plain paper without grain and shadow; nil for the design's.
    var outlineInk: RGB?
    /// Whether it has grain.
    var texture: Bool
    /// Whether the pad's next sheet lies under the corner, where the ground cannot be seen through.
    var nextSheet: Bool

    init(_ values: NoteValues, _ look: NoteLook, side: Int, nextSheet: Bool = false) {
        self.side = side
        rotation = values.rotation
        color = values.color.face == look.inks.paper ? values.color : PaperColor(face: look.inks.paper)
        outlineInk = look.hasMoreContrast ? look.inks.writing : nil
        texture = values.texture && !look.hasMoreContrast
        self.nextSheet = nextSheet
    }
}
