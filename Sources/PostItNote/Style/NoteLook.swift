import Paper

/// What the style sheet of a note depends on; notes that are alike in it share one.
struct NoteLook: Hashable {
    /// The inks.
    var inks: PaperInks
    /// The families of the writing, to be tried in turn.
    var families: [String]
    /// The size of the writing in points, zoomed.
    var writingPoints: Double
    /// How many times as large title, date and count are.
    var labelZoom: Double
    /// Whether the user has asked the desktop for more contrast.
    var hasMoreContrast: Bool

    /// The least size in px that counts as large.
    static let largePixels = 24.0

    /// Works out the look of a note.
    /// - Parameters:
    ///   - values: what it is set to.
    ///   - wantsContrast: whether the desktop wants more contrast.
    ///   - isDark: whether the desktop is dark.
    ///   - pixelsInPoint: the text scale: logical pixels in a point.
    init(_ values: NoteValues, wantsContrast: Bool, isDark: Bool, pixelsInPoint: Double) {
        hasMoreContrast = wantsContrast
        families = WritingFace.families(values.writingFont)
        writingPoints = values.writingSize * values.zoom
        labelZoom = max(1, (1 + values.zoom) / 2)
        let paper = Self.paper(values.color, wantsContrast: wantsContrast, isDark: isDark)
        // A hair less, since a text scale is rarely an exact number.
        let isLarge = writingPoints * pixelsInPoint > Self.largePixels - 0.01
        inks = PaperInks(on: paper, for: wantsContrast ? .most : isLarge ? .large : .small)
    }

    /// The paper that is shown for a colour.
    static func paper(_ color: PaperColor, wantsContrast: Bool, isDark: Bool) -> PaperColor {
        wantsContrast ? color.highContrast(dark: isDark) : color
    }
}
