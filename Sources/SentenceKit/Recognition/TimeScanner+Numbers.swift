/// A number as said.
struct NumberReading {
  var value: Int
  /// Whether it was written in digits (after folding the width).
  let isDigits: Bool
  /// How many scalars it has.
  let length: Int
  let startsWithZero: Bool
  /// The smaller of two numbers that follow each other (兩三天, 七八點): about as many. Nil for any other number.
  var estimate: Int?
}

extension TimeScanner {
  /// Numbers beyond this many scalars are no times; nine digits are also what the 32 bits of WebAssembly hold.
  private static let longest = 9

  /// A whole number in digits or Chinese numerals at `start`; nil inside another number and for one that is too long.
  func number(at start: Int) -> Read<NumberReading>? {
    if sentence.isDigit(at: start) {
      var (value, end) = (0, start)
      while sentence.isDigit(at: end) {
        guard end - start < Self.longest else { return nil }
        value = value * 10 + Int(sentence[end]) - 48
        end += 1
      }
      return (NumberReading(value: value, isDigits: true, length: end - start, startsWithZero: sentence[start] == 48), end)
    }
    return numeral(at: start)
  }

  /// A Chinese numeral: positional (二〇二六), or with 十 and 百 (三十一).
  private func numeral(at start: Int) -> Read<NumberReading>? {
    var (total, current, end) = (0, 0, start)
    var hasMultiplier = false
    var digits = 0
    while end - start < Self.longest {
      // 廿六, 卅.
      if end == start, let tens = Self.tens(sentence[end]) {
        (total, hasMultiplier) = (tens, true)
      } else if let digit = Self.digit(sentence[end]) {
        current = hasMultiplier ? digit : current * 10 + digit
        digits += 1
      } else if let multiplier = Self.multiplier(sentence[end]) {
        // 三五十 is no number.
        if !hasMultiplier, digits > 1 { return nil }
        total += max(current, hasMultiplier ? current : 1) * multiplier
        current = 0
        hasMultiplier = true
      } else {
        break
      }
      end += 1
    }
    guard end > start, Self.digit(sentence[end]) == nil, Self.multiplier(sentence[end]) == nil else { return nil }
    let startsWithZero = Self.digit(sentence[start]) == 0
    var number = NumberReading(value: total + current, isDigits: false, length: end - start, startsWithZero: startsWithZero)
    if number.length == 2, let first = Self.digit(sentence[start]), first > 0, Self.digit(sentence[start + 1]) == first + 1 {
      number.estimate = first
    }
    return (number, end)
  }

  /// The value of a Chinese digit.
  static func digit(_ value: UInt32) -> Int? {
    switch value {
    case 0x3007, 0x96F6, 0x25CB: 0  // 〇 零 ○
    case 0x4E00: 1
    case 0x4E8C, 0x4E24, 0x4FE9: 2  // 二 两 俩
    case 0x4E09: 3
    case 0x56DB: 4
    case 0x4E94: 5
    case 0x516D: 6
    case 0x4E03: 7
    case 0x516B: 8
    case 0x4E5D: 9
    default: nil
    }
  }

  /// The value of 廿 and 卅, which only begin a number.
  static func tens(_ value: UInt32) -> Int? {
    value == 0x5EFF ? 20 : value == 0x5345 ? 30 : nil
  }

  /// The value of 十, 百, 千; greater ones do not occur in times.
  static func multiplier(_ value: UInt32) -> Int? {
    switch value {
    case 0x5341: 10
    case 0x767E: 100
    case 0x5343: 1000
    default: nil
    }
  }

  /// The ISO weekday of 一 … 六, 日, 天.
  static func weekday(_ value: UInt32) -> Int? {
    switch value {
    case 0x65E5, 0x5929: 7
    case 0x4E24: nil
    default: digit(value).flatMap { (1...6).contains($0) ? $0 : nil }
    }
  }
}
