import Foundation

/// A socket that listens on a port of this machine and never answers.
final class SilentSocket {
    /// The port.
    let port: Int
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let status = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        guard status else { throw POSIXError(.EADDRNOTAVAIL) }
    }

    deinit { close(descriptor) }

    /// Waits until somebody has come.
    /// - Returns: whether anybody has.
    func isAsked(within seconds: Int) -> Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, Int32(seconds * 1000)) == 1
    }
}
