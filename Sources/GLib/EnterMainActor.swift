/// Enters the main actor from a C callback, with what C has passed.
///
/// GTK calls its callbacks on its own thread, which is the main actor's, but C cannot say so: what comes from C is
/// carried over the compiler's border here and nowhere else.
/// Thread: GTK's; anywhere else it traps.
/// - Parameters:
///   - values: the callback's arguments that the body needs, borrowed for the call.
///   - body: what to do.
///
/// Inlined, since GTK calls back many times in a frame, and looking types up costs more than most of what is done.
@inlinable
public func enterMainActor<Values, Result>(
    with values: Values, _ body: @MainActor (Values) -> Result
) -> Result {
    let carried = Carried(value: values)
    return withoutActuallyEscaping(body) { body in
        let carriedBody = Carried(value: body)
        return MainActor.assumeIsolated { Carried(value: carriedBody.value(carried.value)) }.value
    }
}

/// A value that stays on one thread, whatever the compiler fears.
@usableFromInline
struct Carried<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(value: Value) { self.value = value }
}
