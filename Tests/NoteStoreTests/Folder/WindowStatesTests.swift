import Foundation
import Testing

@testable import NoteStore

/// Where windows are, which is this machine's and not the note's.
@MainActor
struct WindowStatesTests {
    let home: TemporaryFolder
    let scheduler = ManualScheduler()

    init() throws {
        home = try TemporaryFolder()
    }

    private func states(_ folder: String = "/notes") -> WindowStates {
        WindowStates(folder: folder, path: home.path + "/peel", scheduler: scheduler)
    }

    private var state: WindowState {
        var state = WindowState()
        (state.x, state.y, state.width, state.height) = (-10, 20, 300, 300)
        state.zoom = 1.25
        (state.workspace, state.isAbove, state.isSticky) = (2, true, true)
        state.isOpen = true
        return state
    }

    @Test func aStateIsThereAtTheNextStart() throws {
        let odd = try #require(NoteName(bytes: [0x5B, 0x0A, 0xFF, 0x5D]))
        let before = states()
        before[name("a.md")] = state
        before[odd] = state
        #expect(before.flush())
        let after = states()
        #expect(after[name("a.md")] == state && after[odd] == state)
        #expect(Set(after.openNames) == [name("a.md"), odd])
        #expect(states("/other")[name("a.md")] == nil)
    }

    @Test func nothingIsWrittenWhileAWindowMoves() throws {
        let states = states()
        var state = state
        for x in 0..<100 {
            state.x = x
            states[name("a.md")] = state
            scheduler.advance(0.1)
        }
        #expect(!home.exists("peel/windows.ini"))
        scheduler.advance(1)
        #expect(try home.read("peel/windows.ini").contains("x=99"))
        let modified = try FileManager.default.attributesOfItem(atPath: home.path + "/peel/windows.ini")
        states[name("a.md")] = state
        scheduler.advance(5)
        let again = try FileManager.default.attributesOfItem(atPath: home.path + "/peel/windows.ini")
        #expect(modified[.systemFileNumber] as? Int == again[.systemFileNumber] as? Int)
    }

    @Test func nothingIsWrittenWhileAWindowMovesUnseen() throws {
        let states = states()
        var moving = state
        var asked = 0
        states.willWrite = {
            asked += 1
            if asked < 20 { moving.x = asked }
            states[name("a.md")] = moving
        }
        states[name("a.md")] = state
        scheduler.advance(19)
        #expect(asked == 19 && !home.exists("peel/windows.ini"))
        scheduler.advance(1)
        #expect(try home.read("peel/windows.ini").contains("x=19"))
        states.willWrite = {}
    }

    @Test func whatOthersHaveInTheFileStays() throws {
        let one = states()
        let other = states("/other")
        one[name("a.md")] = state
        other[name("a.md")] = state
        #expect(one.flush() && other.flush())
        try home.write("peel/windows.ini", "# mine\n[more]\nkey=value\n" + home.read("peel/windows.ini"))
        one[name("b.md")] = state
        one[name("a.md")] = nil
        #expect(one.flush())
        let content = try home.read("peel/windows.ini")
        #expect(content.contains("# mine\n") && content.contains("[more]\nkey=value\n"), "\(content)")
        #expect(content.contains("[other/a.md]"))
        #expect(content.contains("[notes/b.md]") && !content.contains("[notes/a.md]"))
    }

    @Test func aStateFollowsARenamedNote() {
        let states = states()
        states[name("a.md")] = state
        states.rename(name("a.md"), to: name("b.md"))
        #expect(states[name("a.md")] == nil && states[name("b.md")] == state)
        #expect(states.flush())
        #expect(self.states()[name("b.md")] == state)
    }

    @Test func aDamagedFileIsKeptAsideAndDoesNoHarm() throws {
        try FileManager.default.createDirectory(atPath: home.path + "/peel", withIntermediateDirectories: false)
        try home.write("peel/windows.ini", "no key file at all")
        let states = states()
        states[name("a.md")] = state
        #expect(states.flush())
        #expect(try home.read("peel/windows.ini.damaged") == "no key file at all")
        #expect(self.states()[name("a.md")] == state)
    }

    @Test func valuesThatMakeNoSenseAreNone() throws {
        try FileManager.default.createDirectory(atPath: home.path + "/peel", withIntermediateDirectories: false)
        try home.write("peel/windows.ini", "[notes/a.md]\nx=much\nzoom=-1\nopen=perhaps\nwidth=99999999999999999999\n")
        #expect(states()[name("a.md")] == WindowState())
    }

    @Test func aFailedWriteIsMadeGoodByTheNext() throws {
        try home.write("peel", "a file in the way")
        let states = states()
        states[name("a.md")] = state
        #expect(!states.flush() && states.failure != nil)
        try FileManager.default.removeItem(atPath: home.path + "/peel")
        #expect(states.flush() && states.failure == nil)
        #expect(self.states()[name("a.md")] == state)
    }
}
