/// A day or period, and the last day where several were named (August 10 - 22).
struct EnglishDate {
  var day: DayReading
  var until: DayReading?
}

extension EnglishScanner {
  /// A day or longer period at `start`.
  func date(at start: Int, isExpected: Bool) -> Read<EnglishDate>? {
    if sentence.isDigit(at: start) { return digits(at: start, isExpected: isExpected) }
    guard let word = word(at: start) else { return nil }
    switch word.value {
    case .day(let days): return (EnglishDate(day: .relative(days)), word.end)
    case .holiday(let holiday):
      let year = self.year(behind: word.end)
      return (EnglishDate(day: .holiday(year.map { .absolute($0.value) } ?? .unsaid, holiday)), year?.end ?? word.end)
    case .weekday(let weekday, let isWeak):
      guard !isWeak || isExpected || isWeekday(at: start, end: word.end) else { return nil }
      return (EnglishDate(day: .weekday(weekday, week: nil)), sentence.isOne(of: ".", at: word.end) ? word.end + 1 : word.end)
    case .month(let month, let isWeak): return monthFirst(month, isSure: !isWeak || isExpected, at: start, end: word.end)
    case .ordinal(let day): return dayFirst(day, from: start, at: word.end, isOrdinal: true, isExpected: isExpected)
    case .monthPart(let part): return partOfMonth(part, at: word.end)
    case .the:
      guard let next = next(word.end) else { return nil }
      if case .weekend = self.word(at: next)?.value, let end = self.word(at: next)?.end {
        return (EnglishDate(day: .weekend(week: nil)), end)
      }
      if case .ordinal(let day) = self.word(at: next)?.value, let end = self.word(at: next)?.end {
        return dayFirst(day, from: start, at: end, isOrdinal: true, isExpected: isExpected)
      }
      guard let day = ordinalDigits(at: next) else { return nil }
      return dayFirst(day.value, from: start, at: day.end, isOrdinal: true, isExpected: isExpected)
    case .which(let offset): return period(offset, at: word.end)
    case .past: return period(-1, at: word.end)
    default: return nil
    }
  }

  /// What follows last, this, next: a weekday, week, weekend, month or year.
  private func period(_ offset: Int, at end: Int) -> Read<EnglishDate>? {
    guard let word = word(behind: end) else { return nil }
    let day: DayReading
    switch word.value {
    // This Saturday is the one to come, also on a Sunday.
    case .weekday(let weekday, _): day = .weekday(weekday, week: offset == 0 ? nil : offset)
    case .weekend: day = .weekend(week: offset)
    case .unit(.week): day = .week(offset)
    case .unit(.month): day = .month(.relative(offset))
    case .unit(.quarter), .quarter: day = .relativeQuarter(offset)
    case .unit(.year): day = .year(.relative(offset))
    case .unit(.day) where offset != 0 && !isThe(before: end) && !isMeasured(word.end): day = .relative(offset)
    case .month(let month, _): day = .month(.named(.relative(offset), month))
    default: return nil
    }
    return (EnglishDate(day: day), word.end)
  }

  /// A month behind words for a part of it: May, the month, next month.
  private func partOfMonth(_ part: Int, at end: Int) -> Read<EnglishDate>? {
    let start = blanks(at: end)
    guard let word = word(at: start) else { return nil }
    switch word.value {
    case .month(let month, _): return (EnglishDate(day: .partOfMonth(.named(.unsaid, month), part)), word.end)
    case .the, .which:
      guard let unit = self.word(behind: word.end), case .unit(.month) = unit.value else { return nil }
      if case .which(let offset) = word.value { return (EnglishDate(day: .partOfMonth(.relative(offset), part)), unit.end) }
      return (EnglishDate(day: .partOfMonth(.unsaid, part)), unit.end)
    default: return nil
    }
  }

  private func isThe(before end: Int) -> Bool {
    var start = end
    while start > 0, end - start < 9, sentence.isLetter(at: start - 1) { start -= 1 }
    if case .the = wordBefore(start) { return true }
    return false
  }

