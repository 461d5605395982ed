/// Finds what a NAME on the command line stands for.
///
/// In order: the very file name; the name but for its extension, or the title, all but for upper and lower case; the
/// beginning of a name or title. The first of these ways that fits anything decides.
struct NameMatcher {
    /// What of a note can be given as its NAME.
    struct Candidate {
        /// The file's name.
        let name: [UInt8]
        /// The title; empty where there is none.
        let title: String
    }

    private let given: RawArgument
    private let folded: [UInt8]

    /// A matcher for an argument.
    init(_ given: RawArgument) {
        self.given = given
        folded = TextFolding.folded(given.lossyText)
    }

    /// The places of the candidates that may be meant; several where they are told apart by nothing that was given.
    func matches(in candidates: [Candidate]) -> [Int] {
        let exact = candidates.indices.filter { candidates[$0].name == given.bytes }
        if !exact.isEmpty { return exact }
        guard !folded.isEmpty else { return [] }
        var equal: [Int] = []
        var beginning: [Int] = []
        for (index, candidate) in candidates.enumerated() {
            // What is no UTF-8 is to be given byte for byte.
            let name = TextFolding.folded(String(decoding: candidate.name, as: UTF8.self))
            let title = TextFolding.folded(candidate.title)
            if name == folded || Self.stem(name) == folded[...] || title == folded {
                equal.append(index)
            } else if name.starts(with: folded) || title.starts(with: folded)
                || candidate.name.starts(with: given.bytes)
            {
                beginning.append(index)
            }
        }
        return equal.isEmpty ? beginning : equal
    }

    private static func stem(_ name: [UInt8]) -> ArraySlice<UInt8> {
        guard let dot = name.lastIndex(of: 0x2E), dot > 0 else { return name[...] }
        return name[..<dot]
    }
}
