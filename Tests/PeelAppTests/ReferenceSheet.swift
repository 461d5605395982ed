import Foundation

/// The sheet drawn from the design's figures alone: neither cairo nor the project's own geometry has a part in it.
///
/// Each layer is filled on a grid of 4 x 4 samples a pixel, by scanlines and the non-zero rule. The grid holds what is
/// seen, not its colour: 0 nothing, 1 the flat front, 1 + i strip i.
final class ReferenceSheet {
    typealias Point = (x: Double, y: Double)

    static let samples = 4
    let side: Int
    private let count: Int
    private let layers: UnsafeMutablePointer<UInt8>
    private let strokes: UnsafeMutablePointer<UInt8>
    private let angles: [Double]
    /// The pixels that are anything but plain front.
    private var special: [Int] = []

    /// Draws a sheet.
    /// - Parameter seconds: of the breeze, nil for the still pose.
    init(side: Int, seconds: Double?) {
        self.side = side
        count = side * Self.samples
        layers = .allocate(capacity: count * count)
        strokes = .allocate(capacity: count * count)
        layers.initialize(repeating: 0, count: count * count)
        strokes.initialize(repeating: 0, count: count * count)

        var (amount, flutter) = (0.3, 0.0)
        if let seconds {
            let swell = (1 - cos(2 * .pi * seconds / 6.5)) / 2
            (amount, flutter) = (0.12 + 0.8 * swell, sin(6 * .pi * seconds / 6.5) * pow(swell, 1.5))
        }
        let turn = 0.65 + 1.85 * amount + 0.07 * flutter
        angles = (1...24).map { turn * (Double($0) - 0.5) / 24 }
        let (right, bottom) = Self.edges(side: Double(side), turn: turn)
        draw(right, bottom)
        findSpecialPixels()
    }

    deinit {
        layers.deallocate()
        strokes.deallocate()
    }

    private static func edges(side: Double, turn: Double) -> (right: [Point], bottom: [Point]) {
        let (w, h, length) = (side - 1, side - 1, 0.25 * side)
        let reach = length / 2.0.squareRoot()
        let radius = reach / turn
        var (right, bottom): ([Point], [Point]) = ([], [])
        for index in 0...24 {
            let t = Double(index) / 24
            let (travel, z) = (radius * sin(reach * t / radius), radius * (1 - cos(reach * t / radius)))
            let inset = (travel - reach * t) / 2.0.squareRoot()
            right.append((w + inset - 0.1 * z, h - length + length * t + inset - 0.6 * z))
            bottom.append((w - length + length * t + inset - 0.1 * z, h + inset - 0.6 * z))
        }
        return (right, bottom)
    }

    private func draw(_ right: [Point], _ bottom: [Point]) {
        let w = Double(side) - 1
        func bow(_ from: Point, _ about: Point, _ to: Point) -> [Point] {
            (0...8).map { step in
                let t = Double(step) / 8
                let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                return (a * from.x + b * about.x + c * to.x, a * from.y + b * about.y + c * to.y)
            }
        }
        let start = bow((w - 3, 0.5), (w, 0.5), (w, 4))
        let end =
            bow((4, w), (0.5, w), (0.5, w - 3)) + bow((0.5, 4), (0.5, 0.5), (4, 0.5))
        fill(start + [right[0], bottom[0]] + end, in: layers, 1)
        for strip in 1...24 {
            let quad = [right[strip - 1], right[strip], bottom[strip], bottom[strip - 1]]
            fill(quad, in: layers, UInt8(1 + strip))
            stroke(quad, width: 0.5, in: layers, UInt8(1 + strip))
        }
        stroke(start + right + bottom.reversed() + end, width: 0.7, in: strokes, 1)
    }

    private func stroke(
        _ points: [Point], width: Double, in grid: UnsafeMutablePointer<UInt8>, _ value: UInt8
    ) {
        for index in points.indices {
            let (a, b) = (points[index], points[(index + 1) % points.count])
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { continue }
            let (x, y) = (dx / length * width / 2, dy / length * width / 2)
            fill([(a.x - y, a.y + x), (b.x - y, b.y + x), (b.x + y, b.y - x), (a.x + y, a.y - x)], in: grid, value)
        }
    }

