import CGtk
import Paper
import PostItNote

/// A sheet painted onto a clear picture, which reaches a little beyond what the painter says it paints.
@MainActor
final class PaintedSheet {
    static let spare = 4

    let painter: SheetPainter
    let bounds: PixelRect
    let width: Int
    let height: Int
    nonisolated(unsafe) private let surface: OpaquePointer?

    init(_ painter: SheetPainter) {
        self.painter = painter
        var bounds = painter.paintBounds
        bounds.x -= Self.spare
        bounds.y -= Self.spare
        bounds.width += 2 * Self.spare
        bounds.height += 2 * Self.spare
        self.bounds = bounds
        let scale = Int(painter.scale)
        width = bounds.width * scale
        height = bounds.height * scale
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        cairo_surface_set_device_scale(surface, painter.scale, painter.scale)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    func paint(_ pose: CurlPose, _ part: SheetPainter.Part) {
        onContext { painter.paint($0, pose: pose, part: part) }
    }

    /// Paints a part the way that its own drawing area does.
    func paintInOwnArea(_ pose: CurlPose, _ part: SheetPainter.Part) {
        let place = part == .moving ? painter.dynamicBounds : painter.paintBounds
        onContext { context in
            cairo_translate(context, Double(place.x), Double(place.y))
            painter.paint(context, pose: pose, part: part, inOwnArea: true)
        }
    }

    func paintOnce(_ pose: CurlPose) {
        onContext { painter.paintOnce($0, pose: pose) }
    }

    private func onContext(_ body: (OpaquePointer) -> Void) {
        guard let context = cairo_create(surface) else { return }
        cairo_translate(context, -Double(bounds.x), -Double(bounds.y))
        body(context)
        cairo_destroy(context)
    }

    /// The pixels, four bytes each, in one array.
    var pixels: [UInt8] {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return [] }
        let stride = Int(cairo_image_surface_get_stride(surface))
        return (0..<height).flatMap { UnsafeBufferPointer(start: data + $0 * stride, count: 4 * width) }
    }

    /// Where two pictures of the same size differ, in logical pixels, and by how much at most.
    func difference(_ one: [UInt8], _ other: [UInt8]) -> (most: Int, left: Int, top: Int, right: Int, bottom: Int)? {
        var found: (most: Int, left: Int, top: Int, right: Int, bottom: Int)?
        for row in 0..<height {
            let range = (4 * row * width)..<(4 * (row + 1) * width)
            // Most rows are alike, and comparing slices is quick.
            if one[range] == other[range] { continue }
            for index in range where one[index] != other[index] {
                let column = index % (4 * width) / 4
                let most = abs(Int(one[index]) - Int(other[index]))
                found = (
                    max(found?.most ?? 0, most), min(found?.left ?? column, column), found?.top ?? row,
                    max(found?.right ?? column, column), row
                )
            }
        }
        guard let found else { return nil }
        let scale = Int(painter.scale)
        return (
            found.most, found.left / scale + bounds.x, found.top / scale + bounds.y, found.right / scale + bounds.x,
            found.bottom / scale + bounds.y
        )
    }
}
