/// A soft blur: three box blurs one after another come within 3 % of a Gaussian.
///
/// All in whole numbers, so that the same shape gives the same blur wherever in a picture it lies.
struct BoxBlur {
    /// How far each of the three boxes reaches to either side, in pixels.
    let reaches: [Int]

    /// Plans a blur.
    ///
    /// A box of n pixels has the variance (n² - 1) / 12, and variances add up.
    /// - Parameter deviation: the Gaussian's standard deviation in pixels.
    init(deviation: Double) {
        var left = deviation * deviation
        var reaches: [Int] = []
        for remaining in [3.0, 2, 1] {
            // With n = 2 reach + 1 the variance is reach (reach + 1) / 3.
            let reach = ((0.25 + 3 * left / remaining).squareRoot() - 0.5).rounded()
            reaches.append(Int(max(0, reach)))
            left = max(0, left - reach * (reach + 1) / 3)
        }
        self.reaches = reaches
    }

    /// How far the blur reaches in all, in pixels.
    var reach: Int { reaches.reduce(0, +) }

    /// Blurs a picture; beyond its edges there is nothing.
    func apply(to surface: AlphaSurface) {
        let (width, height) = (surface.rect.width, surface.rect.height)
        guard width > 0, height > 0 else { return }
        surface.withPixels { pixels, stride in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stride * height) { scratch in
                guard let scratch = scratch.baseAddress else { return }
                scratch.initialize(repeating: 0, count: stride * height)
                for reach in reaches where reach > 0 {
                    Self.rows(from: pixels, to: scratch, width: width, height: height, stride: stride, reach: reach)
                    Self.columns(from: scratch, to: pixels, width: width, height: height, stride: stride, reach: reach)
                }
            }
        }
    }

    private static func rows(
        from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int,
        reach: Int
    ) {
        let factor = self.factor(reach)
        for row in 0..<height {
            let (source, target) = (from + row * stride, to + row * stride)
            var sum: UInt32 = 0
            for column in 0..<min(reach, width) { sum &+= UInt32(source[column]) }
            for column in 0..<width {
                if column + reach < width { sum &+= UInt32(source[column + reach]) }
                if column > reach { sum &-= UInt32(source[column - reach - 1]) }
                target[column] = UInt8(truncatingIfNeeded: (sum &* factor &+ 32768) >> 16)
            }
        }
    }

    /// Keeps one sum a column and goes down row by row, which is kinder to memory than going down each column.
    private static func columns(
        from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int,
        reach: Int
    ) {
        let factor = self.factor(reach)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
            sums.initialize(repeating: 0)
            for row in 0..<min(reach, height) {
                let source = from + row * stride
                for column in 0..<width { sums[column] &+= UInt32(source[column]) }
            }
            for row in 0..<height {
                if row + reach < height {
                    let entering = from + (row + reach) * stride
                    for column in 0..<width { sums[column] &+= UInt32(entering[column]) }
                }
                if row > reach {
                    let leaving = from + (row - reach - 1) * stride
                    for column in 0..<width { sums[column] &-= UInt32(leaving[column]) }
                }
                let target = to + row * stride
                for column in 0..<width {
                    target[column] = UInt8(truncatingIfNeeded: (sums[column] &* factor &+ 32768) >> 16)
                }
            }
        }
    }

    /// Division by the box's width as a multiplication by 65536 / width.
    ///
    /// A full box times this stays below 2^32.
    private static func factor(_ reach: Int) -> UInt32 { UInt32(65536 / (2 * reach + 1)) }
}
