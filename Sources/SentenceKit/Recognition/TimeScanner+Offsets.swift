extension TimeScanner {
  /// A moment counted from now: 兩小時後, 半小時前, 十分鐘內, 再十分鐘. Those counted in days are points, which may have a clock.
  func offset(at start: Int) -> Read<TimeReading>? {
    if sentence.isOne(of: "再过", at: start), !sentence.isOne(of: "不", at: start - 1) {
      let begin = sentence.isOne(of: "再", at: start) && sentence.isOne(of: "过", at: start + 1) ? start + 2 : start + 1
      guard let amount = amount(at: begin) else { return nil }
      let end = direction(at: amount.end).map { $0.value > 0 ? $0.end : amount.end } ?? amount.end
      // 過三天 without 後 is as likely a length (過三天苦日子); 再 is clear.
      if !sentence.isOne(of: "再", at: start), end == amount.end { return nil }
      return reading(of: amount.value.amount, end: end)
    }
    guard let away = amountAway(at: start) else { return nil }
    // 兩三天後 leaves open when.
    if number(at: start)?.value.estimate != nil { return (.vague, away.end) }
    return away.value.isCalendar ? nil : (.offset(away.value), away.end)
  }

  private func reading(of amount: TimeAmount, end: Int) -> Read<TimeReading> {
    amount.isCalendar ? (.point(PointReading(day: Self.day(amount))), end) : (.offset(amount), end)
  }

  /// A length of time with the word that says where it lies: 後, 前, or 內, whose last moment it names.
  func amountAway(at start: Int) -> Read<TimeAmount>? {
    guard isFree(at: start), !sentence.isOne(of: "第每", at: start - 1), let amount = amount(at: start) else { return nil }
    let end = next(amount.end)
    if let sign = direction(at: end) { return (sign.value < 0 ? -amount.value.amount : amount.value.amount, sign.end) }
    if sentence.isOne(of: "内", at: end) { return (amount.value.amount, end + 1) }
    if sentence.isOne(of: "之以", at: end), sentence.isOne(of: "内", at: end + 1) { return (amount.value.amount, end + 2) }
    return nil
  }

  /// 後 or 前, alone or with 以, 之 or 過.
  private func direction(at start: Int) -> Read<Int>? {
    let at = sentence.isOne(of: "以之过", at: start) ? start + 1 : start
    if sentence.isOne(of: "后", at: at), !sentence.isOne(of: "来面", at: at + 1) { return (1, at + 1) }
    if sentence.isOne(of: "前", at: at), !sentence.isOne(of: "面", at: at + 1) { return (-1, at + 1) }
    // A frequent slip: 半小時候 for 半小時後.
    if at == start, sentence.isOne(of: "候", at: at), sentence.isOne(of: "时", at: at - 1) { return (1, at + 1) }
    return nil
  }

  /// 過去三天, 未來一週, 前兩個月, and 今明兩天.
  func windowOrTwoDays(at start: Int, word: Read<TimeWord>?) -> Read<TimeReading>? {
    switch word?.value {
    case .window(let direction):
      guard let word else { return nil }
      // 飯後三小時 and 接近三天 are no windows.
      let isLone = word.end > start + 1 || isClauseStart(start) || sentence.isOne(of: "在的这了这", at: start - 1)
      return isLone ? window(direction, at: nextPart(word.end)) : nil
    case .which(let offset) where offset == 1 || offset == -1:
      // 上半年 is no window.
      guard let word, !sentence.isOne(of: "半", at: word.end), isClauseStart(start) || sentence.isOne(of: "在", at: start - 1) else {
        return nil
      }
      // 上三個月; 上個小時 is one of them.
      if let unit = unit(at: word.end), unit.value.seconds >= 60, sentence.isOne(of: "个", at: word.end - 1) {
        let amount = TimeAmount(seconds: unit.value.seconds)
        return (.window(offset < 0 ? -amount : amount), unit.end)
      }
      return window(offset, at: word.end)
    default: return twoOf(at: start)
    }
  }

  /// The time as long as the amount at `start` before or after now.
  func window(_ direction: Int, at start: Int) -> Read<TimeReading>? {
    guard direction != 0, let amount = amount(at: next(start)) else { return nil }
    // 前三個月大.
    if sentence.isOne(of: "大前后内", at: amount.end) { return nil }
    return (.window(direction < 0 ? -amount.value.amount : amount.value.amount), amount.end)
  }

  /// 今明兩天, 昨今兩天, 今明兩年.
  private func twoOf(at start: Int) -> Read<TimeReading>? {
    guard sentence.isOne(of: "昨今明", at: start), sentence.isOne(of: "今明后", at: start + 1), sentence.isOne(of: "两二", at: start + 2) else {
      return nil
    }
    let first = sentence.isOne(of: "昨", at: start) ? -1 : sentence.isOne(of: "今", at: start) ? 0 : 1
    let isYear = sentence.isOne(of: "年", at: start + 3)
    guard isYear || sentence.isOne(of: "天日", at: start + 3) else { return nil }
    let point = { (offset: Int) in PointReading(day: isYear ? .year(.relative(offset)) : .relative(offset)) }
    return (.span(point(first), point(first + 1)), start + 4)
  }

  /// A length of time that is all there is; inside a sentence it is a quantity.
  func duration(at start: Int) -> Read<TimeReading>? {
    guard start == content.lowerBound, let amount = amount(at: start), isWhole(start, amount.end) else { return nil }
    // 30日 is a day, 90日 are that many.
    if sentence.isOne(of: "日", at: amount.end - 1), dayOfMonth(at: start)?.end == amount.end { return nil }
    return (.duration(amount.value.duration), amount.end)
  }
}
