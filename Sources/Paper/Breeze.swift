import Glibc

/// The breeze that lifts the corner and lets it down again.
public enum Breeze {
    /// The length of one cycle in seconds.
    public static let cycle = 6.5

    /// The corner's pose at a moment of the breeze.
    ///
    /// With p the part of the cycle gone by, swell = (1 - cos 2πp) / 2 rises from 0 to 1 and falls back; amount is
    /// 0.12 + 0.8 swell, and the flutter sin(6πp) swell^1.5 trembles three times a cycle, most when the corner is up.
    /// - Parameter seconds: time since the breeze began; finite. It goes on without a jump past the end of a cycle.
    public static func pose(atSeconds seconds: Double) -> CurlPose {
        let part = seconds.truncatingRemainder(dividingBy: cycle) / cycle
        let swell = (1 - cos(2 * Double.pi * part)) / 2
        return CurlPose(
            amount: 0.12 + 0.8 * swell,
            flutter: sin(6 * Double.pi * part) * swell * swell.squareRoot())
    }
}
