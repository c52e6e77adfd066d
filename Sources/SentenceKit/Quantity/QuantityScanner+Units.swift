extension QuantityScanner {
  /// The number that ends at `end` with its unit and what follows the unit (一瓶半, 38度5, 1h20); nil without a unit.
  func measured(_ number: Double, from start: Int, to end: Int) -> QuantityReading? {
    var number = number
    var offset = end
    // 二十多分鐘 and 二十幾分鐘 are told by their tens.
    if text.isOne(of: "多几来余", at: offset), number >= 10 || text.isOne(of: "多", at: offset) { offset += 1 }
    guard let (word, unitStart, unitEnd) = unit(at: offset) else { return nil }
    var reading = QuantityReading(range: start..<unitEnd, amount: number, measure: .bare)
    switch word {
    case .none:
      return nil
    case .several(let unit):
      guard number > 1 else { return nil }
      reading.measure = .unit(unit)
    case .either(let first, let second):
      reading.measure = .either(first, second)
    case .own:
      reading.measure = .own(unitStart..<unitEnd)
    case .unit(let unit, let parts, let more):
      guard !(unit.isOccasion && isParticular(number, unit: unit, at: start)), !isSign(number, of: unit, at: unitStart, to: unitEnd)
      else { return nil }
      number = number / parts + more
      reading.amount = number
      reading.measure = .unit(unit)
      if let compound = compound(reading, unit: unit) { return compound }
      if isRateOrClass(reading, unit: unit) { return nil }
      if unit == .taiwanDollar || unit == .dollar { addChange(to: &reading) }
      if let tenth = tenth(at: unitEnd, unit: unit), number == number.rounded(.down) {
        reading.amount = (number * 10 + tenth) / 10
        reading.range = start..<unitEnd + 1
        return reading
      }
    }
    if let half = halfEnd(at: unitEnd) {
      reading.amount += 0.5
      reading.range = start..<half
    }
    return reading
  }

  /// The unit at `offset`, behind a blank or a word of size (一大碗) if need be.
  func unit(at offset: Int) -> (word: UnitWord, start: Int, end: Int)? {
    if let word = text.word(of: UnitLexicon.units, at: offset) {
      // Folded, 只 is 隻 as well as "only".
      if text.isOne(of: "只", at: offset), text.isOne(of: "喝吃剩睡有要是肯能用花尿拉量", at: offset + 1) { return nil }
      // The 頭 of 頭圍 is no unit.
      if let cue = text.word(of: UnitLexicon.cues, at: offset), cue.end > word.end { return nil }
      // 7M5D is an age or a code; only hours have their minutes directly behind them.
      if text.isLetter(at: word.end - 1), text.isDigit(at: word.end) {
        guard case .unit(.hour, _, _) = word.sense else { return nil }
      }
      return (word.sense, offset, word.end)
    }
    guard text[offset] == 0x20 || text.isOne(of: "大小整满平", at: offset),
      let word = text.word(of: UnitLexicon.units, at: offset + 1)
    else { return nil }
    return (word.sense, offset + 1, word.end)
  }

  /// Whether the words before make it a particular day or time (那一天, 最後一次) and no amount.
  private func isParticular(_ number: Double, unit: QuantityUnit, at start: Int) -> Bool {
    if text.isOne(of: "这那", at: start - 1) { return true }
    guard unit != .times else { return number == 1 && text.isOne(of: "每某后上下前首另哪", at: start - 1) }
    return number == 1 && text.isOne(of: "每某后前隔首另哪有的", at: start - 1) || text.isOne(of: "近前", at: start - 1)
  }

  /// Whether the next number tells how often in that time (一天三次), how much each time (一次5cc) or which class of that year (二年三班).
  private func isRateOrClass(_ reading: QuantityReading, unit: QuantityUnit) -> Bool {
    let end = reading.range.upperBound
    guard unit.isOccasion else { return false }
    // 一天要喝1500.
    if unit == .day, reading.amount == 1, text.isOne(of: "要喝吃最至约", at: end) {
      return !text.isOne(of: "了整大", at: reading.range.lowerBound - 1)
    }
    guard text.isDigit(at: end) || Self.isNumeral(text[end]) else { return false }
    return reading.amount == 1 || unit == .year && text.isOne(of: "班", at: end + 1)
  }

  /// Whether what could be a unit is part of a sign or says something else: the size M, 3C, 5G, 一度 (once).
  private func isSign(_ number: Double, of unit: QuantityUnit, at offset: Int, to end: Int) -> Bool {
    let isCapital = end == offset + 1 && (0x41...0x5A).contains(text.typed(at: offset))
    switch unit {
    case .meter: return isCapital
    case .gram: return isCapital && (3...6).contains(number)
    case .celsius where text.isLetter(at: offset): return isCapital && number < 20
    case .celsius: return number == 1 && Sentence.isIdeograph(text[end]) && !text.isOne(of: "半的了以", at: end)
    default: return false
    }
  }

  /// An hour with its minutes (1h20, 一小時二十分) or a year with its months, told in the smaller unit.
  private func compound(_ reading: QuantityReading, unit: QuantityUnit) -> QuantityReading? {
    let smaller: QuantityUnit
    let factor: Double
    switch unit {
    case .hour: (smaller, factor) = (.minute, 60)
    case .minute: (smaller, factor) = (.second, 60)
    case .year: (smaller, factor) = (.month, 12)
    default: return nil
    }
    var offset = reading.range.upperBound
    if text[offset] == 0x20 || text.isOne(of: "又零", at: offset) { offset += 1 }
    guard let numeral = NumeralScanner.numeral(in: text, at: offset), numeral.amount < factor, !numeral.isCode || numeral.length == 2
    else { return nil }
    var end = numeral.end
    if let next = self.unit(at: numeral.end) {
      switch next.word {
      case .unit(smaller, _, _), .either(smaller, _): end = next.end
      case .unit(.meter, _, _) where unit == .hour: end = next.end  // 1h 20m
      default: return nil
      }
    } else {
      let isAttached = offset == reading.range.upperBound && text.isLetter(at: offset - 1) && numeral.isDigits
      guard unit == .hour, isAttached, !text.isLetter(at: end), !text.isOne(of: ":/.", at: end) else { return nil }
    }
    var reading = reading
    reading.amount = reading.amount * factor + numeral.amount
    reading.range = reading.range.lowerBound..<end
    reading.measure = .unit(smaller)
    return reading
  }

  /// Adds the tenths and hundredths of a sum of money (五元三毛).
  private func addChange(to reading: inout QuantityReading) {
    let change: [(coins: StaticString, parts: Double)] = [("毛角", 10), ("分", 100)]
    for (coins, parts) in change {
      var offset = reading.range.upperBound
      if text.isOne(of: "又", at: offset) { offset += 1 }
      guard let numeral = NumeralScanner.numeral(in: text, at: offset), numeral.amount < 10 else { return }
      let end = text.isOne(of: "美", at: numeral.end) ? numeral.end + 1 : numeral.end
      guard text.isOne(of: coins, at: end) else { continue }
      reading.amount = (reading.amount * parts + numeral.amount) / parts
      reading.range = reading.range.lowerBound..<end + 1
    }
  }

  /// The tenths said behind the unit (38度5, 三十七度一).
  private func tenth(at offset: Int, unit: QuantityUnit) -> Double? {
    guard unit == .celsius || unit == .kilogram || unit == .meter, !text.isLetter(at: offset - 1) else { return nil }
    guard let digit = text.isDigit(at: offset) ? Double(text[offset]) - 48 : NumeralScanner.digit(text[offset]) else { return nil }
    guard !text.isDigit(at: offset + 1), !Self.isNumeral(text[offset + 1]), text[offset + 1] != 46, self.unit(at: offset + 1) == nil,
      text.word(of: UnitLexicon.leads, at: offset) == nil
    else { return nil }
    return digit
  }

  /// Behind the half that follows a unit (一瓶半, two hours and a half); 半 may also begin the next quantity or word.
  private func halfEnd(at offset: Int) -> Int? {
    if text.isOne(of: "半", at: offset), unit(at: offset + 1) == nil, text.word(of: UnitLexicon.leads, at: offset) == nil {
      return offset + 1
    }
    return halfWordsEnd(at: offset)
  }

  /// Behind ` and a half`.
  func halfWordsEnd(at offset: Int) -> Int? {
    guard text[offset] == 0x20, text.isLetter(at: offset + 1) else { return nil }
    return text.sentence.has(Self.andAHalf, at: offset) && offset + Self.andAHalf.count <= text.end ? offset + Self.andAHalf.count : nil
  }

  private static let andAHalf = Folding.shared(" and a half")
}
