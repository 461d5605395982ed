import Paper
import Testing

@Suite struct BreezeTests {
    @Test func amountAndFlutterStayInRange() {
        for seconds in stride(from: 0.0, through: 20, by: 0.01) {
            let pose = Breeze.pose(atSeconds: seconds)
            #expect(pose.amount >= 0.12 - 1e-12 && pose.amount <= 0.92 + 1e-12)
            #expect(abs(pose.flutter) <= 1)
        }
    }

    @Test func aCycleRepeats() {
        for seconds in stride(from: 0.0, to: 6.5, by: 0.1) {
            let (once, again) = (Breeze.pose(atSeconds: seconds), Breeze.pose(atSeconds: seconds + 6500))
            #expect(abs(once.amount - again.amount) < 1e-9)
            #expect(abs(once.flutter - again.flutter) < 1e-9)
        }
    }

    @Test func itMovesWithoutJumps() {
        for frame in 0..<600 {
            let (now, next) = (
                Breeze.pose(atSeconds: Double(frame) / 30), Breeze.pose(atSeconds: Double(frame + 1) / 30)
            )
            #expect(abs(next.turn - now.turn) < 0.035)
        }
    }

    @Test func aStillCornerIsBentALittle() {
        #expect(CurlPose.still == CurlPose(amount: 0.3, flutter: 0))
    }
}
