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
    /// Large bodies that are in memory, or on their way there.
    var largeBodies = 0
  }

  /// Who is connected.
  let connections: ConnectionTable

  private let limits: HTTPLimits
  private let admit: @Sendable (HTTPRequest) -> HTTPAdmission
  private let explain: @Sendable (HTTPFault) -> HTTPResponse
  private let handler: @Sendable (HTTPRequest) async -> HTTPResponse
  private let ledger = Mutex(Ledger())

  init(
    limits: HTTPLimits, admit: @escaping @Sendable (HTTPRequest) -> HTTPAdmission,
    explain: @escaping @Sendable (HTTPFault) -> HTTPResponse, handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) {
    connections = ConnectionTable(limits: limits)
    self.limits = limits
    self.admit = admit
    self.explain = explain
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
      state.body = []
      return state.task.take()
    }
    task?.cancel()
    exchange.client?.enter(.head)
    ledger.withLock { ledger in
      ledger.exchanges.removeValue(forKey: ObjectIdentifier(exchange))
      Self.freeLargeBody(of: exchange, in: &ledger)
    }
  }

  /// Judges a request by its head; an answer means that the body is not wanted.
  func receiveHead(_ exchange: Exchange, method: HTTPMethod, headers: HTTPHeaders) -> HTTPResponse? {
    exchange.state.withLock { $0.headers = headers }
    guard let target = RequestTarget(exchange.target) else { return answer(.malformedTarget, to: exchange) }
    var length: UInt64? = 0
    if let announced = headers["Content-Length"] {
      let isNumber = announced.utf8.allSatisfy { (0x30...0x39).contains($0) }
      length = isNumber && headers.all("Content-Length").allSatisfy { $0 == announced } ? UInt64(announced) : nil
      if length == nil { return answer(.malformedLength, to: exchange) }
    }
    if headers["Transfer-Encoding"] != nil { length = nil }
    let method = method == .head ? .get : method
    var limit = 0
    if length != 0 {
      switch admit(HTTPRequest(method: method, target: target, headers: headers, body: [])) {
      case .refused(let answer): return answer
      case .body(let bytes): limit = max(0, bytes)
      }
    }
    if let length, length > UInt64(limit) { return answer(.bodyTooLarge, to: exchange) }
    if let length, length > UInt64(HTTPLimits.largeBodyBytes), !takeLargeBody(for: exchange) {
      return answer(.busy, to: exchange)
    }
    exchange.state.withLock { state in
      state.bodyLimit = limit
      state.phase = .receiving(method, target, headers)
    }
    exchange.client?.enter(.body)
    return nil
  }

  /// Takes a piece of the body in. Pieces that are not wanted are counted and thrown away, since the library sends an answer only after
  /// the body.
  /// - Returns: false where so much comes that the connection is better cut.
  func receiveBody(_ exchange: Exchange, _ bytes: UnsafeRawBufferPointer) -> Bool {
    exchange.client?.received(bytes.count)
    let received = exchange.state.withLock { state in
      state.received += bytes.count
      return state.received
    }
    // A body that did not announce its length turns out to be large.
    if received > HTTPLimits.largeBodyBytes, !takeLargeBody(for: exchange) {
      exchange.state.withLock { $0.discard(as: .busy) }
    }
    return exchange.state.withLock { state in
      if received > state.bodyLimit { state.discard(as: .bodyTooLarge) }
      guard state.bodyRefusal != nil else {
        unsafe state.body.append(contentsOf: bytes)
        return true
      }
      state.discarded += bytes.count
      return state.discarded <= Self.patience
    }
  }

  /// Whether this exchange may hold a large body, which it then does until it has its answer.
  private func takeLargeBody(for exchange: Exchange) -> Bool {
    let isTaken = ledger.withLock { ledger in
      exchange.state.withLock { state in
        if state.holdsLargeBody || state.bodyRefusal != nil { return true }
        guard ledger.largeBodies < limits.largeBodies else { return false }
        ledger.largeBodies += 1
        state.holdsLargeBody = true
        return true
      }
    }
    // Whoever holds the place may be gone; then it is free when the client that is turned away now comes back.
    if !isTaken { connections.sweep() }
    return isTaken
  }

  private static func freeLargeBody(of exchange: Exchange, in ledger: inout Ledger) {
    let held = exchange.state.withLock { state in
      defer { state.holdsLargeBody = false }
      return state.holdsLargeBody
    }
    if held { ledger.largeBodies -= 1 }
  }

  /// Has a complete request answered: at once where the server itself has the answer, otherwise by the handler, with the connection
  /// suspended meanwhile.
  func receiveEnd(_ exchange: Exchange) -> HTTPResponse? {
    let isStopping = ledger.withLock { $0.isStopping }
    if isStopping { return answer(.stopping, to: exchange) }
    if let refusal = exchange.state.withLock({ $0.bodyRefusal }) { return answer(refusal, to: exchange) }
    let request: HTTPRequest? = exchange.state.withLock { state in
      guard case .receiving(let method, let target, let headers) = state.phase else { return nil }
      return HTTPRequest(method: method, target: target, headers: headers, body: state.body)
    }
    guard let request else { return answer(.stopping, to: exchange) }

    // Under the ledger's lock, so that a stop either sees a suspended connection or keeps it from being suspended.
    let mayWait = ledger.withLock { ledger in
      if ledger.isStopping { return false }
      exchange.state.withLock { state in
        state.phase = .waiting
        state.body = []
      }
      exchange.client?.enter(.handler)
      unsafe MHD_suspend_connection(exchange.connection.pointer)
      return true
    }
    guard mayWait else { return answer(.stopping, to: exchange) }

    let handler = handler
    let task = Task {
      let response = await handler(request)
      self.resume(exchange, with: response)
    }
    exchange.attach(task)
    return nil
  }

  // MARK: Called from anywhere

  /// The app's words for a fault, with what the server knows better.
  private func answer(_ reason: HTTPFault.Reason, to exchange: Exchange) -> HTTPResponse {
    let headers = exchange.state.withLock { $0.headers }
    var answer = explain(HTTPFault(reason, target: exchange.target, headers: headers))
    answer.status = reason.status
    if reason == .busy { answer.headers["Retry-After"] = "2" }
    return answer
  }

  /// Hands an answer over and lets the connection go on; does nothing where the exchange has its answer.
  private func resume(_ exchange: Exchange, with response: HTTPResponse) {
    let isFirst = ledger.withLock { ledger in
      guard exchange.claim(response) else { return false }
      Self.freeLargeBody(of: exchange, in: &ledger)
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
      resume(exchange, with: answer(.stopping, to: exchange))
    }
  }

  /// Bytes beyond the limit that are read and thrown away before the connection is cut.
  private static let patience = 1 << 20
}
