import CGtk
import Foundation
import XCTest

@testable import Gtk

/// What a display is asked for at once need not be asked for again.
@MainActor
final class X11AtomsTests: WidgetTestCase {
    func testGtkAsksForNoneOfThemAgain() async throws {
        let display = try XCTUnwrap(Display.open())
        let connection = try XCTUnwrap(peel_x11_display(display.opaque), "this test needs an X11 display")
        X11Atoms.learn(on: display)
        let before = try requests(connection)
        for name in X11Atoms.names { peel_x11_learn_atom(display.opaque, name) }
        XCTAssertEqual(try requests(connection), before)
        peel_x11_learn_atom(display.opaque, "_PEEL_TEST_\(UUID().uuidString)")
        XCTAssertEqual(try requests(connection), before + 1, "what has not been learnt is asked for")
    }

    /// The number of the next request, after all that have been sent.
    private func requests(_ connection: UnsafeMutableRawPointer) throws -> UInt {
        typealias NextRequest = @convention(c) (UnsafeMutableRawPointer) -> UInt
        let library = try XCTUnwrap(dlopen("libX11.so.6", RTLD_LAZY))
        let symbol = try XCTUnwrap(dlsym(library, "XNextRequest"))
        return unsafeBitCast(symbol, to: NextRequest.self)(connection)
    }
}
