import Glibc

/// The colour of a paper: one of those there are, or one of the user's own.
///
/// What is written on it has ``PaperInks``.
public struct PaperColor: Hashable, Sendable {
    /// The name in settings, files and on the command line: a lower-case word, or `#rrggbb`; never translated.
    public let name: String
    /// The colour of the flat front, in whole channels.
    public let face: RGB

    /// Makes a paper of the user's own colour, named `#rrggbb`.
    /// - Parameter face: rounded to whole channels within 0...255.
    public init(face: RGB) {
        let channels = [face.red, face.green, face.blue].map { min(max($0.rounded(), 0), 255) }
        self.face = RGB(red: channels[0], green: channels[1], blue: channels[2])
        let digits = channels.flatMap { [Self.digits[Int($0) / 16], Self.digits[Int($0) % 16]] }
        name = String(decoding: [UInt8(ascii: "#")] + digits, as: UTF8.self)
    }

    /// Finds a paper by its name.
    /// - Parameter name: as ``name`` gives it, the letters of `#rrggbb` in either case; anything else gives `nil`.
    public init?(name: String) {
        if let known = Self.allCases.first(where: { $0.name == name }) {
            self = known
            return
        }
        let bytes = Array(name.utf8)
        guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return nil }
        var channels: [Double] = []
        for start in [1, 3, 5] {
            guard let high = Self.digit(bytes[start]), let low = Self.digit(bytes[start + 1]) else { return nil }
            channels.append(Double(16 * high + low))
        }
        self.init(face: RGB(red: channels[0], green: channels[1], blue: channels[2]))
    }

    private init(_ name: String, _ red: Double, _ green: Double, _ blue: Double) {
        self.name = name
        face = RGB(red: red, green: green, blue: blue)
    }

    /// Whether it is one of the user's own, named `#rrggbb`.
    public var isCustom: Bool { name.utf8.first == UInt8(ascii: "#") }

    /// Whether a light ink is read better on it than a dark one.
    public var isDark: Bool { face.opposite == .white }

    private static let digits = Array("0123456789abcdef".utf8)

    private static func digit(_ byte: UInt8) -> Int? {
        Character(UnicodeScalar(byte)).isASCII ? Character(UnicodeScalar(byte)).hexDigitValue : nil
    }
}

/// The papers there are.
extension PaperColor: CaseIterable {
    /// The design's four, then the stronger ones, then the dark ones.
    public static let allCases = [yellow, rose, blue, lilac, amber, coral, leaf, slate, pine, plum]

    /// The yellow of the classic pad.
    public static let yellow = PaperColor("yellow", 250, 231, 160)
    /// A pale pink.
    public static let rose = PaperColor("rose", 246, 219, 226)
    /// A pale blue.
    public static let blue = PaperColor("blue", 223, 234, 248)
    /// A pale violet.
    public static let lilac = PaperColor("lilac", 233, 223, 245)
    /// A strong yellow, towards orange.
    public static let amber = PaperColor("amber", 247, 198, 84)
    /// A strong pink, towards orange.
    public static let coral = PaperColor("coral", 243, 165, 143)
    /// A strong green.
    public static let leaf = PaperColor("leaf", 170, 208, 136)
    /// A dark grey, towards blue.
    public static let slate = PaperColor("slate", 56, 65, 78)
    /// A dark green.
    public static let pine = PaperColor("pine", 36, 70, 60)
    /// A dark violet.
    public static let plum = PaperColor("plum", 76, 48, 80)
}

/// The paper in the light.
extension PaperColor {
    /// The colour of paper that is bent by an angle.
    ///
    /// The face is lightened, by 0.32 on the back and by up to 0.05 cos(angle - 0.35) on the front, and then darkened
    /// towards ``RGB/curlShadow`` by 0.12 (1 - |cos(angle - 0.4)|). On dark paper the front is lightened by a quarter
    /// of that only, since else a line would show where the bend begins.
    /// - Parameters:
    ///   - angle: in radians, 0 is flat.
    ///   - showsBack: whether the back is seen.
    public func tone(angle: Double, showsBack: Bool) -> RGB {
        let white = showsBack ? 0.32 : max(0, (isDark ? 0.0125 : 0.05) * cos(angle - 0.35))
        let shade = 0.12 * (1 - abs(cos(angle - 0.4)))
        return
            face
            .mixed(with: .white, part: white)
            .mixed(with: .curlShadow, part: shade)
    }

    /// The paper for who needs more contrast: the same hue, but so light that black, or so dark that white, has 12:1.
    /// - Parameter dark: whether the desktop is dark, so that a light sheet would dazzle.
    public func highContrast(dark: Bool) -> PaperColor {
        let ink = dark ? RGB.white : .black
        return PaperColor(face: face.readable(towards: dark ? .black : .white) { $0.contrast(with: ink) >= 12 })
    }
}
