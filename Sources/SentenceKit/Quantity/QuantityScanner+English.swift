extension QuantityScanner {
  /// A number word with what is counted (two packs, one hot coffee).
  func english(_ number: Double, from start: Int, to end: Int) -> QuantityReading? {
    if let half = halfWordsEnd(at: end) { return measured(number + 0.5, from: start, to: half) }
    return measured(number, from: start, to: end) ?? things(number, from: start, to: end)
  }

  /// Half an hour, half a bottle, half bottle.
  func half(from start: Int, to end: Int) -> QuantityReading? {
    var offset = end
    if text[offset] == 0x20, let word = text.word(of: UnitLexicon.leads, at: offset + 1), case .article = word.sense { offset = word.end }
    return measured(0.5, from: start, to: offset)
  }

  /// An hour; other units only behind `for`, since elsewhere they tell a rate (twice a day) or no amount.
  func article(from start: Int, to end: Int) -> QuantityReading? {
    guard text[start + 1] != 0x20 || text.sentence.has(Self.for, at: start - 4) else { return nil }
    guard let reading = measured(1, from: start, to: end), case .unit(let unit) = reading.measure else { return nil }
    switch unit {
    case .hour, .minute, .day, .week, .month, .year: return reading
    default: return nil
    }
  }

  /// A number of things that the next word or the one behind it names: one of them, or a plural.
  func things(_ number: Double, from start: Int, to end: Int) -> QuantityReading? {
    guard text[end] == 0x20, text.isLetter(at: end + 1) else { return nil }
    var offset = end + 1
    var isPlural = number == 1 && text.isLetter(at: start)
    for _ in 0..<2 {
      if let cue = text.word(of: UnitLexicon.cues, at: offset), cue.sense == .times {
        return QuantityReading(range: start..<end, amount: number, measure: .unit(.times))
      }
      let word = offset
      // Three more bottles.
      if word > end + 1, let unit = text.word(of: UnitLexicon.units, at: word), unit.end > word + 2,
        case .unit(let named, _, _) = unit.sense
      {
        return QuantityReading(range: start..<unit.end, amount: number, measure: .unit(named))
      }
      while text.isLetter(at: offset), offset - word < 24 { offset += 1 }
      guard offset > word else { break }
      if offset - word > 3, text[offset - 1] == 0x73, !text.isOne(of: "sui", at: offset - 2) { isPlural = true }
      guard text[offset] == 0x20 else { break }
      offset += 1
    }
    return isPlural ? QuantityReading(range: start..<end, amount: number, measure: .unit(.piece)) : nil
  }

  private static let `for` = Folding.shared("for ")
}
