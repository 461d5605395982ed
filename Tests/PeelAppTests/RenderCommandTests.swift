import Foundation
import Testing

/// `peel render` as a command: what it writes, and what it refuses.
@Suite struct RenderCommandTests {
    private static let wrong: [(arguments: [String], named: String)] = [
        (["--color", "green"], "green"), (["--color", ""], "--color"), (["--color", "Yellow"], "yellow, rose"),
        (["--width", "15"], "15"), (["--width", "4097"], "4096"), (["--width", "wide"], "wide"),
        (["--width", "-292"], "-292"), (["--width", "1e2"], "1e2"), (["--width", "99999999999999999999"], "--width"),
        (["--rotation", "181"], "181"), (["--rotation", "nan"], "nan"), (["--rotation", "steep"], "steep"),
        (["--scale", "0"], "1 to 8"), (["--scale", "9"], "9"), (["--scale", "inf"], "inf"),
        (["--at", "-1"], "-1"), (["--at", "nan"], "nan"), (["--at", "soon"], "soon"),
        (["--at", "1", "--still"], "--still"), (["--still=yes"], "--still"), (["--no-shadow=1"], "--no-shadow"),
        (["--colour", "rose"], "--colour"), (["-x"], "-x"), (["stray"], "stray"), (["--"], "--"),
        (["--text"], "--text"), (["--text", "a", "--text", "b"], "--text"), (["--still", "--still"], "--still"),
        (["--width", "4096", "--scale", "8"], "--scale 8"),
    ]

    @Test(arguments: wrong) func wrongArgumentsAreNamedAndLeaveNoFile(arguments: [String], named: String) throws {
        let folder = try ScratchFolder()
        // Before the rest, so that an option that lacks its value can be last.
        let outcome = try PeelProgram.run(["render", "-o", folder.path("note.png")] + arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(named), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1 && outcome.output.isEmpty)
        #expect(folder.names.isEmpty)
    }

    @Test(arguments: ["note.jpg", "note", ".png", "note.png.bak", "none/note.png", ""])
    func wrongPathsAreNamedAndLeaveNoFile(path: String) throws {
        let folder = try ScratchFolder()
        let outcome = try PeelProgram.run(["render", "-o", path], in: folder.url)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("-o \u{201C}\(path)\u{201D}"))
        #expect(folder.names.isEmpty)
    }

    @Test func theOutputIsAskedFor() throws {
        let outcome = try PeelProgram.run(["render", "--text", "a"])
        #expect(outcome.status == 2 && outcome.errors.contains("-o"))
    }

    @Test func aFolderInThePlaceIsLeftAlone() throws {
        let folder = try ScratchFolder()
        try FileManager.default.createDirectory(atPath: folder.path("note.png"), withIntermediateDirectories: true)
        let outcome = try PeelProgram.run(["render", "-o", folder.path("note.png")])
        #expect(outcome.status == 2)
        #expect(folder.names == ["note.png"])
    }

    @Test func anOlderPictureStaysWhenANewOneFails() throws {
        let folder = try ScratchFolder()
        try Data("old".utf8).write(to: folder.url.appendingPathComponent("note.png"))
        #expect(try PeelProgram.run(["render", "--width", "0", "-o", folder.path("note.png")]).status == 2)
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("note.png")) == Data("old".utf8))
    }

    @Test(arguments: [(16, "1"), (101, "1"), (292, "2"), (101, "1.5"), (300, "8")])
    func aBarePictureIsExactlyTheSheet(width: Int, scale: String) throws {
        let folder = try ScratchFolder()
        let path = folder.path("note.png")
        let outcome = try PeelProgram.run(
            ["render", "--text", "Hello", "--width", "\(width)", "--scale", scale, "--rotation", "0", "--no-shadow"]
                + ["-o", path])
        #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.output.isEmpty)
        #expect(folder.names == ["note.png"])
        let picture = try #require(Picture(png: path))
        let side = Int((Double(width) * (Double(scale) ?? 0)).rounded(.up))
        #expect(picture.width == side && picture.height == side)
        #expect(picture.alpha(side / 2, side / 2) == 255)
    }

    @Test func outsideTheSheetItIsTransparent() throws {
        let folder = try ScratchFolder()
        let path = folder.path("note.png")
        #expect(try PeelProgram.run(["render", "--rotation", "-7", "--at", "3.25", "-o", path]).status == 0)
        let picture = try #require(Picture(png: path))
        #expect(picture.width > 292 && picture.height > 292)
        for (x, y) in [(0, 0), (picture.width - 1, 0), (0, picture.height - 1)] { #expect(picture.alpha(x, y) == 0) }
        #expect(picture.alpha(picture.width / 2, picture.height / 2) == 255)
    }

    @Test func longWritingFadesAndTheTitleStays() throws {
        let folder = try ScratchFolder()
        let text = Array(repeating: "so much to say", count: 200).joined(separator: " ")
        for (name, text) in [("long.png", text), ("none.png", "")] {
            let outcome = try PeelProgram.run(
                ["render", "--no-shadow", "--no-texture", "--text", text, "-o", folder.path(name)])
            #expect(outcome.status == 0)
        }
        let (long, none) = (Picture(png: folder.path("long.png")), Picture(png: folder.path("none.png")))
        let (written, blank) = (try #require(long), try #require(none))
        // The darkest ink of some rows, as its distance from the blank paper's red.
        func ink(_ rows: Range<Int>) -> Int {
            rows.flatMap { y in (0..<292).map { Int(blank.row(y)[4 * $0 + 2]) - Int(written.row(y)[4 * $0 + 2]) } }
                .max() ?? 0
        }
        #expect(ink(100..<150) > 180)
        #expect(ink(230..<238) < 90 && ink(236..<240) < 40)
        // Below the writing, and on the fold, there is none.
        #expect(ink(242..<292) == 0)
    }

    @Test(arguments: ["svg", "pdf"]) func vectorPicturesAreWhole(ending: String) throws {
        let folder = try ScratchFolder()
        let url = folder.url.appendingPathComponent("note." + ending)
        let outcome = try PeelProgram.run(
            ["render", "--text", "Hello <&>", "--title", "T", "--date", "D", "--rotation=-7", "--output=" + url.path])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(folder.names == ["note." + ending])
        let data = try Data(contentsOf: url)
        if ending == "pdf" {
            #expect(data.starts(with: Data("%PDF-".utf8)))
            #expect(String(decoding: data.suffix(16), as: UTF8.self).contains("%%EOF"))
        } else {
            let text = String(decoding: data, as: UTF8.self)
            #expect(text.contains("<svg") && text.hasSuffix("</svg>\n"))
            #expect(data.count < 1_500_000)
        }
    }

    @Test func helpNamesEveryOption() throws {
        let outcome = try PeelProgram.run(["render", "--help"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        for option in [
            "--text", "--title", "--date", "--color", "--width", "--rotation", "--at", "--still", "--scale",
            "--no-texture", "--no-shadow", "-o",
        ] {
            #expect(outcome.output.contains(option))
        }
    }
}
