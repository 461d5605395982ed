/// Where a line of one of our keys stands in a file, in byte offsets.
struct HeaderField: Hashable, Sendable {
    /// The key.
    let key: NoteKey
    /// The line with its end, and the lines that continue it.
    var lines: Range<Int>
    /// The value as written, with its quotes; empty and right after the colon where there is none.
    var value: Range<Int>
    /// Whether further lines continue the value, which we do not read.
    var isContinued = false
}
