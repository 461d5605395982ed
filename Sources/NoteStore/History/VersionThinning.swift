/// Which earlier versions go when there are too many.
///
/// The newest three and the oldest stay. Of the others goes the one that leaves the smallest gap for its age, so that
/// the last hour stays fine-grained and last year coarse.
enum VersionThinning {
    /// The versions to remove, as indices.
    /// - Parameters:
    ///   - moments: when each was kept, newest first.
    ///   - limit: how many may stay, 5 or more.
    static func excess(_ moments: [Double], limit: Int) -> [Int] {
        var left = Array(moments.indices)
        var removed: [Int] = []
        while left.count > limit {
            let newest = moments[left[0]]
            var best = 3
            var bestGap = Double.infinity
            for place in 3..<(left.count - 1) {
                let gap = moments[left[place - 1]] - moments[left[place + 1]]
                let age = newest - moments[left[place]] + 1
                if gap / age < bestGap { (best, bestGap) = (place, gap / age) }
            }
            removed.append(left.remove(at: best))
        }
        return removed
    }
}
