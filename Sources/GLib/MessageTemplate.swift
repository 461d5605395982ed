/// A message with places for what is put in, in the notation of printf that translators know: `%s`, `%d`, `%1$s`, `%%`.
enum MessageTemplate {
    /// Puts the arguments in.
    ///
    /// A place that no argument is there for stays as it is, so that a faulty translation is seen and nothing worse.
    static func filled(_ template: String, _ arguments: [any CustomStringConvertible]) -> String {
        guard !arguments.isEmpty else { return template }
        var result = ""
        var next = 0
        var rest = Substring(template)
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                rest.removeFirst()
                result += "%"
            } else if let place = Place(rest) {
                let index = place.number.map { $0 - 1 } ?? next
                if place.number == nil { next += 1 }
                let isThere = arguments.indices.contains(index)
                result += isThere ? arguments[index].description : "%" + rest[..<place.end]
                rest = rest[place.end...]
            } else {
                result += "%"
            }
        }
        return result + rest
    }

    /// What follows a percent sign.
    private struct Place {
        /// Which argument, from 1; `nil` for the next.
        var number: Int?
        var end: Substring.Index

        init?(_ text: Substring) {
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            var rest = text[digits.endIndex...]
            if !digits.isEmpty {
                guard rest.first == "$", let number = Int(digits), number > 0 else { return nil }
                self.number = number
                rest.removeFirst()
            }
            guard rest.first == "s" || rest.first == "d" else { return nil }
            end = rest.index(after: rest.startIndex)
        }
    }
}
