/// Reads numbers with what belongs to them off a stretch of a sentence.
///
/// Each attempt looks at a bounded number of scalars around the number.
struct QuantityScanner {
  let text: SentenceStretch

  /// A cheap look at the first scalar, which is all that most offsets of a sentence need.
  static func mayBegin(_ scalar: UInt32, _ leads: Lexicon<LeadWord>) -> Bool {
    switch scalar {
    case 48...57, 0x2A, 0x78, 0xD7, 0x534A, 0x5341, 0x5EFF, 0x5345: true  // figures, * x × 半十廿卅
    default: leads.mayBegin(scalar) || TimeScanner.digit(scalar) != nil
    }
  }

  /// The reading at `start`, if there is one, and where to look on.
  func step(at start: Int, after previous: QuantityReading?) -> (reading: QuantityReading?, end: Int) {
    let isInsideWord = text.isLetter(at: start) && text.isLetter(at: start - 1)
    let lead = isInsideWord ? nil : text.word(of: UnitLexicon.leads, at: start)
    let reading = isInsideWord ? nil : reading(at: start, lead: lead, after: previous)
    if case .text = lead?.sense, let end = lead?.end, end >= reading?.range.upperBound ?? 0 { return (nil, end) }
    if let reading { return (reading, reading.range.upperBound) }
    return (nil, skip(from: start))
  }

  private func reading(at start: Int, lead: (sense: LeadWord, end: Int)?, after previous: QuantityReading?) -> QuantityReading? {
    switch lead?.sense {
    case .number(let number):
      return english(number, from: start, to: lead?.end ?? start)
    case .half:
      return half(from: start, to: lead?.end ?? start)
    case .article:
      return article(from: start, to: lead?.end ?? start)
    case .count(let count):
      return lead.map { QuantityReading(range: start..<$0.end, amount: count, measure: .unit(.times)) }
    case .before(let unit):
      return prefixed(by: unit, from: start, to: lead?.end ?? start)
    case .dollar:
      return prefixed(by: text.sentence.language == .chinese ? .taiwanDollar : .dollar, from: start, to: start + 1)
    case .text, nil:
      break
    }
    if text.isOne(of: "x*×", at: start) { return counted(from: start) }
    if text.isOne(of: "半", at: start) { return measured(0.5, from: start, to: start + 1) }
    return number(at: start, after: previous)
  }

  /// Behind a run of figures or numerals, or behind a word of letters; a single letter takes the figures behind it along (D3).
  private func skip(from start: Int) -> Int {
    var end = start + 1
    if text.isLetter(at: start) {
      while text.isLetter(at: end) { end += 1 }
      if end == start + 1 { while text.isDigit(at: end) { end += 1 } }
    } else if text.isDigit(at: start) {
      while text.isDigit(at: end) || text.isLetter(at: end) || text.isOne(of: ".-:", at: end) && text.isDigit(at: end + 1) { end += 1 }
    } else if Self.isNumeral(text[start]) {
      while Self.isNumeral(text[end]) { end += 1 }
    }
    return end
  }

  static func isNumeral(_ scalar: UInt32) -> Bool {
    TimeScanner.digit(scalar) != nil || TimeScanner.multiplier(scalar) != nil || scalar == 0x4E07
  }

  /// The figures behind ×: how many of what stands before.
  private func counted(from start: Int) -> QuantityReading? {
    guard text.isDigit(at: start + 1), !text.isDigit(at: start - 1), let numeral = NumeralScanner.numeral(in: text, at: start + 1),
      !numeral.isCode
    else { return nil }
    if let reading = measured(numeral.amount, from: start, to: numeral.end) { return reading }
    if text.isLetter(at: numeral.end) { return nil }
    return QuantityReading(range: start..<numeral.end, amount: numeral.amount, measure: .count)
  }

  /// A number whose unit stands before it ($20, 攝氏37度).
  private func prefixed(by unit: QuantityUnit, from start: Int, to end: Int) -> QuantityReading? {
    var offset = end
    while offset < end + 2, text[offset] == 0x20 { offset += 1 }
    guard let numeral = NumeralScanner.numeral(in: text, at: offset), !numeral.isCode else { return nil }
    var last = numeral.end
    // The unit may stand behind it once more.
    if case .unit(let other, _, _)? = text.word(of: UnitLexicon.units, at: last)?.sense, other == unit || other == .celsius {
      last = text.word(of: UnitLexicon.units, at: last)?.end ?? last
    } else if text[last] == 0xB0 {
      last += 1
    }
    return QuantityReading(range: start..<last, amount: numeral.amount, measure: .unit(unit))
  }

