/// The growing buffer that a page is written into. It owns its memory, which makes an append one comparison and one copy.
struct ByteWriter: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  private var count = 0

  init() {
    capacity = 16 * 1024
    memory = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
  }

  deinit {
    memory.deallocate()
  }

  /// What was written.
  var bytes: [UInt8] { [UInt8](UnsafeRawBufferPointer(start: memory, count: count)) }

  /// What was written; it is UTF-8 because nothing else can be appended.
  var string: String { String(decoding: UnsafeRawBufferPointer(start: memory, count: count), as: UTF8.self) }

  /// Appends a literal of the source code as it stands.
  @inline(__always)
  mutating func append(_ literal: StaticString) {
    if literal.hasPointerRepresentation {
      append(UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    } else {
      literal.withUTF8Buffer { append(UnsafeRawBufferPointer($0)) }
    }
  }

  /// Appends one ASCII character.
  @inline(__always)
  mutating func append(_ character: UInt8) {
    if count == capacity { grow(by: 1) }
    memory.storeBytes(of: character, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  /// Appends a literal between one ASCII character before it and up to two after it, with a single look at the room left.
  @inline(__always)
  mutating func append(_ before: UInt8, _ literal: StaticString, _ after: UInt8, _ last: UInt8? = nil) {
    guard literal.hasPointerRepresentation else {
      append(before)
      append(literal)
      append(after)
      if let last { append(last) }
      return
    }
    let length = literal.utf8CodeUnitCount
    if capacity - count < length + 3 { grow(by: length + 3) }
    let start = memory + count
    start.storeBytes(of: before, as: UInt8.self)
    (start + 1).copyMemory(from: literal.utf8Start, byteCount: length)
    start.storeBytes(of: after, toByteOffset: length + 1, as: UInt8.self)
    count += length + 2
    if let last { append(last) }
  }

  /// Appends bytes as they stand.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    if capacity - count < bytes.count { grow(by: bytes.count) }
    (memory + count).copyMemory(from: start, byteCount: bytes.count)
    count += bytes.count
  }

  private mutating func grow(by more: Int) {
    let wanted = max(capacity * 2, count + more)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: wanted, alignment: 1)
    larger.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = larger
    capacity = wanted
  }
}
