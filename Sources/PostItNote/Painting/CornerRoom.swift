/// How much of a sheet's two upper corners is left to what lies over them, such as controls.
package struct CornerRoom: Equatable, Sendable {
    /// How far along the top from either corner, in px.
    package var along: Double
    /// How far down from the top, in px.
    package var down: Double

    /// Leaves corners free.
    package init(along: Double = 0, down: Double = 0) {
        self.along = along
        self.down = down
    }
}
