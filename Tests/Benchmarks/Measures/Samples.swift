/// What was measured of one thing, several times.
struct Samples {
    /// The measurements, in the order in which they were made.
    private(set) var values: [Double]

    init(_ values: [Double] = []) { self.values = values }

    /// Takes in one measurement more.
    mutating func add(_ value: Double) { values.append(value) }

    /// How many there are.
    var count: Int { values.count }
    /// The middle one; the mean of the two in the middle where there are as many on both sides of it.
    var median: Double { part(0.5) }
    /// A quarter is below it.
    var lowerQuarter: Double { part(0.25) }
    /// A quarter is above it.
    var upperQuarter: Double { part(0.75) }

    /// The value below which a part of the measurements lies, in between two of them by interpolation.
    private func part(_ part: Double) -> Double {
        let sorted = values.sorted()
        guard let last = sorted.last else { return .nan }
        let place = part * Double(sorted.count - 1)
        let index = Int(place)
        guard index + 1 < sorted.count else { return last }
        return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
    }
}
