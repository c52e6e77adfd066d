import CMicroHTTPD
import Synchronization

/// What the threads of libmicrohttpd and the tasks of the handlers share: it takes requests in, has them answered, and knows which
/// are under way.
final class Dispatcher: Sendable {
  private struct Ledger: Sendable {
    var isStopping = false
    var exchanges: [ObjectIdentifier: Exchange] = [:]
    /// Calls to `MHD_resume_connection` that have not returned; the daemon must not go away before they have.
    var resuming = 0
  }

  private let limits: HTTPLimits
  private let handler: @Sendable (HTTPRequest) async -> HTTPResponse
  private let ledger = Mutex(Ledger())

  init(limits: HTTPLimits, handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) {
    self.limits = limits
    self.handler = handler
  }

  // MARK: Called on the threads of libmicrohttpd

  /// Enters a request whose request line was read.
  func begin(_ exchange: Exchange) {
    ledger.withLock { $0.exchanges[ObjectIdentifier(exchange)] = exchange }
  }

  /// Forgets a request that is over, however it ended.
  func end(_ exchange: Exchange) {
    let task = exchange.state.withLock { state in
      state.phase = .sent
      return state.task.take()
    }
    task?.cancel()
    ledger.withLock { _ = $0.exchanges.removeValue(forKey: ObjectIdentifier(exchange)) }
  }

  /// Judges a request by its head; an answer means that the body is not wanted.
  func receiveHead(_ exchange: Exchange, method: HTTPMethod, headers: HTTPHeaders) -> HTTPResponse? {
    guard let target = RequestTarget(exchange.target) else {
      return .text("The address of this request is malformed.\n", status: .badRequest)
    }
    let limit = max(0, limits.bodyBytes(method, target.rawPath))
    if let announced = headers["Content-Length"] {
      guard let length = UInt64(announced) else {
        return .text("The length of the body is malformed.\n", status: .badRequest)
      }
      if length > UInt64(limit) { return Self.tooLarge }
    }
    exchange.state.withLock { state in
      state.bodyLimit = limit
      state.phase = .receiving(method == .head ? .get : method, target, headers)
    }
    return nil
  }

  /// Takes a piece of the body in. Beyond the limit pieces are counted and thrown away, since the library sends an answer only after
  /// the body.
  /// - Returns: false where so much comes that the connection is better cut.
  func receiveBody(_ exchange: Exchange, _ bytes: UnsafeRawBufferPointer) -> Bool {
    exchange.state.withLock { state in
      state.received += bytes.count
      if state.received <= state.bodyLimit {
        unsafe state.body.append(contentsOf: bytes)
        return true
      }
      state.body = []
      return state.received - state.bodyLimit <= Self.patience
    }
  }

  /// Has a complete request answered: at once where the server itself has the answer, otherwise by the handler, with the connection
  /// suspended meanwhile.
  func receiveEnd(_ exchange: Exchange) -> HTTPResponse? {
    let isStopping = ledger.withLock { $0.isStopping }
    if isStopping { return Self.stopping }
    let request: HTTPRequest? = exchange.state.withLock { state in
      guard case .receiving(let method, let target, let headers) = state.phase, state.received <= state.bodyLimit else {
        return nil
      }
      return HTTPRequest(method: method, target: target, headers: headers, body: state.body)
    }
    guard let request else { return Self.tooLarge }

    // Under the ledger's lock, so that a stop either sees a suspended connection or keeps it from being suspended.
    let mayWait = ledger.withLock { ledger in
      if ledger.isStopping { return false }
      exchange.state.withLock { state in
        state.phase = .waiting
        state.body = []
      }
      unsafe MHD_suspend_connection(exchange.connection.pointer)
      return true
    }
    guard mayWait else { return Self.stopping }

    let handler = handler
    let task = Task {
      let response = await handler(request)
      self.resume(exchange, with: response)
    }
    exchange.attach(task)
    return nil
  }

  // MARK: Called from anywhere

  /// Hands an answer over and lets the connection go on; does nothing where the exchange has its answer.
  private func resume(_ exchange: Exchange, with response: HTTPResponse) {
    let isFirst = ledger.withLock { ledger in
      guard exchange.claim(response) else { return false }
      ledger.resuming += 1
      return true
    }
    guard isFirst else { return }
    unsafe MHD_resume_connection(exchange.connection.pointer)
    ledger.withLock { $0.resuming -= 1 }
  }

  /// From now on every new request is answered with 503.
  func stopAccepting() {
    ledger.withLock { $0.isStopping = true }
  }

  /// Whether every complete request has its answer out and no call into the daemon is open. A request that is still coming in does not
  /// count: it would be refused by now.
  var isIdle: Bool {
    ledger.withLock { $0.resuming == 0 && $0.exchanges.values.allSatisfy(\.isComingIn) }
  }

  /// Whether a call into the daemon is open.
  var isResuming: Bool {
    ledger.withLock { $0.resuming > 0 }
  }

  /// Cancels the handlers that are still at work and answers for them with 503.
  func abandonHandlers() {
    let exchanges = ledger.withLock { Array($0.exchanges.values) }
    for exchange in exchanges {
      let task = exchange.state.withLock { $0.task }
      task?.cancel()
      resume(exchange, with: Self.stopping)
    }
  }

  /// Bytes beyond the limit that are read and thrown away before the connection is cut.
  private static let patience = 1 << 20
  private static let tooLarge = HTTPResponse.text("The body of this request is too large.\n", status: .contentTooLarge)
  private static let stopping = HTTPResponse.text("The server is stopping.\n", status: .serviceUnavailable)
}
