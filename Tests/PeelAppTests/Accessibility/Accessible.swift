/// One object of a program as assistive technology sees it, over AT-SPI.
struct Accessible: Equatable {
    /// What an object is in, by AT-SPI's numbers.
    enum State: Int {
        case active = 1
        case checked = 4
        case editable = 7
        case enabled = 8
        case expandable = 9
        case expanded = 10
        case focusable = 11
        case focused = 12
        case multiLine = 17
        case pressed = 20
        case sensitive = 24
        case showing = 25
        case visible = 30
        case readOnly = 43
    }

    let bus: BusClient
    /// The program's name on the accessibility bus.
    let owner: String
    let path: String

    static func == (one: Accessible, other: Accessible) -> Bool {
        one.owner == other.owner && one.path == other.path
    }

    private static let accessible = "org.a11y.atspi.Accessible"
    private static let text = "org.a11y.atspi.Text"
    private static let editable = "org.a11y.atspi.EditableText"
    private static let action = "org.a11y.atspi.Action"

    /// What all programs are below of.
    static func desktop(_ bus: BusClient) -> Accessible {
        Accessible(bus: bus, owner: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
    }

    // MARK: What it is

    var name: String { get throws { try bus.property(owner, path, Self.accessible, "Name").string } }
    var description: String { get throws { try bus.property(owner, path, Self.accessible, "Description").string } }
    /// What kind of thing it is.
    var role: Role {
        get throws { Role(told: try call("GetRole")[0].number) }
    }
    var interfaces: [String] {
        get throws {
            try call("GetInterfaces")[0].children.map { String($0.string.split(separator: ".").last ?? "") }
        }
    }

    func has(_ state: State) throws -> Bool {
        let words = try call("GetState")[0].children.map(\.number)
        let (word, bit) = state.rawValue.quotientAndRemainder(dividingBy: 32)
        return words.indices.contains(word) && words[word] & (1 << bit) != 0
    }

    /// What it stands in a relation to, by AT-SPI's number of the relation.
    var relations: [Int: [Accessible]] {
        get throws {
            var result: [Int: [Accessible]] = [:]
            for relation in try call("GetRelationSet")[0].children {
                result[relation[0].number] = relation[1].children.map { reference($0) }
            }
            return result
        }
    }

    // MARK: Where it is

    var children: [Accessible] { get throws { try call("GetChildren")[0].children.map { reference($0) } } }

    /// This and everything in it, from the outside inwards.
    var tree: [Accessible] {
        get throws {
            // A part can go while the tree is walked.
            try [self] + children.flatMap { (try? $0.tree) ?? [] }
        }
    }

    /// What is in it and is shown: AT-SPI of GTK lists what is hidden too.
    var shown: [Accessible] { get throws { try shown(ofEach: .max) } }

    /// What is shown in it, and in each part of it only the first so many.
    func shown(ofEach count: Int) throws -> [Accessible] {
        guard try has(.visible) || role == .application else { return [] }
        return try [self] + children.prefix(count).flatMap { (try? $0.shown(ofEach: count)) ?? [] }
    }

    // MARK: What can be done with it

    var actions: [String] { get throws { try call("GetActions", on: Self.action)[0].children.map { $0[0].string } } }

    func perform(_ name: String) throws {
        // GTK 4.8 writes some with a capital, some without.
        guard let index = try actions.firstIndex(where: { $0.lowercased() == name }) else {
            throw BusClient.Failure(what: "\(try self.name) has no action \(name), only \(try actions)")
        }
        try call("DoAction", "(\(index),)", on: Self.action)
    }

    /// Presses a button, whose action's first letter is a capital in some versions of GTK.
    func press() throws {
        try perform(try actions.first { $0.lowercased() == "click" } ?? "click")
    }

    // MARK: Text

    /// The text in it; the end must be told, as GTK 4.8 takes no -1 in a label.
    var content: String {
        get throws {
            let count = try bus.property(owner, path, Self.text, "CharacterCount").number
            return try call("GetText", "(0, \(count))", on: Self.text)[0].string
        }
    }
    var caret: Int { get throws { try bus.property(owner, path, Self.text, "CaretOffset").number } }

    func moveCaret(to offset: Int) throws { try call("SetCaretOffset", "(\(offset),)", on: Self.text) }

    func insert(_ text: String, at offset: Int) throws {
        try call("InsertText", "(\(offset), \(Variant.quoted(text)), \(text.utf8.count))", on: Self.editable)
    }

    func delete(_ range: Range<Int>) throws {
        try call("DeleteText", "(\(range.lowerBound), \(range.upperBound))", on: Self.editable)
    }

    func setContent(_ text: String) throws {
        try call("SetTextContents", "(\(Variant.quoted(text)),)", on: Self.editable)
    }

    @discardableResult
    private func call(_ method: String, _ arguments: String = "()", on interface: String = accessible) throws -> Variant
    {
        try bus.call(owner, path, interface, method, arguments)
    }

    private func reference(_ variant: Variant) -> Accessible {
        Accessible(bus: bus, owner: variant[0].string, path: variant[1].string)
    }
}
