import CMicroHTTPD
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A web server on loopback. It logs nothing: paths, queries and bodies hold what people wrote.
///
/// One that is never stopped runs until the process ends, even if nothing refers to it any more.
package final class HTTPServer: Sendable {
  private enum Phase: Sendable {
    case ready
    case bound(ListeningSocket)
    case running(DaemonReference, ListeningSocket, sweeper: Task<Void, Never>)
    case stopping
    case stopped
  }

  private let host: LoopbackHost
  private let wantedPort: UInt16
  private let limits: HTTPLimits
  private let dispatcher: Dispatcher
  private let phase = Mutex(Phase.ready)

  /// A server that does not listen yet.
  /// - Parameters:
  ///   - host: only addresses of this machine can be had.
  ///   - port: 0 stands for any free port.
  ///   - admit: decides about the body of a request, which it gets without the body. Asked only where there is one, on the thread that
  ///     reads from all connections, so it must not wait for anything.
  ///   - explain: words the answers that the server gives without the handler; must not wait either.
  ///   - handler: answers every request that is well-formed and within the limits; called concurrently.
  package init(
    host: LoopbackHost = .v4, port: UInt16 = 0, limits: HTTPLimits = HTTPLimits(),
    admit: @escaping @Sendable (HTTPRequest) -> HTTPAdmission = { _ in .body(upTo: 64 * 1024) },
    explain: @escaping @Sendable (HTTPFault) -> HTTPResponse = { $0.plainAnswer },
    handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) {
    self.host = host
    wantedPort = port
    self.limits = limits
    dispatcher = Dispatcher(limits: limits, admit: admit, explain: explain, handler: handler)
  }

  /// Takes the port. Connections wait, and nothing is answered, until `start`: whoever has to know the port before the first request comes
  /// learns it in between.
  package func bind() throws(HTTPServerError) -> UInt16 {
    try phase.withLock { phase throws(HTTPServerError) in
      guard case .ready = phase else { throw .alreadyStarted }
      let socket = try ListeningSocket(host: host, port: wantedPort)
      phase = .bound(socket)
      return socket.port
    }
  }

  /// Starts to listen, on the port of `bind` if it was called; requests are answered when this returns, or a moment before.
  package func start() throws(HTTPServerError) {
    try phase.withLock { phase throws(HTTPServerError) in
      let socket: ListeningSocket
      switch phase {
      case .ready: socket = try ListeningSocket(host: host, port: wantedPort)
      case .bound(let bound): socket = bound
      case .running, .stopping, .stopped: throw .alreadyStarted
      }
      guard let daemon = startDaemon(on: socket) else {
        let code = errno
        _ = close(socket.descriptor)
        phase = .ready
        throw .system(code: code)
      }
      let connections = dispatcher.connections
      phase = .running(daemon, socket, sweeper: Task { await connections.keepSweeping() })
    }
  }

  /// The port, from `bind` or `start` on until the server stops.
  package var port: UInt16? {
    phase.withLock { phase in
      switch phase {
      case .bound(let socket), .running(_, let socket, _): socket.port
      case .ready, .stopping, .stopped: nil
      }
    }
  }

  /// Stops: no new connections, requests under way get their answers, then everything is closed. Handlers that take longer than
  /// `grace` are cancelled and their requests answered with 503. Safe to call again, from several tasks too; every call returns when
  /// the server has stopped.
  package func stop(grace: Duration = .seconds(5)) async {
    let running: (daemon: DaemonReference, socket: ListeningSocket, sweeper: Task<Void, Never>)? = phase.withLock { phase in
      switch phase {
      case .ready:
        phase = .stopped
        return nil
      case .bound(let socket):
        _ = close(socket.descriptor)
        phase = .stopped
        return nil
      case .running(let daemon, let socket, let sweeper):
        phase = .stopping
        return (daemon, socket, sweeper)
      case .stopping, .stopped:
        return nil
      }
    }
    guard let running else {
      await wait(for: nil) { self.isStopped }
      return
    }

    // Not by MHD_quiesce_daemon: it ends the process when one of the daemon's threads takes the socket out of its set at the same
    // moment. The socket refuses newcomers from here on; stopping the daemon closes it.
    _ = shutdown(running.socket.descriptor, Int32(SHUT_RD))
    dispatcher.stopAccepting()
    await wait(for: grace) { self.dispatcher.isIdle }
    dispatcher.abandonHandlers()
    await wait(for: .milliseconds(500)) { self.dispatcher.isIdle }
    await wait(for: nil) { !self.dispatcher.isResuming }
    running.sweeper.cancel()
    unsafe MHD_stop_daemon(running.daemon.pointer)
    unsafe Unmanaged.passUnretained(dispatcher).release()
    phase.withLock { $0 = .stopped }
  }

  private var isStopped: Bool {
    phase.withLock { phase in
      if case .stopped = phase { true } else { false }
    }
  }

  /// Looks again every few milliseconds until a condition holds or the time is over. A stop happens once, so this is simple rather than
  /// prompt to the microsecond. A cancelled task waits all the same: the daemon must not be torn down under its connections.
  private func wait(for limit: Duration?, until condition: () -> Bool) async {
    let deadline = limit.map { ContinuousClock.now + $0 }
    while !condition() {
      if let deadline, ContinuousClock.now >= deadline { return }
      await Task { try? await Task.sleep(for: .milliseconds(2)) }.value
    }
  }

  /// The daemon keeps the dispatcher alive; `stop` releases it.
  private func startDaemon(on socket: ListeningSocket) -> DaemonReference? {
    var flags =
      MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
    #if os(Linux)
      flags |= MHD_USE_EPOLL.rawValue
    #else
      flags |= MHD_USE_POLL.rawValue
    #endif
    if host == .v6 { flags |= MHD_USE_IPv6.rawValue }
    let closure = unsafe Unmanaged.passRetained(dispatcher).toOpaque()
    let daemon = unsafe yiju_mhd_start(
      flags, socket.descriptor, Self.threads, max(limits.headerBytes, 1024), UInt32(max(limits.connections, Int(Self.threads))),
      UInt32(max(limits.idleSeconds, 0)), requestBegan, requestReceived, requestCompleted, connectionChanged, closure)
    guard let daemon = unsafe daemon else {
      unsafe Unmanaged<Dispatcher>.fromOpaque(closure).release()
      return nil
    }
    return unsafe DaemonReference(pointer: daemon)
  }

  /// Threads that read and write; the handlers have Swift's own.
  private static let threads: UInt32 = 2
}

/// A running daemon of libmicrohttpd.
///
/// `@unchecked Sendable` holds because the library may be called with a daemon from any thread until it is stopped, and only the one call
/// of `stop` that found the server running stops it.
@safe private struct DaemonReference: @unchecked Sendable {
  let pointer: OpaquePointer
}