  /// A number in figures or numerals.
  private func number(at start: Int, after previous: QuantityReading?) -> QuantityReading? {
    // Ordinals, pages and codes (第三, p.20, D3).
    let isCode = text.isDigit(at: start) && text.isLetter(at: start - 1) && !text.isLetter(at: start - 2)
    guard !isCode, !text.isOne(of: "第初#.", at: start - 1), !isLabelled(at: start),
      let numeral = NumeralScanner.numeral(in: text, at: start), !numeral.isCode
    else { return nil }
    let start = text.isOne(of: "负", at: start - 1) ? start - 1 : start
    let amount = text.isOne(of: "负", at: start) || isBelowZero(at: start) ? -numeral.amount : numeral.amount
    if let pressure = pressure(numeral, from: start, after: previous) { return pressure }
    if let fraction = fraction(numeral, from: start) { return fraction }
    if let decimal = spokenDecimal(numeral, from: start) { return decimal }
    if var reading = measured(amount, from: start, to: numeral.end) {
      reading.hasDecimals = numeral.hasDecimals
      return reading
    }
    if numeral.isDigits, let reading = things(numeral.amount, from: start, to: numeral.end) { return reading }
    guard unit(at: numeral.end) == nil, !text.isLetter(at: numeral.end) else { return nil }
    let isInCode = text.isOne(of: ":/", at: numeral.end) && text.isDigit(at: numeral.end + 1)
    let isBare = !isInCode && (numeral.isDigits || numeral.length > 1 && numeral.amount >= 10)
    return QuantityReading(
      range: start..<numeral.end, amount: amount, measure: isBare ? .bare : .member, hasDecimals: numeral.hasDecimals)
  }

  /// Whether the word before makes the number a name (room 204).
  private func isLabelled(at start: Int) -> Bool {
    guard text[start - 1] == 0x20, text.isLetter(at: start - 2) else { return false }
    return UnitLexicon.labels.hasWord(in: text.sentence, endingAt: start - 1)
  }

  private func isBelowZero(at start: Int) -> Bool {
    text.isOne(of: "下", at: start - 1) && text.isOne(of: "零", at: start - 2)
  }

  /// One of the two numbers of a blood pressure (120/80); whether it is one, and no date, its size tells.
  private func pressure(_ numeral: Numeral, from start: Int, after previous: QuantityReading?) -> QuantityReading? {
    let reading = QuantityReading(range: start..<numeral.end, amount: numeral.amount, measure: .unit(.millimeterOfMercury))
    if case .unit(.millimeterOfMercury)? = previous?.measure, previous?.range.upperBound == start - 1, text[start - 1] == 47 {
      return reading
    }
    guard numeral.isDigits, text[numeral.end] == 47, let second = NumeralScanner.numeral(in: text, at: numeral.end + 1),
      (70...260).contains(numeral.amount), (30...160).contains(second.amount), second.amount < numeral.amount
    else { return nil }
    return reading
  }

  /// 1/2碗, 四分之一公升.
  private func fraction(_ numeral: Numeral, from start: Int) -> QuantityReading? {
    let isSlash = text[numeral.end] == 47
    guard isSlash || text.isOne(of: "分", at: numeral.end) else { return nil }
    let isFull = isSlash || text.isOne(of: "之", at: numeral.end + 1)
    guard let other = NumeralScanner.numeral(in: text, at: numeral.end + (isFull && !isSlash ? 2 : 1)) else { return nil }
    let (upper, lower) = isSlash ? (numeral.amount, other.amount) : (other.amount, numeral.amount)
    guard upper > 0, upper < lower, lower <= 10, isFull || upper == 1,
      let reading = measured(upper / lower, from: start, to: other.end)
    else { return nil }
    // 三分一湯匙, but not 十分一包.
    if !isFull, case .unit(let unit) = reading.measure, !unit.isMeasured, unit != .scoop { return nil }
    return reading
  }

  /// 三點五公斤; before other units the 點 is that of a clock.
  private func spokenDecimal(_ numeral: Numeral, from start: Int) -> QuantityReading? {
    guard text.isOne(of: "点", at: numeral.end) else { return nil }
    var (amount, place, end) = (numeral.amount, 1.0, numeral.end + 1)
    while place < 1e4, let digit = text.isDigit(at: end) ? Double(text[end]) - 48 : NumeralScanner.digit(text[end]) {
      amount = amount * 10 + digit
      place *= 10
      end += 1
    }
    guard place > 1 else { return nil }
    guard let reading = measured(amount / place, from: start, to: end) else {
      // No clock goes that far (三十七點五).
      guard numeral.amount > 24, text.word(of: UnitLexicon.units, at: end) == nil else { return nil }
      return QuantityReading(range: start..<end, amount: amount / place, measure: .bare, hasDecimals: true)
    }
    switch reading.measure {
    case .unit(let unit): return unit.isMeasured ? reading : nil
    case .own: return reading
    default: return nil
    }
  }
}
