/// Reads English time expressions off a sentence, into the same readings as `TimeScanner` does.
///
/// It starts only at the beginning of a word or number, looks at a bounded number of scalars from there, and steps over the whole
/// word when nothing begins: a sentence costs linear time, and a Chinese one nothing.
struct EnglishScanner {
  typealias Read<Value> = TimeScanner.Read<Value>

  let sentence: Sentence
  /// Without the white space around the sentence.
  let content: Range<Int>
  private let lexicon = EnglishLexicon.times

  init(_ sentence: Sentence) {
    self.sentence = sentence
    content = sentence.trimmed
  }

  /// The expression that begins at `start`, if one does.
  func reading(at start: Int) -> Read<TimeReading>? {
    guard isWordStart(start) else { return nil }
    let word = word(at: start)
    // Most words of a sentence have nothing to do with times.
    guard word?.value.mayBegin ?? !sentence.isLetter(at: start) else { return nil }
    switch word?.value {
    case .text: return word.map { (.text, $0.end) }
    case .vague: return word.map { (.vague, $0.end) }
    default: break
    }
    if let repetition = repetition(at: start, word: word) { return (.repetition(repetition.value, isContext: true), repetition.end) }
    if let offset = offset(at: start, word: word) { return offset }
    if case .later = word?.value { return word.map { (.vague, $0.end) } }
    switch word?.value {
    case .bound, .before, .after, .since:
      guard let word, let next = next(word.end), var bound = expression(at: next) else { return nil }
      // Since when something has been lies behind.
      if case .since = word.value { return bound }
      if case .point(var point) = bound.value {
        point.isBound = true
        bound.value = .point(point)
      }
      return bound
    default: return expression(at: start)
    }
  }

  /// The offset at which to look on when nothing begins at `start`: behind the whole word, number, date or address.
  func skip(from start: Int) -> Int {
    var end = start + 1
    guard sentence.isDigit(at: start) || sentence.isLetter(at: start) else { return end }
    let isNumber = sentence.isDigit(at: start)
    while isAlphanumeric(end) || isAlphanumeric(end + 1) && (sentence[end] == 0x27 || isNumber && sentence.isOne(of: "./:-,", at: end)) {
      end += 1
    }
    return end
  }

  /// A point or range at `start`.
  private func expression(at start: Int) -> Read<TimeReading>? {
    guard var first = point(at: start) else { return nil }
    if let until = first.value.until {
      var second = first.value.point
      second.day = until
      return (.span(first.value.point, second), first.end)
    }
    if let second = rangeEnd(after: first.value.point, from: start, at: first.end) {
      let (start, end) = Self.shared(first.value.point, second.value)
      return (.span(start, end), second.end)
    }
    if first.value.point.day == nil, let next = next(first.end), let repeated = self.repetition(at: next, word: word(at: next)),
      repeated.value.time == nil, let time = first.value.point.repeatedTime
    {
      // 8am every day.
      first.end = repeated.end
      return (.repetition(repeated.value.at(time), isContext: true), first.end)
    }
    return (.point(first.value.point), first.end)
  }

  /// The second point of a range, when it is of the same sort as the first.
  private func rangeEnd(after first: PointReading, from begin: Int, at end: Int) -> Read<PointReading>? {
    guard let start = rangeSign(at: end, from: begin), let second = point(at: start, isExpected: true), second.value.until == nil else {
      return nil
    }
    let isTimed = second.value.point.clock != nil || second.value.point.part != nil || second.value.point.isNow
    if first.clock != nil { return isTimed ? (second.value.point, second.end) : nil }
    if first.part != nil { return isTimed ? (second.value.point, second.end) : nil }
    guard first.day != nil, second.value.point.day != nil || second.value.point.isNow else { return nil }
    // Mon to Fri 9-5: the hours belong to both.
    if let clock = second.value.point.clock, clock.isTwelveHour {
      return date(at: start, isExpected: true).map { (PointReading(day: $0.value.day), $0.end) }
    }
    return (second.value.point, second.end)
  }

  /// Behind the sign or word that joins two ends of a range that begins at `begin`, at the second end.
  func rangeSign(at end: Int, from begin: Int) -> Int? {
    let start = blanks(at: end)
    if sentence.isOne(of: "-~–—", at: start) { return blanks(at: start + 1) }
    guard start > end, let word = word(at: start), let next = next(word.end) else { return nil }
    if word.value.isRangeSign { return next }
    if case .and = word.value, case .between = wordBefore(begin) { return next }
    return nil
  }

