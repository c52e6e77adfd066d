extension TimeScanner {
  /// A clock time at `start`: 兩點半, 3點20分, 14:30.
  ///
  /// `isInContext` says that a day or a part of it stands directly before, where 一點 means one o'clock and not a little.
  func clock(at start: Int, isInContext: Bool) -> Read<ClockReading>? {
    guard isFree(at: start), let hour = number(at: start) else { return nil }
    // 今天一點都不累.
    if case .text = word(at: start)?.value { return nil }
    if hour.value.isDigits, sentence[hour.end] == 0x3A { return digital(hour).map { halfDay($0) ?? $0 } }
    if hour.value.isDigits, (1...12).contains(hour.value.value), sentence.isOne(of: "ap ", at: hour.end) {
      return halfDay((ClockReading(hour: hour.value.value, minute: 0, isTwelveHour: false, grain: .hour), hour.end))
    }
    let isSpoken = sentence.isOne(of: "点", at: hour.end)
    // 8時 is a clock, 8時間 is none.
    let isFormal = hour.value.isDigits && sentence.isOne(of: "时", at: hour.end) && !sentence.isOne(of: "间候常", at: hour.end + 1)
    guard isSpoken || isFormal, hour.value.value <= 24, !sentence.isOne(of: "第", at: start - 1) else { return nil }
    let behind = hour.end + 1
    let isTwelveHour = (1...12).contains(hour.value.value) && !(hour.value.isDigits && hour.value.startsWithZero)
    var clock = ClockReading(hour: hour.value.value, minute: 0, isTwelveHour: isTwelveHour, grain: .hour)
    if let minute = minute(at: behind) {
      guard let value = minute.value else { return nil }
      clock.minute = value
      clock.grain = .minute
      return (clock, minute.end)
    }
    if sentence.isOne(of: "钟整正多", at: behind) { return (clock, behind + 1) }
    guard isSpoken else { return (clock, behind) }
    if isCounted(at: behind) { return nil }
    if clock.hour == 1, !isInContext, !isOneOClock(at: start, behind: behind) { return nil }
    return (clock, behind)
  }

  /// `14:30` or `14:30:05` from its hour on; 25:70 is none.
  private func digital(_ hour: Read<NumberReading>) -> Read<ClockReading>? {
    let start = hour.end + 1
    guard hour.value.value <= 23, hour.value.length <= 2, let minute = number(at: start), minute.value.isDigits,
      minute.value.length == 2, minute.value.value <= 59
    else { return nil }
    var end = minute.end
    if sentence[end] == 0x3A, sentence.isDigit(at: end + 1) {
      guard let second = number(at: end + 1), second.value.length == 2, second.value.value <= 59 else { return nil }
      end = second.end
    }
    return (ClockReading(hour: hour.value.value, minute: minute.value.value, isTwelveHour: false, grain: .minute), end)
  }

  /// The clock time with the am or pm that follows it; nil without one.
  private func halfDay(_ clock: Read<ClockReading>) -> Read<ClockReading>? {
    let start = sentence[clock.end] == 0x20 ? clock.end + 1 : clock.end
    guard clock.value.hour <= 12, sentence.isOne(of: "ap", at: start), sentence.isOne(of: "m", at: start + 1),
      !sentence.isLetter(at: start + 2)
    else { return nil }
    var clock = clock
    clock.value.hour = clock.value.hour % 12 + (sentence.isOne(of: "p", at: start) ? 12 : 0)
    clock.end = start + 2
    return clock
  }

  /// The minutes behind 點. Where a digit follows that can only be a decimal (七點八), there is a result with no value.
  private func minute(at start: Int) -> Read<Int?>? {
    if sentence.isOne(of: "半", at: start) { return (30, start + 1) }
    if sentence.isOne(of: "一1", at: start), sentence.isOne(of: "刻", at: start + 1) { return (15, start + 2) }
    if sentence.isOne(of: "三3", at: start), sentence.isOne(of: "刻", at: start + 1) { return (45, start + 2) }
    guard let number = number(at: start) else { return nil }
    if sentence.isOne(of: "分", at: number.end), number.value.value <= 59 { return (number.value.value, number.end + 1) }
    // 三點三個人: the number belongs to what follows.
    if sentence.isOne(of: "个次人瓶包杯位", at: number.end) { return nil }
    let isWhole = number.value.value >= 10 || number.value.startsWithZero && number.value.length == 2
    return (isWhole && number.value.value <= 59 ? number.value.value : nil, number.end)
  }

  /// Whether what follows N點 shows that points are counted (兩點意見).
  private func isCounted(at offset: Int) -> Bool {
    for noun in Self.countedNouns where sentence.has(noun, at: offset) { return true }
    return false
  }

  private static let countedNouns: [[UInt32]] = [
    "意見", "建議", "原因", "理由", "要求", "問題", "注意", "說明", "感想", "心得", "好處", "壞處", "重點", "事", "想法", "提醒",
  ].map { Folding.shared($0) }

  /// Whether 一點 without a day is one o'clock: at the beginning of a clause and before something that does not make it "a little".
  private func isOneOClock(at start: Int, behind: Int) -> Bool {
    if sentence.isOne(of: "到至~-前后", at: behind) { return true }
    return isClauseStart(start) && !sentence.isOne(of: "点儿也都小用东心反不没", at: behind)
  }

  private func isClauseStart(_ offset: Int) -> Bool {
    offset == 0 || Clauses.isSeparator(sentence[offset - 1]) || sentence.isOne(of: "从", at: offset - 1)
  }

  /// Whether a number may begin here: not inside another number, date, decimal or name (D3, 120/80).
  func isFree(at offset: Int) -> Bool {
    guard sentence.isDigit(at: offset) else { return true }
    if sentence.isDigit(at: offset - 1) || sentence.isLetter(at: offset - 1) { return false }
    guard sentence.isOne(of: "./:-", at: offset - 1) else { return true }
    // 9:00-10:00 and a list such as "- 7:30" are fine, 1/2/3 is not.
    return sentence[offset - 1] == 0x2D && !sentence.isDigit(at: offset - 2)
  }
}
