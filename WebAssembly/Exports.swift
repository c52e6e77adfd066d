// What JavaScript calls. Compiled into one module with the sources of SentenceKit by Scripts/wasm; no part of the Swift package.
// README.md beside this file documents the interface.

/// Memory for a request of `length` bytes.
@_expose(wasm, "allocate")
@_cdecl("yiju_allocate")
public func allocate(_ length: UInt32) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: max(Int(length), 1), alignment: 8)
}

/// Gives back what `allocate` or `interpret` returned.
@_expose(wasm, "free")
@_cdecl("yiju_free")
public func release(_ pointer: UnsafeMutableRawPointer) {
  pointer.deallocate()
}

/// Reads a request and answers with a length and as many bytes of JSON; null for a request that is not well formed.
@_expose(wasm, "interpret")
@_cdecl("yiju_interpret")
public func interpret(_ pointer: UnsafeRawPointer, _ length: UInt32) -> UnsafeMutableRawPointer? {
  var request = Request(bytes: UnsafeRawBufferPointer(start: pointer, count: Int(length)))
  guard let time = request.field(), let now = CivilDateTime(time), let sentence = request.field() else { return nil }
  var people: [String] = []
  while !request.isAtEnd {
    guard let person = request.field() else { return nil }
    people.append(person)
  }
  let json = interpretationJSON(interpret(sentence, now: now, people: people))
  let answer = allocate(UInt32(json.count + 4))
  answer.storeBytes(of: UInt32(json.count).littleEndian, as: UInt32.self)
  (answer + 4).copyMemory(from: json, byteCount: json.count)
  return answer
}

/// The fields of a request: each a length (32 bits, little endian) and as many bytes of UTF-8.
private struct Request {
  let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The next field; nil where the request ends too early.
  mutating func field() -> String? {
    guard bytes.count - position >= 4 else { return nil }
    let length = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
    guard length >= 0, length <= bytes.count - position - 4 else { return nil }
    position += 4 + length
    return String(decoding: bytes[position - length..<position], as: UTF8.self)
  }
}
