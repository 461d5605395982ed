import CGtk

/// Numbers as people read them.
enum Figures {
    /// A number with three digits that count.
    static func short(_ number: Double) -> String {
        guard number.isFinite else { return "–" }
        let digits = abs(number) >= 99.95 ? 0 : abs(number) >= 9.995 ? 1 : 2
        let power = pow(10, Double(digits))
        let whole = (abs(number) * power).rounded()
        var text = String(Int(whole / power))
        if digits > 0 {
            let rest = Int(whole) % Int(power)
            let decimals = String(rest)
            text += rest == 0 ? "" : "." + String(repeating: "0", count: digits - decimals.count) + decimals
        }
        return (number < 0 && whole != 0 ? "-" : "") + text
    }
}
