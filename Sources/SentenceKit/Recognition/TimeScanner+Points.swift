extension TimeScanner {
  /// A day with its part and clock, as far as they stand together.
  func point(at start: Int) -> Read<PointReading>? {
    point(at: start, word: word(at: start))
  }

  /// The same, where the word at `start` is known.
  func point(at start: Int, word: Read<TimeWord>?) -> Read<PointReading>? {
    var point = PointReading()
    var end = start
    switch word?.value {
    case .now:
      guard let word else { return nil }
      point.isNow = true
      return (point, sentence.isOne(of: "起", at: word.end) ? word.end + 1 : word.end)
    case .morning(let days):
      guard let word else { return nil }
      (point.day, point.part, end) = (.relative(days), .morning, word.end)
    case .evening(let days):
      guard let word else { return nil }
      (point.day, point.part, end) = (.relative(days), .evening, word.end)
      // 昨晚半夜 lies on the next day; a clock behind it is read as one of the evening (昨晚半夜十二點).
      if case .part(.night) = self.word(at: end)?.value, let night = self.word(at: end) {
        end = night.end
        if clock(at: nextPart(end), part: .evening, isInContext: true) == nil { (point.day, point.part) = (.relative(days + 1), .night) }
      }
    default:
      if let day = day(at: start, word: word) ?? dayAndPart(at: start) {
        point.day = day.value
        end = day.end
        if case .weekend(let week) = day.value, hasTime(at: nextPart(end)) {
          // 週末早上 begins on its Saturday.
          point.day = .weekday(6, week: week)
        } else if !day.value.isSingleDay {
          return (point, end)
        }
        extend(&point, to: &end)
      }
    }
    if point.isNow { return (point, end) }
    let behind = nextPart(end)
    if point.part == nil, let part = end > start ? part(at: behind, word: self.word(at: behind)) : part(at: start, word: word) {
      point.part = part.value
      end = part.end
    }
    if let clock = clock(at: end > start ? nextPart(end) : end, part: point.part, isInContext: end > start) {
      point.clock = clock.value
      end = clock.end
    }
    return end > start ? (point, end) : nil
  }

  /// Whether a part of the day or a clock stands at `start`.
  private func hasTime(at start: Int) -> Bool {
    part(at: start, word: word(at: start)) != nil || clock(at: start, part: nil, isInContext: true) != nil
  }

  /// 昨, 今 and 明 where a part of the day follows (昨半夜, 明中午).
  private func dayAndPart(at start: Int) -> Read<DayReading>? {
    guard sentence.isOne(of: "昨今明", at: start), case .part = word(at: start + 1)?.value else { return nil }
    return (.relative(sentence.isOne(of: "昨", at: start) ? -1 : sentence.isOne(of: "今", at: start) ? 0 : 1), start + 1)
  }

  /// A part of the day; 早 and 晚 only before a clock (早八點).
  func part(at start: Int, word: Read<TimeWord>?) -> Read<Daypart>? {
    if case .part(let part) = word?.value, let word { return (part, word.end) }
    if let half = halfDayMark(at: start) { return half }
    guard sentence.isOne(of: "早晚", at: start), let number = number(at: start + 1), number.value.value <= 24,
      sentence.isOne(of: "点时:", at: number.end)
    else { return nil }
    return (sentence.isOne(of: "早", at: start) ? .morning : .evening, start + 1)
  }

  /// AM and PM in front of a clock.
  private func halfDayMark(at start: Int) -> Read<Daypart>? {
    guard sentence.isOne(of: "ap", at: start), sentence.isOne(of: "m", at: start + 1), !sentence.isLetter(at: start - 1),
      sentence.isDigit(at: next(start + 2)), let hour = number(at: next(start + 2)), sentence.isOne(of: ":点", at: hour.end)
    else { return nil }
    return (sentence.isOne(of: "a", at: start) ? .morning : .afternoon, next(start + 2))
  }

  /// Takes in what may follow a day: the same day said more exactly (明天2/29, 禮拜天，2月10號), or something that says nothing
  /// new: a weekday (12/21(一), 12月5日星期六), a holiday (明天元旦), 那天, 這時候.
  private func extend(_ point: inout PointReading, to end: inout Int) {
    if case .weekday(let weekday, week: nil) = point.day, let date = monthAndDay(behindComma: end) {
      (point.day, end) = date
      point.weekday = weekday
    }
    if case .relative = point.day {
      if sentence.isDigit(at: end), let date = day(at: end, word: nil), date.value.isSingleDay {
        (point.day, end) = (date.value, date.end)
      }
    }
    switch (point.day, word(at: end)?.value) {
    case (.relative, .holiday), (.dayOfMonth, .holiday): end = word(at: end)?.end ?? end
    default: break
    }
    if sentence[end] == 40, let weekday = weekdayName(at: end + 1), sentence[weekday.end] == 41 {
      point.weekday = weekday.value
      end = weekday.end + 1
    } else if case .dayOfMonth = point.day, case .weekUnit = word(at: next(end))?.value, let unit = word(at: next(end)),
      let weekday = Self.weekday(sentence[unit.end])
    {
      point.weekday = weekday
      end = unit.end + 1
    }
    if sentence.isOne(of: "那这当", at: end), sentence.isOne(of: "天", at: end + 1) { end += 2 }
    if let same = sameTime(at: end) {
      point.isNow = true
      end = same
    }
  }

  /// A weekday in brackets: 一, 週一, 星期一.
  private func weekdayName(at start: Int) -> Read<Int>? {
    var at = start
    if case .weekUnit = word(at: start)?.value, let unit = word(at: start) { at = unit.end }
    return Self.weekday(sentence[at]).map { ($0, at + 1) }
  }

  /// A date with its month, perhaps behind a comma and a blank.
  private func monthAndDay(behindComma start: Int) -> (DayReading?, Int)? {
    let comma = sentence[start] == 0x2C ? start + 1 : start
    guard let date = day(at: next(comma), word: nil), case .dayOfMonth(.named, _) = date.value else { return nil }
    return (date.value, date.end)
  }

  /// Behind 這時候, 此時 and the like.
  func sameTime(at start: Int) -> Int? {
    let begin = sentence.isOne(of: "的", at: start) ? start + 1 : start
    for word in Self.sameTimes where sentence.has(word, at: begin) { return begin + word.count }
    return nil
  }

  private static let sameTimes = ["這個時候", "這時候", "這個時間", "這時", "此時", "同一時間", "同時間"].map { Folding.shared($0) }
}
