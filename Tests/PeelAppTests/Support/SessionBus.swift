import CGtk
import Foundation
import XCTest

@testable import PeelApp

/// The session bus, and on it the program that shows a folder's notes.
final class SessionBus {
    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    /// The program's name on the bus.
    let name: String
    private let connection: OpaquePointer

    /// Connects to the bus that the tests and the programs under test share.
    init(folder: URL) throws {
        var error: UnsafeMutablePointer<GError>?
        guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else {
            throw Failed(description: error.map { String(cString: $0.pointee.message) } ?? "no session bus")
        }
        self.connection = connection
        name = Identity.applicationID(forFolder: folder.path)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

    /// The program's object.
    var path: String { "/" + name.replacingOccurrences(of: ".", with: "/") }

    /// Whether the program is there.
    var isRunning: Bool {
        (try? call(
            "/org/freedesktop/DBus", "org.freedesktop.DBus.NameHasOwner", "('\(name)',)",
            of: "org.freedesktop.DBus")) == "(true,)"
    }

    /// Does one of the application's actions.
    /// - Parameter parameter: in GVariant's notation, with the brackets of an array.
    func activate(_ action: String, _ parameter: String = "@av []") throws {
        try call(path, "org.gtk.Actions.Activate", "('\(action)', \(parameter), @a{sv} {})")
    }

    /// Does one of the actions of the first window that is there.
    func activateInWindow(_ action: String) throws {
        var last: any Error = Failed(description: "no window")
        for number in 1...20 {
            do {
                try call("\(path)/window/\(number)", "org.gtk.Actions.Activate", "('\(action)', @av [], @a{sv} {})")
                return
            } catch { last = error }
        }
        throw last
    }

    /// Calls a method and waits for its answer.
    /// - Parameters:
    ///   - path: the object's.
    ///   - method: with its interface.
    ///   - parameters: a tuple in GVariant's notation.
    ///   - owner: whose object; by default the program's.
    /// - Returns: the answer in GVariant's notation.
    @discardableResult
    func call(_ path: String, _ method: String, _ parameters: String, of owner: String? = nil) throws -> String {
        let parts = method.split(separator: ".")
        let interface = parts.dropLast().joined(separator: ".")
        var error: UnsafeMutablePointer<GError>?
        defer { if let error { g_error_free(error) } }
        guard let arguments = g_variant_parse(nil, parameters, nil, nil, &error) else { throw Self.failed(error) }
        defer { g_variant_unref(arguments) }
        let answer = g_dbus_connection_call_sync(
            connection, owner ?? name, path, interface, String(parts.last ?? ""), arguments, nil,
            G_DBUS_CALL_FLAGS_NO_AUTO_START, 20_000, nil, &error)
        guard let answer else { throw Self.failed(error) }
        defer { g_variant_unref(answer) }
        guard let text = g_variant_print(answer, 0) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    private static func failed(_ error: UnsafeMutablePointer<GError>?) -> Failed {
        Failed(description: error.map { String(cString: $0.pointee.message) } ?? "the bus says nothing")
    }
}
