/// The header's values by their types.
extension NoteFile {
    /// The heading; empty where there is none.
    ///
    /// Setting an empty one takes the line away.
    public var title: String {
        get { value(.title) ?? "" }
        set { setLabel(newValue, for: .title) }
    }

    /// What the date label shows; empty where there is none.
    ///
    /// Setting an empty one takes the line away.
    public var date: String {
        get { value(.date) ?? "" }
        set { setLabel(newValue, for: .date) }
    }

    /// The paper's colour by name, `nil` where none is given.
    ///
    /// The store knows no colours: any name is kept.
    public var color: String? {
        get { value(.color) }
        set { setValue(newValue, for: .color) }
    }

    /// The static tilt in degrees, negative is counter-clockwise; `nil` where none is given or it is no number.
    public var tilt: Double? {
        get { value(.tilt).flatMap(Self.tilt) }
        set {
            // What is no number reads as none, and is not taken away for that.
            let number = newValue.flatMap { $0.isFinite ? $0 : nil }
            guard number != tilt else { return }
            setValue(number.map(Self.written), for: .tilt)
        }
    }

    /// Whether the writing is kept from being edited.
    ///
    /// `true`, `yes`, `on` and `1` say so, in any case of letters.
    public var isLocked: Bool {
        get { value(.locked).map(Self.isTrue) ?? false }
        set {
            guard newValue != isLocked else { return }
            setValue(newValue ? "true" : nil, for: .locked)
        }
    }

    /// When the note was made, as written; Peel writes ISO 8601 in UTC, such as `2026-11-30T14:05:00Z`.
    public var created: String? {
        get { value(.created) }
        set { setValue(newValue, for: .created) }
    }

    /// The number of degrees that a written tilt means.
    static func tilt(_ written: String) -> Double? {
        Double(written).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Whether a written truth value means yes.
    static func isTrue(_ written: String) -> Bool {
        ["true", "yes", "on", "1"].contains(written.lowercased())
    }

    private mutating func setLabel(_ label: String, for key: NoteKey) {
        guard !isSame(Array((value(key) ?? "").utf8), as: Array(label.utf8)) else { return }
        setValue(label.isEmpty ? nil : label, for: key)
    }

    private static func written(_ number: Double) -> String {
        if let whole = Int64(exactly: number) { return String(whole) }
        return number.description
    }
}
