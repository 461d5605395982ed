import Paper
import Testing

@Suite struct PaperColorTests {
    @Test func namesAreStable() {
        #expect(PaperColor.allCases.map(\.name) == ["yellow", "rose", "blue", "lilac"])
        for color in PaperColor.allCases { #expect(PaperColor(name: color.name) == color) }
        #expect(PaperColor(name: "Yellow") == nil && PaperColor(name: "") == nil)
    }

    @Test(arguments: PaperColor.allCases) func tonesAreColours(color: PaperColor) {
        for angle in stride(from: 0.0, through: 2.6, by: 0.02) {
            for showsBack in [false, true] {
                let tone = color.tone(angle: angle, showsBack: showsBack)
                for channel in [tone.red, tone.green, tone.blue] { #expect((0...255).contains(channel)) }
            }
        }
    }

    @Test(arguments: PaperColor.allCases) func theBackIsPalerThanTheFront(color: PaperColor) {
        let (front, back) = (color.tone(angle: 2, showsBack: false), color.tone(angle: 2, showsBack: true))
        #expect(back.red >= front.red && back.green > front.green && back.blue > front.blue)
    }

    @Test func grainLiesOnTheSheet() {
        let dots = Grain.dots(side: 292)
        for (index, dot) in dots.enumerated() {
            #expect((0..<292).contains(dot.x) && (0..<292).contains(dot.y))
            #expect(dot == Grain.dot(index, side: 292))
        }
    }
}
