/// The secret in the address that the server prints. Whoever has it may read and write the journal.
package struct AccessKey: Sendable {
  /// The key as it stands in the address and in the file that keeps it: 32 hexadecimal digits for a generated one.
  package let text: String

  /// Takes a key that was kept; nil when it is not 32 to 128 ASCII letters, digits, `-` or `_`, so that a damaged file never
  /// becomes a key that is easy to guess.
  package init?(_ text: String) {
    let isLegal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isLegal, (32...128).contains(text.utf8.count) else { return nil }
    self.text = text
  }

  private init(generated text: String) { self.text = text }

  /// A new key of 128 bits from the system's random numbers.
  package static func generate() -> AccessKey {
    var generator = SystemRandomNumberGenerator()
    let digits = (0..<2).map { _ -> String in
      let hex = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - hex.utf8.count) + hex
    }
    return AccessKey(generated: digits.joined())
  }

  /// Whether `candidate` is this key. The time depends on the candidate's length alone, never on where it differs.
  package func matches(_ candidate: String) -> Bool {
    let own = Array(text.utf8)
    var difference = own.count ^ candidate.utf8.count
    for (index, byte) in candidate.utf8.enumerated() { difference |= Int(byte ^ own[index % own.count]) }
    return difference == 0
  }
}

extension AccessKey: CustomStringConvertible, CustomReflectable {
  /// Never the key itself, so that it cannot slip into a log.
  package var description: String { "AccessKey" }
  /// Nothing, for the same reason.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
