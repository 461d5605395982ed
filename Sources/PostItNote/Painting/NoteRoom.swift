/// How much room title, writing, date and count need, and what gives way where there is less.
struct NoteRoom: Equatable {
    /// The height of a line of the title in px, 0 for no title.
    var titleLine: Double
    /// The height of the date in px, 0 for no date.
    var dateLine: Double
    /// The height of the count in px, 0 for none.
    var countLine: Double
    /// The height of a line of the writing in px.
    var writingLine: Double

    /// What lies over the sheet's two upper corners, in px: how far along the top and how far down; nothing usually.
    var corners = CornerRoom()

    /// What the writing has above and below a line at least, in px; usually it has more.
    static let writingMargin = 6.0
    /// Where a note stops growing with its text, in px; from there on its text scrolls and gives way.
    static let greatestSide = 1600

    /// What has had to give way on a sheet.
    struct Needs: Equatable {
        /// Whether the title has one line only.
        var titleIsOneLine = false
    }

    /// The side of the smallest sheet that holds a line of everything, in px.
    var leastSide: Int {
        var (tooSmall, enough) = (1, Self.greatestSide)
        while enough - tooSmall > 1 {
            let middle = (tooSmall + enough) / 2
            if isEnough(layout(Double(middle), title: titleLine, date: dateLine)) {
                enough = middle
            } else {
                tooSmall = middle
            }
        }
        return enough
    }

    /// Lays out a sheet so that the writing has a line at least, and two where the title has: the title gives its second
    /// line, then the date goes, then the title.
    ///
    /// - Parameters:
    ///   - side: the sheet's side in px.
    ///   - titleHeight: the height that the title wants in a width.
    func arranged(
        onSide side: Double, titleHeight: (_ width: Double) -> Double
    ) -> (layout: NoteLayout, needs: Needs) {
        let width = layout(side, title: 1, date: 0).title.width
        let wanted = titleLine > 0 ? titleHeight(width) : 0
        let steps = [
            (wanted, dateLine, Needs()), (min(wanted, titleLine), dateLine, Needs(titleIsOneLine: true)),
            (min(wanted, titleLine), 0, Needs(titleIsOneLine: true)), (0, 0, Needs(titleIsOneLine: true)),
        ]
        for (title, date, needs) in steps {
            let layout = layout(side, title: title, date: date)
            let lines = needs.titleIsOneLine || wanted < 1.5 * titleLine ? 1.0 : 2
            if isEnough(layout, lines: lines) { return (layout, needs) }
        }
        return (layout(side, title: 0, date: 0), Needs(titleIsOneLine: true))
    }

    private func layout(_ side: Double, title: Double, date: Double) -> NoteLayout {
        NoteLayout(side: side, titleHeight: title, dateHeight: date, countHeight: countLine, corners: corners)
    }

    private func isEnough(_ layout: NoteLayout, lines: Double = 1) -> Bool {
        layout.writing.height >= lines * writingLine + Self.writingMargin && layout.writing.width >= writingLine
    }
}
