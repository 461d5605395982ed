import CGtk
import GLib

/// Prints pages, by the desktop's own dialog or to a PDF file.
///
/// Thread: GTK's.
public final class PrintOperation: GObjectRef {
    /// The room on a page for what is printed, in points.
    public typealias PageSize = (width: Double, height: Double)

    /// Makes an operation.
    /// - Parameters:
    ///   - name: what lists of print jobs call it.
    ///   - countPages: gets the room on a page, and says how many pages there are.
    ///   - drawPage: paints one page, numbered from 0, on a cairo context (borrowed) in points.
    public init(
        name: String, countPages: @escaping @MainActor (PageSize) -> Int,
        drawPage: @escaping @MainActor (OpaquePointer, PageSize, Int) -> Void
    ) {
        super.init(adopting: UnsafeMutableRawPointer(gtk_print_operation_new()))
        gtk_print_operation_set_unit(cast(), GTK_UNIT_POINTS)
        gtk_print_operation_set_job_name(cast(), name)
        gtk_print_operation_set_embed_page_setup(cast(), 1)
        connect(SignalName<PointerSignature>("begin-print")) { [weak self] context in
            guard let self, let context else { return }
            let pages = countPages(Self.size(OpaquePointer(context)))
            gtk_print_operation_set_n_pages(cast(), Int32(max(1, pages)))
        }
        connect(SignalName<PageSignature>("draw-page")) { context, page in
            guard let context = context.map({ OpaquePointer($0) }),
                let painting = gtk_print_context_get_cairo_context(context)
            else { return }
            drawPage(painting, Self.size(context), page)
        }
    }

    /// Shows the desktop's dialog and prints.
    /// - Parameters:
    ///   - parent: the window that the dialog belongs to.
    ///   - onFailure: gets what went wrong, in a sentence.
    public func run(for parent: Window, onFailure: @escaping @MainActor (String) -> Void) {
        var keepsItself: PrintOperation? = self
        gtk_print_operation_set_allow_async(cast(), 1)
        connect(SignalName<IntegerSignature>("done")) { result in
            guard let operation = keepsItself else { return }
            keepsItself = nil
            guard result == GTK_PRINT_OPERATION_RESULT_ERROR.rawValue else { return }
            var error: UnsafeMutablePointer<GError>?
            gtk_print_operation_get_error(operation.cast(), &error)
            onFailure(Self.message(error))
        }
        var error: UnsafeMutablePointer<GError>?
        gtk_print_operation_run(cast(), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent.cast(), &error)
        g_clear_error(&error)
    }

    /// Writes the pages to a PDF file.
    /// - Returns: what went wrong, in a sentence; nil where nothing did.
    public func export(to path: String) -> String? {
        gtk_print_operation_set_export_filename(cast(), path)
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_print_operation_run(cast(), GTK_PRINT_OPERATION_ACTION_EXPORT, nil, &error)
        return result == GTK_PRINT_OPERATION_RESULT_ERROR ? Self.message(error) : nil
    }

    /// The words of an error, which is freed.
    private static func message(_ error: UnsafeMutablePointer<GError>?) -> String {
        var error = error
        defer { g_clear_error(&error) }
        return error.map { String(cString: $0.pointee.message) } ?? ""
    }

    private static func size(_ context: OpaquePointer) -> PageSize {
        (gtk_print_context_get_width(context), gtk_print_context_get_height(context))
    }
}

/// Handlers that get a context and the number of a page.
public enum PageSignature: SignalSignature {
    /// The Swift closure's type.
    public typealias Handler = @MainActor (UnsafeMutableRawPointer?, Int) -> Void
    private typealias Function =
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Void
    /// The C function.
    public static var trampoline: GCallback {
        let function: Function = { _, context, page, data in
            enterMainActor(with: (context, data)) { context, data in
                ClosureBox<Handler>.borrowed(data)?.function(context, Int(page))
            }
        }
        return unsafeBitCast(function, to: GCallback.self)
    }
}