  /// The ends of a range with what one of them says for both: the half of the day, the day behind the clock, the year.
  private static func shared(_ first: PointReading, _ second: PointReading) -> (PointReading, PointReading) {
    var (first, second) = (first, second)
    if first.day == nil, second.day != nil, let from = first.clock, let to = second.clock,
      from.hour * 60 + from.minute < to.hour * 60 + to.minute || from.isTwelveHour
    {
      first.day = second.day
      second.day = nil
    }
    if let from = first.clock, from.isTwelveHour, first.part == nil, let to = second.clock {
      if let part = second.part {
        first.part = part
      } else if !to.isTwelveHour {
        // 10 - 11pm, but 11 - 1pm begins in the morning.
        let hour = from.hour % 12 + (to.hour >= 12 ? 12 : 0)
        first.clock?.hour = hour * 60 + from.minute < to.hour * 60 + to.minute || to.hour < 12 ? hour : from.hour % 12
        first.clock?.isTwelveHour = false
      }
    }
    if let (from, to) = DayReading.sharedYear(first.day, second.day) {
      first.day = from
      second.day = to
    }
    return (first, second)
  }

  // MARK: Words

  /// The longest word of time at `start`, with the dot of an abbreviation; none inside a longer word.
  func word(at start: Int) -> Read<EnglishWord>? {
    guard let match = lexicon.match(in: sentence, at: start), !(sentence.isLetter(at: match.end - 1) && sentence.isLetter(at: match.end))
    else {
      return nil
    }
    return (match.sense, match.end)
  }

  /// Whether a word or number may begin here: not inside another one, nor behind its apostrophe.
  private func isWordStart(_ offset: Int) -> Bool {
    if sentence.isOne(of: "+-", at: offset) { return offset == 0 || Sentence.isBlank(sentence[offset - 1]) }
    guard isAlphanumeric(offset), !isAlphanumeric(offset - 1) else { return false }
    if sentence.isOne(of: "'", at: offset - 1) { return !isAlphanumeric(offset - 2) }
    return !sentence.isOne(of: "$€£#_%", at: offset - 1)
  }

  func isAlphanumeric(_ offset: Int) -> Bool { sentence.isLetter(at: offset) || sentence.isDigit(at: offset) }

  /// Behind up to three blanks.
  func blanks(at start: Int) -> Int {
    var end = start
    while end < start + 3, Sentence.isBlank(sentence[end]) { end += 1 }
    return end
  }

  /// The beginning of the next word; nil where none follows behind a blank.
  func next(_ end: Int) -> Int? {
    let start = blanks(at: end)
    return start > end && start < sentence.count ? start : nil
  }

  /// The word that follows behind a blank.
  func word(behind end: Int) -> Read<EnglishWord>? { next(end).flatMap { word(at: $0) } }

  /// Where the word after the one at `start` begins.
  func behind(_ start: Int) -> Int? { word(at: start).flatMap { next($0.end) } }

  /// The word that ends before the blanks at `offset`.
  func wordBefore(_ offset: Int) -> EnglishWord? {
    var end = offset
    while end > 0, end > offset - 3, Sentence.isBlank(sentence[end - 1]) || sentence.isOne(of: "'(", at: end - 1) { end -= 1 }
    var start = end
    while start > 0, end - start < 9, sentence.isLetter(at: start - 1) { start -= 1 }
    guard end > start, let word = word(at: start), word.end == end else { return nil }
    return word.value
  }

  /// Whether a word stands before `offset` that lets expect a time.
  func isLed(_ offset: Int) -> Bool {
    sentence.isOne(of: "@", at: offset - 1) || sentence.isOne(of: "@", at: offset - 2) || wordBefore(offset)?.isLead ?? false
  }

  /// Whether what ends here ends its phrase: the sentence, a punctuation mark or a word such as "with" follows.
  func isPhraseEnd(_ end: Int) -> Bool {
    let start = blanks(at: end)
    if start >= sentence.count { return true }
    if sentence.isOne(of: "%°$", at: start) || start == end && sentence.isOne(of: ".:/-,'", at: start) && isAlphanumeric(start + 1) {
      return false
    }
    guard isAlphanumeric(start) else { return true }
    if let follower = EnglishLexicon.followers.match(in: sentence, at: start), !sentence.isLetter(at: follower.end) { return true }
    switch word(at: start)?.value {
    case .lead, .on, .in, .from, .for, .until, .bound, .since, .before, .after, .of, .and, .to, .every, .day, .weekday, .partOfDay, .part:
      return true
    default: return false
    }
  }

  /// Whether a unit or noun of amounts follows.
  func isMeasured(_ end: Int) -> Bool {
    let start = blanks(at: end)
    if sentence.isOne(of: "%°", at: start) { return true }
    guard let measure = EnglishLexicon.measures.match(in: sentence, at: start) else { return false }
    return !sentence.isLetter(at: measure.end)
  }
}

extension PointReading {
  /// When on its day it lies, as a repetition says it; nil where it names no time of the day.
  var repeatedTime: Repetition.Time? {
    if let clock {
      let hour = part.map { DayClock.hour(clock, in: $0) } ?? DayClock.usualHour(clock)
      return .clock(hour: hour % 24, minute: clock.minute)
    }
    return part.map { .part($0) }
  }
}

extension Repetition {
  /// The same at a time of the day.
  func at(_ time: Time) -> Repetition {
    var repetition = self
    repetition.time = time
    return repetition
  }
}
