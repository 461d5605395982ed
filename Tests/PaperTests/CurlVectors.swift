import Foundation

/// The worked cases of the fixture.
struct CurlVectors: Decodable {
    struct Case: Decodable {
        let side: Double
        let seconds: Double
        let moving: Bool
        let paper: String
        let amount: Double
        let flutter: Double
        let turn: Double
        let radius: Double
        let right: [[Double]]
        let bottom: [[Double]]
        let strips: [Strip]
    }

    struct Strip: Decodable {
        let angle: Double
        let back: Bool
        let tone: [Double]
    }

    struct Grain: Decodable {
        let count: Int
        let sample: [String: [Double]]
    }

    let cases: [Case]
    let grain: Grain

    /// Reads the fixture that is embedded in the test's code.
    static func load() throws -> CurlVectors {
        try JSONDecoder().decode(CurlVectors.self, from: Data(PackageResources.curl_vectors_json))
    }
}
