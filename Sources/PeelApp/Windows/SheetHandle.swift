/// What a sheet is held by: the place on it decides what dragging does.
enum SheetHandle: Equatable {
    /// The paper: moves the window.
    case paper
    /// The right edge: sizes it.
    case right
    /// The bottom edge: sizes it.
    case bottom
    /// The curled corner: sizes it.
    case corner

    /// How far in from an edge it can be held, in px.
    static let edge = 7.0
    /// Where the fold lies on the right and on the bottom edge, as a part of the side.
    static let fold = 0.75

    /// What a point of the sheet, from its top left, belongs to.
    init(at point: SheetPlacement.Point, side: Int) {
        let side = Double(side)
        if point.x + point.y > side * (1 + Self.fold) {
            self = .corner
        } else if point.x > side - Self.edge {
            self = .right
        } else if point.y > side - Self.edge {
            self = .bottom
        } else {
            self = .paper
        }
    }

    /// The pointer's form over it, by CSS name; nil for the ordinary one.
    var cursor: String? {
        switch self {
        case .paper: nil
        case .right: "e-resize"
        case .bottom: "s-resize"
        case .corner: "se-resize"
        }
    }

    /// By how much the side grows when the handle is dragged a way, in px of the untilted sheet.
    func growth(by way: SheetPlacement.Point) -> Double {
        switch self {
        case .paper: 0
        case .right: way.x
        case .bottom: way.y
        case .corner: (way.x + way.y) / 2
        }
    }
}
