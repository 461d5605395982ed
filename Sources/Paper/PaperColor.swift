import Glibc

/// The papers there are.
public enum PaperColor: String, CaseIterable, Sendable {
    /// The yellow of the classic pad.
    case yellow
    /// A pale pink.
    case rose
    /// A pale blue.
    case blue
    /// A pale violet.
    case lilac

    /// The name in settings, files and on the command line; never translated.
    public var name: String { rawValue }

    /// Finds a paper by its name.
    /// - Parameter name: as ``name`` gives it; anything else gives `nil`.
    public init?(name: String) {
        self.init(rawValue: name)
    }

    /// The colour of the flat front.
    public var face: RGB {
        switch self {
        case .yellow: RGB(red: 250, green: 231, blue: 160)
        case .rose: RGB(red: 246, green: 219, blue: 226)
        case .blue: RGB(red: 223, green: 234, blue: 248)
        case .lilac: RGB(red: 233, green: 223, blue: 245)
        }
    }

    /// The colour of paper that is bent by an angle.
    ///
    /// The face is lightened, by 0.32 on the back and by up to 0.05 cos(angle - 0.35) on the front, and then darkened
    /// towards ``RGB/curlShadow`` by 0.12 (1 - |cos(angle - 0.4)|).
    /// - Parameters:
    ///   - angle: in radians, 0 is flat.
    ///   - showsBack: whether the back is seen.
    public func tone(angle: Double, showsBack: Bool) -> RGB {
        let white = showsBack ? 0.32 : max(0, 0.05 * cos(angle - 0.35))
        let shade = 0.12 * (1 - abs(cos(angle - 0.4)))
        return
            face
            .mixed(with: RGB(red: 255, green: 255, blue: 255), part: white)
            .mixed(with: .curlShadow, part: shade)
    }
}
