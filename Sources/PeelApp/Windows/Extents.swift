import CGtk

/// How far something reaches beyond a square, in px on each side.
struct Extents: Equatable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0

    /// How far shadow and tilt reach beyond a sheet's square.
    static func ofPaint(side: Double, rotation: Double) -> Extents {
        let (blur, drop) = (12.0, 10.0)
        let angle = rotation * .pi / 180
        let tilt = side * (abs(cos(angle)) + abs(sin(angle)) - 1) / 2
        return Extents(top: tilt + blur - drop, left: tilt + blur, bottom: tilt + blur + drop, right: tilt + blur)
    }
}
