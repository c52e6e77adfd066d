extension TimeScanner {
  /// A unit of time as said, behind a number.
  private struct Unit {
    let offset: OffsetUnit
    /// How many of the offset's units it is.
    let factor: Int
    /// How many the half of it is; 0 where that is not said.
    let half: Int
  }

  /// A point counted from now: 兩小時後, 半小時前, 再十分鐘; also 三天內.
  func offset(at start: Int) -> Read<TimeReading>? {
    let isAhead = sentence.isOne(of: "再过", at: start) && !sentence.isOne(of: "不", at: start - 1)
    let begin = isAhead ? start + 1 : start
    guard isFree(at: begin), !sentence.isOne(of: "第每", at: begin - 1), let amount = amount(at: begin) else { return nil }
    let end = amount.end
    if let sign = direction(at: end) {
      // 四年後的今天 is a day.
      if amount.value.unit == .years, sentence.has(Self.sameDay, at: sign.end) {
        return (.offset(sign.value * amount.value.count * 12, .months), sign.end + Self.sameDay.count)
      }
      return (.offset(sign.value * amount.value.count, amount.value.unit), sign.end)
    }
    if isAhead { return (.offset(amount.value.count, amount.value.unit), end) }
    guard amount.value.unit == .days else { return nil }
    if sentence.isOne(of: "内", at: end) { return (.within(days: amount.value.count), end + 1) }
    if sentence.isOne(of: "之以", at: end), sentence.isOne(of: "内", at: end + 1) {
      return (.within(days: amount.value.count), end + 2)
    }
    return nil
  }

  private static let sameDay = Folding.shared("的今天")

  /// 後 or 前, alone or with 以 or 之.
  private func direction(at start: Int) -> Read<Int>? {
    let at = sentence.isOne(of: "以之", at: start) ? start + 1 : start
    if sentence.isOne(of: "后", at: at), !sentence.isOne(of: "来面", at: at + 1) { return (1, at + 1) }
    if sentence.isOne(of: "前", at: at), !sentence.isOne(of: "面", at: at + 1) { return (-1, at + 1) }
    // A frequent slip: 半小時候 for 半小時後.
    if at == start, sentence.isOne(of: "候", at: at), sentence.isOne(of: "时", at: at - 1) { return (1, at + 1) }
    return nil
  }

  /// A length of time: 半小時, 三天, 一個半小時, 兩小時半; at most a million units.
  func amount(at start: Int) -> Read<(count: Int, unit: OffsetUnit)>? {
    if sentence.isOne(of: "半", at: start) {
      let unitStart = sentence.isOne(of: "个", at: start + 1) ? start + 2 : start + 1
      if sentence.isOne(of: "年", at: unitStart) { return ((6, .months), unitStart + 1) }
      if sentence.isOne(of: "月", at: unitStart) { return ((15, .days), unitStart + 1) }
      guard let unit = unit(at: unitStart), unit.value.half > 0 else { return nil }
      return ((unit.value.half, unit.value.offset), unit.end)
    }
    guard let number = number(at: start), number.value.value <= 1_000_000 else { return nil }
    var end = sentence[number.end] == 0x20 ? number.end + 1 : number.end
    if sentence.isOne(of: "个", at: end) { end += 1 }
    let isHalf = sentence.isOne(of: "半", at: end)
    if isHalf { end += 1 }
    guard let unit = unit(at: end) else { return nil }
    var count = number.value.value * unit.value.factor
    end = unit.end
    if isHalf {
      guard unit.value.half > 0 else { return nil }
      count += unit.value.half
    } else if sentence.isOne(of: "半", at: end), unit.value.half > 0 {
      count += unit.value.half
      end += 1
    }
    return ((count, unit.value.offset), end)
  }

  private func unit(at start: Int) -> Read<Unit>? {
    for (word, unit) in Self.units where sentence.has(word, at: start) {
      let end = start + word.count
      if sentence.isLetter(at: start), sentence.isLetter(at: end) { continue }
      return (unit, end)
    }
    return nil
  }

  /// Longer words first where one begins with another.
  private static let units: [([UInt32], Unit)] = {
    let minute = Unit(offset: .minutes, factor: 1, half: 0)
    let hour = Unit(offset: .minutes, factor: 60, half: 30)
    let day = Unit(offset: .days, factor: 1, half: 0)
    let week = Unit(offset: .days, factor: 7, half: 0)
    let month = Unit(offset: .months, factor: 1, half: 0)
    let year = Unit(offset: .years, factor: 1, half: 0)
    var units: [([UInt32], Unit)] = []
    func add(_ words: String, _ unit: Unit) {
      for word in words.utf8.split(separator: 32) { units.append((Folding.shared(String(decoding: word, as: UTF8.self)), unit)) }
    }
    add("分鐘 分 minutes minute mins min", minute)
    add("小時 鐘頭 hours hour hrs hr h", hour)
    add("天 日 days day", day)
    add("禮拜 星期 週 weeks week", week)
    add("月", month)
    add("年", year)
    return units
  }()
}
