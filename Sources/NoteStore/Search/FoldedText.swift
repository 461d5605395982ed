import CGtk

/// A text as it is compared in a search, with where each part of it comes from.
struct FoldedText {
    /// The folded bytes.
    private(set) var bytes: [UInt8] = []
    /// For each folded byte, where its character begins in the text.
    private var starts: [Int] = []
    /// For each folded byte, where its character ends in the text.
    private var ends: [Int] = []

    /// Folds a text character by character.
    init(_ text: String) {
        bytes.reserveCapacity(text.utf8.count)
        var offset = 0
        for character in text {
            let length = character.utf8.count
            if length == 1, let byte = character.utf8.first, byte < 0x80 {
                bytes.append(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)
                starts.append(offset)
                ends.append(offset + 1)
            } else {
                for byte in SearchText.folded(String(character)).utf8 {
                    bytes.append(byte)
                    starts.append(offset)
                    ends.append(offset + length)
                }
            }
            offset += length
        }
    }

    /// Where a folded word stands, as ranges of the text's UTF-8.
    func ranges(of word: String) -> [Range<Int>] {
        var found: [Range<Int>] = []
        let length = word.utf8.count
        guard length > 0 else { return [] }
        // A text that ends with NUL, as C wants it.
        (bytes + [0]).withUnsafeBufferPointer { hay in
            guard let base = hay.baseAddress else { return }
            base.withMemoryRebound(to: CChar.self, capacity: hay.count) { text in
                var from = text
                while let hit = strstr(from, word) {
                    let place = UnsafePointer(hit) - text
                    found.append(starts[place]..<ends[place + length - 1])
                    from = UnsafePointer(hit) + length
                }
            }
        }
        return found
    }
}