  /// Whether a short weekday (sat, sun) is one here: behind a preposition, or before a date or clock.
  private func isWeekday(at start: Int, end: Int) -> Bool {
    if isLed(start) { return true }
    if case .every = wordBefore(start) { return true }
    // "playdate Sat" ends with a weekday, "she sat" does not.
    if start > 0, (65...90).contains(sentence.typed[start].value), isPhraseEnd(end) { return true }
    var at = sentence.isOne(of: ".", at: end) ? end + 1 : end
    if sentence.isOne(of: "&/", at: blanks(at: at)), case .weekday = word(at: blanks(at: blanks(at: at) + 1))?.value { return true }
    if sentence.isOne(of: ",", at: at) { at += 1 }
    let next = blanks(at: at)
    if let sign = rangeSign(at: end, from: start), case .weekday = word(at: sign)?.value { return true }
    if clock(at: next, isExpected: false) != nil { return true }
    switch word(at: next)?.value {
    case .month, .part(_, isPhrase: false): return true
    default:
      return sentence.isDigit(at: next) && date(at: next, isExpected: false) != nil || content == start..<end
    }
  }

  // MARK: Months in words

  /// March 6, Mar. 6th 2016, August 10 - 22, September 2012, August/10/2012, and the month alone.
  private func monthFirst(_ month: Int, isSure: Bool, at start: Int, end: Int) -> Read<EnglishDate>? {
    let stop = sentence.isOne(of: ".", at: end) ? end + 1 : end
    var next = sentence.isOne(of: ",-/", at: stop) ? blanks(at: stop + 1) : blanks(at: stop)
    if case .of = word(at: next)?.value, let of = behind(next), fourDigits(at: of) != nil { next = of }
    // October the 19th.
    if case .the = word(at: next)?.value, let ordinal = behind(next), dayNumber(at: ordinal) != nil { next = ordinal }
    if let day = dayNumber(at: next), !isClock(at: next, end: day.end), !isMeasured(day.end) {
      guard (1...31).contains(day.value) else {
        // Aug 96.
        guard let year = shortYear(at: next), day.value > 31 else { return nil }
        return (EnglishDate(day: .month(.named(.absolute(year.value), month))), year.end)
      }
      var end = day.end
      var last: Int?
      if let second = rangeSign(at: end, from: start), let until = dayNumber(at: second), !isClock(at: second, end: until.end) {
        (last, end) = (until.value, until.end)
      }
      return checked(month, day.value, until: last, end: end)
    }
    if let year = fourDigits(at: next) { return (EnglishDate(day: .month(.named(.absolute(year.value), month))), year.end) }
    // A number that is no day: nothing here is a month either.
    if sentence.isDigit(at: next), !isSure { return nil }
    let isRange =
      rangeSign(at: end, from: start).flatMap { word(at: $0) }.map { if case .month = $0.value { true } else { false } } ?? false
    // Jan alone is a name.
    let isWhole = content == start..<stop && (end - start > 3 || month == 5)
    guard isSure || isLed(start) || isRange || isWhole else { return nil }
    return (EnglishDate(day: .month(.named(.unsaid, month))), end)
  }

  /// 12th of July, 10 August 2012, 10 - 22 August, 15Sep, the 1st.
  private func dayFirst(_ day: Int, from start: Int, at end: Int, isOrdinal: Bool, isExpected: Bool) -> Read<EnglishDate>? {
    guard (1...31).contains(day) else { return nil }
    if let month = monthBehind(end) { return checked(month.value, day, until: nil, end: month.end) }
    if let second = rangeSign(at: end, from: start), let until = dayNumber(at: second), let month = monthBehind(until.end) {
      return checked(month.value, day, until: until.value, end: month.end)
    }
    guard isOrdinal, case .the = word(at: start)?.value else { return nil }
    // the 15th of next month, the 2nd of this month.
    if let of = word(behind: end), case .of = of.value, let which = word(behind: of.end),
      case .which(let offset) = which.value, let unit = word(behind: which.end), case .unit(.month) = unit.value
    {
      return (EnglishDate(day: .dayOfMonth(.relative(offset), day)), unit.end)
    }
    // The 5th Wave, the 1st time, the first of three.
    guard case .ordinal = word(at: blanks(at: start + 3))?.value else {
      if case .of = word(behind: end)?.value { return nil }
      return isPhraseEnd(end) ? (EnglishDate(day: .dayOfMonth(.unsaid, day)), end) : nil
    }
    return nil
  }

