import CGtk

/// A value that a background job makes and the main thread takes, once.
public final class BackgroundResult<Value: Sendable>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value?

    /// No value yet.
    public init() {
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Makes the value.
    public func put(_ value: Value) {
        pthread_mutex_lock(mutex)
        self.value = value
        pthread_mutex_unlock(mutex)
    }

    /// The value, `nil` where it is not made yet or taken already.
    public func take() -> Value? {
        pthread_mutex_lock(mutex)
        defer {
            value = nil
            pthread_mutex_unlock(mutex)
        }
        return value
    }
}
