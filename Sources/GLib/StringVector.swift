import CGtk

extension [String] {
    /// Takes over a vector of C strings that ends with NULL; `NULL` itself has none.
    init(adopting vector: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?) {
        self.init()
        guard let vector else { return }
        defer { g_strfreev(vector) }
        var next = vector
        while let string = next.pointee {
            append(String(cString: string))
            next += 1
        }
    }
}
