/// Finds the unit of a number that has none in what stands around it.
struct UnitContext {
  private struct Cue {
    let range: Range<Int>
    let unit: QuantityUnit
    /// Whether it is a word and not a unit that the sentence names.
    let isWord: Bool
  }

  /// How many of the nearest words are asked, so that the whole costs linear time.
  private static let reach = 8

  private let sentence: Sentence
  /// In the order of the sentence: words that speak for a unit, and the units named.
  private let cues: [Cue]
  /// The units for which a word speaks, each once.
  private let units: [QuantityUnit]

  init(_ sentence: Sentence, readings: [QuantityReading]) {
    self.sentence = sentence
    let stretch = SentenceStretch(sentence: sentence, end: sentence.count)
    var cues: [Cue] = []
    var units: [QuantityUnit] = []
    var next = 0
    var offset = 0
    while offset < sentence.count {
      while next < readings.count, readings[next].range.upperBound <= offset {
        if let unit = readings[next].namedUnit { cues.append(Cue(range: readings[next].range, unit: unit, isWord: false)) }
        next += 1
      }
      if sentence.isLetter(at: offset), sentence.isLetter(at: offset - 1) {
        offset += 1
      } else if let word = stretch.word(of: UnitLexicon.cues, at: offset) {
        if let unit = word.sense {
          cues.append(Cue(range: offset..<word.end, unit: unit, isWord: true))
          if !units.contains(unit) { units.append(unit) }
        }
        offset = word.end
      } else {
        offset += 1
      }
    }
    self.cues = cues
    self.units = units
  }

  /// Whether a word speaks for the unit.
  func has(_ unit: QuantityUnit) -> Bool {
    units.contains(unit)
  }

  /// What a count without a word counts: how often, behind a word of something that happens; else things.
  func counted(at offset: Int) -> QuantityUnit {
    let index = firstCue(from: offset) - 1
    guard index >= 0, cues[index].unit == .times else { return .piece }
    return offset - cues[index].range.upperBound <= 8 ? .times : .piece
  }

  /// The unit of a number without one: that of the nearest word before it in which the amount is usual, else of one behind it in
  /// the same clause.
  func unit(of reading: QuantityReading) -> QuantityUnit? {
    let behind = firstCue(from: reading.range.upperBound)
    var asked = 0
    for index in stride(from: behind - 1, through: max(0, behind - Self.reach), by: -1)
    where cues[index].range.upperBound <= reading.range.lowerBound {
      if let unit = fitting(cues[index], reading) { return unit == .minute && isPumped(index) ? .milliliter : unit }
    }
    while behind + asked < cues.count, asked < 2, isOneClause(reading.range.upperBound, cues[behind + asked].range.lowerBound) {
      if let unit = fitting(cues[behind + asked], reading) { return unit }
      asked += 1
    }
    return unitBySize(of: reading)
  }

  /// A temperature is known by its tenths, a price by its hundreds.
  private func unitBySize(of reading: QuantityReading) -> QuantityUnit? {
    let amount = reading.amount
    if reading.hasDecimals, (35...42.5).contains(amount) { return .celsius }
    if amount >= 1000, amount <= 1_000_000, Int(amount) % 100 == 0, Double(Int(amount)) == amount { return .taiwanDollar }
    return nil
  }

  private func fitting(_ cue: Cue, _ reading: QuantityReading) -> QuantityUnit? {
    var unit = cue.unit
    let gap = reading.range.lowerBound - cue.range.upperBound
    // 便當兩個一百九.
    if unit.isPriced, unit != .bottle, gap == 0, reading.amount >= 20 { unit = .taiwanDollar }
    // A number behind what was counted out is its price (尿布一箱1299), unless it is as small as a feed.
    if unit.isPriced, reading.amount >= 300 { unit = .taiwanDollar }
    if unit == .celsius, QuantityUnit.fahrenheit.usual?.contains(reading.amount) == true { unit = .fahrenheit }
    guard let usual = unit.usual, usual.contains(reading.amount) else { return nil }
    switch unit {
    case .times, .minute:
      // Read off a short note (左15 右10) only; elsewhere people say how often and how long.
      return gap >= 0 && gap <= 1 && !reading.hasDecimals ? unit : nil
    case .milliliter, .taiwanDollar, .point, .step:
      return reading.hasDecimals ? nil : unit
    default:
      return unit
    }
  }

  /// Whether the left and right of a cue are those of a pump (擠奶左60右45), which a word directly before the first of them says.
  private func isPumped(_ index: Int) -> Bool {
    var first = index
    while first > max(0, index - Self.reach), cues[first - 1].unit == .minute { first -= 1 }
    guard first > 0, cues[first - 1].isWord, cues[first - 1].unit == .milliliter else { return false }
    return cues[first].range.lowerBound - cues[first - 1].range.upperBound <= 1
  }

  /// The index of the first cue that begins at `offset` or behind it. O(log cues).
  private func firstCue(from offset: Int) -> Int {
    var (low, high) = (0, cues.count)
    while low < high {
      let middle = low + (high - low) / 2
      if cues[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isOneClause(_ start: Int, _ end: Int) -> Bool {
    guard start <= end, end - start <= 8 else { return false }
    for offset in start..<end where sentence.isOne(of: ",。;!?、\n", at: offset) { return false }
    return true
  }
}
