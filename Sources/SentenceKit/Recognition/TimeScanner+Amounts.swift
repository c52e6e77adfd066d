extension TimeScanner {
  /// A length of time: 半小時, 三天, 一個半小時, 兩小時半, 1.5小時, 一小時零五分, 8天20小時.
  func amount(at start: Int) -> Read<AmountReading>? {
    var reading = AmountReading()
    var end = start
    var unit: TimeUnit?
    // Six parts, from years to seconds, are the most that make sense.
    for index in 0..<6 {
      let isJoined = index > 0 && sentence.isOne(of: "零又余", at: end)
      guard let part = amountPart(at: isJoined ? end + 1 : end, behind: unit) else { break }
      // Units only become smaller, unless 又 stands between (兩天又一個月).
      if let unit, part.value.unit.rank >= unit.rank, !sentence.isOne(of: "又", at: end) { break }
      guard reading.add(halves: part.value.halves, of: part.value.unit) else { return nil }
      (unit, end) = (part.value.unit, part.end)
    }
    reading.isEstimate = number(at: start)?.value.estimate != nil
    return end > start ? (reading, end) : nil
  }

  /// One number with its unit, in halves of it.
  private func amountPart(at start: Int, behind previous: TimeUnit?) -> Read<(halves: Int, unit: TimeUnit)>? {
    if sentence.isOne(of: "半", at: start) {
      let hasCounter = sentence.isOne(of: "个", at: start + 1)
      let begin = hasCounter ? start + 2 : start + 1
      if sentence.isOne(of: "月", at: begin) { return ((1, .month), begin + 1) }
      return unit(at: begin, hasCounter: hasCounter).map { ((1, $0.value), $0.end) }
    }
    // 個半小時.
    if sentence.isOne(of: "个", at: start), sentence.isOne(of: "半", at: start + 1), !isNumeric(at: start - 1) {
      return unit(at: start + 2, hasCounter: true).map { ((3, $0.value), $0.end) }
    }
    guard let number = number(at: start), number.value.value <= 999_999 else { return nil }
    var halves = (number.value.estimate ?? number.value.value) * 2
    var end = number.end
    if number.value.isDigits, sentence[end] == 0x2E, sentence[end + 1] == 0x35, !sentence.isDigit(at: end + 2) {
      halves += 1
      end += 2
    } else if sentence.isOne(of: "点", at: end), sentence.isOne(of: "五", at: end + 1), isLongUnit(at: end + 2) {
      // 三點五小時, but 三點五分 is a clock.
      halves += 1
      end += 2
    }
    end = next(end)
    if sentence.isOne(of: "多", at: end) { end += 1 }
    let hasCounter = sentence.isOne(of: "个", at: end)
    if hasCounter { end = next(end + 1) }
    if sentence.isOne(of: "半", at: end) {
      halves += 1
      end += 1
    }
    guard let unit = unit(at: end, hasCounter: hasCounter) ?? hourBehindDays(at: end, previous) else { return nil }
    // 2018年前半年 speaks of a year.
    if unit.value == .year, number.value.length == 4 { return nil }
    end = unit.end
    if sentence.isOne(of: "半", at: end), halves % 2 == 0, unit.value != .second, unit.value != .week {
      halves += 1
      end += sentence.isOne(of: "钟", at: end + 1) ? 2 : 1
    } else if sentence.isOne(of: "多", at: end) {
      end += 1
    }
    return ((halves, unit.value), end)
  }

  private func isLongUnit(at start: Int) -> Bool {
    guard let unit = unit(at: start, hasCounter: false) else { return false }
    return unit.end > start + 1 || unit.value != .minute && unit.value != .second
  }

  /// 時 is a unit only in 8天20時.
  private func hourBehindDays(at start: Int, _ previous: TimeUnit?) -> Read<TimeUnit>? {
    guard previous == .day, sentence.isOne(of: "时", at: start), !sentence.isOne(of: "候间", at: start + 1) else { return nil }
    return (.hour, start + 1)
  }

  /// A unit of time; 月, 季 and 鐘 only behind 個.
  func unit(at start: Int, hasCounter: Bool = true) -> Read<TimeUnit>? {
    if hasCounter {
      if sentence.isOne(of: "月", at: start) { return (.month, start + 1) }
      if sentence.isOne(of: "钟", at: start), !sentence.isOne(of: "头", at: start + 1) { return (.hour, start + 1) }
      if sentence.isOne(of: "季", at: start) { return (.quarter, sentence.isOne(of: "度", at: start + 1) ? start + 2 : start + 1) }
    }
    guard sentence.isOne(of: "秒分刻小钟天日礼星周年smhdw", at: start) else { return nil }
    for (word, unit) in Self.units where word.first == sentence[start] && sentence.has(word, at: start) {
      let end = start + word.count
      if sentence.isLetter(at: start), sentence.isLetter(at: end) { continue }
      // 三年級, 兩週歲, 一日遊, 五分熟 and 三分之一 are no lengths of time.
      let isOther = sentence.isOne(of: "级班生岁游份熟", at: end) || unit == .minute && sentence.isOne(of: "之", at: end) && isNumeric(at: end + 1)
      return isOther ? nil : (unit, end)
    }
    return nil
  }

  /// Longer words first where one begins with another.
  private static let units: [([UInt32], TimeUnit)] = {
    var units: [([UInt32], TimeUnit)] = []
    func add(_ words: String, _ unit: TimeUnit) {
      for word in words.utf8.split(separator: 32) { units.append((Folding.shared(String(decoding: word, as: UTF8.self)), unit)) }
    }
    add("秒鐘 秒 seconds sec", .second)
    add("分鐘 分 minutes minute mins min", .minute)
    add("刻鐘", .quarterHour)
    add("小時 鐘頭 hours hour hrs hr h", .hour)
    add("天 日 days day", .day)
    add("禮拜 星期 週 weeks week", .week)
    add("年", .year)
    return units
  }()
}
