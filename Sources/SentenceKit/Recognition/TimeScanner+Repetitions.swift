extension TimeScanner {
  /// Something that comes again: 每天早上, 每三小時, 每週三下午, 每個月5號, 禮拜一三五, 一天三次.
  func repetition(at start: Int, word: Read<TimeWord>?) -> Read<Repetition>? {
    if case .everyDays(let days) = word?.value, let word {
      return withTime(Repetition(every: days, .day), at: word.end)
    }
    if case .weekUnit = word?.value, let word, let days = weekdays(at: word.end), days.value.count > 1 {
      return withTime(Repetition(every: 1, .week, on: days.value), at: days.end)
    }
    if sentence.isOne(of: "每", at: start) { return every(at: start + 1) }
    return perDay(at: start)
  }

  /// What follows 每.
  private func every(at begin: Int) -> Read<Repetition>? {
    // 每一天, 每個月, 每隔三小時.
    var start = sentence.isOne(of: "隔", at: begin) ? begin + 1 : begin
    if sentence.isOne(of: "个", at: start) { start += 1 }
    if sentence.isOne(of: "早", at: start), !sentence.isOne(of: "上晨", at: start + 1) {
      return (Repetition(every: 1, .day, at: .part(.morning)), start + 1)
    }
    if sentence.isOne(of: "晚夜", at: start), !sentence.isOne(of: "上间", at: start + 1) {
      return withClock(Repetition(every: 1, .day, at: .part(.evening)), part: .evening, at: start + 1)
    }
    switch word(at: start)?.value {
    case .part: return withTime(Repetition(every: 1, .day), at: start)
    case .weekUnit:
      guard let unit = word(at: start) else { return nil }
      if let days = weekdays(at: unit.end) { return withTime(Repetition(every: 1, .week, on: days.value), at: days.end) }
      if sentence.isOne(of: "末", at: unit.end) { return (Repetition(every: 1, .week, on: [6, 7]), unit.end + 1) }
      return (Repetition(every: 1, .week), unit.end)
    default: break
    }
    if sentence.isOne(of: "月", at: start) { return monthly(at: start + 1) }
    if sentence.isOne(of: "年", at: start) { return (Repetition(every: 1, .year), start + 1) }
    if sentence.isOne(of: "半", at: start), sentence.isOne(of: "年", at: start + 1) {
      return (Repetition(every: 6, .month), start + 2)
    }
    return interval(at: start)
  }

  /// 每月, with the day where it is said.
  private func monthly(at start: Int) -> Read<Repetition>? {
    if let day = number(at: start), (1...31).contains(day.value.value), sentence.isOne(of: "号日", at: day.end) {
      return withTime(Repetition(every: 1, .month, on: [day.value.value]), at: day.end + 1)
    }
    return (Repetition(every: 1, .month), start)
  }

  /// 三小時, 六到八小時 (the shorter one counts; at most a thousand), 兩天.
  private func interval(at start: Int) -> Read<Repetition>? {
    if let first = number(at: start), sentence.isOne(of: "到至~-", at: first.end), let upper = amount(at: first.end + 1) {
      guard let lower = number(at: first.end + 1), (1...1000).contains(lower.value.value), (1...1000).contains(first.value.value)
      else { return nil }
      let count = upper.value.count / lower.value.value * first.value.value
      return repetition(count, upper.value.unit).map { ($0, upper.end) }
    }
    guard let amount = amount(at: start) else { return nil }
    return repetition(amount.value.count, amount.value.unit).flatMap { withTime($0, at: amount.end) }
  }

  private func repetition(_ count: Int, _ unit: OffsetUnit) -> Repetition? {
    let repetition: Repetition
    switch unit {
    case .minutes where count % 60 == 0: repetition = Repetition(every: count / 60, .hour)
    case .minutes: repetition = Repetition(every: count, .minute)
    case .days where count % 7 == 0: repetition = Repetition(every: count / 7, .week)
    case .days: repetition = Repetition(every: count, .day)
    case .months: repetition = Repetition(every: count, .month)
    case .years: repetition = Repetition(every: count, .year)
    }
    return repetition.isLegal ? repetition : nil
  }

  /// 一天 where a number of times follows (一天三次, 一天點四次).
  private func perDay(at start: Int) -> Read<Repetition>? {
    guard sentence.isOne(of: "一1", at: start), isFree(at: start), sentence.isOne(of: "天日", at: start + 1) else { return nil }
    for offset in start + 2...start + 3 {
      if let number = number(at: offset), sentence.isOne(of: "次", at: number.end) {
        return (Repetition(every: 1, .day), start + 2)
      }
    }
    return nil
  }

  /// The weekdays at `start`, each once, in order (一三五); the last of them is not the hour of a clock.
  private func weekdays(at start: Int) -> Read<[Int]>? {
    var days: [Int] = []
    var end = start
    while true {
      // 二、四 and 二四 are the same; a comma begins something else (禮拜一，三個人來).
      let next = !days.isEmpty && sentence.isOne(of: "、", at: end) ? end + 1 : end
      guard let day = Self.weekday(sentence[next]), day > days.last ?? 0 else { break }
      days.append(day)
      end = next + 1
    }
    if sentence.isOne(of: "点", at: end), days.count > 1 {
      days.removeLast()
      end -= 1
      if Self.weekday(sentence[end - 1]) == nil { end -= 1 }
    }
    return days.isEmpty ? nil : (days, end)
  }

  /// A part of the day and a clock behind a repetition.
  private func withTime(_ repetition: Repetition, at start: Int) -> Read<Repetition> {
    var repetition = repetition
    if case .part(let part) = word(at: start)?.value, let word = word(at: start) {
      repetition.time = .part(part)
      return withClock(repetition, part: part, at: word.end)
    }
    return withClock(repetition, part: nil, at: start)
  }

  private func withClock(_ repetition: Repetition, part: Daypart?, at start: Int) -> Read<Repetition> {
    guard let clock = clock(at: start, isInContext: true) else { return (repetition, start) }
    var repetition = repetition
    let hour = part.map { DayClock.hour(clock.value, in: $0) } ?? DayClock.usualHour(clock.value)
    repetition.time = .clock(hour: hour % 24, minute: clock.value.minute)
    return (repetition, clock.end)
  }
}
