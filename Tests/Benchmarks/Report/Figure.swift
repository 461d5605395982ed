/// One figure: what was measured of Peel, of its floor, and what must hold.
struct Figure {
    /// How good the figure is.
    enum Verdict: String {
        case holds, exceeds
        /// There is nothing that it must hold.
        case free = ""
        case notMeasured = "not measured"
    }

    /// What must hold.
    enum Bound {
        /// The median of the quotients is at most this.
        case ratio(Double)
        /// The median is at most this.
        case value(Double)
    }

    /// What was measured, and how.
    let name: String
    /// What the numbers are in.
    var unit = ""
    /// Of Peel.
    var own = Samples()
    /// Of what it is measured beside, and what that is.
    var floor: Samples?
    var floorName = ""
    /// What must hold, if anything.
    var bound: Bound?
    /// Why there are no numbers, or what is to be known of them.
    var remark = ""

    /// A figure beside its floor.
    init(
        _ name: String, _ unit: String, _ own: Samples, to floor: Samples? = nil, of floorName: String = "C",
        bound: Bound? = nil, remark: String = ""
    ) {
        (self.name, self.unit, self.own, self.floor) = (name, unit, own, floor)
        (self.floorName, self.bound, self.remark) = (floor == nil ? "" : floorName, bound, remark)
    }

    /// A figure that could not be measured, and why.
    init(_ name: String, notMeasured remark: String) {
        (self.name, self.remark) = (name, remark)
    }

    /// The quotients of what was measured one after the other.
    ///
    /// A machine that is now faster and now slower was much the same to both.
    var ratios: Samples {
        guard let floor else { return Samples() }
        return Samples(zip(own.values, floor.values).map { $0 / $1 }.filter(\.isFinite))
    }

    /// Whether it is good.
    /// - Parameter slack: how many times the bound is allowed, for a run that is short, or on a machine that is busy.
    func verdict(slack: Double = 1) -> Verdict {
        guard own.count > 0 else { return .notMeasured }
        switch bound {
        case nil: return .free
        case .ratio(let most):
            guard ratios.count > 0 else { return .notMeasured }
            return ratios.median <= most * slack ? .holds : .exceeds
        case .value(let most):
            // Twice nothing is nothing; a few of what is counted may be another's doing.
            let allowed = slack > 1 ? max(most * slack, most + 3) : most
            return own.median <= allowed ? .holds : .exceeds
        }
    }
}
