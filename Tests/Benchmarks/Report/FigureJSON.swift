/// The figures for other programs.
@MainActor
enum FigureJSON {
    /// An object with the machine and an array of figures.
    static func text(_ figures: [Figure], slack: Double) -> String {
        let parts = figures.map { "    " + object($0, slack: slack) }.joined(separator: ",\n")
        return """
            {
              "machine": \(quoted(Machine.description)),
              "slack": \(slack),
              "figures": [
            \(parts)
              ]
            }
            """
    }

    private static func object(_ figure: Figure, slack: Double) -> String {
        var fields = [
            ("name", quoted(figure.name)), ("unit", quoted(figure.unit)), ("peel", samples(figure.own)),
        ]
        if let floor = figure.floor {
            fields += [("beside", quoted(figure.floorName)), ("floor", samples(floor))]
        }
        fields.append(("ratio", samples(figure.ratios)))
        switch figure.bound {
        case nil: break
        case .ratio(let most): fields.append(("most_ratio", number(most)))
        case .value(let most): fields.append(("most", number(most)))
        }
        fields.append(("verdict", quoted(figure.verdict(slack: slack).rawValue)))
        if !figure.remark.isEmpty { fields.append(("remark", quoted(figure.remark))) }
        return "{" + fields.map { "\(quoted($0)): \($1)" }.joined(separator: ", ") + "}"
    }

    private static func samples(_ samples: Samples) -> String {
        "{\"median\": \(number(samples.median)), \"n\": \(samples.count), "
            + "\"values\": [\(samples.values.map { number($0) }.joined(separator: ", "))]}"
    }

    private static func number(_ number: Double) -> String { number.isFinite ? "\(number)" : "null" }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: if scalar.value >= 32 { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }
}
