import GLib
import Paper

/// What `peel render` has been asked for.
struct RenderOptions: Equatable {
    /// The bounds of `--width`, in pixels.
    static let widths = 16...4096
    /// The bounds of `--scale`.
    static let scales = 1.0...8.0
    /// The bounds of `--rotation`, in degrees.
    static let rotations = -180.0...180.0

    var text = ""
    var title = ""
    var date = ""
    var color = PaperColor.yellow
    var width = 292
    var rotation = 0.0
    var scale = 1.0
    var pose = CurlPose.still
    var texture = true
    var shadow = true
    var output = ""

    /// Reads the arguments after the word `render`.
    /// - Throws: ``RenderError`` for the first thing that is wrong.
    init(_ arguments: [String]) throws {
        var reader = ArgumentReader(arguments)
        while let option = try reader.next() {
            try read(option, &reader)
        }
        if reader.has("--at"), reader.has("--still") {
            throw RenderError(message: localized("%s and %s exclude one another", "--at", "--still"))
        }
        guard reader.has("-o") else {
            throw RenderError(
                message:
                    localized("-o is missing: it takes the picture's path, ending in .png, .svg or .pdf"))
        }
    }

    private mutating func read(_ option: String, _ reader: inout ArgumentReader) throws {
        switch option {
        case "--text": text = try reader.value()
        case "--title": title = try reader.value()
        case "--date": date = try reader.value()
        case "--color": color = try Self.color(reader.value())
        case "--width": width = try Self.width(reader.value())
        case "--rotation":
            rotation = try Self.number(option, reader.value(), in: Self.rotations, localized("-180 to 180 degrees"))
        case "--scale": scale = try Self.number(option, reader.value(), in: Self.scales, localized("1 to 8"))
        case "--at":
            let seconds = try Self.number(option, reader.value(), in: 0...1e9, localized("0 or more seconds"))
            pose = Breeze.pose(atSeconds: seconds)
        case "--still":
            try reader.refuseValue()
            pose = .still
        case "--no-texture":
            try reader.refuseValue()
            texture = false
        case "--no-shadow":
            try reader.refuseValue()
            shadow = false
        case "-o": output = try reader.value()
        default:
            throw RenderError(
                message: localized("unknown option %s; see %s", "“\(option)”", "peel render --help"))
        }
    }

    private static func color(_ value: String) throws -> PaperColor {
        guard let color = PaperColor(name: value) else {
            let names = PaperColor.allCases.map(\.name).joined(separator: ", ")
            throw RenderError.badValue(
                "--color", value, allowed: localized("the colours are %s", names + ", #rrggbb"))
        }
        return color
    }

    private static func width(_ value: String) throws -> Int {
        guard let width = Int(value), widths.contains(width) else {
            throw RenderError.badValue(
                "--width", value,
                allowed: localized(
                    "a whole number from %d to %d is allowed", widths.lowerBound, widths.upperBound))
        }
        return width
    }

    private static func number(
        _ option: String, _ value: String, in range: ClosedRange<Double>, _ allowed: String
    ) throws -> Double {
        guard let number = Double(value), range.contains(number) else {
            throw RenderError.badValue(option, value, allowed: localized("a number, %s, is allowed", allowed))
        }
        return number
    }
}