  /// The month behind a day: "August", "of July", "Aug.".
  private func monthBehind(_ end: Int) -> Read<Int>? {
    var start = sentence.isOne(of: "-/", at: end) ? end + 1 : blanks(at: end)
    if case .of = word(at: start)?.value, let of = behind(start) { start = of }
    guard case .month(let month, _) = word(at: start)?.value, let word = word(at: start) else { return nil }
    // "the 3 may seem odd" is no date, 3 May is.
    if month == 5, sentence.typed[start] == "m", sentence.isOne(of: " ", at: word.end), sentence.isLetter(at: word.end + 1),
      self.word(at: word.end + 1) == nil
    {
      return nil
    }
    return (month, sentence.isOne(of: ".", at: word.end) ? word.end + 1 : word.end)
  }

  /// A date whose year may follow; nil when there is no such day.
  private func checked(_ month: Int, _ day: Int, until: Int?, end: Int) -> Read<EnglishDate>? {
    let year = self.year(behind: end)
    let reading: YearReading = year.map { .absolute($0.value) } ?? .unsaid
    guard CivilDate(year: year?.value ?? 2000, month: month, day: day) != nil else { return nil }
    var date = EnglishDate(day: .dayOfMonth(.named(reading, month), day))
    if let until {
      guard until > day, CivilDate(year: year?.value ?? 2000, month: month, day: until) != nil else { return nil }
      date.until = .dayOfMonth(.named(reading, month), until)
    }
    return (date, year?.end ?? end)
  }

  // MARK: Digits

  private func digits(at start: Int, isExpected: Bool) -> Read<EnglishDate>? {
    guard let first = count(at: start) else { return nil }
    if let day = ordinalDigits(at: start) {
      return dayFirst(day.value, from: start, at: day.end, isOrdinal: true, isExpected: isExpected)
    }
    if first.value.length == 4 { return yearFirst(first) ?? yearAlone(at: start) }
    guard first.value.length <= 2 else { return nil }
    if let date = dayFirst(first.value.value, from: start, at: first.end, isOrdinal: false, isExpected: isExpected) { return date }
    guard sentence.isOne(of: "/-.", at: first.end), let second = count(at: first.end + 1), second.value.isDigits else { return nil }
    let (one, two) = (first.value.value, second.value.value)
    let separator = sentence[first.end]
    if second.value.length == 4 {
      // 9/2012.
      guard separator == 0x2F, (1...12).contains(one), (1900...2199).contains(two), !isContinued(second.end) else { return nil }
      return (EnglishDate(day: .month(.named(.absolute(two), one))), second.end)
    }
    guard second.value.length <= 2 else { return nil }
    let (month, day) = one > 12 ? (two, one) : (one, two)
    if sentence[second.end] == separator, let third = count(at: second.end + 1), third.value.isDigits {
      let isFull = third.value.length == 4 && (1900...2199).contains(third.value.value)
      guard isFull || third.value.length == 2 && separator == 0x2F, !isContinued(third.end) else { return nil }
      let year = isFull ? third.value.value : Self.century(third.value.value)
      return date(year, month, day, end: third.end)
    }
    guard separator == 0x2F, !isContinued(second.end), CivilDate(year: 2000, month: month, day: day) != nil else { return nil }
    // A proper fraction is a date only where one is expected.
    let isFraction = one < two && one < 4 && (two <= 4 || two == 8)
    if isMeasured(second.end) { return nil }
    if isFraction && !isExpected && !isPhraseEnd(second.end) && clock(at: blanks(at: second.end), isExpected: false) == nil { return nil }
    return (EnglishDate(day: .dayOfMonth(.named(.unsaid, month), day)), second.end)
  }

