extension TimeScanner {
  /// A date of the old calendar: 農曆七月初七, 正月十五, 閏四月, 大年初三, 初五.
  func oldDate(in year: YearReading, at start: Int) -> Read<DayReading>? {
    var year = year
    var begin = start
    let isSaid = isOldCalendar(at: start)
    if isSaid, let marker = word(at: start) {
      begin = nextPart(marker.end)
      // 農曆2015年十月初一.
      if let said = number(at: begin), said.value.length == 4, sentence.isOne(of: "年", at: said.end) {
        year = .absolute(said.value.value)
        begin = said.end + 1
      } else if case .year(let years) = word(at: begin)?.value, let said = word(at: begin) {
        year = .relative(years)
        begin = said.end
      }
      if case .holiday(let holiday) = word(at: begin)?.value, let name = word(at: begin) { return (.holiday(year, holiday), name.end) }
    }
    if let day = newYearDay(at: begin) { return (.oldDay(OldMonthReading(year: year, month: 1), day.value), day.end) }
    let isLeap = sentence.isOne(of: "闰", at: begin)
    if isLeap { begin += 1 }
    var month = OldMonthReading(year: year, month: nil, isLeap: isLeap)
    var needsDay = false
    if case .oldMonth(let named) = word(at: begin)?.value, let name = word(at: begin) {
      // 大年 is no month without a day.
      needsDay = named < 0
      month.month = abs(named)
      begin = name.end
    } else if isLeap || isSaid, let named = number(at: begin), (1...12).contains(named.value.value), sentence.isOne(of: "月", at: named.end)
    {
      month.month = named.value.value
      begin = named.end + 1
    } else {
      return nil
    }
    if let day = oldDay(at: begin) { return (.oldDay(month, day.value), day.end) }
    return needsDay ? nil : (.oldMonth(month), begin)
  }

  private func isOldCalendar(at start: Int) -> Bool {
    if case .oldCalendar = word(at: start)?.value { return true }
    return false
  }

  /// A day behind a month that only the old calendar has: 五月初五, 九月廿二, and without 日 those of its feasts (八月十五).
  func oldDay(month: NumberReading, of year: YearReading, at start: Int) -> Read<DayReading>? {
    let isFeast: Bool
    if case .absolute = year { isFeast = false } else { isFeast = isFeastDay(month, at: start) }
    guard isFeast || sentence.isOne(of: "初廿", at: start), let day = oldDay(at: start),
      isFeast || sentence.isOne(of: "初", at: start) || !sentence.isOne(of: "号日", at: day.end - 1)
    else { return nil }
    return (.oldDay(OldMonthReading(year: year, month: month.value), day.value), day.end)
  }

  private func isFeastDay(_ month: NumberReading, at start: Int) -> Bool {
    guard let day = number(at: start), !day.value.isDigits, !sentence.isOne(of: "日号个次天", at: day.end) else { return false }
    return month.value == 8 && day.value.value == 15 || month.value == 7 && day.value.value == 15
  }

  /// 初一 … 初十, 十五, 廿二.
  private func oldDay(at start: Int) -> Read<Int>? {
    let begin = sentence.isOne(of: "初", at: start) ? start + 1 : start
    guard let day = number(at: begin), (1...30).contains(day.value.value), begin == start || day.value.value <= 10,
      !sentence.isOne(of: "个次人天周", at: day.end)
    else { return nil }
    return (day.value.value, sentence.isOne(of: "日号", at: day.end) ? day.end + 1 : day.end)
  }

  /// 大年初三, 年初五, 初二: the first days of the year, which alone need no month.
  private func newYearDay(at start: Int) -> Read<Int>? {
    guard sentence.isOne(of: "初", at: start), !sentence.isOne(of: "最当起年月本季国", at: start - 1) || isNewYear(start - 1),
      let day = number(at: start + 1), (1...10).contains(day.value.value), !day.value.isDigits,
      !sentence.isOne(of: "生班年级次个的部", at: day.end)
    else { return nil }
    return (day.value.value, day.end)
  }

  private func isNewYear(_ offset: Int) -> Bool {
    sentence.isOne(of: "年", at: offset) && !isNumeric(at: offset - 1) && !sentence.isOne(of: "今去明后前每", at: offset - 1)
  }
}
