extension TimeScanner {
  /// A date of digits: 2026/12/1, 2026-12-01, 115.12.1, 12/1, 12/1/2026, 20261201, 2026.12; amounts (1/2匙), blood pressure
  /// (120/80) and impossible dates are none.
  func digitalDate(_ first: Read<NumberReading>) -> Read<DayReading>? {
    let separator = sentence[first.end]
    if first.value.length == 8 { return compactDate(first) }
    switch separator {
    case 0x2F, 0x2D, 0x2E, 0x20, 0xB7: break
    default: return nil
    }
    guard let second = number(at: first.end + 1), second.value.isDigits, second.value.length <= 2 else { return nil }
    // 1994.01-19 is written by some.
    let isParted = sentence[second.end] == separator || separator == 0x2E && sentence[second.end] == 0x2D
    if isParted, let third = number(at: second.end + 1), third.value.isDigits {
      if let date = threeParts(first, second, third, separator: separator) { return date }
      // 1999.08-2002.02 are two months.
      if sentence[second.end] == separator { return nil }
    }
    let isDate = !isContinued(at: second.end) && !isMeasured(at: second.end)
    // 2026/12, 2026.08.
    if first.value.length == 4, second.value.length == 2 || separator == 0x2F, separator != 0x20, isDate,
      (1900...2199).contains(first.value.value), (1...12).contains(second.value.value)
    {
      return (.month(.named(.absolute(first.value.value), second.value.value)), second.end)
    }
    guard first.value.length <= 2, isDate else { return nil }
    let isStamp = sentence[second.end] == 0x20 && sentence[second.end + 3] == 0x3A
    let isDashed = separator == 0x2D && first.value.length == 2 && second.value.length == 2 && (first.value.startsWithZero || isStamp)
    guard separator == 0x2F || separator == 0xB7 || isDashed else { return nil }
    // 剩1/3 is a part.
    if sentence.isOne(of: "例剩约占", at: first.end - first.value.length - 1) { return nil }
    return checked(.unsaid, first.value.value, second.value.value, end: second.end)
  }

  /// Year first, or last where only that makes sense; month before day unless it cannot be.
  private func threeParts(
    _ first: Read<NumberReading>, _ second: Read<NumberReading>, _ third: Read<NumberReading>, separator: UInt32
  ) -> Read<DayReading>? {
    if first.value.length >= 3 {
      // 2021-09-0910:09 runs the day into the clock.
      if third.value.length == 4, sentence[third.end] == 0x3A {
        let end = third.end - 2
        return Self.year(first.value).flatMap { checked(.absolute($0), second.value.value, third.value.value / 100, end: end) }
      }
      guard third.value.length <= 2, !isContinued(at: third.end) || isYearFirstEnd(third.end), let year = Self.year(first.value) else {
        return nil
      }
      return checked(.absolute(year), second.value.value, third.value.value, end: third.end)
    }
    guard separator != 0x20, first.value.length <= 2, !isContinued(at: third.end), !isMeasured(at: third.end) else { return nil }
    let year: Int
    if third.value.length == 4, (1900...2199).contains(third.value.value) {
      year = third.value.value
    } else if third.value.length == 2, separator == 0x2F, first.value.length == 2 || second.value.length == 2 || third.value.value > 12 {
      year = third.value.value + (third.value.value < 70 ? 2000 : 1900)
    } else {
      return nil
    }
    return checked(.absolute(year), first.value.value, second.value.value, end: third.end)
      ?? checked(.absolute(year), second.value.value, first.value.value, end: third.end)
  }

  /// Whether what follows a date's end is a second date's sign.
  private func isYearFirstEnd(_ offset: Int) -> Bool {
    sentence[offset] == 0x2D && sentence.isDigit(at: offset + 1)
  }

  /// Eight digits, only where they stand by themselves.
  private func compactDate(_ number: Read<NumberReading>) -> Read<DayReading>? {
    let value = number.value.value
    let start = number.end - 8
    guard (1900...2099).contains(value / 10000), isClauseStart(start), !sentence.isLetter(at: number.end) else { return nil }
    return checked(.absolute(value / 10000), value / 100 % 100, value % 100, end: number.end)
  }

  /// Whether a number goes on here, so that what was read is only a part of something else.
  func isContinued(at offset: Int) -> Bool {
    sentence.isDigit(at: offset) || sentence[offset] == 0x2F || sentence[offset] == 0x2E && sentence.isDigit(at: offset + 1)
  }

  /// Whether a unit follows, so that the number was an amount.
  func isMeasured(at offset: Int) -> Bool {
    let start = next(offset)
    if sentence.isOne(of: "匙杯碗包颗锭片粒勺份瓶罐茶汤个条块张根滴%", at: start) { return true }
    guard sentence.isLetter(at: start) else { return false }
    return Self.units.contains { sentence.has($0, at: start) && !sentence.isLetter(at: start + $0.count) }
  }

  private static let units: [[UInt32]] = ["ml", "cc", "c", "g", "kg", "cm", "oz", "tsp", "tbsp", "cup", "cups", "mmhg", "l", "m"].map {
    Folding.shared($0)
  }
}