  /// 2014-04-18, 2012/8/10, 2012/Aug/10, 2018 March 18, 2024 August.
  private func yearFirst(_ year: Read<NumberReading>) -> Read<EnglishDate>? {
    guard (1900...2199).contains(year.value.value) else { return nil }
    let separator = sentence[year.end]
    let start = sentence.isOne(of: "-/.", at: year.end) ? year.end + 1 : blanks(at: year.end)
    if case .month(let month, _) = word(at: start)?.value, let word = word(at: start) {
      let next = sentence[word.end] == separator ? word.end + 1 : blanks(at: word.end)
      if let day = dayNumber(at: next), (1...31).contains(day.value), !isClock(at: next, end: day.end) {
        return date(year.value.value, month, day.value, end: day.end)
      }
      return (EnglishDate(day: .month(.named(.absolute(year.value.value), month))), word.end)
    }
    guard sentence.isOne(of: "-/.", at: year.end), let month = count(at: year.end + 1), month.value.isDigits, month.value.length <= 2,
      sentence[month.end] == separator, let day = count(at: month.end + 1), day.value.isDigits, day.value.length <= 2,
      !sentence.isDigit(at: day.end), !sentence.isOne(of: "/", at: day.end)
    else { return nil }
    return date(year.value.value, month.value.value, day.value.value, end: day.end)
      ?? date(year.value.value, day.value.value, month.value.value, end: day.end)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, end: Int) -> Read<EnglishDate>? {
    guard CivilDate(year: year, month: month, day: day) != nil else { return nil }
    return (EnglishDate(day: .dayOfMonth(.named(.absolute(year), month), day)), end)
  }

  /// Whether a number goes on here, so that what was read is only a part of something else.
  func isContinued(_ end: Int) -> Bool {
    if sentence.isOne(of: "/", at: end) || isAlphanumeric(end) && !sentence.isOne(of: "t", at: end) { return true }
    return sentence.isOne(of: ".-", at: end) && sentence.isDigit(at: end + 1) && !isColonClock(at: end + 1)
  }

  /// Whether the number is the hour of a clock and no day.
  private func isClock(at start: Int, end: Int) -> Bool {
    sentence.isOne(of: ":", at: end) && sentence.isDigit(at: end + 1) || clock(at: start, isExpected: false) != nil
  }

  /// 1...2 digits with or without an ending (1st, 24th), or the word of an ordinal.
  func dayNumber(at start: Int) -> Read<Int>? {
    if case .ordinal(let day) = word(at: start)?.value, let word = word(at: start) { return (day, word.end) }
    if let day = ordinalDigits(at: start) { return day }
    guard let number = count(at: start), number.value.isDigits, number.value.length <= 2, !isAlphanumeric(number.end) else { return nil }
    return (number.value.value, number.end)
  }

  private func ordinalDigits(at start: Int) -> Read<Int>? {
    guard let number = count(at: start), number.value.isDigits, (1...31).contains(number.value.value),
      Self.endings.contains(where: { sentence.has($0, at: number.end) }), !sentence.isLetter(at: number.end + 2)
    else { return nil }
    return (number.value.value, number.end + 2)
  }

  private static let endings: [[UInt32]] = ["st", "nd", "rd", "th"].map { Folding.shared($0) }

  // MARK: Years

  /// The year behind a date: four digits, or two beyond the days of a month.
  private func year(behind end: Int) -> Read<Int>? {
    let comma = sentence.isOne(of: ",-/", at: end) ? end + 1 : end
    let start = blanks(at: comma)
    guard start > end else { return nil }
    if let year = fourDigits(at: start) { return year }
    return shortYear(at: start).flatMap { (count(at: start)?.value.value ?? 0) > 31 ? $0 : nil }
  }

  /// A year behind "in" or "since", which nothing follows that would make it an amount.
  private func yearAlone(at start: Int) -> Read<EnglishDate>? {
    switch wordBefore(start) {
    case .in, .since: break
    default: return nil
    }
    guard let year = fourDigits(at: start), (1900...2199).contains(year.value), isPhraseEnd(year.end) else { return nil }
    return (EnglishDate(day: .year(.absolute(year.value))), year.end)
  }

  func fourDigits(at start: Int) -> Read<Int>? {
    guard let number = count(at: start), number.value.isDigits, number.value.length == 4, (1900...3999).contains(number.value.value),
      !isAlphanumeric(number.end), !sentence.isOne(of: ":", at: number.end), !isMeasured(number.end)
    else { return nil }
    return (number.value.value, number.end)
  }

  private func shortYear(at start: Int) -> Read<Int>? {
    guard let number = count(at: start), number.value.isDigits, number.value.length == 2, !isAlphanumeric(number.end),
      !sentence.isOne(of: ":%", at: number.end), !isMeasured(number.end)
    else { return nil }
    return (Self.century(number.value.value), number.end)
  }

  private static func century(_ year: Int) -> Int { year < 50 ? 2000 + year : 1900 + year }
}
