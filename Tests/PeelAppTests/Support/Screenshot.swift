/// The colour of a place on the screen.
struct Pixel: Equatable, CustomStringConvertible {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// Yellow paper.
    static let paper = Pixel(red: 250, green: 231, blue: 160)
    /// The strip of a message.
    static let message = Pixel(red: 255, green: 252, blue: 242)

    var description: String { "(\(red), \(green), \(blue))" }

    /// Whether two colours are the same to the eye.
    func isLike(_ other: Pixel, within: Int = 3) -> Bool {
        [(red, other.red), (green, other.green), (blue, other.blue)]
            .allSatisfy { abs(Int($0) - Int($1)) <= within }
    }
}

/// What was on a screen.
struct Screenshot {
    let width: Int
    let height: Int
    /// Bytes a row, four a pixel: blue, green, red and nothing.
    let stride: Int
    let bytes: [UInt8]

    /// The colour of a place; black outside.
    subscript(x: Int, y: Int) -> Pixel {
        guard x >= 0, y >= 0, x < width, y < height else { return Pixel(red: 0, green: 0, blue: 0) }
        let index = y * stride + x * 4
        return Pixel(red: bytes[index + 2], green: bytes[index + 1], blue: bytes[index])
    }

    /// The top left and the bottom right of all that is painted in a colour; nil where nothing is.
    func bounds(of color: Pixel) -> (left: Int, top: Int, right: Int, bottom: Int)? {
        var bounds: (left: Int, top: Int, right: Int, bottom: Int)?
        for y in 0..<height {
            for x in 0..<width where self[x, y].isLike(color) {
                let old = bounds ?? (x, y, x, y)
                bounds = (min(old.left, x), old.top, max(old.right, x), y)
            }
        }
        return bounds
    }
}