    private func fill(_ points: [Point], in grid: UnsafeMutablePointer<UInt8>, _ value: UInt8) {
        let scale = Double(Self.samples)
        let ys = points.map(\.y)
        let first = max(0, Int((ys.min() ?? 0) * scale) - 1)
        let last = min(count - 1, Int((ys.max() ?? 0) * scale) + 1)
        guard first <= last else { return }
        for row in first...last {
            let y = (Double(row) + 0.5) / scale
            var crossings: [(x: Double, winding: Int)] = []
            for index in points.indices {
                let (a, b) = (points[index], points[index + 1 == points.count ? 0 : index + 1])
                if (a.y <= y) != (b.y <= y) {
                    crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
                }
            }
            crossings.sort { $0.x < $1.x }
            var winding = 0
            for index in 0..<max(0, crossings.count - 1) {
                winding += crossings[index].winding
                guard winding != 0 else { continue }
                let from = max(0, Int((crossings[index].x * scale - 0.5).rounded(.up)))
                let to = min(count, Int((crossings[index + 1].x * scale - 0.5).rounded(.up)))
                if from < to { (grid + row * count + from).update(repeating: value, count: to - from) }
            }
        }
    }

    /// The mean absolute difference of all four channels to a picture, in 255ths: over the sheet, and over the quarter
    /// of it that holds the corner.
    func difference(to picture: Picture, paper: [Double]) -> (sheet: Double, corner: Double) {
        let palette = self.palette(paper)
        let plain = word(palette[0][1])
        let expected = UnsafeMutablePointer<UInt32>.allocate(capacity: side * side)
        defer { expected.deallocate() }
        expected.initialize(repeating: plain, count: side * side)
        for pixel in special { expected[pixel] = word(average(pixel % side, pixel / side, palette)) }
        var (sheet, corner) = (0, 0)
        for y in 0..<side {
            let wanted = expected + y * side
            guard memcmp(wanted, picture.row(y), 4 * side) != 0 else { continue }
            picture.row(y).withMemoryRebound(to: UInt32.self, capacity: side) { row in
                for x in 0..<side where row[x] != wanted[x] {
                    let sum = (0..<4).reduce(0) { $0 + abs(channel(row[x], $1) - channel(wanted[x], $1)) }
                    sheet += sum
                    if 2 * x >= side, 2 * y >= side { corner += sum }
                }
            }
        }
        let channels = Double(4 * side * side)
        return (Double(sheet) / channels, Double(corner) / channels * 4)
    }

    private func channel(_ word: UInt32, _ index: Int) -> Int { Int(word >> (8 * UInt32(index)) & 255) }

    private func word(_ channels: [Double]) -> UInt32 {
        channels.reversed().reduce(0) { $0 << 8 | UInt32($1.rounded()) }
    }

    /// Colours by layer, without and with the outline over them: blue, green, red, alpha, premultiplied.
    private func palette(_ paper: [Double]) -> [[[Double]]] {
        var plain: [[Double]] = [[0, 0, 0, 0], paper.reversed() + [255]]
        for angle in angles {
            let isBack = cos(angle) - 0.7 / 2.0.squareRoot() * sin(angle) < 0
            let white = isBack ? 0.32 : max(0, 0.05 * cos(angle - 0.35))
            let shade = 0.12 * (1 - abs(cos(angle - 0.4)))
            plain.append(
                zip(paper, [66.0, 48, 25]).map { base, shadow in
                    let lit = base + (255 - base) * white
                    return lit + (shadow - lit) * shade
                }.reversed() + [255])
        }
        let outlined = plain.map { zip($0, [94.0, 132, 162, 255]).map { $0 + ($1 - $0) * 0.18 } }
        return [plain, outlined]
    }

    private func average(_ x: Int, _ y: Int, _ palette: [[[Double]]]) -> [Double] {
        let start = y * Self.samples * count + x * Self.samples
        var sum = [0.0, 0, 0, 0]
        for sample in 0..<16 {
            let index = start + sample / 4 * count + sample % 4
            let color = palette[Int(strokes[index])][Int(layers[index])]
            for channel in 0..<4 { sum[channel] += color[channel] }
        }
        return sum.map { $0 / 16 }
    }

    /// Looks at the four samples of a pixel's row at once, since most of the sheet is plain.
    private func findSpecialPixels() {
        let words = count / 4
        layers.withMemoryRebound(to: UInt32.self, capacity: count * words) { layers in
            strokes.withMemoryRebound(to: UInt32.self, capacity: count * words) { strokes in
                for pixel in 0..<(side * side) {
                    let start = pixel / side * 4 * words + pixel % side
                    var isPlain = true
                    var index = start
                    while index < start + 4 * words {
                        if layers[index] != 0x0101_0101 || strokes[index] != 0 { isPlain = false }
                        index += words
                    }
                    if !isPlain { special.append(pixel) }
                }
            }
        }
    }
}
