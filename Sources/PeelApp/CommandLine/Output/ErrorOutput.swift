/// What the command line complains of.
enum ErrorOutput {
    /// Writes one line to the standard error, after the names of the program and the verb.
    static func complain(_ message: String, verb: Verb? = nil) {
        let name = verb.map { "\(Identity.programName) \($0.rawValue)" } ?? Identity.programName
        StandardError.write("\(name): \(message)")
    }
}
