import CGtk
import GLib

/// What a typist has typed, and when.
struct TypedWords {
    private var moments: [String: Double] = [:]
    /// The last moment at which it typed.
    private(set) var last = 0.0

    /// When a word was typed, `nil` where it was not.
    func moment(of title: String, _ number: Int) -> Double? {
        moments["\(title):\(number)"]
    }

    /// Starts a typist, kills it, and reads what it said.
    /// - Throws: ``GLibError`` where it cannot be started.
    static func byTypist(in folder: String, killedAfter milliseconds: UInt32) throws -> TypedWords {
        let program = try throwingGError { g_file_read_link("/proc/self/exe", $0) }
        defer { g_free(program) }
        let child = try Child([program.map { String(cString: $0) } ?? "", "type", folder])
        // Counted from its first word, since starting takes its time.
        var output = child.read(atLeast: 1)
        g_usleep(gulong(milliseconds) * 1000)
        child.kill()
        output += child.readAll()
        var words = TypedWords()
        for line in output.split(separator: 0x0A) {
            let parts = String(decoding: line, as: UTF8.self).split(separator: " ")
            // The last line may be cut short by the kill.
            guard parts.count == 2, let moment = Double(parts[1]), moment > words.last else { continue }
            words.moments[String(parts[0])] = moment
            words.last = moment
        }
        return words
    }
}
