/// A number as a sentence writes it: in digits, in Chinese numerals, or both (1萬6).
struct Numeral {
  let amount: Double
  /// The offset behind it.
  let end: Int
  /// How many scalars it has.
  let length: Int
  /// Whether it begins with a digit, after folding the width.
  let isDigits: Bool
  let hasDecimals: Bool
  /// Whether it begins with a zero that no decimals follow, as only codes do.
  let isCode: Bool
}

/// Reads a number off a stretch of a sentence. Bounded by ``longest``, and in `Double`, which holds every such number on 32 bits too.
struct NumeralScanner {
  /// Longer runs are codes.
  private static let longest = 15

  let text: SentenceStretch

  private var total = 0.0
  private var section = 0.0
  private var current: Double?
  /// Whether `current` is one Chinese digit or one figure, which after 百 may stand for tens (一百二).
  private var isSingle = false
  private var multiplier = 1.0
  private var hasZero = false
  private var hasDecimals = false
  private var offset = 0

  init(_ text: SentenceStretch) {
    self.text = text
  }

  /// The number that begins at `start`; nil where there is none, or one that says no exact amount (兩三).
  static func numeral(in text: SentenceStretch, at start: Int) -> Numeral? {
    var scanner = NumeralScanner(text)
    scanner.offset = start
    guard scanner.scan(from: start), scanner.offset > start else { return nil }
    let isDigits = text.isDigit(at: start)
    let isCode = text[start] == 48 && text.isDigit(at: start + 1)
    return Numeral(
      amount: scanner.value, end: scanner.offset, length: scanner.offset - start, isDigits: isDigits, hasDecimals: scanner.hasDecimals,
      isCode: isCode)
  }

  /// The value of a Chinese digit.
  static func digit(_ scalar: UInt32) -> Double? {
    TimeScanner.digit(scalar).map { Double($0) }
  }

  private static func multiplier(_ scalar: UInt32) -> Double? {
    TimeScanner.multiplier(scalar).map { Double($0) }
  }

  /// The value of 萬, 億, 兆.
  private static func myriad(_ scalar: UInt32) -> Double? {
    switch scalar {
    case 0x4E07: 1e4
    case 0x4EBF: 1e8
    case 0x5146: 1e12
    default: nil
    }
  }

  /// 廿 and 卅.
  private static func tens(_ scalar: UInt32) -> Double? {
    switch scalar {
    case 0x5EFF: 20
    case 0x5345: 30
    default: nil
    }
  }

  private var value: Double {
    guard let current else { return total + section }
    // 一百二 is 120, 兩千三 is 2300; 一百零二 says its tens.
    let isShort = multiplier >= 100 && isSingle && !hasZero
    return total + section + (isShort ? current * multiplier / 10 : current)
  }

  /// Reads on to the end of the number; false where it is none.
  private mutating func scan(from start: Int) -> Bool {
    while offset - start < Self.longest * 2 {
      let scalar = text[offset]
      if text.isDigit(at: offset) {
        guard current == nil, figures() else { return false }
        continue
      }
      if let digit = Self.digit(scalar) {
        // 兩 is a digit only before a multiplier or alone; else it is the weight (三十兩).
        if scalar == 0x4E24, offset > start, !isMultiplier(at: offset + 1) { break }
        if current != nil { return offset == start + 1 && positional(from: start) }
        if digit == 0, offset > start {
          hasZero = true
        } else {
          current = digit
          isSingle = true
        }
      } else if offset > start, text.isDigit(at: offset - 1) || text.isOne(of: "兆", at: offset),
        text.word(of: UnitLexicon.units, at: offset) != nil
      {
        // The multiplier belongs to the unit (12千米, 五十兆赫茲).
        break
      } else if let factor = Self.multiplier(scalar) {
        // 百 and 千 alone begin words (百日, 千萬).
        guard current != nil || factor == 10 else { return offset > start }
        section += (current ?? 1) * factor
        (current, multiplier, hasZero) = (nil, factor, false)
      } else if let factor = Self.myriad(scalar) {
        guard offset > start else { return false }
        let part = section + (current ?? 0)
        total = part > 0 ? total + part * factor : total * factor
        (section, current, multiplier, hasZero) = (0, nil, factor, false)
      } else if let tens = Self.tens(scalar), current == nil {
        section += tens
        multiplier = 10
      } else {
        break
      }
      offset += 1
    }
    return offset - start < Self.longest * 2
  }

  /// A run of figures, with thousands parted by commas and with decimals; the decimal point has to stand between figures.
  private mutating func figures() -> Bool {
    let start = offset
    var value = 0.0
    while text.isDigit(at: offset) {
      value = value * 10 + Double(text[offset]) - 48
      offset += 1
      // 16,500; but 130,140 is a list.
      if isThousands(at: offset), offset - start < 3 || text[offset + 1] == 48 && text[offset + 2] == 48 { offset += 1 }
    }
    guard offset - start <= Self.longest else { return false }
    isSingle = offset - start == 1
    if text[offset] == 46, text.isDigit(at: offset + 1) {
      isSingle = false
      hasDecimals = true
      offset += 1
      var place = 1.0
      while text.isDigit(at: offset) {
        guard place < 1e6 else { return false }
        value = value * 10 + Double(text[offset]) - 48
        place *= 10
        offset += 1
      }
      // Divided once, so that 37.9 is the nearest number to it.
      value /= place
    }
    current = value
    return true
  }

  private func isThousands(at offset: Int) -> Bool {
    guard text.typed(at: offset) == 44 else { return false }
    for index in 1...3 where !text.isDigit(at: offset + index) { return false }
    return !text.isDigit(at: offset + 4)
  }

  /// Three or more Chinese digits in a row (一二〇); two are an estimate (兩三).
  private mutating func positional(from start: Int) -> Bool {
    var value = 0.0
    offset = start
    while let digit = Self.digit(text[offset]) {
      guard offset - start < Self.longest else { return false }
      value = value * 10 + digit
      offset += 1
    }
    current = value
    isSingle = false
    return offset - start >= 3 && !isMultiplier(at: offset)
  }

  private func isMultiplier(at offset: Int) -> Bool {
    Self.multiplier(text[offset]) != nil || Self.myriad(text[offset]) != nil
  }
}
