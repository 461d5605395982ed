import Testing

@testable import NoteStore

/// Who is told of what happens in a folder.
@MainActor
struct ObservationTests {
    @Test func everybodyIsToldInOrder() throws {
        let bench = try StoreBench(["a.md": "a"])
        var heard: [String] = []
        let first = bench.folder.observe { _ in heard.append("first") }
        let second = bench.folder.observe { _ in heard.append("second") }
        try bench.folder.create(text: "b")
        #expect(heard == ["first", "second"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func whoeverLetsGoIsToldNothing() throws {
        let bench = try StoreBench()
        final class Witness {}
        weak var witness: Witness?
        var count = 0
        do {
            let held = Witness()
            witness = held
            var observation: FolderObservation? = bench.folder.observe { _ in
                count += 1
                withExtendedLifetime(held) {}
            }
            try bench.folder.create(text: "one")
            observation = nil
            _ = observation
        }
        try bench.folder.create(text: "two")
        #expect(count == 1)
        #expect(witness == nil)
    }

    @Test func oneMayCancelTheOtherWhileBeingTold() throws {
        let bench = try StoreBench()
        var count = 0
        var second: FolderObservation?
        let first = bench.folder.observe { _ in second?.cancel() }
        second = bench.folder.observe { _ in count += 1 }
        try bench.folder.create(text: "one")
        #expect(count == 0)
        withExtendedLifetime(first) {}
    }

    @Test func oneMayBeginWhileOthersAreTold() throws {
        let bench = try StoreBench()
        var heard = 0
        var late: [FolderObservation] = []
        let first = bench.folder.observe { [weak folder = bench.folder] _ in
            if let folder { late.append(folder.observe { _ in heard += 1 }) }
        }
        try bench.folder.create(text: "one")
        #expect(late.count == 1 && heard == 0)
        try bench.folder.create(text: "two")
        #expect(heard == 1)
        withExtendedLifetime(first) {}
    }

    @Test func theFolderIsNotKept() throws {
        var bench: StoreBench? = try StoreBench()
        weak var folder = bench?.folder
        let observation = bench?.folder.observe { _ in }
        bench = nil
        #expect(folder == nil)
        withExtendedLifetime(observation) {}
    }

    @Test func whatTheProgramItselfDoesIsTold() throws {
        let bench = try StoreBench(["a.md": "a"])
        let note = try bench.open("a.md")
        note.text = "b"
        #expect(bench.events.isEmpty)
        note.flush()
        #expect(bench.events == [.saved(note.id)])
        note.close()
        bench.forgetEvents()
        try bench.folder.update(note.id) { $0.color = "rose" }
        #expect(bench.events == [.saved(note.id)])
        bench.forgetEvents()
        let trashed = try bench.folder.delete(note.id)
        #expect(bench.events == [.trashed(note.id, name("a.md"))])
        bench.forgetEvents()
        let id = try bench.folder.restore(trashed)
        #expect(bench.events == [.appeared(id)])
    }
}

/// What a list knows of a note.
@MainActor
struct SummaryTests {
    @Test func tiltAndLockAreListed() throws {
        let bench = try StoreBench([
            "a.md": "---\ntilt: -2.5\nlocked: Yes\n---\na", "b.md": "---\ntilt: steep\nlocked: no\n---\nb",
        ])
        let (a, b) = (bench.folder.id(of: name("a.md")), bench.folder.id(of: name("b.md")))
        #expect(try bench.folder.summary(#require(a))?.tilt == -2.5)
        #expect(try bench.folder.summary(#require(a))?.isLocked == true)
        #expect(try bench.folder.summary(#require(b))?.tilt == nil)
        #expect(try bench.folder.summary(#require(b))?.isLocked == false)
    }
}
