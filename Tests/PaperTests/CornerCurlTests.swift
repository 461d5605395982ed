import Paper
import Testing

/// What holds for every side and pose.
@Suite struct CornerCurlTests {
    private static let poses: [CurlPose] =
        stride(from: 0.0, through: 6.5, by: 0.13).map { Breeze.pose(atSeconds: $0) } + [
            .still, CurlPose(amount: 0, flutter: -1), CurlPose(amount: 1, flutter: 1),
        ]
    private static let sides: [Double] = [16, 120, 292, 640, 4096]

    private func distance(_ one: PaperPoint, _ other: PaperPoint) -> Double {
        let (x, y) = (one.x - other.x, one.y - other.y)
        return (x * x + y * y).squareRoot()
    }

    @Test(arguments: sides) func theLentEdgesAreThoseOfTheSamples(side: Double) {
        for pose in Self.poses {
            let curl = CornerCurl(side: side, pose: pose)
            curl.withEdges { right, bottom in
                #expect(right.count == 25 && bottom.count == 25)
                for sample in 0...CornerCurl.stripCount {
                    #expect(distance(right[sample], curl.rightPoint(sample)) < 1e-9)
                    #expect(distance(bottom[sample], curl.bottomPoint(sample)) < 1e-9)
                }
            }
        }
    }

    @Test(arguments: sides) func theBendBeginsOnTheFlatSheet(side: Double) {
        for pose in Self.poses {
            let curl = CornerCurl(side: side, pose: pose)
            let (right, bottom) = curl.edgePair(0)
            #expect(right == PaperPoint(x: side - 1, y: side - 1 - side / 4))
            #expect(bottom == PaperPoint(x: side - 1 - side / 4, y: side - 1))
        }
    }

    @Test(arguments: sides) func theCornerStaysOverItsFootprint(side: Double) {
        for pose in Self.poses {
            let curl = CornerCurl(side: side, pose: pose)
            for point in curl.rightEdge + curl.bottomEdge {
                #expect(point.x <= side - 1 && point.y <= side - 1)
                #expect(point.x > side * 0.6 && point.y > side * 0.6)
            }
        }
    }

    @Test func theEdgesMeetInTheCorner() {
        for pose in Self.poses {
            let curl = CornerCurl(side: 292, pose: pose)
            #expect(distance(curl.rightPoint(24), curl.bottomPoint(24)) < 1e-9)
        }
    }

    @Test func everythingGrowsWithTheSide() {
        for pose in Self.poses {
            let (small, large) = (CornerCurl(side: 101, pose: pose), CornerCurl(side: 201, pose: pose))
            #expect(small.turn == large.turn)
            #expect(abs(large.radius / small.radius - 201.0 / 101.0) < 1e-12)
        }
    }

    @Test func stripsShareTheirEdgesAndAgreeWithTheArrays() {
        let curl = CornerCurl(side: 292, pose: Breeze.pose(atSeconds: 3))
        let strips = curl.strips
        for (strip, next) in zip(strips, strips.dropFirst()) {
            #expect(strip.rightEnd == next.rightStart && strip.bottomEnd == next.bottomStart)
            #expect(strip.angle < next.angle)
        }
        for (index, strip) in strips.enumerated() {
            let (right, bottom) = (curl.rightEdge, curl.bottomEdge)
            #expect(strip.corners == [right[index], right[index + 1], bottom[index + 1], bottom[index]])
            #expect(curl.strip(index + 1) == strip)
        }
    }

    @Test func onlyTheEndOfAStrongBendShowsItsBack() {
        #expect(CornerCurl(side: 292, pose: CurlPose(amount: 0, flutter: 0)).strips.allSatisfy { !$0.showsBack })
        let rolled = CornerCurl(side: 292, pose: CurlPose(amount: 1, flutter: 0)).strips.map(\.showsBack)
        #expect(rolled.first == false && rolled.last == true)
        // It turns over once.
        #expect(zip(rolled, rolled.dropFirst()).filter { $0 != $1 }.count == 1)
    }

    @Test func aSecondPoseOfTheSameTurnHasTheSameShape() {
        let pose = CurlPose(amount: 0.5, flutter: 0.4)
        #expect(CornerCurl(side: 292, pose: pose) == CornerCurl(side: 292, turn: pose.turn))
    }
}
