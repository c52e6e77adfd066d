extension EnglishScanner {
  /// A point counted from now or from a day: in 20 minutes, 3 days ago, a week from Friday, next two weeks, +15min.
  func offset(at start: Int, word: Read<EnglishWord>?) -> Read<TimeReading>? {
    switch word?.value {
    case .in, .within, .after:
      guard let word, let next = next(word.end) else { return nil }
      if let few = few(at: next) { return (.vague, few) }
      // "in the second half" counts no seconds.
      if case .the = self.word(at: next)?.value { return nil }
      // "after 2 days of rain" tells how long.
      guard let amount = amount(at: approximate(next)), !isMeasured(amount.end) else { return nil }
      return (Self.reading(amount.value.amount), amount.end)
    case .for:
      guard case .timer = wordBefore(start), let word, let next = next(word.end), let amount = amount(at: next) else { return nil }
      return (Self.reading(amount.value.amount), amount.end)
    case .which(let direction) where direction != 0: return word.flatMap { counted(direction, at: $0.end) }
    case .past: return word.flatMap { counted(-1, at: $0.end) }
    default: break
    }
    if sentence.isOne(of: "+-", at: start) {
      let begin = blanks(at: start + 1)
      guard sentence.isDigit(at: begin), let amount = amount(at: begin) else { return nil }
      return (Self.reading(sentence.isOne(of: "-", at: start) ? -amount.value.amount : amount.value.amount), amount.end)
    }
    if let few = few(at: start) {
      switch self.word(behind: few)?.value {
      case .ago, .later, .fromNow: return self.word(behind: few).map { (.vague, $0.end) }
      default: return nil
      }
    }
    // "day after tomorrow" counts one day.
    if case .unit(.day) = word?.value, let word { return directed((TimeAmount(days: 1), word.end), isBare: true) }
    guard let amount = amount(at: start) else { return nil }
    return directed((amount.value.amount, amount.end))
  }

  /// Behind a few days or several hours, which say how long without saying how many.
  private func few(at start: Int) -> Int? {
    guard case .few = word(at: start)?.value, let begin = behind(start) else { return nil }
    return unit(at: begin)?.end
  }

  /// next two weeks, last 3 days, next hour.
  private func counted(_ direction: Int, at end: Int) -> Read<TimeReading>? {
    guard let start = next(end) else { return nil }
    if case .unit(.hour) = word(at: start)?.value, let word = word(at: start) {
      return (Self.reading(TimeAmount(seconds: Int64(direction) &* 3600)), word.end)
    }
    guard count(at: start) != nil, let amount = amount(at: start) else { return nil }
    return (Self.reading(direction < 0 ? -amount.value.amount : amount.value.amount), amount.end)
  }

  /// What follows an amount and makes a point of it.
  private func directed(_ amount: Read<TimeAmount>, isBare: Bool = false) -> Read<TimeReading>? {
    guard let word = word(behind: amount.end) else { return nil }
    switch word.value {
    case .ago where !isBare: return (Self.reading(-amount.value), word.end)
    case .later where !isBare, .fromNow where !isBare: return (Self.reading(amount.value), word.end)
    case .out where !isBare && isSentenceEnd(word.end): return (Self.reading(amount.value), word.end)
    case .before, .after, .from:
      var isBefore = false
      if case .before = word.value { isBefore = true }
      if amount.value.isCalendar, let start = next(word.end), let day = date(at: start, isExpected: true), day.value.day.isSingleDay {
        return (.point(PointReading(day: day.value.day, shift: isBefore ? -amount.value : amount.value)), day.end)
      }
      if isBare { return nil }
      if case .from = word.value { return nil }
      // "15 minutes before" that nothing follows counts from now; "before bed" does not.
      return isSentenceEnd(word.end) ? (Self.reading(isBefore ? -amount.value : amount.value), word.end) : nil
    default: return nil
    }
  }

  private func isSentenceEnd(_ end: Int) -> Bool { !isAlphanumeric(blanks(at: end)) }

  /// Whole days and longer units from today, or a moment from now.
  private static func reading(_ amount: TimeAmount) -> TimeReading {
    guard amount.isCalendar else { return .offset(amount) }
    return .point(PointReading(day: .relative(0), shift: amount))
  }

  /// Behind about, around or ~.
  private func approximate(_ start: Int) -> Int {
    var begin = start
    if case .lead = word(at: begin)?.value, let next = behind(begin) { begin = next }
    return sentence.isOne(of: "~", at: begin) ? begin + 1 : begin
  }

  // MARK: Amounts

  /// A length of time: 20 minutes, an hour and a half, half an hour, 1.5 hours, 1d 2hr 5min.
  func amount(at start: Int) -> Read<AmountReading>? {
    var reading = AmountReading()
    var end = start
    // Six parts, from years to seconds, are the most that make sense.
    for index in 0..<6 {
      guard let part = index == 0 ? amountPart(at: start) : amountPart(behind: end) else { break }
      guard reading.add(halves: part.value.halves, of: part.value.unit) else { return nil }
      end = part.end
    }
    return end > start ? (reading, end) : nil
  }

  private func amountPart(behind end: Int) -> Read<(halves: Int, unit: TimeUnit)>? {
    var start = blanks(at: sentence.isOne(of: ",", at: end) ? end + 1 : end)
    if case .and = word(at: start)?.value, let next = behind(start) {
      start = next
      // An hour and a half.
      if case .a = word(at: start)?.value, let half = behind(start), case .half = word(at: half)?.value, let word = word(at: half) {
        return ((1, .hour), word.end)
      }
    }
    return count(at: start) == nil ? nil : amountPart(at: start)
  }

  /// One number with its unit, in halves of it.
  private func amountPart(at start: Int) -> Read<(halves: Int, unit: TimeUnit)>? {
    switch word(at: start)?.value {
    case .half:
      guard var begin = behind(start) else { return nil }
      if case .a = word(at: begin)?.value, let next = behind(begin) { begin = next }
      return unit(at: begin).map { ((1, $0.value), $0.end) }
    case .a, .the:
      guard let begin = behind(start) else { return nil }
      if case .a = word(at: start)?.value {
        switch word(at: begin)?.value {
        case .half, .number: return amountPart(at: begin)
        default: break
        }
      }
      guard let unit = unit(at: begin), unit.end - begin > 1 else { return nil }
      return ((2, unit.value), unit.end)
    default:
      guard let number = count(at: start), number.value.value <= 999_999 else { return nil }
      var (halves, end) = (number.value.value * 2, number.end)
      if number.value.isDigits, sentence[end] == 0x2E, sentence.isDigit(at: end + 1) {
        guard sentence.isOne(of: "5", at: end + 1) else { return nil }
        (halves, end) = (halves + 1, end + 2)
      }
      return unit(at: sentence[end] == 0x2D ? end + 1 : blanks(at: end)).map { ((halves, $0.value), $0.end) }
    }
  }

  /// A unit, directly followed at most by the next number (2hr5min).
  func unit(at start: Int) -> Read<TimeUnit>? {
    guard let word = word(at: start) else { return nil }
    switch word.value {
    case .unit(let unit): return (unit, word.end)
    case .second: return (.second, word.end)
    case .quarter: return (.quarter, word.end)
    default: return nil
    }
  }
}
