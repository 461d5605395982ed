import Testing

/// What kill -9 leaves; the long form is `note-kill-check 300`.
struct KillTests {
    @Test func killedWhileTypingNothingIsLostButTheLastSecond() throws {
        let (status, said) = try KillProgram(["15"]).finish()
        #expect(status == 0, "\(said)")
    }
}
