extension TimeScanner {
  /// The range that `first` begins (三點到五點半, 三月和九月之間), when its end is of a sort that fits.
  func span(from first: Read<PointReading>) -> Read<TimeReading>? {
    guard let sign = rangeSign(at: first.end) else { return nil }
    let start = next(sign.end)
    var behind = self
    behind.rangeEnd = start
    guard
      let second = behind.point(at: start).flatMap({ isEnd($0.value, of: first.value) ? $0 : nil })
        ?? behind.shortEnd(at: start, of: first.value)
    else { return nil }
    let end = betweenEnd(at: second.end)
    // 三月和九月 are two months, and one range only with 之間.
    if sign.value, end == nil { return nil }
    return (.span(first.value, second.value), end ?? second.end)
  }

  /// A sign of a range with blanks before it; `value` says whether it needs 之間.
  private func rangeSign(at offset: Int) -> Read<Bool>? {
    var start = next(offset)
    // 7/1起至7/5.
    if sentence.isOne(of: "起", at: start), sentence.isOne(of: "到至", at: start + 1) { start += 1 }
    if sentence.isOne(of: "到至~", at: start) { return (false, start + 1) }
    if sentence.isOne(of: "-–—ー", at: start) {
      return (false, sentence.isOne(of: "-–—ー", at: start + 1) ? start + 2 : start + 1)
    }
    return sentence.isOne(of: "和与跟", at: start) ? (true, start + 1) : nil
  }

  private func betweenEnd(at start: Int) -> Int? {
    if sentence.isOne(of: "之", at: start), sentence.isOne(of: "间", at: start + 1) { return start + 2 }
    if sentence.isOne(of: "间", at: start) { return start + 1 }
    return sentence.isOne(of: "止", at: start) ? start + 1 : nil
  }

  /// Whether two points make a range: both with a clock, or both without; a part of a day goes with another, and with now.
  private func isEnd(_ end: PointReading, of start: PointReading) -> Bool {
    if start.isNow || end.isNow {
      return start.isNow != end.isNow && (start.isNow || start.day != nil || start.part != nil || start.clock != nil)
    }
    if start.clock != nil || end.clock != nil { return start.clock != nil && end.clock != nil }
    if start.part != nil || end.part != nil { return start.part != nil && end.part != nil }
    return start.day != nil && end.day != nil
  }

  /// An end that leaves out what the start has said: 週一到五, 12/24-26, 4月12-19日, 1月3日到10 (only behind a day).
  private func shortEnd(at start: Int, of first: PointReading) -> Read<PointReading>? {
    guard first.clock == nil, first.part == nil, let day = first.day else { return nil }
    switch day {
    case .weekday(_, let week):
      guard let weekday = Self.weekday(sentence[start]), !sentence.isOne(of: "点个月年次号", at: start + 1) else { return nil }
      return (PointReading(day: .weekday(weekday, week: week)), start + 1)
    case .dayOfMonth(.named(let year, let month), let from):
      guard let to = number(at: start), to.value.isDigits, to.value.value > from, to.value.value <= 31,
        !isContinued(at: to.end), !isMeasured(at: to.end), !sentence.isOne(of: ":点", at: to.end)
      else { return nil }
      return (PointReading(day: .dayOfMonth(.named(year, month), to.value.value)), to.end)
    default: return nil
    }
  }

  /// A range whose unit is said only at its end: 五到六點, 2-4月, 12到19日, 1995-1997年.
  func sharedEnd(at start: Int) -> Read<TimeReading>? {
    guard isFree(at: start), let first = number(at: start), let sign = rangeSign(at: first.end), !sign.value,
      let number = number(at: next(sign.end)), number.value.isDigits == first.value.isDigits
    else { return nil }
    var behind = self
    behind.rangeEnd = next(sign.end)
    guard let second = behind.point(at: next(sign.end)), second.value.part == nil || second.value.clock == nil else { return nil }
    if let clock = second.value.clock {
      guard second.value.day == nil, first.value.value <= 24 else { return nil }
      let hour = ClockReading(hour: first.value.value, minute: 0, isTwelveHour: clock.isTwelveHour, grain: .hour)
      return (.span(PointReading(clock: hour), second.value), second.end)
    }
    let value = first.value.value
    switch second.value.day {
    case .month(.named(let year, let month))? where (1...12).contains(value) && value < month:
      return (.span(PointReading(day: .month(.named(year, value))), second.value), second.end)
    case .dayOfMonth(.unsaid, let day)? where value >= 1 && value < day:
      return (.span(PointReading(day: .dayOfMonth(.unsaid, value)), second.value), second.end)
    case .year(.absolute(let year))? where first.value.length == 4 && value < year:
      return (.span(PointReading(day: .year(.absolute(value))), second.value), second.end)
    default: return nil
    }
  }
}
