import CGtk
import Foundation
import GLib
import Gtk
import XCTest

@testable import NoteStore
@testable import PeelApp

/// What many notes cost on the board; run by `PEEL_BENCHMARK=1`.
@MainActor
final class BoardBenchmarks: BoardTestCase {
    func testFirstFrameAndSearch() async throws {
        try XCTSkipIf(getenv("PEEL_BENCHMARK") == nil, "measures only where PEEL_BENCHMARK is set")
        var written = 0
        var firstFrames: [Double] = []
        for count in [100, 1_000, 10_000] {
            for number in written..<count {
                let text = "Note \(number): room for small ideas, milk, bread and caf\u{E9} number \(number * 7919)"
                try write("\(number).md", text + String(repeating: ". More of it", count: 20), age: Double(number))
            }
            written = count
            let bench = try BoardBench(path: path)
            var times: [Double] = []
            for _ in 0..<5 {
                times.append(firstFrame(bench))
                bench.board.window?.window.destroy()
                settle()
            }
            firstFrames.append(times.sorted()[2])
            print("board of \(count): first frame \(times.sorted().map { Int($0 * 10) }.map { Double($0) / 10 }) ms")
            if count == 10_000 { try search(bench) }
        }
        print("first frame, 10,000 to 100: \(firstFrames[2] / firstFrames[0])")
    }

    /// Milliseconds from asking for the board to its first painted frame.
    private func firstFrame(_ bench: BoardBench) -> Double {
        let start = g_get_monotonic_time()
        bench.board.show()
        guard let window = bench.board.window, let clock = gtk_widget_get_frame_clock(window.window.widget) else {
            return .infinity
        }
        var isPainted = false
        let frames = GObjectRef(retaining: UnsafeMutableRawPointer(clock))
        frames.connect(SignalName<VoidSignature>("after-paint")) {
            if window.notes.grid.view.isMapped, window.notes.grid.cellCount > 0 { isPainted = true }
        }
        wait("a frame") { isPainted }
        return Double(g_get_monotonic_time() - start) / 1000
    }

    private func search(_ bench: BoardBench) throws {
        bench.board.show()
        let window = try XCTUnwrap(bench.board.window)
        wait("the board") { window.notes.grid.view.isMapped }
        let start = g_get_monotonic_time()
        window.notes.notes.readTexts()
        wait("the texts") { window.notes.notes.isComplete }
        print("reading 10,000 texts in the background: \((g_get_monotonic_time() - start) / 1000) ms")
        for words in [
            "m", "mi", "mil", "milk", "milk 7", "cafe number", "7", "79", "791", "7919", "nothing like it", "",
        ] {
            let (start, begun) = (g_get_monotonic_time(), threadTime())
            window.notes.search(for: words)
            let (found, worked) = (g_get_monotonic_time(), threadTime())
            print(
                "search \"\(words)\": \(Double(found - start) / 1000) ms, of them \(worked - begun) ms of this thread;",
                "\(window.notes.notes.shownCount) notes")
            settle()
        }
    }

    /// The processor time that this thread has had, in milliseconds: what other programs do at the time is not in it.
    private func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
}
