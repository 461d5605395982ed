import CGtk
import GLib
import Glibc

/// A picture on its way to a file: written beside its place under another name, and renamed when it is complete.
struct PictureFile {
    /// Writes a picture.
    /// - Parameters:
    ///   - path: where to; a file that is there is replaced, in one step.
    ///   - width: in pixels, or points for SVG and PDF.
    ///   - height: likewise.
    ///   - paint: paints it; the context is borrowed.
    /// - Throws: ``RenderError``; no file is left behind then, and an older one stays.
    static func write(
        to path: String, format: PictureFormat, width: Int, height: Int, paint: (OpaquePointer) -> Void
    ) throws {
        // g_mkstemp_full writes into its template.
        guard let temporary = strdup(temporaryPath(beside: path)) else {
            throw RenderError(message: localized("%s: out of memory", "“\(path)”"))
        }
        defer { free(temporary) }
        let descriptor = g_mkstemp_full(temporary, O_RDWR | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(path, errno) }
        close(descriptor)
        do {
            try draw(to: temporary, path: path, format: format, width: width, height: height, paint: paint)
            if rename(temporary, path) != 0 { throw failure(path, errno) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func draw(
        to temporary: UnsafePointer<CChar>, path: String, format: PictureFormat, width: Int, height: Int,
        paint: (OpaquePointer) -> Void
    ) throws {
        let surface =
            switch format {
            case .png: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
            case .svg: cairo_svg_surface_create(temporary, Double(width), Double(height))
            case .pdf: cairo_pdf_surface_create(temporary, Double(width), Double(height))
            }
        defer { cairo_surface_destroy(surface) }
        if format == .svg { cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX) }
        guard let context = cairo_create(surface) else { return }
        paint(context)
        var status = cairo_status(context)
        cairo_destroy(context)
        if status == CAIRO_STATUS_SUCCESS, format == .png {
            status = cairo_surface_write_to_png(surface, temporary)
        }
        cairo_surface_finish(surface)
        if status == CAIRO_STATUS_SUCCESS { status = cairo_surface_status(surface) }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw RenderError(message: "\u{201C}\(path)\u{201D}: \(String(cString: cairo_status_to_string(status)))")
        }
    }

    private static func temporaryPath(beside path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return ".peel-XXXXXX" }
        return path[...slash] + ".peel-XXXXXX"
    }

    private static func failure(_ path: String, _ code: Int32) -> RenderError {
        RenderError(
            message:
                localized("%s: cannot be written: %s", "“\(path)”", String(cString: g_strerror(code))))
    }
}
