import CGtk
import Foundation
import Testing

@testable import Gtk

/// What all pixels are painted on.
@Suite struct ClearImageTests {
    @Test(arguments: [CAIRO_FORMAT_A8.rawValue, CAIRO_FORMAT_ARGB32.rawValue]) func isClear(_ format: Int32) throws {
        let surface = try #require(ClearImage.surface(cairo_format_t(format), width: 301, height: 203))
        defer { cairo_surface_destroy(surface) }
        #expect(cairo_image_surface_get_width(surface) == 301)
        #expect(cairo_image_surface_get_height(surface) == 203)
        let pixels = try #require(cairo_image_surface_get_data(surface))
        let size = Int(cairo_image_surface_get_stride(surface)) * 203
        #expect(UnsafeBufferPointer(start: pixels, count: size).allSatisfy { $0 == 0 })
    }

    /// Each page was written to when it was made: painting over it finds it there.
    @Test func paintingOverItFindsItsMemoryThere() throws {
        let surface = try #require(ClearImage.surface(CAIRO_FORMAT_ARGB32, width: 1024, height: 1024))
        defer { cairo_surface_destroy(surface) }
        let pixels = try #require(cairo_image_surface_get_data(surface))
        let before = faults()
        // Read and written, as painting does.
        for offset in stride(from: 0, to: 4 << 20, by: 4096) { pixels[offset] &+= 1 }
        #expect(faults() - before < 64, "of 1024 pages")
    }

    /// How many pages this thread has had to be found.
    private func faults() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(1), &usage)
        return usage.ru_minflt
    }
}
