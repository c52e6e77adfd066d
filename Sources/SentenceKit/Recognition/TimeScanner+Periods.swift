extension TimeScanner {
  /// What follows 這, 上, 下: a week, weekday, weekend, month, quarter, or half a year.
  func period(_ offset: Int, at start: Int) -> Read<DayReading>? {
    if case .weekUnit = word(at: start)?.value, let unit = word(at: start) {
      // 下週星期三, 下禮拜的禮拜三.
      let behind = sentence.isOne(of: "的", at: unit.end) ? unit.end + 1 : unit.end
      if case .weekUnit = word(at: behind)?.value, let second = word(at: behind), let day = weekday(at: second.end, week: offset) {
        return day
      }
      if let day = weekday(at: unit.end, week: offset) { return day }
      // 這拜託 holds no week.
      let isVerb = sentence.isOne(of: "拜", at: unit.end - 1) && sentence.isOne(of: "托访年见会师", at: unit.end)
      return isVerb ? nil : (.week(offset), unit.end)
    }
    if case .monthPart(let part) = word(at: start)?.value { return (.partOfMonth(.relative(offset), part), start + 2) }
    if sentence.isOne(of: "季", at: start) {
      return (.relativeQuarter(offset), sentence.isOne(of: "度", at: start + 1) ? start + 2 : start + 1)
    }
    if sentence.isOne(of: "半", at: start), offset == 1 || offset == -1 {
      if sentence.isOne(of: "年", at: start + 1) { return (.halfYear(.unsaid, offset < 0 ? 0 : 1), start + 2) }
      if sentence.isOne(of: "月", at: start + 1) { return (.partOfMonth(.relative(0), offset < 0 ? 6 : 7), start + 2) }
    }
    let unit = next(start)
    guard sentence.isOne(of: "月", at: unit) else { return nil }
    let end = unit + 1
    if let day = dayOfMonth(at: next(end)) { return (.dayOfMonth(.relative(offset), day.value), day.end) }
    // 上個月的今天.
    if case .day(0) = word(at: nextPart(end))?.value, let today = word(at: nextPart(end)) {
      return (.monthsAway(offset), today.end)
    }
    return inMonth(.relative(offset), at: end)
  }

  /// What follows 禮拜: a weekday or the weekend.
  func weekday(at start: Int, week: Int?) -> Read<DayReading>? {
    if sentence.isOne(of: "末", at: start) { return (.weekend(week: week), start + 1) }
    guard let weekday = Self.weekday(sentence[start]) else { return nil }
    // 週三次數 and the like are too rare to look for; 週二十號 is not.
    return (.weekday(weekday, week: week), start + 1)
  }

  /// 上半年, 下半年 behind a year.
  func half(of year: YearReading, _ offset: Int, at start: Int) -> Read<DayReading>? {
    guard offset == 1 || offset == -1, let word = word(at: start), sentence.isOne(of: "半", at: word.end),
      sentence.isOne(of: "年", at: word.end + 1)
    else { return nil }
    return (.halfYear(year, offset < 0 ? 0 : 1), word.end + 2)
  }

  /// 第三季, 一季度, 首季, Q1.
  func quarter(of year: YearReading, at start: Int) -> Read<DayReading>? {
    if sentence.isOne(of: "q", at: start), let quarter = number(at: start + 1), (1...4).contains(quarter.value.value),
      quarter.value.length == 1
    {
      let end = sentence.isOne(of: "季", at: quarter.end) ? quarter.end + 1 : quarter.end
      return (.quarter(year, quarter.value.value), sentence.isOne(of: "度", at: end) ? end + 1 : end)
    }
    let isOrdinal = sentence.isOne(of: "第", at: start)
    let isFirst = sentence.isOne(of: "首", at: start)
    guard let quarter = isFirst ? 1 : number(at: isOrdinal ? start + 1 : start)?.value.value, (1...4).contains(quarter) else {
      return nil
    }
    let unit = isFirst || !isOrdinal ? start + 1 : start + 2
    guard sentence.isOne(of: "季", at: unit) else { return nil }
    if sentence.isOne(of: "度", at: unit + 1) { return (.quarter(year, quarter), unit + 2) }
    // 一季 alone is three months, and 第二季影集 a season of another kind.
    return (isOrdinal || isFirst) && !sentence.isOne(of: "影集播剧赛第", at: unit + 1) ? (.quarter(year, quarter), unit + 1) : nil
  }

  /// 第二週, 第三個星期日, 最後一個禮拜一, 第三個月, 第一天 of a year or month.
  func ordinal(in period: PeriodReading, at start: Int) -> Read<DayReading>? {
    let count: Int
    var end = start
    if sentence.isOne(of: "第", at: start), let number = number(at: start + 1), (1...366).contains(number.value.value) {
      (count, end) = (number.value.value, number.end)
    } else if sentence.isOne(of: "首", at: start) {
      (count, end) = (1, start + 1)
    } else if sentence.has(Self.last, at: start), sentence.isOne(of: "一1", at: start + 2), !isNumeric(at: start + 3) {
      (count, end) = (-1, start + 3)
    } else {
      return nil
    }
    if sentence.isOne(of: "个", at: end) { end += 1 }
    if case .month(let month) = period, case .weekUnit = word(at: end)?.value, let unit = word(at: end),
      let weekday = Self.weekday(sentence[unit.end])
    {
      return (.nthWeekday(month, count, weekday: weekday), unit.end + 1)
    }
    guard let unit = periodUnit(at: end) else { return nil }
    return (.nth(period, count, unit.value), unit.end)
  }

  /// 前三天, 最後兩週, 後三個月 of a year or month.
  func edge(of period: PeriodReading, at start: Int) -> Read<DayReading>? {
    let sign: Int
    var end = start
    if sentence.has(Self.last, at: start) {
      (sign, end) = (-1, start + 2)
    } else if sentence.isOne(of: "前后", at: start) {
      (sign, end) = (sentence.isOne(of: "前", at: start) ? 1 : -1, start + 1)
    } else {
      return nil
    }
    guard let number = number(at: next(end)), (1...366).contains(number.value.value) else { return nil }
    end = next(number.end)
    if sentence.isOne(of: "个", at: end) { end += 1 }
    guard let unit = periodUnit(at: end) else { return nil }
    return (.edge(period, sign * number.value.value, unit.value), unit.end)
  }

  private static let last = Folding.shared("最後")

  private func periodUnit(at start: Int) -> Read<PeriodUnit>? {
    if case .weekUnit = word(at: start)?.value, let unit = word(at: start) { return (.week, unit.end) }
    if sentence.isOne(of: "天日", at: start) { return (.day, start + 1) }
    if sentence.isOne(of: "月", at: start) { return (.month, start + 1) }
    guard sentence.isOne(of: "季", at: start) else { return nil }
    return (.quarter, sentence.isOne(of: "度", at: start + 1) ? start + 2 : start + 1)
  }
}
