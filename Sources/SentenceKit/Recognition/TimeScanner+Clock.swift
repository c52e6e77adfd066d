extension TimeScanner {
  /// A clock time at `start`: 兩點半, 3點20分, 14:30, 差五分八點.
  ///
  /// `isInContext` says that a day or a part of it stands directly before, where 一點 means one o'clock and not a little, and
  /// where looser forms (0930, 9.30, 三時) can be nothing else.
  func clock(at start: Int, part: Daypart?, isInContext: Bool) -> Read<ClockReading>? {
    if sentence.isOne(of: "差", at: start) { return clockBehindMinutes(at: start + 1) }
    guard isFree(at: start), var hour = number(at: start) else { return nil }
    if let estimate = hour.value.estimate { hour.value.value = estimate }
    // 今天一點都不累.
    if isInContext, case .text = word(at: start)?.value { return nil }
    if hour.value.isDigits, sentence[hour.end] == 0x3A { return digital(hour).map { halfDay($0) ?? $0 } }
    if hour.value.isDigits, (1...12).contains(hour.value.value), sentence.isOne(of: "ap ", at: hour.end) {
      let clock = ClockReading(hour: hour.value.value, minute: 0, isTwelveHour: false, grain: .hour)
      if let half = halfDay((clock, hour.end)) { return half }
    }
    if hour.value.isDigits, let clock = compactClock(hour, isInContext: isInContext) { return clock }
    guard hour.value.value <= 24, !sentence.isOne(of: "第", at: start - 1) else { return nil }
    let isTwelveHour = (1...12).contains(hour.value.value) && !(hour.value.isDigits && hour.value.startsWithZero)
    var clock = ClockReading(hour: hour.value.value, minute: 0, isTwelveHour: isTwelveHour, grain: .hour)
    let unit = next(hour.end)
    let isSpoken = sentence.isOne(of: "点", at: unit)
    guard isSpoken || isFormalHour(hour, unit: unit, isInContext: isInContext) else {
      // 早上五到六點, 9~12點.
      return isInContext && isSharedHour(at: hour.end) ? (clock, hour.end) : nil
    }
    let behind = unit + 1
    if let minute = minute(at: behind) {
      guard let value = minute.value else { return nil }
      (clock.minute, clock.second) = value
      clock.grain = .minute
      return halfDay((clock, minute.end)) ?? (clock, minute.end)
    }
    if sentence.isOne(of: "多", at: behind), sentence.isOne(of: "钟", at: behind + 1) { return (clock, behind + 2) }
    if let half = halfDay((clock, behind)) { return half }
    if sentence.isOne(of: "钟整正多", at: behind) { return (clock, behind + 1) }
    guard isSpoken else { return (clock, behind) }
    if isCounted(from: start, at: behind) { return nil }
    if clock.hour == 1, !isInContext, !isOneOClock(at: start, behind: behind) { return nil }
    return minutesMissing(clock, at: behind) ?? (clock, behind)
  }

  /// 時 behind an hour; 8時 is a clock, 8時間 is none, and 三時 only where the context says so.
  private func isFormalHour(_ hour: Read<NumberReading>, unit: Int, isInContext: Bool) -> Bool {
    sentence.isOne(of: "时", at: unit) && !sentence.isOne(of: "间候常段期代光钟刻尚", at: unit + 1)
      && (hour.value.isDigits || isInContext || hour.value.value == 0
        || hour.value.value >= 10 && isClauseStart(hour.end - hour.value.length))
  }

  private func isSharedHour(at offset: Int) -> Bool {
    guard sentence.isOne(of: "到至~-", at: offset), let second = number(at: offset + 1) else { return false }
    return second.value.value <= 24 && sentence.isOne(of: "点", at: second.end)
  }

  /// `14:30` or `14:30:05` from its hour on; 25:70 is none.
  private func digital(_ hour: Read<NumberReading>) -> Read<ClockReading>? {
    let start = hour.end + 1
    guard hour.value.value <= 24, hour.value.length <= 2, let minute = number(at: start), minute.value.isDigits,
      minute.value.length == 2, minute.value.value <= 59, hour.value.value < 24 || minute.value.value == 0
    else { return nil }
    // 2:15 is said of the afternoon as well, 8:40 as written.
    let isTwelveHour = hour.value.length == 1 && (1...5).contains(hour.value.value)
    var clock = ClockReading(hour: hour.value.value, minute: minute.value.value, isTwelveHour: isTwelveHour, grain: .minute)
    var end = minute.end
    if sentence[end] == 0x3A, sentence.isDigit(at: end + 1) {
      guard let second = number(at: end + 1), second.value.length == 2, second.value.value <= 59 else { return nil }
      clock.second = second.value.value
      end = second.end
    }
    if sentence.isOne(of: "时", at: end), !sentence.isOne(of: "间候", at: end + 1) { end += 1 }
    return (clock, end)
  }

  /// Digits without a colon: 0930 and 9.30 behind a day or part of it, 1330-1510 anywhere, 0630 at the beginning of a clause.
  private func compactClock(_ number: Read<NumberReading>, isInContext: Bool) -> Read<ClockReading>? {
    let start = number.end - number.value.length
    if number.value.length == 4 {
      let (hour, minute) = (number.value.value / 100, number.value.value % 100)
      guard hour <= 23, minute <= 59, !isContinued(at: number.end), !isMeasured(at: number.end) else { return nil }
      let isLoose = isInContext || number.value.startsWithZero && isClauseStart(start) && sentence[number.end] != 0x2D
      guard isLoose || isFourDigitRange(start, number.end, number.value.value),
        !sentence.isOne(of: "元块步字公毫卡年", at: next(number.end))
      else { return nil }
      return (ClockReading(hour: hour, minute: minute, isTwelveHour: false, grain: .minute), number.end)
    }
    guard isInContext, number.value.length <= 2, number.value.value <= 24, sentence[number.end] == 0x2E,
      let minute = self.number(at: number.end + 1), minute.value.isDigits, minute.value.length == 2, minute.value.value <= 59,
      !isMeasured(at: minute.end), !sentence.isLetter(at: minute.end), !sentence.isOne(of: "度公元毫", at: minute.end)
    else { return nil }
    let isTwelveHour = (1...12).contains(number.value.value)
    return (
      ClockReading(hour: number.value.value, minute: minute.value.value, isTwelveHour: isTwelveHour, grain: .minute), minute.end
    )
  }

  /// Whether `start..<end` is one side of two clocks such as 1330-1510; years (2019-2021) are none.
  private func isFourDigitRange(_ start: Int, _ end: Int, _ value: Int) -> Bool {
    func isClock(at offset: Int) -> Bool {
      guard let other = number(at: offset), other.value.isDigits, other.value.length == 4 else { return false }
      let isYears = (1900...2099).contains(value) && (1900...2099).contains(other.value.value)
      return other.value.value / 100 <= 23 && other.value.value % 100 <= 59 && !isYears && !sentence.isOne(of: "年", at: other.end)
    }
    if sentence.isOne(of: "-~到至", at: end) { return isClock(at: end + 1) }
    return sentence.isOne(of: "-~到至", at: start - 1) && sentence.isDigit(at: start - 2) && !sentence.isDigit(at: start - 6)
      && isClock(at: start - 5)
  }

  /// The clock time with the am or pm that follows it; nil without one.
  private func halfDay(_ clock: Read<ClockReading>) -> Read<ClockReading>? {
    let start = next(clock.end)
    guard clock.value.hour <= 12, sentence.isOne(of: "ap", at: start) else { return nil }
    var end = start + 1
    if sentence[end] == 0x2E { end += 1 }
    if sentence.isOne(of: "m", at: end) {
      end += 1
      if sentence[end] == 0x2E, sentence[end - 2] == 0x2E { end += 1 }
    } else if end > start + 1 || clock.value.grain != .minute {
      return nil
    }
    guard !sentence.isLetter(at: end) else { return nil }
    var clock = clock
    clock.value.hour = clock.value.hour % 12 + (sentence.isOne(of: "p", at: start) ? 12 : 0)
    clock.value.isTwelveHour = false
    clock.end = end
    return clock
  }

  /// The minutes and seconds behind 點. Where a digit follows that can only be a decimal (七點八), there is a result with no value.
  private func minute(at start: Int) -> Read<(Int, Int)?>? {
    if sentence.isOne(of: "半", at: start) {
      if let second = number(at: start + 1), sentence.isOne(of: "秒", at: second.end), second.value.value <= 59 {
        return ((30, second.value.value), second.end + 1)
      }
      return ((30, 0), start + 1)
    }
    if sentence.isOne(of: "一1", at: start), sentence.isOne(of: "刻", at: start + 1) { return ((15, 0), start + 2) }
    if sentence.isOne(of: "三3", at: start), sentence.isOne(of: "刻", at: start + 1) { return ((45, 0), start + 2) }
    guard let number = number(at: next(start)) else { return nil }
    let unit = next(number.end)
    if sentence.isOne(of: "分", at: unit), number.value.value <= 59, !sentence.isOne(of: "钟", at: unit + 1) {
      if let second = self.number(at: unit + 1), sentence.isOne(of: "秒", at: second.end), second.value.value <= 59 {
        return ((number.value.value, second.value.value), second.end + 1)
      }
      return ((number.value.value, 0), unit + 1)
    }
    // 三點三個人, 三點 3個: the number belongs to what follows.
    if sentence[start] == 0x20 || sentence.isOne(of: "个次人瓶包杯位颗片匙", at: number.end) { return nil }
    // 七點80cc: an amount follows.
    if number.value.isDigits, isMeasured(at: number.end) { return nil }
    if number.value.isDigits, sentence.isLetter(at: number.end), !sentence.isOne(of: "ap", at: number.end) { return nil }
    let isWhole = number.value.value >= 10 || number.value.startsWithZero && number.value.length == 2
    return (isWhole && number.value.value <= 59 ? (number.value.value, 0) : nil, number.end)
  }

  /// 差五分 behind an hour (八點差五分).
  private func minutesMissing(_ clock: ClockReading, at start: Int) -> Read<ClockReading>? {
    guard sentence.isOne(of: "差", at: start), let minutes = missing(at: start + 1) else { return nil }
    return (Self.earlier(clock, by: minutes.value), minutes.end)
  }

  /// What follows 差 in 差五分八點.
  private func clockBehindMinutes(at start: Int) -> Read<ClockReading>? {
    guard let minutes = missing(at: start), let hour = number(at: minutes.end), (1...24).contains(hour.value.value),
      sentence.isOne(of: "点", at: hour.end)
    else { return nil }
    let clock = ClockReading(hour: hour.value.value, minute: 0, isTwelveHour: hour.value.value <= 12, grain: .minute)
    return (Self.earlier(clock, by: minutes.value), hour.end + 1)
  }

  private func missing(at start: Int) -> Read<Int>? {
    guard let minutes = number(at: start), (1...30).contains(minutes.value.value) else { return nil }
    if sentence.isOne(of: "刻", at: minutes.end), minutes.value.value == 1 { return (15, minutes.end + 1) }
    guard sentence.isOne(of: "分", at: minutes.end) else { return nil }
    return (minutes.value.value, sentence.isOne(of: "钟", at: minutes.end + 1) ? minutes.end + 2 : minutes.end + 1)
  }

  private static func earlier(_ clock: ClockReading, by minutes: Int) -> ClockReading {
    let hour = clock.isTwelveHour ? (clock.hour + 10) % 12 + 1 : (clock.hour + 23) % 24
    return ClockReading(hour: hour, minute: 60 - minutes, isTwelveHour: clock.isTwelveHour, grain: .minute)
  }

  /// Whether what follows N點 shows that points are counted (兩點意見).
  private func isCounted(from start: Int, at offset: Int) -> Bool {
    if sentence.isOne(of: "有", at: start - 1), !sentence.isOne(of: "没还", at: start - 2), !sentence.isOne(of: "的", at: offset) {
      return true
    }
    for noun in Self.countedNouns where sentence.has(noun, at: offset) { return true }
    return false
  }

  private static let countedNouns: [[UInt32]] = [
    "意見", "建議", "原因", "理由", "要求", "問題", "注意", "說明", "感想", "心得", "好處", "壞處", "重點", "事項", "想法", "提醒你", "結論", "優點",
    "缺點", "方向", "補充", "觀察", "不同", "差異", "共同", "全露", "要點", "以上", "血", "淚", "水",
  ].map { Folding.shared($0) }

  /// Whether 一點 without a day is one o'clock: at the beginning of a clause and before something that does not make it "a little".
  private func isOneOClock(at start: Int, behind: Int) -> Bool {
    if sentence.isOne(of: "到至~-前", at: behind) { return true }
    if sentence.isOne(of: "后", at: behind) { return isClauseStart(start) }
    return (isClauseStart(start) || sentence.isOne(of: "从", at: start - 1)) && !sentence.isOne(of: "点儿也都小用东心反不没意进", at: behind)
  }

  /// Whether a number may begin here: not inside another number, date, decimal or name (D3, 120/80).
  func isFree(at offset: Int) -> Bool {
    guard sentence.isDigit(at: offset), offset != rangeEnd else { return true }
    if sentence.isDigit(at: offset - 1) || sentence.isLetter(at: offset - 1) { return false }
    guard sentence.isOne(of: "./:-", at: offset - 1) else { return true }
    // 9:00-10:00 and a list such as "- 7:30" are fine, 1/2/3 is not.
    return sentence[offset - 1] == 0x2D && !sentence.isDigit(at: offset - 2)
  }
}
