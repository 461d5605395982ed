/// The inks that are read on one paper, chosen by measured contrast.
///
/// The design's inks stay where they pass. Where they don't, they are darkened on light paper, or lightened on dark
/// paper, just as far as needed, see ``RGB/readable(on:atLeast:)``: so is the date's brown, which has no more than 2.9
/// on the design's own papers, on each of them to 4.5.
public struct PaperInks: Hashable, Sendable {
    /// How well what is written must be told from the paper.
    public enum Demand: Hashable, Sendable {
        /// WCAG's AAA for large text: 4.5 to 1, for writing of 24 px and more.
        case large
        /// WCAG's AAA for other text: 7 to 1, for smaller writing.
        case small
        /// The most there is, black or white, for who has asked the desktop for more contrast.
        case most

        /// The least contrast of the writing.
        public var ratio: Double { self == .large ? Self.labelRatio : 7 }
        /// The least contrast of everything else that tells something.
        public static let labelRatio = 4.5
    }

    /// How much of the ink lies over the paper while it is being written on, 0...1.
    public static let washPart = 0.05

    /// The paper's own colour.
    public let paper: RGB
    /// The writing, also where it is washed with its own ink while it is edited.
    public let writing: RGB
    /// The title.
    public let title: RGB
    /// The date, and how many characters are left.
    public let date: RGB
    /// The caret.
    public let caret: RGB
    /// The ground of selected text.
    public let selection: RGB
    /// Selected text.
    public let selectedText: RGB
    /// Links.
    public let link: RGB
    /// What stands where nothing is written yet.
    public let placeholder: RGB
    /// The ring that shows the focus.
    public let focusRing: RGB
    /// The wash of the writing while it is edited, or nil for none.
    public let wash: RGB?

    /// Chooses the inks.
    /// - Parameters:
    ///   - color: the paper.
    ///   - demand: how large the writing is shown, or that the user asks for the most.
    public init(on color: PaperColor, for demand: Demand = .large) {
        let paper = color.face
        let extreme = paper.opposite
        self.paper = paper
        guard demand != .most else {
            (writing, title, date, caret, link) = (extreme, extreme, extreme, extreme, extreme)
            (selection, selectedText, placeholder, focusRing) = (extreme, paper, extreme, extreme)
            wash = nil
            return
        }
        func pick(_ light: RGB, _ dark: RGB, _ ratio: Double) -> RGB {
            (color.isDark ? dark : light).readable(on: paper, atLeast: ratio)
        }
        // Washed with its own ink the paper comes a little nearer to the ink.
        func passes(_ ink: RGB) -> Bool {
            ink.contrast(with: paper.mixed(with: ink, part: Self.washPart)) >= demand.ratio
        }
        let ink = (color.isDark ? RGB.chalk : .ink).readable(towards: extreme, passes)
        writing = ink
        caret = ink
        link = ink
        // A selection is the writing turned inside out, so that it has the writing's contrast both ways.
        (selection, selectedText) = (ink, paper)
        title = pick(.heading, .chalk, Demand.labelRatio)
        date = pick(.brown, .sand, Demand.labelRatio)
        // On some of the user's own papers there is no contrast to give away.
        wash = passes(ink) ? ink : nil
        let ground = wash.map { paper.mixed(with: $0, part: Self.washPart) } ?? paper
        placeholder = ink.mixed(with: paper, part: 0.35).readable(on: ground, atLeast: Demand.labelRatio)
        focusRing = ink
    }
}

/// The inks of dark papers.
extension RGB {
    /// The white of the writing and the title on dark paper.
    public static let chalk = RGB(red: 240, green: 236, blue: 224)
    /// The date's colour on dark paper, the brown's light sister.
    public static let sand = RGB(red: 206, green: 186, blue: 154)
}
