public struct CurlPose: Sendable { public static let still = CurlPose() }
public enum Breeze { public static func pose(atSeconds: Double) -> CurlPose { .still } }
public enum PaperColor: CaseIterable, Sendable { case yellow, rose, blue, lilac; public var name: String { "\(self)" } }
