import CGtk
import Glibc
import Paper

/// One dot of the grain, tilted, at each of a few places within a screen pixel.
///
/// A dot is hardly larger than a pixel and there are 1500: to stamp them takes a hundredth of what it takes to have cairo
/// fill so many paths, and an eighth of a pixel, which is how far off they may be, is not seen in dots of so little ink.
struct GrainStamps {
    /// How many places there are in a pixel along each axis.
    static let steps = 4

    private let scale: Double
    private let rotation: Double
    /// How far a dot reaches from its middle, in screen pixels, rounded up.
    private let reach: Int
    /// By place, row by row.
    private var stamps: [AlphaSurface?] = Array(repeating: nil, count: steps * steps)

    /// Plans the dots of a sheet.
    /// - Parameters:
    ///   - rotation: the sheet's tilt in degrees.
    ///   - scale: screen pixels a logical pixel.
    init(rotation: Double, scale: Double) {
        (self.rotation, self.scale) = (rotation, scale)
        reach = Int((max(Grain.dotWidth, Grain.dotHeight) / 2 * scale).rounded(.up)) + 1
    }

    /// Lays a dot on a surface of the same scale.
    /// - Parameter middle: in logical pixels from where the surface's rectangle counts from.
    mutating func put(at middle: PaperPoint, on surface: AlphaSurface) {
        let (column, right) = place(middle.x)
        let (row, down) = place(middle.y)
        let stamp = stamp(right, down)
        surface.combine(with: stamp, movedBy: (column, row)) { there, dot in
            // One over the other.
            let (below, above) = (UInt32(there), UInt32(dot))
            return UInt8(below + above - below * above / 255)
        }
    }

    /// The pixel that a coordinate lies in, and which of its places is nearest.
    private func place(_ coordinate: Double) -> (pixel: Int, step: Int) {
        let steps = Int((coordinate * scale * Double(Self.steps)).rounded(.down))
        let pixel = Int((Double(steps) / Double(Self.steps)).rounded(.down))
        return (pixel, steps - pixel * Self.steps)
    }

    private mutating func stamp(_ right: Int, _ down: Int) -> AlphaSurface {
        let index = down * Self.steps + right
        if let stamp = stamps[index] { return stamp }
        let rect = PixelRect(x: -reach, y: -reach, width: 2 * reach + 1, height: 2 * reach + 1)
        let stamp = AlphaSurface(rect: rect, scale: scale)
        stamp.draw { context in
            let half = 0.5 / Double(Self.steps)
            cairo_translate(
                context, (Double(right) / Double(Self.steps) + half) / scale,
                (Double(down) / Double(Self.steps) + half) / scale)
            cairo_rotate(context, rotation * .pi / 180)
            cairo_scale(context, Grain.dotWidth / 2, Grain.dotHeight / 2)
            cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
            cairo_fill(context)
        }
        stamps[index] = stamp
        return stamp
    }
}
