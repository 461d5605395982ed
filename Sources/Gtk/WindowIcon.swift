/// A square icon of a window, as the Extended Window Manager Hints have it (`_NET_WM_ICON`).
public struct WindowIcon: Sendable {
    private let side: Int
    private let pixels: [UInt8]

    /// Width, height, and the pixels row by row, each 0xAARRGGBB and not premultiplied.
    var numbers: [UInt] {
        var numbers = [UInt(side), UInt(side)]
        numbers.reserveCapacity(2 + side * side)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            numbers.append(pixels[start..<start + 4].reduce(0) { $0 << 8 | UInt($1) })
        }
        return numbers
    }

    /// Takes an icon's pixels.
    /// - Parameters:
    ///   - side: the width and height in px.
    ///   - pixels: row by row, each of four bytes: alpha, red, green, blue, not premultiplied.
    /// - Returns: nil where there are not as many.
    public init?(side: Int, pixels: [UInt8]) {
        guard pixels.count == side * side * 4 else { return nil }
        (self.side, self.pixels) = (side, pixels)
    }
}
