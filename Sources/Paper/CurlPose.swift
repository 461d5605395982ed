/// How far the corner is bent at one moment.
public struct CurlPose: Equatable, Sendable {
    /// How far the corner is lifted: 0 is a slight bend, 1 is rolled over.
    public var amount: Double
    /// The trembling on top of it, -1...1.
    public var flutter: Double

    /// Makes a pose.
    /// - Parameters:
    ///   - amount: 0...1.
    ///   - flutter: -1...1.
    public init(amount: Double, flutter: Double) {
        self.amount = amount
        self.flutter = flutter
    }

    /// The pose of a corner that does not move: motion is reduced, or the breeze is off.
    public static let still = CurlPose(amount: 0.3, flutter: 0)

    /// The bends of all poses, in radians: amounts of 0...1 with any flutter.
    public static let turns = 0.58...2.57

    /// The angle through which the corner is bent, in radians; see ``turns``.
    ///
    /// The shape depends on the pose through this alone.
    public var turn: Double { 0.65 + 1.85 * amount + 0.07 * flutter }
}
