import PostItNote
import Testing

@Suite struct NoteLayoutTests {
    private static let heights: [(title: Double, date: Double)] = [(0, 0), (16, 0), (0, 15), (16, 15), (40, 38)]

    private func keepsOffTheFold(_ rect: NoteLayout.Rect, side: Double) -> Bool {
        rect.x + rect.width + rect.y + rect.height <= 2 * (side - 1) - 0.25 * side - 2
    }

    @Test(arguments: heights) func everythingKeepsOffTheFold(title: Double, date: Double) {
        for side in stride(from: 120.0, through: 2000, by: 7) {
            let layout = NoteLayout(side: side, titleHeight: title, dateHeight: date)
            for rect in [layout.title, layout.writing, layout.date] where rect.height > 0 {
                #expect(keepsOffTheFold(rect, side: side))
                #expect(rect.x >= 0.09 * side - 1 && rect.x + rect.width <= 0.91 * side + 1)
                #expect(rect.y >= 0.08 * side - 1 && rect.y + rect.height <= 0.9 * side)
                // In the middle.
                #expect(abs(2 * rect.x + rect.width - side) < 1e-9)
            }
        }
    }

    @Test(arguments: heights) func nothingOverlaps(title: Double, date: Double) {
        for side in stride(from: 200.0, through: 2000, by: 9) {
            let layout = NoteLayout(side: side, titleHeight: title, dateHeight: date)
            if title > 0 {
                #expect(layout.title.height == title)
                #expect(layout.writing.y == layout.title.y + title + 12)
            }
            if date > 0 {
                #expect(layout.date.height == date)
                #expect(layout.writing.y + layout.writing.height <= layout.date.y - 12)
            }
            #expect(layout.writing.height > 0)
        }
    }

    @Test(arguments: [12.0, 22, 44]) func theCountLiesBelowAllAndOffTheFold(count: Double) {
        for side in stride(from: 200.0, through: 2000, by: 9) {
            let layout = NoteLayout(side: side, titleHeight: 16, dateHeight: 15, countHeight: count)
            #expect(layout.count.height == count && layout.count.width > 0)
            #expect(keepsOffTheFold(layout.count, side: side))
            #expect(layout.count.y >= layout.date.y + layout.date.height)
            #expect(layout.count.y + count <= side - 8)
            #expect(layout.writing.height > 0)
        }
    }

    @Test func theTitleKeepsClearOfTheCorners() {
        let corners = CornerRoom(along: 57, down: 31)
        for side in stride(from: 120.0, through: 2000, by: 7) {
            let title = NoteLayout(side: side, titleHeight: 16, dateHeight: 15, corners: corners).title
            let isBetween = title.x >= corners.along && title.x + title.width <= side - corners.along
            #expect(isBetween || title.y >= corners.down, "\(side)")
            #expect(title.width > side / 3)
        }
    }

    @Test func nothingIsNegativeOnATinySheet() {
        for side in 1...120 {
            let layout = NoteLayout(side: Double(side), titleHeight: 30, dateHeight: 30)
            for rect in [layout.title, layout.writing, layout.date] {
                #expect(rect.width >= 0 && rect.height >= 0)
            }
        }
    }
}
