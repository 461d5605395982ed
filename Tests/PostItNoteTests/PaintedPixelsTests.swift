import CGtk
import Testing

@testable import Gtk

/// What drawing areas paint on.
@Suite struct PaintedPixelsTests {
    /// Paints a colour all over, or nothing.
    private func paint(_ pixels: PaintedPixels, _ red: Double?, width: Int32 = 4) throws -> OpaquePointer {
        let surface = pixels.paint(width: width, height: 4, scale: 1) { context in
            guard let red else { return }
            cairo_set_source_rgba(context, red, 0, 0, 0.5)
            cairo_paint(context)
        }
        return try #require(surface)
    }

    private func first(_ surface: OpaquePointer) throws -> UInt32 {
        cairo_surface_flush(surface)
        let data = try #require(cairo_image_surface_get_data(surface))
        return UnsafeRawPointer(data).load(as: UInt32.self)
    }

    @Test(arguments: [false, true]) func eachTimeBeginsClear(_ isOften: Bool) throws {
        let pixels = PaintedPixels(isOftenPainted: isOften)
        for _ in 0..<5 { #expect(try first(paint(pixels, 1)) == 0x8080_0000) }
        for _ in 0..<3 { #expect(try first(paint(pixels, nil)) == 0) }
    }

    @Test func whatWasPaintedBeforeStaysWhileAFrameMayShowIt() throws {
        let pixels = PaintedPixels(isOftenPainted: true)
        let before = try paint(pixels, 1)
        let now = try paint(pixels, nil)
        #expect(now != before)
        #expect(try first(before) == 0x8080_0000)
    }

    @Test func theTimeAfterTheNextIsPaintedOnTheSameMemory() throws {
        let pixels = PaintedPixels(isOftenPainted: true)
        let first = try paint(pixels, 1)
        _ = try paint(pixels, 1)
        #expect(try paint(pixels, 1) == first)
    }

    @Test func anotherSizeIsPaintedAnew() throws {
        let pixels = PaintedPixels(isOftenPainted: true)
        for width: Int32 in [4, 6, 6, 4] {
            #expect(cairo_image_surface_get_width(try paint(pixels, 1, width: width)) == width)
        }
    }
}
