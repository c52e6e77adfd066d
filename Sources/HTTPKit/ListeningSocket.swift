#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A TCP socket that listens on loopback. Whoever makes one closes it.
struct ListeningSocket: Sendable {
  /// The file descriptor.
  let descriptor: Int32
  /// The port, also where any free one was asked for.
  let port: UInt16

  /// Binds and listens.
  init(host: LoopbackHost, port: UInt16) throws(HTTPServerError) {
    let family = host == .v4 ? AF_INET : AF_INET6
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(family, kind, 0)
    guard descriptor >= 0 else { throw Self.error(errno, port: port) }
    do throws(HTTPServerError) {
      // A restarted server has its port back at once; two listeners on one port stay impossible.
      var yes: Int32 = 1
      _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      let bound =
        switch host {
        case .v4: Self.bindIPv4(descriptor, port: port)
        case .v6: Self.bindIPv6(descriptor, port: port)
        }
      guard bound == 0, listen(descriptor, SOMAXCONN) == 0 else { throw Self.error(errno, port: port) }
      self.port = try Self.boundPort(descriptor)
      self.descriptor = descriptor
    } catch {
      _ = close(descriptor)
      throw error
    }
  }

  private static func bindIPv4(_ descriptor: Int32, port: UInt16) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  private static func bindIPv6(_ descriptor: Int32, port: UInt16) -> Int32 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
      }
    }
  }

  /// The port lies at the same place in the addresses of both families.
  private static func boundPort(_ descriptor: Int32) throws(HTTPServerError) -> UInt16 {
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let result = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(descriptor, $0, &length)
      }
    }
    guard result == 0 else { throw .system(code: errno) }
    return UInt16(bigEndian: address.sin6_port)
  }

  private static func error(_ code: Int32, port: UInt16) -> HTTPServerError {
    switch code {
    case EADDRINUSE: .portInUse(port)
    case EACCES, EPERM: .permissionDenied(port)
    case EADDRNOTAVAIL, EAFNOSUPPORT: .addressUnavailable
    default: .system(code: code)
    }
  }
}
