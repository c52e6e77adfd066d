extension EnglishScanner {
  /// A clock time: 8pm, 10:30, noon, quarter past four, seven o'clock, and a bare hour where a time is expected (at 8).
  func clock(at start: Int, isExpected: Bool) -> Read<ClockReading>? {
    if let word = word(at: start) {
      if case .clock(let hour) = word.value { return (ClockReading(hour: hour, minute: 0, isTwelveHour: false, grain: .hour), word.end) }
      if let clock = relativeClock(at: start, isExpected: isExpected) { return clock }
    }
    if let compact = compactClock(at: start) { return compact }
    guard let hour = count(at: start), hour.value.value <= 24, hour.value.length <= 2 || !hour.value.isDigits else { return nil }
    var clock = ClockReading(
      hour: hour.value.value, minute: 0, isTwelveHour: (1...12).contains(hour.value.value) && !hour.value.startsWithZero, grain: .hour)
    var end = hour.end
    if hour.value.isDigits, let minute = colonMinute(at: end) {
      clock.minute = minute.value
      clock.grain = .minute
      end = minute.end
      if sentence[end] == 0x3A, let second = twoDigits(at: end + 1) {
        clock.second = second.value
        clock.isTwelveHour = false
        end = second.end
      }
      guard clock.hour < 24, !sentence.isOne(of: ":/", at: end) || !sentence.isDigit(at: end + 1), !sentence.isDigit(at: end) else {
        return nil
      }
      if let half = halfDay(clock, at: end) { return half }
      end = behindIsh(end)
      return isAlphanumeric(end) ? nil : (clock, end)
    }
    if let half = halfDay(clock, at: end) { return half }
    // 4.30pm.
    if hour.value.isDigits, sentence[end] == 0x2E, let minute = twoDigits(at: end + 1) {
      clock.minute = minute.value
      clock.grain = .minute
      if let half = halfDay(clock, at: minute.end) { return half }
      // At 7.30.
      guard isExpected, isHourExpected(at: start), isPhraseEnd(minute.end), !isMeasured(minute.end) else { return nil }
      return (clock, minute.end)
    }
    if isAlphanumeric(behindIsh(end)) { return nil }
    if let next = next(end) {
      if case .oclock = word(at: next)?.value, let word = word(at: next) { return halfDay(clock, at: word.end) ?? (clock, word.end) }
      // 12 noon.
      if case .clock(let named) = word(at: next)?.value, clock.hour == 12, let word = word(at: next) {
        return (ClockReading(hour: named, minute: 0, isTwelveHour: false, grain: .hour), word.end)
      }
    }
    return bareHour(clock, hour, isExpected: isExpected, at: start)
  }

  /// Hour and minute without a sign between them: 0715, and 615am.
  private func compactClock(at start: Int) -> Read<ClockReading>? {
    guard let digits = count(at: start), digits.value.isDigits, (3...4).contains(digits.value.length) else { return nil }
    let (hour, minute) = (digits.value.value / 100, digits.value.value % 100)
    guard hour <= 23, minute <= 59 else { return nil }
    let clock = ClockReading(hour: hour, minute: minute, isTwelveHour: false, grain: .minute)
    if let half = halfDay(clock, at: digits.end) { return half }
    guard digits.value.length == 4, digits.value.startsWithZero, !isAlphanumeric(digits.end), !isMeasured(digits.end),
      !isContinued(digits.end)
    else { return nil }
    return (clock, digits.end)
  }

  /// A number that only its surroundings make an hour.
  private func bareHour(_ clock: ClockReading, _ hour: Read<NumberReading>, isExpected: Bool, at start: Int) -> Read<ClockReading>? {
    let end = behindIsh(hour.end)
    guard clock.isTwelveHour || hour.value.isDigits && hour.value.length == 2 && isExpected else { return nil }
    if let next = next(end) {
      // 1 at night, 11 tonight.
      switch word(at: next)?.value {
      case .part(_, isPhrase: true) where !isMeasured(end), .partOfDay,
        .day where isExpected:
        return (clock, end)
      default: break
      }
      // six thirty, six thirty pm.
      if !hour.value.isDigits, let minute = count(at: next), !minute.value.isDigits, (10...59).contains(minute.value.value) {
        let clock = ClockReading(hour: clock.hour, minute: minute.value.value, isTwelveHour: true, grain: .minute)
        if let half = halfDay(clock, at: minute.end) { return half }
        if isExpected, isPhraseEnd(minute.end) { return (clock, minute.end) }
      }
    }
    if let second = rangeSign(at: end, from: start), let other = count(at: second), other.value.value <= 24 {
      // 8 - 11pm, 3-4:30pm, 10 - 11 at night, from 3 to 5.
      let minute = other.value.isDigits ? colonMinute(at: other.end) : nil
      let otherEnd = minute?.end ?? other.end
      if halfDay(clock, at: otherEnd) != nil { return (clock, end) }
      if let next = next(otherEnd), case .part(_, isPhrase: true) = word(at: next)?.value { return (clock, end) }
      // 1-2:30.
      if minute != nil, isPhraseEnd(otherEnd) { return (clock, end) }
      if isExpected, isPhraseEnd(otherEnd), (1...12).contains(other.value.value) { return (clock, end) }
      return nil
    }
    guard isExpected, isHourExpected(at: start), isPhraseEnd(end), !isMeasured(end) else { return nil }
    return (clock, end)
  }

  /// Whether what stands before is about clocks and not about days: "at 8", "by 8" and "from 8 to 9", but not "on 8" or "of 3".
  private func isHourExpected(at start: Int) -> Bool {
    switch wordBefore(start) {
    case .lead, .between, .and, .from, .until, .to, .bound, .before, .after, .since: true
    default: sentence.isOne(of: "@-–—~", at: start - 1) || sentence.isOne(of: "@-–—~", at: start - 2)
    }
  }

  /// quarter past four, half past three, ten to five, five minutes to six.
  private func relativeClock(at start: Int, isExpected: Bool) -> Read<ClockReading>? {
    var at = start
    if case .a = word(at: at)?.value, let behind = behind(at) { at = behind }
    var minutes: Int
    var end: Int
    // "20 to 5" may as well be a range.
    var isSure = true
    switch word(at: at)?.value {
    case .quarter: (minutes, end) = (15, word(at: at)?.end ?? at)
    case .half: (minutes, end) = (30, word(at: at)?.end ?? at)
    default:
      guard let number = count(at: at), (1...29).contains(number.value.value) else { return nil }
      (minutes, end) = (number.value.value, number.end)
      isSure = false
      if let unit = word(behind: end), case .unit(.minute) = unit.value {
        end = unit.end
        isSure = true
      }
    }
    guard let sign = word(behind: end), let hour = next(sign.end).flatMap({ count(at: $0) }),
      (1...12).contains(hour.value.value), !isAlphanumeric(hour.end), !sentence.isOne(of: ":", at: hour.end)
    else { return nil }
    var clock = ClockReading(hour: hour.value.value, minute: minutes, isTwelveHour: true, grain: .minute)
    switch sign.value {
    case .past, .after: if case .after = sign.value, !isSure { return nil }
    case .to where isSure || isExpected && !self.isMeasured(hour.end):
      clock.hour = (hour.value.value + 10) % 12 + 1
      clock.minute = 60 - minutes
    default: return nil
    }
    return halfDay(clock, at: hour.end) ?? (clock, hour.end)
  }

  /// The clock time with the am or pm that follows it; nil without one, and for 14pm.
  private func halfDay(_ clock: ClockReading, at end: Int) -> Read<ClockReading>? {
    // 7:30p, at 7p; elsewhere a letter behind a number may be anything.
    if sentence.isOne(of: "ap", at: end), sentence.isDigit(at: end - 1), !isAlphanumeric(end + 1), (1...12).contains(clock.hour),
      clock.grain == .minute || isLed(end - 1) || isLed(end - 2)
    {
      var clock = clock
      clock.hour = clock.hour % 12 + (sentence.isOne(of: "p", at: end) ? 12 : 0)
      clock.isTwelveHour = false
      return (clock, end + 1)
    }
    guard case .halfDay(let hours) = word(at: blanks(at: end))?.value, let word = word(at: blanks(at: end)), (1...12).contains(clock.hour)
    else { return nil }
    var clock = clock
    clock.hour = clock.hour % 12 + hours
    clock.isTwelveHour = false
    return (clock, word.end)
  }

  /// Behind the ending of an hour that is not meant exactly (7ish).
  private func behindIsh(_ end: Int) -> Int { sentence.has(Self.ish, at: end) ? end + 3 : end }

  private static let ish = Folding.shared("ish")

  /// Whether a clock with a colon begins here.
  func isColonClock(at start: Int) -> Bool {
    guard let hour = count(at: start), hour.value.isDigits, hour.value.value < 24 else { return false }
    return colonMinute(at: hour.end) != nil
  }

  private func colonMinute(at end: Int) -> Read<Int>? { sentence[end] == 0x3A ? twoDigits(at: end + 1) : nil }

  /// Two digits below 60.
  private func twoDigits(at start: Int) -> Read<Int>? {
    guard let number = count(at: start), number.value.isDigits, number.value.length == 2, number.value.value < 60 else { return nil }
    return (number.value.value, number.end)
  }

  /// A whole number in digits, or the word of one.
  func count(at start: Int) -> Read<NumberReading>? {
    if sentence.isDigit(at: start) {
      var (value, end) = (0, start)
      while sentence.isDigit(at: end) {
        guard end - start < 9 else { return nil }
        value = value * 10 + Int(sentence[end]) - 48
        end += 1
      }
      return (NumberReading(value: value, isDigits: true, length: end - start, startsWithZero: sentence[start] == 48), end)
    }
    guard case .number(let value) = word(at: start)?.value, let word = word(at: start) else { return nil }
    return (NumberReading(value: value, isDigits: false, length: word.end - start, startsWithZero: false), word.end)
  }
}
