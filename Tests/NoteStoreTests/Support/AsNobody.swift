import Foundation

/// Runs something without the powers over files that root has.
///
/// Only the calling thread's, by setfsuid(2), so that other tests go on. Anybody but root is as they are.
func asNobody<Result>(_ body: () throws -> Result) rethrows -> Result {
    typealias Setter = @convention(c) (UInt32) -> Int32
    guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try body() }
    let setUser = unsafeBitCast(symbol, to: Setter.self)
    _ = setUser(65_534)
    defer { _ = setUser(0) }
    return try body()
}
