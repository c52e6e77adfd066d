extension TimeScanner {
  /// A day or longer period of the calendar at `start`, where `word` stands.
  func day(at start: Int, word: Read<TimeWord>?) -> Read<DayReading>? {
    guard let word else { return dayWithoutWord(at: start) }
    switch word.value {
    case .day(let days): return (.relative(days), word.end)
    case .nextDay(let days): return (.following(orEvery: days), word.end)
    case .sameDay: return (.same, word.end)
    case .holiday(let holiday): return (.holiday(.unsaid, holiday), word.end)
    case .year(let years): return inYear(.relative(years), at: word.end) ?? (.year(.relative(years)), word.end)
    case .monthPart(let part): return (.partOfMonth(.unsaid, part), word.end)
    case .yearPart(let month):
      // 年初三 is a day of the new year.
      if month == 1, let day = number(at: word.end), (1...10).contains(day.value.value), !day.value.isDigits {
        return (.oldDay(OldMonthReading(year: .unsaid, month: 1), day.value.value), day.end)
      }
      return (.month(.named(.relative(0), month)), word.end)
    case .which(let offset): return period(offset, at: word.end)
    case .oldCalendar, .oldMonth: return oldDate(in: .unsaid, at: start)
    // 一週三次 counts weeks.
    case .weekUnit:
      let isCounted = isNumeric(at: start - 1) || sentence.isOne(of: "半几个", at: start - 1)
      return isCounted ? nil : weekday(at: word.end, week: nil)
    default: return nil
    }
  }

  private func dayWithoutWord(at start: Int) -> Read<DayReading>? {
    if sentence.has(Self.republic, at: start), let year = number(at: next(start + 2)), sentence.isOne(of: "年", at: next(year.end)) {
      let end = next(year.end) + 1
      let reading = YearReading.absolute(year.value.value + 1911)
      return inYear(reading, at: end) ?? (.year(reading), end)
    }
    if sentence.isOne(of: "初闰", at: start) { return oldDate(in: .unsaid, at: start) }
    if sentence.isOne(of: "q", at: start) { return quarter(of: .unsaid, at: start) }
    if sentence.isOne(of: "第", at: start) { return quarter(of: .unsaid, at: start) }
    if sentence.isOne(of: "半个", at: start) { return daysAway(at: start) }
    guard isNumeric(at: start) else { return nil }
    return daysAway(at: start) ?? date(at: start)
  }

  /// 民國, whose years count from 1911.
  private static let republic = Folding.shared("民國")

  /// A date that begins with a number: 2026/12/1, 12/1, 12月1日, 116年3月, 三月初, 13號, 一季度.
  private func date(at start: Int) -> Read<DayReading>? {
    guard isFree(at: start), !sentence.isOne(of: "第", at: start - 1), let first = number(at: start) else { return nil }
    if first.value.isDigits, let date = digitalDate(first) { return date }
    let unit = next(first.end)
    switch sentence[unit] {
    case 0x5E74:  // 年
      return year(first.value, at: unit + 1)
    case 0x6708:  // 月
      return month(of: .unsaid, at: start)
    case 0x5B63:  // 季
      return quarter(of: .unsaid, at: start)
    default:
      guard let day = dayOfMonth(at: start) else { return bareYear(first) }
      return (.dayOfMonth(.unsaid, day.value), day.end)
    }
  }

  /// A year in front of `end`, and what of it is named.
  private func year(_ number: NumberReading, at end: Int) -> Read<DayReading>? {
    // 三年級, 五年後, 兩年來.
    if sentence.isOne(of: "级班多来", at: end) { return nil }
    if let year = Self.year(number) {
      return inYear(.absolute(year), at: end) ?? (.year(.absolute(year)), end)
    }
    guard let year = Self.shortYear(number), let inside = inYear(.absolute(year), at: end) else {
      return number.length == 2 && number.startsWithZero ? (.year(.absolute(2000 + number.value)), end) : nil
    }
    // 三年前三天 is no day of a year.
    if case .edge = inside.value { return nil }
    return inside
  }

  /// The year of a number before 年: four digits, or three of the Republic's; nil for an age or a length of time.
  static func year(_ number: NumberReading) -> Int? {
    if (1000...2999).contains(number.value), number.length == 4 || !number.isDigits { return number.value }
    return (100...199).contains(number.value) && number.isDigits ? number.value + 1911 : nil
  }

  /// A year of two figures where a part of it follows: 08年, 26年 and 八九年 are the common era's; 98年 is the Republic's.
  private static func shortYear(_ number: NumberReading) -> Int? {
    guard number.length == 2, (0...99).contains(number.value) else { return nil }
    if number.value < 40 { return 2000 + number.value }
    return number.isDigits ? 1911 + number.value : 1900 + number.value
  }

  /// Four digits at the beginning of a clause that may be a year; the moment of writing decides.
  private func bareYear(_ number: Read<NumberReading>) -> Read<DayReading>? {
    guard number.value.isDigits, number.value.length == 4, (1900...2099).contains(number.value.value),
      isClauseStart(content.upperBound == number.end ? content.lowerBound : number.end - 4), !isMeasured(at: number.end),
      !isContinued(at: number.end), !sentence.isOne(of: "元块步步字公毫大卡次人分秒-~到至:月点", at: next(number.end))
    else { return nil }
    return (.bareYear(number.value.value), number.end)
  }

  /// What follows a year: a month or day, a holiday, a quarter, a half, a week, its beginning or end.
  func inYear(_ year: YearReading, at end: Int) -> Read<DayReading>? {
    var start = nextPart(end)
    // 二零一六年，九月三號.
    if sentence[start] == 0x2C, isNumeric(at: start + 1) { start += 1 }
    switch word(at: start)?.value {
    case .holiday(let holiday): return word(at: start).map { (.holiday(year, holiday), $0.end) }
    case .oldCalendar, .oldMonth: return oldDate(in: year, at: start)
    case .yearPart(let month): return word(at: start).map { (.month(.named(year, month)), $0.end) }
    case .day(0): return monthsAway(year).flatMap { day in word(at: start).map { (day, $0.end) } }
    case .which(let offset):
      if let half = half(of: year, offset, at: start) { return half }
    default: break
    }
    if let same = sameTime(at: start) { return monthsAway(year).map { ($0, same) } }
    if sentence.isOne(of: "初底末尾", at: start), !sentence.isOne(of: "中", at: start + 1), Self.digit(sentence[start + 1]) == nil {
      return (.month(.named(year, sentence.isOne(of: "初", at: start) ? 1 : 12)), start + 1)
    }
    if sentence.isOne(of: "前后", at: start), sentence.isOne(of: "半", at: start + 1), sentence.isOne(of: "年", at: start + 2) {
      return (.halfYear(year, sentence.isOne(of: "前", at: start) ? 0 : 1), start + 3)
    }
    if sentence.isOne(of: "闰", at: start) { return oldDate(in: year, at: start) }
    return quarter(of: year, at: start) ?? ordinal(in: .year(year), at: start) ?? edge(of: .year(year), at: start)
      ?? month(of: year, at: start)
  }

  private func monthsAway(_ year: YearReading) -> DayReading? {
    if case .relative(let years) = year { return .monthsAway(years * 12) }
    return nil
  }

  /// A month of a year at `start`, with what of it is named.
  private func month(of year: YearReading, at start: Int) -> Read<DayReading>? {
    // 兩月 is no month.
    guard let month = number(at: start), (1...12).contains(month.value.value), !sentence.isOne(of: "两", at: start) else {
      return nil
    }
    if month.value.isDigits, sentence[month.end] == 0x2F { return numericMonth(month, of: year) }
    let unit = next(month.end)
    if case .unsaid = year {} else if isShared(at: month.end, unit: "月") { return (.month(.named(year, month.value.value)), month.end) }
    guard sentence.isOne(of: "月", at: unit), !sentence.isOne(of: "大龄", at: unit + 1) else { return nil }
    let end = unit + 1
    if let date = oldDay(month: month.value, of: year, at: end) { return date }
    if let day = dayOfMonth(at: next(end)) { return checked(year, month.value.value, day.value, end: day.end) }
    // 三月三十五日: a day was said, but there is none like it.
    if let day = number(at: end), sentence.isOne(of: "日号", at: day.end) { return nil }
    if let day = dayWithoutUnit(at: end) { return checked(year, month.value.value, day.value, end: day.end) }
    return inMonth(.named(year, month.value.value), at: end)
  }

  /// What follows a month: its beginning or end, a week or weekday of it; otherwise the month itself.
  func inMonth(_ month: MonthReading, at start: Int) -> Read<DayReading> {
    let end = sentence.isOne(of: "份", at: start) ? start + 1 : start
    if let part = monthPart(at: end) { return (.partOfMonth(month, part.value), part.end) }
    let behind = nextPart(end)
    return ordinal(in: .month(month), at: behind) ?? edge(of: .month(month), at: behind) ?? (.month(month), end)
  }

  /// `12/30` behind a year in words (去年12/30).
  private func numericMonth(_ month: Read<NumberReading>, of year: YearReading) -> Read<DayReading>? {
    guard let day = number(at: month.end + 1), day.value.isDigits, !isContinued(at: day.end) else { return nil }
    return checked(year, month.value.value, day.value.value, end: day.end)
  }

  /// The day of a year, when it exists in that year (any leap year, where the year is not yet known).
  func checked(_ year: YearReading, _ month: Int, _ day: Int, end: Int) -> Read<DayReading>? {
    var known = 2000
    if case .absolute(let said) = year { known = said }
    guard CivilDate(year: known, month: month, day: day) != nil else { return nil }
    return (.dayOfMonth(.named(year, month), day), end)
  }

  /// 初, 中, 底, 上旬 behind a month; not 中 of another word.
  private func monthPart(at offset: Int) -> Read<Int>? {
    // 十月初一 is a day of the old calendar.
    if sentence.isOne(of: "初", at: offset) { return Self.digit(sentence[offset + 1]) == nil ? (0, offset + 1) : nil }
    if sentence.isOne(of: "旬", at: offset + 1) {
      if sentence.isOne(of: "上", at: offset) { return (3, offset + 2) }
      if sentence.isOne(of: "中", at: offset) { return (4, offset + 2) }
      if sentence.isOne(of: "下", at: offset) { return (5, offset + 2) }
    }
    if sentence.isOne(of: "中", at: offset) { return sentence.isOne(of: "午秋间文国旬", at: offset + 1) ? nil : (1, offset + 1) }
    return sentence.isOne(of: "底尾末", at: offset) ? (2, offset + 1) : nil
  }

  /// `13號` or `13日`, 1...31; 日 behind a single numeral counts days, unless a month stands before it.
  func dayOfMonth(at start: Int) -> Read<Int>? {
    guard let day = number(at: start), (1...31).contains(day.value.value) else { return nil }
    let unit = next(day.end)
    let isNumber = sentence.isOne(of: "号", at: unit) && !isNumbered(at: unit + 1)
    let isBehindMonth = sentence.isOne(of: "月", at: start - 1) || sentence.isOne(of: "月", at: start - 2)
    let isDay =
      sentence.isOne(of: "日", at: unit) && (day.value.isDigits || day.value.length > 1 || isBehindMonth)
      && !sentence.isOne(of: "游份内之圆", at: unit + 1)
    return isNumber || isDay ? (day.value.value, unit + 1) : nil
  }

  /// Whether what follows N號 is something that has a number.
  private func isNumbered(at offset: Int) -> Bool {
    for noun in Self.numberedNouns where noun.first == sentence[offset] && sentence.has(noun, at: offset) { return true }
    return false
  }

  private static let numberedNouns: [[UInt32]] = [
    "線", "樓", "桌", "房", "球", "鋪", "尿布", "碼", "床", "公車", "公路", "出口", "電池", "病房", "病床", "車廂", "月台", "店", "門市", "機台", "館", "倉", "候選人",
  ].map { Folding.shared($0) }

  /// A day behind a month without 日 (十月31, 一月二十三), where nothing is counted.
  private func dayWithoutUnit(at start: Int) -> Read<Int>? {
    guard let day = number(at: start), (1...31).contains(day.value.value) else { return nil }
    if isShared(at: day.end, unit: "日号") { return (day.value.value, day.end) }
    guard day.value.length <= 3, !isContinued(at: day.end),
      !isMeasured(at: day.end), !sentence.isLetter(at: day.end), !sentence.isOne(of: "两", at: start),
      !sentence.isOne(of: "个次人天周年月礼星小分秒点元块岁号日%./:-多几度位名件支双只本张年第", at: day.end)
    else { return nil }
    return (day.value.value, day.end)
  }

  /// Whether a range follows whose end has the unit for both (2018年2-4月, 4月12-19日).
  private func isShared(at offset: Int, unit: StaticString) -> Bool {
    var start = offset
    while start < offset + 2, sentence.isOne(of: "到至~-–—", at: start) { start += 1 }
    guard start > offset, let second = number(at: start) else { return false }
    return sentence.isOne(of: unit, at: second.end)
  }

  /// A day so many days or months from now: 三天後, 半個月前, 五日內.
  private func daysAway(at start: Int) -> Read<DayReading>? {
    guard let away = amountAway(at: start), away.value.isCalendar else { return nil }
    guard away.value.isYears else { return (Self.day(away.value), away.end) }
    // 四年後的今天 is a day, and so is the last one of 一年內.
    if case .day(0) = word(at: nextPart(away.end))?.value, let today = word(at: nextPart(away.end)) {
      return (.monthsAway(away.value.months), today.end)
    }
    if let same = sameTime(at: away.end) { return (.monthsAway(away.value.months), same) }
    return sentence.isOne(of: "内", at: away.end - 1) ? (.monthsAway(away.value.months), away.end) : (Self.day(away.value), away.end)
  }

  /// The day or year that lies so far away.
  static func day(_ amount: TimeAmount) -> DayReading {
    if amount.isYears { return .year(.relative(amount.months / 12)) }
    return amount.months == 0 ? .relative(amount.days) : .monthsAway(amount.months)
  }
}
