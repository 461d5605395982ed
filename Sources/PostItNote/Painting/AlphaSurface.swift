import CGtk
import Gtk
import Paper

/// A picture of nothing but alpha, to be painted through at the resolution of the screen.
///
/// Ownership: owns its cairo surface.
final class AlphaSurface {
    /// Where it lies, in the screen's pixels from the sheet's top left.
    let rect: PixelRect
    /// Screen pixels a logical pixel.
    let scale: Double
    private let surface: OpaquePointer?

    /// Makes a clear one.
    ///
    /// Nothing is drawn or painted where there is no memory for it.
    init(rect: PixelRect, scale: Double) {
        self.rect = rect
        self.scale = scale
        surface = ClearImage.surface(CAIRO_FORMAT_A8, width: rect.width, height: rect.height)
        cairo_surface_set_device_scale(surface, scale, scale)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Draws into it, in logical pixels from the sheet's top left.
    func draw(_ body: (OpaquePointer) -> Void) {
        guard let context = cairo_create(surface) else { return }
        cairo_translate(context, -Double(rect.x) / scale, -Double(rect.y) / scale)
        body(context)
        cairo_destroy(context)
    }

    /// Lends the pixels to be changed, row by row, `stride` bytes apart.
    func withPixels(_ body: (_ pixels: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
        cairo_surface_flush(surface)
        lendPixels(body)
        cairo_surface_mark_dirty(surface)
    }

    private func lendPixels(_ body: (_ pixels: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        body(pixels, Int(cairo_image_surface_get_stride(surface)))
    }

    /// Makes it clear at one place, leaves it as it is at another and beyond, and changes it evenly in between.
    /// - Parameters:
    ///   - start: where it is clear, in logical pixels from the sheet's top left; and so is all that lies before it.
    ///   - end: where it stays; another place than `start`.
    func fade(from start: PaperPoint, to end: PaperPoint) {
        let (along, down) = (end.x - start.x, end.y - start.y)
        // In parts of 65536, from one column or row to the next.
        let part = 65536 / (along * along + down * down)
        let (step, rowStep) = (part * along / scale, part * down / scale)
        let origin =
            step * (Double(rect.x) + 0.5 - start.x * scale) + rowStep * (Double(rect.y) + 0.5 - start.y * scale)
        withPixels { pixels, stride in
            for row in 0..<rect.height {
                let (target, first) = (pixels + row * stride, Int(origin + rowStep * Double(row)))
                for column in 0..<rect.width {
                    let strength = min(65536, max(0, first + Int(step) * column))
                    target[column] = UInt8(truncatingIfNeeded: (Int(target[column]) * strength + 32768) >> 16)
                }
            }
        }
    }

    /// Changes every pixel by another surface's at the same place; where the other has none, nothing changes.
    /// - Parameters:
    ///   - offset: how many pixels further right and down the other's pixels count.
    ///   - change: makes the new value from this surface's and the other's.
    @inline(__always)
    func combine(
        with other: AlphaSurface, movedBy offset: (x: Int, y: Int) = (0, 0), _ change: (UInt8, UInt8) -> UInt8
    ) {
        var there = other.rect
        there.x += offset.x
        there.y += offset.y
        let common = rect.intersection(there)
        guard common.width > 0, common.height > 0 else { return }
        withPixels { pixels, stride in
            cairo_surface_flush(other.surface)
            other.lendPixels { otherPixels, otherStride in
                for row in common.y..<common.bottom {
                    let target = pixels + (row - rect.y) * stride + common.x - rect.x
                    let source = otherPixels + (row - there.y) * otherStride + common.x - there.x
                    for column in 0..<common.width { target[column] = change(target[column], source[column]) }
                }
            }
        }
    }

    /// As much of it as is not clear.
    func trimmed() -> AlphaSurface {
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        withPixels { pixels, stride in
            for row in 0..<rect.height {
                for column in 0..<rect.width where pixels[row * stride + column] != 0 {
                    (left, right) = (min(left, column), max(right, column + 1))
                    (top, bottom) = (min(top, row), max(bottom, row + 1))
                }
            }
        }
        guard left < right else { return AlphaSurface(rect: PixelRect(x: rect.x, y: rect.y), scale: scale) }
        let part = PixelRect(x: rect.x + left, y: rect.y + top, width: right - left, height: bottom - top)
        let result = AlphaSurface(rect: part, scale: scale)
        result.combine(with: self) { _, here in here }
        return result
    }

    /// Paints the context's source through it.
    func mask(_ context: OpaquePointer) {
        cairo_mask_surface(context, surface, Double(rect.x) / scale, Double(rect.y) / scale)
    }
}
