/// Finds the amounts that a sentence names.
enum QuantityRecogniser {
  /// An amount and where it stands.
  typealias Found = (range: Range<Int>, quantity: Quantity)

  /// The amounts in the order of the sentence. O(length).
  ///
  /// - Parameter times: the time expressions of the sentence, in order; no number inside one is an amount.
  static func quantities(in sentence: Sentence, outside times: [TimeExpression]) -> [Found] {
    var readings = readings(in: sentence, outside: times)
    if readings.isEmpty { return [] }
    resolve(&readings, in: sentence)
    return readings.compactMap { reading in
      switch reading.measure {
      case .unit(let unit):
        (reading.range, Quantity(text: sentence.text(reading.range), amount: reading.amount, unit: unit.text))
      case .own(let range):
        (reading.range, Quantity(text: sentence.text(reading.range), amount: reading.amount, unit: sentence.text(range)))
      default: nil
      }
    }
  }

  private static func readings(in sentence: Sentence, outside times: [TimeExpression]) -> [QuantityReading] {
    var readings: [QuantityReading] = []
    let leads = UnitLexicon.leads
    var start = 0
    for index in 0...times.count {
      let end = index < times.count ? min(times[index].scalarRange.lowerBound, sentence.count) : sentence.count
      let scanner = QuantityScanner(text: SentenceStretch(sentence: sentence, end: end))
      var offset = start
      while offset < end {
        guard QuantityScanner.mayBegin(sentence.folded[offset], leads) else {
          offset += 1
          continue
        }
        let step = scanner.step(at: offset, after: readings.last)
        if let reading = step.reading { readings.append(reading) }
        offset = max(step.end, offset + 1)
      }
      if index < times.count { start = max(start, times[index].scalarRange.upperBound) }
    }
    return readings
  }

  /// Gives every reading its unit, as far as the sentence has one for it.
  private static func resolve(_ readings: inout [QuantityReading], in sentence: Sentence) {
    guard readings.contains(where: { !$0.isSettled }) else { return }
    let context = UnitContext(sentence, readings: readings)
    for index in readings.indices {
      let reading = readings[index]
      switch reading.measure {
      case .count:
        readings[index].measure = .unit(context.counted(at: reading.range.lowerBound))
      case .either(let first, .taiwanDollar):
        readings[index].measure = .unit(isMoney(reading, in: sentence, context) ? .taiwanDollar : first)
      case .either(let first, let second):
        readings[index].measure = .unit(context.has(second) || reading.isFullMarks ? second : first)
      case .bare:
        if let unit = context.unit(of: reading) {
          // Whoever writes English pays in dollars, as with the sign.
          readings[index].measure = .unit(unit == .taiwanDollar && sentence.language != .chinese ? .dollar : unit)
        }
      case .unit where reading.isBeyondWeather:
        if !context.has(.celsius) { readings[index].measure = .member }
      case .unit, .own, .member:
        break
      }
    }
    // Backwards, so that 120、130、140ml gives its unit on.
    for index in readings.indices.dropLast().reversed() {
      switch readings[index].measure {
      case .bare, .member:
        guard isList(readings[index].range.upperBound, readings[index + 1].range.lowerBound, in: sentence) else { break }
        readings[index].measure = readings[index + 1].measure
      default: break
      }
    }
  }

  /// 塊 counts money where it is much, or where somebody pays and no thing follows (兩塊蘋果).
  private static func isMoney(_ reading: QuantityReading, in sentence: Sentence, _ context: UnitContext) -> Bool {
    if reading.amount >= 50 { return true }
    return context.has(.taiwanDollar) && !Sentence.isIdeograph(sentence[reading.range.upperBound])
  }

  /// Whether only what joins the members of a list or range stands between two numbers.
  private static func isList(_ start: Int, _ end: Int, in sentence: Sentence) -> Bool {
    guard start < end, end - start <= 3 else { return false }
    for offset in start..<end where !sentence.isOne(of: "到至~-–—、,/或 ", at: offset) { return false }
    return true
  }
}
