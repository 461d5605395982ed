import Paper

/// What a sheet looks like, but for the pose of its corner.
struct SheetLook: Equatable {
    /// The side of the square, in px.
    var side: Int
    /// The tilt about the centre, in degrees.
    var rotation: Double
    /// The paper.
    var color: PaperColor
    /// Whether it has grain.
    var texture: Bool
    /// Whether the pad's next sheet lies under the corner, where the ground cannot be seen through.
    var nextSheet: Bool

    init(_ values: NoteValues, side: Int, nextSheet: Bool = false) {
        self.side = side
        rotation = values.rotation
        color = values.color
        texture = values.texture
        self.nextSheet = nextSheet
    }
}
