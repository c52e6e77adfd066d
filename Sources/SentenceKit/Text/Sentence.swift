/// A sentence as the interpreter reads it: its scalars as typed, and folded at the same offsets.
struct Sentence {
  let typed: [Unicode.Scalar]
  let folded: [UInt32]
  let language: Language

  /// How many scalars are read; what stands behind them is kept with the sentence, but tells nothing. No sentence that can be saved is
  /// longer, and a pasted book is answered at once.
  static let longest = 20_000

  /// O(length), of at most `longest` scalars.
  init(_ text: String) {
    let folding = Folding.shared
    var typed: [Unicode.Scalar] = []
    var folded: [UInt32] = []
    // Not the number of scalars, which only a further pass would tell; most of these texts have three bytes a scalar.
    let capacity = min(text.utf8.count, Self.longest)
    typed.reserveCapacity(capacity)
    folded.reserveCapacity(capacity)
    for scalar in text.unicodeScalars.prefix(Self.longest) {
      typed.append(scalar)
      folded.append(folding(scalar))
    }
    self.typed = typed
    self.folded = folded
    language = Language(folded)
  }

  /// A Chinese character, of the blocks of all planes.
  static func isIdeograph(_ value: UInt32) -> Bool { (0x3400..<0xA000).contains(value) || (0x20000..<0x40000).contains(value) }

  var count: Int { folded.count }

  /// The folded scalar at an offset; 0 outside the sentence, which no word contains.
  subscript(_ offset: Int) -> UInt32 {
    offset >= 0 && offset < folded.count ? folded[offset] : 0
  }

  /// The text as typed in a range of offsets.
  func text(_ range: Range<Int>) -> String {
    var writer = TextWriter(capacity: range.count * 3)
    for offset in range { writer.write(typed[offset]) }
    return writer.text
  }

  /// Whether a folded word stands at an offset.
  func has(_ word: [UInt32], at offset: Int) -> Bool {
    guard offset >= 0, offset + word.count <= folded.count else { return false }
    for (index, scalar) in word.enumerated() where folded[offset + index] != scalar { return false }
    return true
  }

  /// Whether the folded scalar at an offset is one of `scalars`, which are given as typed in Simplified.
  ///
  /// This is what the grammar asks most often, hence the look at the bytes: no scalar's UTF-8 lies inside another's.
  func isOne(of scalars: StaticString, at offset: Int) -> Bool {
    let value = self[offset]
    guard value != 0 else { return false }
    let bytes = UnsafeBufferPointer(start: scalars.utf8Start, count: scalars.utf8CodeUnitCount)
    if value < 0x80 { return bytes.contains(UInt8(truncatingIfNeeded: value)) }
    guard (0x800...0xFFFF).contains(value) else { return false }
    let first = UInt8(truncatingIfNeeded: 0xE0 | value >> 12)
    let second = UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F)
    let third = UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)
    var index = 0
    while index + 2 < bytes.count {
      if bytes[index] == first, bytes[index + 1] == second, bytes[index + 2] == third { return true }
      index += bytes[index] < 0x80 ? 1 : bytes[index] < 0xE0 ? 2 : 3
    }
    return false
  }

  func isDigit(at offset: Int) -> Bool {
    (48...57).contains(self[offset])
  }

  func isLetter(at offset: Int) -> Bool {
    (97...122).contains(self[offset])
  }

  /// The range that remains without white space (and byte order marks) at both ends. O(length).
  var trimmed: Range<Int> {
    var (start, end) = (0, count)
    while end > start, Self.isBlank(folded[end - 1]) { end -= 1 }
    while start < end, Self.isBlank(folded[start]) { start += 1 }
    return start..<end
  }

  /// White space after folding; a list of its own, because scalar properties need Unicode tables.
  static func isBlank(_ value: UInt32) -> Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0xFEFF: true
    default: false
    }
  }
}
