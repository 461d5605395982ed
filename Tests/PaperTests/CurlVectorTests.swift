import Paper
import Testing

/// Every field of the worked cases, to 1e-9.
@Suite struct CurlVectorTests {
    private let tolerance = 1e-9

    private func agrees(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) <= tolerance }

    private func agrees(_ points: [PaperPoint], _ expected: [[Double]]) -> Bool {
        points.count == expected.count
            && zip(points, expected).allSatisfy { point, pair in
                pair.count == 2 && agrees(point.x, pair[0]) && agrees(point.y, pair[1])
            }
    }

    @Test func everyCaseIsReproduced() throws {
        let vectors = try CurlVectors.load()
        #expect(vectors.cases.count == 7)
        for one in vectors.cases {
            let pose = one.moving ? Breeze.pose(atSeconds: one.seconds) : CurlPose.still
            #expect(agrees(pose.amount, one.amount))
            #expect(agrees(pose.flutter, one.flutter))
            let curl = CornerCurl(side: one.side, pose: pose)
            #expect(agrees(curl.turn, one.turn))
            #expect(agrees(curl.radius, one.radius))
            #expect(agrees(curl.rightEdge, one.right))
            #expect(agrees(curl.bottomEdge, one.bottom))
            let paper = try #require(PaperColor(name: one.paper))
            #expect(curl.strips.count == one.strips.count)
            for (strip, expected) in zip(curl.strips, one.strips) {
                #expect(agrees(strip.angle, expected.angle))
                #expect(strip.showsBack == expected.back)
                let tone = paper.tone(angle: strip.angle, showsBack: strip.showsBack)
                #expect(zip([tone.red, tone.green, tone.blue], expected.tone).allSatisfy(agrees))
            }
        }
    }

    @Test func everyGrainSampleIsReproduced() throws {
        let grain = try CurlVectors.load().grain
        #expect(Grain.count == grain.count)
        #expect(!grain.sample.isEmpty)
        let dots = Grain.dots(side: 1)
        #expect(dots.count == grain.count)
        for (key, expected) in grain.sample {
            let index = try #require(Int(key))
            #expect(agrees([dots[index]], [expected]))
        }
    }
}
