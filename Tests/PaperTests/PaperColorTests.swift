import Paper
import Testing

@Suite struct PaperColorTests {
    @Test func namesAreStable() {
        #expect(
            PaperColor.allCases.map(\.name) == [
                "yellow", "rose", "blue", "lilac", "amber", "coral", "leaf", "slate", "pine", "plum",
            ])
        for color in PaperColor.allCases {
            #expect(PaperColor(name: color.name) == color && !color.isCustom)
        }
    }

    @Test(arguments: ["Yellow", "", "#", "#fff", "#12345", "#1234567", "#12345g", "123456", "#é1234", "#+1+2+3"])
    func otherNamesAreNone(name: String) {
        #expect(PaperColor(name: name) == nil)
    }

    @Test func aColourOfOnesOwnIsNamedByItsChannels() throws {
        let color = try #require(PaperColor(name: "#0A7fFF"))
        #expect(color.face == RGB(red: 10, green: 127, blue: 255))
        #expect(color.name == "#0a7fff" && color.isCustom)
        #expect(PaperColor(face: color.face) == color)
        #expect(PaperColor(face: RGB(red: -4, green: 127.4, blue: 999)).name == "#007fff")
    }

    @Test func someAreFitForDarkDesktops() {
        #expect(PaperColor.allCases.filter(\.isDark) == [.slate, .pine, .plum])
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
