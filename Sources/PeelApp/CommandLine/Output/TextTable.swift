/// Lines of several columns.
enum TextTable {
    /// The widest that a column is padded to.
    private static let widest = 32

    /// Prints rows: with tabs between the columns for programs, padded for people at a terminal.
    /// - Parameter rows: texts that are harmless for a terminal; all rows have the same number of columns.
    /// - Throws: ``CommandError`` where they cannot be written.
    static func print(_ rows: [[String]], to output: Output) throws {
        guard output.isTerminal else {
            for row in rows { try output.write(row.joined(separator: "\t") + "\n") }
            return
        }
        var widths: [Int] = []
        for column in (rows.first ?? []).indices.dropLast() {
            widths.append(min(rows.lazy.map { $0[column].count }.max() ?? 0, widest))
        }
        for row in rows {
            var line = ""
            for (cell, width) in zip(row, widths) {
                line += cell + String(repeating: " ", count: max(width - cell.count, 0) + 2)
            }
            line += row.last ?? ""
            try output.write(line + "\n")
        }
    }
}
