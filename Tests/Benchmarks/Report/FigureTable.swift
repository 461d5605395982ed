/// The figures as a table of Markdown, aligned for the eye too.
@MainActor
enum FigureTable {
    private static let head = ["figure", "peel", "beside", "ratio", "bound", "", "n"]

    /// The table, with the machine over it.
    static func text(_ figures: [Figure], slack: Double) -> String {
        let rows = [head] + figures.map { row($0, slack: slack) }
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            "| " + zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: " | ")
                + " |"
        }
        let rule = "| " + widths.map { String(repeating: "-", count: max(3, $0)) }.joined(separator: " | ") + " |"
        let legend = """
            Medians, in brackets the middle half of n; runs of peel and of what it is measured beside alternate, and a ratio
            is that of two runs next to each other.
            """
        let looser = slack == 1 ? "" : " Bounds are exceeded here by more than \(Figures.short(slack)) times."
        return ([Machine.description, "", legend + looser, "", lines[0], rule] + lines.dropFirst())
            .joined(separator: "\n")
    }

    private static func row(_ figure: Figure, slack: Double) -> [String] {
        let verdict = figure.verdict(slack: slack)
        let name = figure.name + (figure.unit.isEmpty ? "" : ", " + figure.unit)
        guard figure.own.count > 0 else {
            return [name, "not measured: " + figure.remark, "", "", "", "", "0"]
        }
        let floor = figure.floor.map { figure.floorName + " " + spread($0) } ?? ""
        let count = figure.floor.map { min($0.count, figure.own.count) } ?? figure.own.count
        return [
            name + (figure.remark.isEmpty ? "" : " (\(figure.remark))"), spread(figure.own), floor,
            figure.ratios.count > 0 ? spread(figure.ratios) : "", bound(figure), verdict.rawValue, String(count),
        ]
    }

    private static func bound(_ figure: Figure) -> String {
        switch figure.bound {
        case nil: ""
        case .ratio(let most): "≤ " + Figures.short(most) + " ×"
        case .value(let most): "≤ " + Figures.short(most)
        }
    }

    private static func spread(_ samples: Samples) -> String {
        guard samples.count > 0 else { return "not measured" }
        let middle = Figures.short(samples.median)
        guard samples.count > 1 else { return middle }
        return "\(middle) (\(Figures.short(samples.lowerQuarter))–\(Figures.short(samples.upperQuarter)))"
    }
}
