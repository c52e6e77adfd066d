import CMicroHTTPD

// What libmicrohttpd calls, on its own threads. These are plain functions in a file of their own: a closure written where code is
// isolated to an actor would be isolated too, and stop the process when it is called from a C thread.

/// A connection was accepted, or is about to be closed.
nonisolated func connectionChanged(
  closure: UnsafeMutableRawPointer?, connection: OpaquePointer?, kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  code: MHD_ConnectionNotificationCode
) {
  guard let closure = unsafe closure, let connection = unsafe connection, let kept = unsafe kept else { return }
  let dispatcher = unsafe Unmanaged<Dispatcher>.fromOpaque(closure).takeUnretainedValue()
  if code == .CONNECTION_NOTIFY_STARTED {
    let client = unsafe Connection(descriptor: yiju_mhd_socket(connection))
    unsafe kept.pointee = Unmanaged.passRetained(client).toOpaque()
    dispatcher.connections.enter(client)
  } else if let pointer = unsafe kept.pointee {
    unsafe kept.pointee = nil
    dispatcher.connections.leave(unsafe Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue())
  }
}

/// The request line was read. The result is what the library hands back with every further call for this request.
nonisolated func requestBegan(
  closure: UnsafeMutableRawPointer?, uri: UnsafePointer<CChar>?, connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let closure = unsafe closure, let uri = unsafe uri, let connection = unsafe connection else { return nil }
  let dispatcher = unsafe Unmanaged<Dispatcher>.fromOpaque(closure).takeUnretainedValue()
  let client = unsafe yiju_mhd_kept(connection).map { unsafe Unmanaged<Connection>.fromOpaque($0).takeUnretainedValue() }
  let exchange = unsafe Exchange(target: String(cString: uri), connection: ConnectionReference(pointer: connection), client: client)
  dispatcher.begin(exchange)
  return unsafe Unmanaged.passRetained(exchange).toOpaque()
}

/// The head, a piece of the body, the end of the request, or the moment after a connection was resumed.
nonisolated func requestReceived(
  closure: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?, method: UnsafePointer<CChar>?,
  version: UnsafePointer<CChar>?, bytes: UnsafePointer<CChar>?, count: UnsafeMutablePointer<Int>?,
  request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard
    let closure = unsafe closure, let connection = unsafe connection, let method = unsafe method, let count = unsafe count,
    let reference = unsafe request?.pointee
  else { return .NO }
  let dispatcher = unsafe Unmanaged<Dispatcher>.fromOpaque(closure).takeUnretainedValue()
  let exchange = unsafe Unmanaged<Exchange>.fromOpaque(reference).takeUnretainedValue()

  switch exchange.phase {
  case .began:
    let answer = unsafe dispatcher.receiveHead(
      exchange, method: HTTPMethod(String(cString: method)), headers: requestHeaders(of: connection))
    guard let answer else { return .YES }
    return unsafe send(answer, for: exchange, on: connection)

  case .receiving:
    if unsafe count.pointee > 0, let bytes = unsafe bytes {
      let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: count.pointee)
      unsafe count.pointee = 0
      return unsafe dispatcher.receiveBody(exchange, piece) ? .YES : .NO
    }
    guard let answer = dispatcher.receiveEnd(exchange) else { return .YES }
    return unsafe send(answer, for: exchange, on: connection)

  case .waiting, .sent:
    return .YES

  case .answered(let answer):
    return unsafe send(answer, for: exchange, on: connection)
  }
}

/// The request is over: answered, broken off, or timed out.
nonisolated func requestCompleted(
  closure: UnsafeMutableRawPointer?, connection: OpaquePointer?, request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  code: MHD_RequestTerminationCode
) {
  guard let closure = unsafe closure, let reference = unsafe request?.pointee else { return }
  unsafe request?.pointee = nil
  let dispatcher = unsafe Unmanaged<Dispatcher>.fromOpaque(closure).takeUnretainedValue()
  let exchange = unsafe Unmanaged<Exchange>.fromOpaque(reference).takeRetainedValue()
  dispatcher.end(exchange)
}

private nonisolated func send(_ answer: HTTPResponse, for exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
  exchange.markSent()
  exchange.client?.enter(.answer, bytes: answer.body.count)
  guard let response = unsafe makeResponse(answer) else { return .NO }
  defer { unsafe MHD_destroy_response(response) }
  return unsafe MHD_queue_response(connection, UInt32(answer.status.code), response)
}

/// The library's form of an answer. The names that are the library's own are skipped.
private nonisolated func makeResponse(_ answer: HTTPResponse) -> OpaquePointer? {
  let body = answer.body
  let created = unsafe body.withUnsafeBytes { bytes in
    // The library copies the bytes and never writes to them; its parameter is mutable for other modes only.
    unsafe MHD_create_response_from_buffer(bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
  }
  guard let response = unsafe created else { return nil }
  for field in answer.headers {
    switch ASCII.lowercased(field.name) {
    case "content-length", "transfer-encoding", "connection", "date": continue
    default: _ = unsafe MHD_add_response_header(response, field.name, field.value)
    }
  }
  return unsafe response
}

private nonisolated func requestHeaders(of connection: OpaquePointer) -> HTTPHeaders {
  var headers = HTTPHeaders()
  unsafe withUnsafeMutablePointer(to: &headers) { pointer in
    _ = unsafe MHD_get_connection_values_n(connection, .HEADER_KIND, collectHeader, UnsafeMutableRawPointer(pointer))
  }
  return headers
}

private nonisolated func collectHeader(
  closure: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameCount: Int,
  value: UnsafePointer<CChar>?, valueCount: Int
) -> MHD_Result {
  guard let closure = unsafe closure, let name = unsafe name else { return .YES }
  let nameBytes = unsafe UnsafeRawBufferPointer(start: name, count: nameCount)
  let valueBytes = unsafe UnsafeRawBufferPointer(start: value, count: unsafe value == nil ? 0 : valueCount)
  unsafe closure.assumingMemoryBound(to: HTTPHeaders.self).pointee
    .add(String(decoding: nameBytes, as: UTF8.self), String(decoding: valueBytes, as: UTF8.self))
  return .YES
}
