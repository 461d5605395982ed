import Paper
import Testing

@testable import PostItNote

/// Pictures of notes, one after the other.
@Suite struct NoteThumbnailTests {
    private func pixels(_ picture: ThumbnailPicture) -> [UInt8] {
        picture.withPixels { Array(UnsafeRawBufferPointer(start: $0, count: $1 * picture.side)) } ?? []
    }

    private func thumbnail(_ color: PaperColor, _ rotation: Double, texture: Bool = true) -> NoteThumbnail {
        var thumbnail = NoteThumbnail()
        (thumbnail.title, thumbnail.text) = ("Shopping", "Milk and bread")
        (thumbnail.color, thumbnail.rotation, thumbnail.texture) = (color, rotation, texture)
        return thumbnail
    }

    @Test func whatIsKeptForTheNextPictureChangesNone() {
        let stencils = SheetStencils()
        for scale in [1.0, 2] {
            for rotation in [0.0, -4, 0, 3, -4] {
                for (color, texture) in [(PaperColor.yellow, true), (.blue, true), (.rose, false)] {
                    let thumbnail = thumbnail(color, rotation, texture: texture)
                    let alone = pixels(thumbnail.paint(side: 204, scale: scale))
                    let kept = pixels(thumbnail.paint(side: 204, scale: scale, with: stencils))
                    #expect(alone == kept, "\(color.name), \(rotation) degrees, scale \(scale)")
                    #expect(alone.contains { $0 != 0 })
                }
            }
        }
    }

    @Test func aPictureIsPaintedPixelByPixelWhereTheScreenIsAsFine() throws {
        let picture = thumbnail(.yellow, -4).paint(side: 100, scale: 2)
        let copy = ThumbnailPicture(side: 200)
        copy.draw { context in
            // As a screen of that scale has it.
            picture.paint(context, x: 0, y: 0, side: 200)
        }
        #expect(pixels(copy) == pixels(picture))
        #expect(picture.byteCount == pixels(picture).count)
    }
}
