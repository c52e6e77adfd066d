import Synchronization

/// One request on its way to its answer. libmicrohttpd holds a strong reference from the request line until the request is over.
final class Exchange: Sendable {
  /// Where a request stands.
  enum Phase: Sendable {
    /// The request line was read; the headers were not.
    case began
    /// The body is coming in.
    case receiving(HTTPMethod, RequestTarget, HTTPHeaders)
    /// The connection is suspended, a handler is at work.
    case waiting
    /// The answer is there and has to be sent.
    case answered(HTTPResponse)
    /// The answer was handed over.
    case sent
  }

  /// All that changes, under one lock.
  struct State: Sendable {
    var phase = Phase.began
    var headers = HTTPHeaders()
    var body: [UInt8] = []
    var bodyLimit = 0
    var received = 0
    /// Set where the body is not wanted any more: what the client will be told once it is through.
    var bodyRefusal: HTTPFault.Reason?
    /// Bytes that were thrown away since.
    var discarded = 0
    /// Whether this is one of the few exchanges that may hold a large body.
    var holdsLargeBody = false
    var task: Task<Void, Never>?

    /// Lets go of the body; the first reason stands.
    mutating func discard(as refusal: HTTPFault.Reason) {
      guard bodyRefusal == nil else { return }
      bodyRefusal = refusal
      body = []
    }
  }

  /// The target as it stood in the request line.
  let target: String
  let connection: ConnectionReference
  /// The same connection as the table of connections knows it.
  let client: Connection?
  let state = Mutex(State())

  init(target: String, connection: ConnectionReference, client: Connection?) {
    self.target = target
    self.connection = connection
    self.client = client
  }

  /// Where the request stands now.
  var phase: Phase { state.withLock { $0.phase } }

  /// Whether the request is not complete yet.
  var isComingIn: Bool {
    switch phase {
    case .began, .receiving: true
    case .waiting, .answered, .sent: false
    }
  }

  /// The answer goes out.
  func markSent() { state.withLock { $0.phase = .sent } }

  /// Takes the answer if the exchange still waits for one. Only the caller who gets true may resume the connection.
  func claim(_ response: HTTPResponse) -> Bool {
    state.withLock { state in
      guard case .waiting = state.phase else { return false }
      state.phase = .answered(response)
      state.task = nil
      return true
    }
  }

  /// Remembers who works on the answer, unless the answer is there already.
  func attach(_ task: Task<Void, Never>) {
    state.withLock { state in
      if case .waiting = state.phase { state.task = task }
    }
  }
}

/// A connection of libmicrohttpd.
///
/// `@unchecked Sendable` holds because the library may be called with a connection from any thread as long as the connection lives, and
/// it lives at least until its exchange has completed; no one keeps a reference longer than the exchange.
@safe struct ConnectionReference: @unchecked Sendable {
  let pointer: OpaquePointer
}
