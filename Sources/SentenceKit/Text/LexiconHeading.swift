/// The heading of a section of a lexicon file: a name and perhaps an argument (`[day -1]`).
struct LexiconHeading {
  let name: String
  /// What stands behind the name; empty when nothing does.
  let argument: String
  /// The argument as a whole number; nil when it is none.
  let number: Int?

  /// Reads a line; nil when it is no heading.
  init?(_ line: some Collection<UInt8>) {
    guard line.first == UInt8(ascii: "[") else { return nil }
    let fields = line.dropFirst().prefix { $0 != UInt8(ascii: "]") }.split(separator: 32, maxSplits: 1)
    guard let name = fields.first else { return nil }
    self.name = String(decoding: name, as: UTF8.self)
    argument = fields.count > 1 ? String(decoding: fields[1], as: UTF8.self) : ""
    var value = 0
    var isNumber = !argument.isEmpty
    for (index, byte) in argument.utf8.enumerated() where !(index == 0 && byte == 45 && argument.utf8.count > 1) {
      guard (48...57).contains(byte), value < 100_000_000 else {
        isNumber = false
        break
      }
      value = value * 10 + Int(byte) - 48
    }
    number = isNumber ? (argument.utf8.first == 45 ? -value : value) : nil
  }

  /// Whether this is the heading of that name.
  func isNamed(_ name: String) -> Bool { isSame(self.name, name) }
}
