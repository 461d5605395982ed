import Foundation

extension Process {
    /// Has the program end, and waits for that.
    ///
    /// It is asked again as long as it runs: openbox can overlook a signal that comes just before it goes to sleep. In the
    /// end it is not asked any more.
    func end() {
        for _ in 1...100 where isRunning {
            terminate()
            for _ in 1...10 where isRunning { usleep(10_000) }
        }
        if isRunning { kill(processIdentifier, SIGKILL) }
        waitUntilExit()
    }
}
