import Paper

/// Where the bends that occur may put the corner: the convex hull of all the points of its edges.
///
/// It is the same for every sheet but for the size, and worked out once, since a window asks again and again how much
/// room its sheet takes.
enum CornerHull {
    /// The hull's points for a sheet whose side is 1, from its last pixel on: a sheet's own lie this often its side away
    /// from there.
    static let points: [PaperPoint] = {
        let steps = 32
        let (first, last) = (CurlPose.turns.lowerBound, CurlPose.turns.upperBound)
        var places: [PaperPoint] = []
        for step in 0...steps {
            let turn = first + (last - first) * Double(step) / Double(steps)
            // The last pixel of a sheet whose side is 1 is at 0.
            CornerCurl(side: 1, turn: turn).withEdges { right, bottom in
                places += right
                places += bottom
            }
        }
        places.sort { ($0.x, $0.y) < ($1.x, $1.y) }
        return Array(half(places) + half(places.reversed()))
    }()

    /// One side of the hull of points in order of their place along it, without the last of them, as Andrew finds it.
    private static func half(_ places: [PaperPoint]) -> ArraySlice<PaperPoint> {
        var hull: [PaperPoint] = []
        for place in places {
            while hull.count > 1, !turns(hull[hull.count - 2], hull[hull.count - 1], place) { hull.removeLast() }
            hull.append(place)
        }
        return hull.dropLast()
    }

    /// Whether the way over three points turns towards the side that the hull lies on.
    private static func turns(_ a: PaperPoint, _ b: PaperPoint, _ c: PaperPoint) -> Bool {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
    }
}
