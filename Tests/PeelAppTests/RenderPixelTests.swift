import Foundation
import Testing

/// `peel render` against an independent drawing of the design.
@Suite struct RenderPixelTests {
    private static let papers: [(name: String, channels: [Double])] = [
        ("yellow", [250, 231, 160]), ("rose", [246, 219, 226]), ("blue", [223, 234, 248]), ("lilac", [233, 223, 245]),
        ("amber", [247, 198, 84]), ("#3fA0c8", [63, 160, 200]),
    ]

    @Test(arguments: [120, 292, 640], [0, 1.6, 3.25, 4.8, nil] as [Double?])
    func theSheetIsTheDesigns(width: Int, seconds: Double?) throws {
        let folder = try ScratchFolder()
        let reference = ReferenceSheet(side: width, seconds: seconds)
        for paper in Self.papers {
            let path = folder.path(paper.name + ".png")
            let moment = seconds.map { ["--at", "\($0)"] } ?? ["--still"]
            let outcome = try PeelProgram.run(
                ["render", "--width", "\(width)", "--color", paper.name, "--rotation", "0", "--no-shadow"]
                    + ["--no-texture"] + moment + ["-o", path])
            #expect(outcome.status == 0, "\(outcome.errors)")
            let picture = try #require(Picture(png: path))
            #expect(picture.width == width && picture.height == width)
            let difference = reference.difference(to: picture, paper: paper.channels)
            // The design's bound is 1.5; a wrong strip or a missing line stays below that on so much plain paper.
            #expect(difference.sheet < 0.35, "\(paper.name)")
            #expect(difference.corner < 1, "\(paper.name)")
        }
    }
}
