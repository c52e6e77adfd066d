extension TimeScanner {
  /// A day or longer period of the calendar at `start`.
  func day(at start: Int) -> Read<DayReading>? {
    if let word = word(at: start) {
      switch word.value {
      case .day(let days): return (.relative(days), word.end)
      case .holiday(let date): return (.dayOfMonth(.named(.unsaid, date / 100), date % 100), word.end)
      case .year(let years): return month(of: .relative(years), at: word.end) ?? (.year(.relative(years)), word.end)
      case .monthPart(let part): return (.partOfMonth(.unsaid, part), word.end)
      case .yearPart(let month): return (.month(.named(.relative(0), month)), word.end)
      case .which(let offset): return period(offset, at: word.end)
      // 一週三次 counts weeks.
      case .weekUnit:
        let isCounted =
          Self.digit(sentence[start - 1]) != nil || sentence.isDigit(at: start - 1) || sentence.isOne(of: "半几个", at: start - 1)
        return isCounted ? nil : weekday(at: word.end, week: nil)
      default: return nil
      }
    }
    if sentence.has(Self.republic, at: start), let year = number(at: start + 2), sentence.isOne(of: "年", at: year.end) {
      return month(of: .absolute(year.value.value + 1911), at: year.end + 1) ?? (
        .year(.absolute(year.value.value + 1911)), year.end + 1
      )
    }
    return date(at: start)
  }

  /// 民國, whose years count from 1911.
  private static let republic = Folding.shared("民國")

  /// What follows 這, 上, 下: a week, weekday, weekend, or month.
  private func period(_ offset: Int, at start: Int) -> Read<DayReading>? {
    if case .weekUnit = word(at: start)?.value, let unit = word(at: start) {
      return weekday(at: unit.end, week: offset) ?? (.week(offset), unit.end)
    }
    if case .monthPart(let part) = word(at: start)?.value { return (.partOfMonth(.relative(offset), part), start + 2) }
    guard sentence.isOne(of: "月", at: start) else { return nil }
    let end = start + 1
    if let part = monthPart(at: end) { return (.partOfMonth(.relative(offset), part), end + 1) }
    if let day = dayOfMonth(at: end) { return (.dayOfMonth(.relative(offset), day.value), day.end) }
    return (.month(.relative(offset)), end)
  }

  /// What follows 禮拜: a weekday or the weekend.
  private func weekday(at start: Int, week: Int?) -> Read<DayReading>? {
    if sentence.isOne(of: "末", at: start) { return (.weekend(week: week), start + 1) }
    guard let weekday = Self.weekday(sentence[start]) else { return nil }
    // 週三次數 and the like are too rare to look for; 週二十號 is not.
    return (.weekday(weekday, week: week), start + 1)
  }

  /// A date that begins with a number: 2026/12/1, 12/1, 12月1日, 116年3月, 三月初, 13號.
  private func date(at start: Int) -> Read<DayReading>? {
    guard isFree(at: start), !sentence.isOne(of: "第", at: start - 1), let first = number(at: start) else { return nil }
    let value = first.value.value
    switch sentence[first.end] {
    case 0x2F, 0x2D, 0x2E:
      return first.value.isDigits ? numericDate(first, separator: sentence[first.end]) : nil
    case 0x5E74:  // 年
      guard let year = Self.year(first.value) else { return nil }
      return month(of: .absolute(year), at: first.end + 1) ?? (.year(.absolute(year)), first.end + 1)
    case 0x6708:  // 月
      return (1...12).contains(value) ? month(of: .unsaid, at: start) : nil
    default:
      guard let day = dayOfMonth(at: start) else { return nil }
      return (.dayOfMonth(.unsaid, day.value), day.end)
    }
  }

  /// The year of a number before 年: four digits, or three of the Republic's; nil for an age or a length of time.
  private static func year(_ number: NumberReading) -> Int? {
    if number.length == 4, (1900...2199).contains(number.value) { return number.value }
    return (100...199).contains(number.value) && number.isDigits ? number.value + 1911 : nil
  }

  /// A date of digits with `/`, or of three parts with `-` or `.`; amounts (1/2匙), blood pressure (120/80) and impossible dates are none.
  private func numericDate(_ first: Read<NumberReading>, separator: UInt32) -> Read<DayReading>? {
    guard let second = number(at: first.end + 1), second.value.isDigits, second.value.length <= 2 else { return nil }
    if sentence[second.end] == separator, let third = number(at: second.end + 1) {
      guard third.value.isDigits, third.value.length <= 2, !isContinued(at: third.end),
        let year = Self.year(first.value)
      else { return nil }
      return checked(.absolute(year), second.value.value, third.value.value, end: third.end)
    }
    guard separator == 0x2F, first.value.length <= 2, !isContinued(at: second.end), !isMeasured(at: second.end) else {
      return nil
    }
    return checked(.unsaid, first.value.value, second.value.value, end: second.end)
  }

  /// Whether a number goes on here, so that what was read is only a part of something else.
  private func isContinued(at offset: Int) -> Bool {
    sentence.isDigit(at: offset) || sentence[offset] == 0x2F || sentence[offset] == 0x2E && sentence.isDigit(at: offset + 1)
  }

  /// Whether a unit follows, so that the number was an amount.
  private func isMeasured(at offset: Int) -> Bool {
    let start = sentence[offset] == 0x20 ? offset + 1 : offset
    if sentence.isOne(of: "匙杯碗包颗锭片粒勺份瓶罐茶汤颗个条块張张根滴%", at: start) { return true }
    return Self.units.contains { sentence.has($0, at: start) && !sentence.isLetter(at: start + $0.count) }
  }

  private static let units: [[UInt32]] = ["ml", "cc", "g", "kg", "oz", "tsp", "tbsp", "cup", "cups", "mmhg"].map {
    Folding.shared($0)
  }

  /// A month of a year at `start`, with its day or part where they are said.
  private func month(of year: YearReading, at start: Int) -> Read<DayReading>? {
    // 兩月 is no month.
    guard let month = number(at: start), (1...12).contains(month.value.value), !sentence.isOne(of: "两", at: start) else {
      return nil
    }
    if month.value.isDigits, sentence[month.end] == 0x2F { return numericMonth(month, of: year) }
    guard sentence.isOne(of: "月", at: month.end) else { return nil }
    let end = month.end + 1
    let named = MonthReading.named(year, month.value.value)
    if let day = dayOfMonth(at: end) { return checked(year, month.value.value, day.value, end: day.end) }
    if let part = monthPart(at: end) { return (.partOfMonth(named, part), end + 1) }
    // 三月三十五日: a day was said, but there is none like it.
    if let day = number(at: end), sentence.isOne(of: "日号", at: day.end) { return nil }
    return (.month(named), end)
  }

  /// `12/30` behind a year in words (去年12/30).
  private func numericMonth(_ month: Read<NumberReading>, of year: YearReading) -> Read<DayReading>? {
    guard let day = number(at: month.end + 1), day.value.isDigits, !isContinued(at: day.end) else { return nil }
    return checked(year, month.value.value, day.value.value, end: day.end)
  }

  /// The day of a year, when it exists in that year (any leap year, where the year is not yet known).
  private func checked(_ year: YearReading, _ month: Int, _ day: Int, end: Int) -> Read<DayReading>? {
    var known = 2000
    if case .absolute(let said) = year { known = said }
    guard CivilDate(year: known, month: month, day: day) != nil else { return nil }
    return (.dayOfMonth(.named(year, month), day), end)
  }

  /// 初, 中, 底 behind a month; not 中 of another word.
  private func monthPart(at offset: Int) -> Int? {
    // 十月初一 is a day of the old calendar.
    if sentence.isOne(of: "初", at: offset) { return Self.digit(sentence[offset + 1]) == nil ? 0 : nil }
    if sentence.isOne(of: "中", at: offset) { return sentence.isOne(of: "午秋间文国", at: offset + 1) ? nil : 1 }
    return sentence.isOne(of: "底尾", at: offset) ? 2 : nil
  }

  /// `13號` or `13日`, 1...31; 日 behind a single numeral counts days, unless a month stands before it.
  private func dayOfMonth(at start: Int) -> Read<Int>? {
    guard let day = number(at: start), (1...31).contains(day.value.value) else { return nil }
    let isNumber = sentence.isOne(of: "号", at: day.end) && !sentence.isOne(of: "电线楼桌房公车出球铺尿病", at: day.end + 1)
    let isBehindMonth = sentence.isOne(of: "月", at: start - 1)
    let isDay = sentence.isOne(of: "日", at: day.end) && (day.value.isDigits || day.value.length > 1 || isBehindMonth)
    return isNumber || isDay ? (day.value.value, day.end + 1) : nil
  }
}
