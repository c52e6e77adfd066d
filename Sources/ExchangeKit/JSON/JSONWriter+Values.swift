import JournalKit
import SentenceKit

/// Instants, days and identifiers, digit by digit: making a `String` of each took more than half of the time of a page.
extension JSONWriter {
  /// Writes an instant in UTC with its milliseconds, nil as null.
  mutating func timestamp(_ timestamp: Timestamp?) {
    guard let milliseconds = timestamp?.milliseconds else { return literal("null") }
    let perDay: Int64 = 86_400_000
    // Division rounds towards zero; before 1970 the day is the one that began.
    let rest = (milliseconds % perDay + perDay) % perDay
    let day = CivilDate(dayNumber: Int((milliseconds - rest) / perDay))
    let time = Int(rest)
    byte("\"")
    digits(of: day)
    byte("T")
    digits(time / 3_600_000, 2)
    byte(":")
    digits(time / 60_000 % 60, 2)
    byte(":")
    digits(time / 1000 % 60, 2)
    byte(".")
    digits(time % 1000, 3)
    literal("Z\"")
  }

  /// Writes a day.
  mutating func date(_ date: CivilDate) {
    byte("\"")
    digits(of: date)
    byte("\"")
  }

  /// Writes an identifier in its canonical form, nil as null.
  mutating func identifier<Subject>(_ id: Identifier<Subject>?) {
    guard let id else { return literal("null") }
    byte("\"")
    for digit in 0..<32 {
      if digit == 8 || digit == 12 || digit == 16 || digit == 20 { byte("-") }
      let half = digit < 16 ? id.high : id.low
      let nibble = UInt8(truncatingIfNeeded: half >> UInt64(60 - (digit % 16) * 4)) & 0xF
      bytes.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
    }
    byte("\"")
  }

  private mutating func digits(of date: CivilDate) {
    digits(date.year, 4)
    byte("-")
    digits(date.month, 2)
    byte("-")
    digits(date.day, 2)
  }

  /// Writes the last `width` decimal digits of a number that is not negative.
  private mutating func digits(_ number: Int, _ width: Int) {
    var place = 1
    for _ in 1..<width { place *= 10 }
    while place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / place % 10))
      place /= 10
    }
  }

  private mutating func byte(_ scalar: Unicode.Scalar) { bytes.append(UInt8(ascii: scalar)) }
}
