import Paper
import Testing

@Suite struct PaperInksTests {
    private static let demands = [PaperInks.Demand.large, .small]
    private static let grey = PaperColor(face: RGB(red: 118, green: 118, blue: 118))

    @Test func contrastIsThatOfWCAG() {
        #expect(abs(RGB.black.contrast(with: .white) - 21) < 1e-9)
        #expect(RGB.ink.contrast(with: .ink) == 1)
        // The lightest grey that passes AA on white, and the one after it, which are well known.
        #expect(RGB(red: 118, green: 118, blue: 118).contrast(with: .white) > 4.54)
        #expect(RGB(red: 119, green: 119, blue: 119).contrast(with: .white) < 4.48)
        #expect(abs(RGB(red: 255, green: 0, blue: 0).luminance - 0.2126) < 1e-12)
    }

    @Test(arguments: PaperColor.allCases, demands) func everythingIsReadable(
        color: PaperColor, demand: PaperInks.Demand
    ) throws {
        let inks = PaperInks(on: color, for: demand)
        let wash = try #require(inks.wash)
        let washed = inks.paper.mixed(with: wash, part: PaperInks.washPart)
        for ground in [inks.paper, washed] {
            #expect(inks.writing.contrast(with: ground) >= demand.ratio)
            #expect(inks.link.contrast(with: ground) >= demand.ratio)
            #expect(inks.caret.contrast(with: ground) >= 4.5)
            #expect(inks.placeholder.contrast(with: ground) >= 4.5)
            #expect(inks.selection.contrast(with: ground) >= 4.5)
        }
        #expect(inks.selectedText.contrast(with: inks.selection) >= demand.ratio)
        for ink in [inks.title, inks.date, inks.focusRing] { #expect(ink.contrast(with: inks.paper) >= 4.5) }
    }

    @Test func theDesignsInksStayWhereTheyPass() {
        for color in [PaperColor.yellow, .rose, .blue, .lilac] {
            let inks = PaperInks(on: color)
            #expect(inks.writing == .ink && inks.caret == .ink && inks.title == .heading)
        }
    }

    @Test(arguments: [PaperColor.yellow, .rose, .blue, .lilac]) func theDateIsDarkenedJustAsFarAsNeeded(
        color: PaperColor
    ) {
        #expect(RGB.brown.contrast(with: color.face) < 3)
        let date = PaperInks(on: color).date
        #expect((4.5..<4.65).contains(date.contrast(with: color.face)))
        #expect(date.red > date.green && date.green > date.blue)
    }

    @Test func onEveryPaperOfOnesOwnTheBestThereIsIsTaken() {
        for channel in stride(from: 0.0, through: 255, by: 3) {
            for face in [
                RGB(red: channel, green: channel, blue: channel), RGB(red: channel, green: 255 - channel, blue: 90),
                RGB(red: 200, green: channel, blue: channel),
            ] {
                let color = PaperColor(face: face)
                let inks = PaperInks(on: color)
                let ground = inks.wash.map { inks.paper.mixed(with: $0, part: PaperInks.washPart) } ?? inks.paper
                for ink in [inks.writing, inks.caret, inks.link, inks.placeholder] {
                    #expect(ink.contrast(with: ground) >= 4.5)
                }
                for ink in [inks.title, inks.date, inks.focusRing] { #expect(ink.contrast(with: inks.paper) >= 4.5) }
                let small = PaperInks(on: color, for: .small)
                let best = small.paper.contrast(with: small.paper.opposite)
                #expect(small.writing.contrast(with: small.paper) >= min(7, best))
            }
        }
    }

    @Test(arguments: PaperColor.allCases + [grey], [false, true]) func theMostContrastIsPlain(
        color: PaperColor, dark: Bool
    ) {
        let paper = color.highContrast(dark: dark)
        let inks = PaperInks(on: paper, for: .most)
        #expect(paper.isDark == dark)
        #expect(inks.wash == nil)
        for ink in [inks.writing, inks.title, inks.date, inks.caret, inks.link, inks.placeholder, inks.focusRing] {
            #expect(ink == (dark ? .white : .black))
            #expect(ink.contrast(with: inks.paper) >= 12)
        }
        #expect(inks.selectedText.contrast(with: inks.selection) >= 12)
    }
}
