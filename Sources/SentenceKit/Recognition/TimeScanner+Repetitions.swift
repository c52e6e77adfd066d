extension TimeScanner {
  /// Something that comes again: 每天早上, 每三小時, 每週三下午, 每個月5號, 禮拜一三五, 平日, 一天三次.
  func repetition(at start: Int, word: Read<TimeWord>?) -> Read<TimeReading>? {
    switch word?.value {
    case .everyDays(let days):
      return word.map { Self.context(withTime(Repetition(every: days, .day), at: $0.end)) }
    case .everyWeek(let digits):
      return word.map { Self.context(withTime(Repetition(every: 1, .week, on: Self.days(digits)), at: $0.end)) }
    case .weekUnit:
      guard let word, let days = weekdays(at: word.end), days.value.count > 1 else { return nil }
      return Self.context(withTime(Repetition(every: 1, .week, on: days.value), at: days.end))
    default:
      if sentence.isOne(of: "隔", at: start) { return everyOther(at: start + 1).map(Self.context) }
      return sentence.isOne(of: "每", at: start) ? every(at: start + 1).map(Self.context) : perDay(at: start)
    }
  }

  /// 隔週三, 隔週.
  private func everyOther(at start: Int) -> Read<Repetition>? {
    guard case .weekUnit = word(at: start)?.value, let unit = word(at: start) else { return nil }
    guard let days = weekdays(at: unit.end) else { return (Repetition(every: 2, .week), unit.end) }
    return withTime(Repetition(every: 2, .week, on: days.value), at: days.end)
  }

  private static func context(_ read: Read<Repetition>) -> Read<TimeReading> {
    (.repetition(read.value, isContext: true), read.end)
  }

  /// The digits of a number, in order.
  private static func days(_ digits: Int) -> [Int] {
    digits == 0 ? [] : days(digits / 10) + [digits % 10]
  }

  /// What follows 每.
  private func every(at begin: Int) -> Read<Repetition>? {
    // 每一天, 每個月, 每隔三小時, 每逢週三.
    var start = sentence.isOne(of: "隔逢到当", at: begin) ? begin + 1 : begin
    if sentence.isOne(of: "一1", at: start), sentence.isOne(of: "个天日周礼星年早晚", at: start + 1) { start += 1 }
    if sentence.isOne(of: "个", at: start) { start += 1 }
    if sentence.isOne(of: "早", at: start), !sentence.isOne(of: "上晨", at: start + 1) {
      return withClock(Repetition(every: 1, .day, at: .part(.morning)), part: .morning, at: start + 1)
    }
    if sentence.isOne(of: "晚夜", at: start), !sentence.isOne(of: "上间", at: start + 1) {
      return withClock(Repetition(every: 1, .day, at: .part(.evening)), part: .evening, at: start + 1)
    }
    switch word(at: start)?.value {
    case .part: return withTime(Repetition(every: 1, .day), at: start)
    case .weekUnit:
      guard let unit = word(at: start) else { return nil }
      if let days = weekdays(at: unit.end) { return withTime(Repetition(every: 1, .week, on: days.value), at: days.end) }
      if sentence.isOne(of: "末", at: unit.end) { return withTime(Repetition(every: 1, .week, on: [6, 7]), at: unit.end + 1) }
      return (Repetition(every: 1, .week), unit.end)
    case .holiday:
      return word(at: start).map { (Repetition(every: 1, .year), $0.end) }
    case .monthPart where !isNumeric(at: start + 2):
      return word(at: start).map { (Repetition(every: 1, .month), $0.end) }
    default: break
    }
    if sentence.isOne(of: "月", at: start) { return monthly(at: start + 1) }
    if sentence.isOne(of: "年", at: start) {
      // 每年三月: the month has no place in a repetition, but belongs to the words.
      return (Repetition(every: 1, .year), inYear(.unsaid, at: start + 1)?.end ?? start + 1)
    }
    if sentence.isOne(of: "季", at: start) { return (Repetition(every: 3, .month), start + 1) }
    if start > begin, sentence.isOne(of: "天日", at: start) { return withTime(Repetition(every: 1, .day), at: start + 1) }
    // 每小時.
    if let unit = unit(at: start), start > begin || unit.value.seconds > 0 || unit.value == .week {
      return repetition(unit.value).map { ($0, unit.end) }
    }
    return interval(at: start)
  }

  private func repetition(_ unit: TimeUnit) -> Repetition? {
    var amount = AmountReading()
    return amount.add(halves: 2, of: unit) ? Self.repetition(every: amount.amount) : nil
  }

  /// 每月, with the day where it is said: 5號, 初一, 底.
  private func monthly(at start: Int) -> Read<Repetition>? {
    let isOld = sentence.isOne(of: "初", at: start)
    if !isOld, let days = daysOfMonth(at: start) {
      return withTime(Repetition(every: 1, .month, on: days.value), at: days.end)
    }
    if let day = number(at: isOld ? start + 1 : start), (1...31).contains(day.value.value),
      isOld || sentence.isOne(of: "号日", at: day.end)
    {
      return withTime(Repetition(every: 1, .month, on: [day.value.value]), at: isOld ? day.end : day.end + 1)
    }
    return (Repetition(every: 1, .month), inMonth(.unsaid, at: start).end)
  }

  /// 1號和15號, 5、20號: several days in order, the last of which has its unit.
  private func daysOfMonth(at start: Int) -> Read<[Int]>? {
    var days: [Int] = []
    var end = start
    while days.count < 31, let day = number(at: end), (1...31).contains(day.value.value), day.value.value > days.last ?? 0 {
      days.append(day.value.value)
      let hasUnit = sentence.isOne(of: "号日", at: day.end)
      end = hasUnit ? day.end + 1 : day.end
      guard sentence.isOne(of: "、和跟及", at: end), isNumeric(at: end + 1) else { return hasUnit ? (days, end) : nil }
      end += 1
    }
    return nil
  }

  /// 三小時, 六到八小時 (the shorter one counts; at most a thousand), 兩天.
  private func interval(at start: Int) -> Read<Repetition>? {
    if let first = number(at: start), sentence.isOne(of: "到至~-", at: first.end), let upper = number(at: first.end + 1),
      (1...1000).contains(first.value.value)
    {
      let counter = sentence.isOne(of: "个", at: upper.end)
      guard let unit = unit(at: counter ? upper.end + 1 : upper.end, hasCounter: counter) else { return nil }
      var amount = AmountReading()
      guard amount.add(halves: first.value.value * 2, of: unit.value) else { return nil }
      return Self.repetition(every: amount.amount).map { ($0, unit.end) }
    }
    guard let amount = amount(at: start) else { return nil }
    return Self.repetition(every: amount.value.amount).map { withTime($0, at: amount.end) }
  }

  /// A repetition that counts in the largest unit of which the amount is a multiple.
  static func repetition(every amount: TimeAmount) -> Repetition? {
    let repetition: Repetition
    switch (amount.months, amount.days, amount.seconds) {
    case (let months, 0, 0): repetition = months % 12 == 0 ? Repetition(every: months / 12, .year) : Repetition(every: months, .month)
    case (0, let days, 0): repetition = days % 7 == 0 ? Repetition(every: days / 7, .week) : Repetition(every: days, .day)
    // Longer clock intervals than a thousand hours are none that a household has.
    case (0, let days, let seconds) where days < 40 && seconds <= 3_600_000 && seconds % 60 == 0:
      let minutes = days * 1440 + Int(seconds) / 60
      repetition = minutes % 60 == 0 ? Repetition(every: minutes / 60, .hour) : Repetition(every: minutes, .minute)
    default: return nil
    }
    return repetition.isLegal ? repetition : nil
  }

  /// 一天 where a number of times follows (一天三次, 一天點四次).
  private func perDay(at start: Int) -> Read<TimeReading>? {
    guard sentence.isOne(of: "一1", at: start), isFree(at: start), sentence.isOne(of: "天日", at: start + 1) else { return nil }
    for offset in start + 2...start + 3 {
      if let number = number(at: offset), sentence.isOne(of: "次回", at: number.end) {
        return (.repetition(Repetition(every: 1, .day), isContext: false), start + 2)
      }
    }
    return nil
  }

  /// The weekdays at `start`, each once, in order (一三五, 一到五); the last of them is not the hour of a clock.
  private func weekdays(at start: Int) -> Read<[Int]>? {
    var days: [Int] = []
    var end = start
    while true {
      // 二、四 and 二四 are the same; a comma begins something else (禮拜一，三個人來).
      let next = !days.isEmpty && sentence.isOne(of: "、和跟", at: end) ? behindUnit(end + 1) : end
      guard let day = Self.weekday(sentence[next]), day > days.last ?? 0 else { break }
      days.append(day)
      end = next + 1
    }
    if days.count == 1, let first = days.first, sentence.isOne(of: "到至~-", at: end),
      let last = Self.weekday(sentence[behindUnit(end + 1)]), last > first,
      sentence.isOne(of: "每", at: start - 2) || sentence.isOne(of: "每", at: start - 3)
    {
      return (Array(first...last), behindUnit(end + 1) + 1)
    }
    if sentence.isOne(of: "点", at: end), days.count > 1 {
      days.removeLast()
      end -= 1
      if Self.weekday(sentence[end - 1]) == nil { end -= 1 }
    }
    return days.isEmpty ? nil : (days, end)
  }

  /// Behind 禮拜 where it stands again (禮拜二、禮拜四).
  private func behindUnit(_ start: Int) -> Int {
    if case .weekUnit = word(at: start)?.value, let unit = word(at: start) { return unit.end }
    return start
  }

  /// A part of the day and a clock behind a repetition.
  private func withTime(_ repetition: Repetition, at start: Int) -> Read<Repetition> {
    var repetition = repetition
    if let part = part(at: nextPart(start), word: word(at: nextPart(start))) {
      repetition.time = .part(part.value)
      return withClock(repetition, part: part.value, at: part.end)
    }
    return withClock(repetition, part: nil, at: start)
  }

  private func withClock(_ repetition: Repetition, part: Daypart?, at start: Int) -> Read<Repetition> {
    guard let clock = clock(at: nextPart(start), part: part, isInContext: true) else { return (repetition, start) }
    var repetition = repetition
    let hour = part.map { DayClock.hour(clock.value, in: $0) } ?? DayClock.usualHour(clock.value)
    repetition.time = .clock(hour: hour % 24, minute: clock.value.minute)
    // A repetition has room for one clock; the end of 七點到九點 belongs to the words all the same.
    if sentence.isOne(of: "到至~-", at: clock.end), let end = self.clock(at: clock.end + 1, part: nil, isInContext: true) {
      return (repetition, end.end)
    }
    return (repetition, clock.end)
  }
}
