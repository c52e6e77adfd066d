/// What an English word means to the time recogniser.
enum EnglishWord: Sendable {
  case number(Int), ordinal(Int)
  /// A weak one is also another word (may, sat), and counts only beside something that makes it a time.
  case month(Int, isWeak: Bool), weekday(Int, isWeak: Bool)
  /// A weekday that comes again (Mondays).
  case weekdays(Int)
  /// A day counted from today.
  case day(Int)
  /// A part of a day counted from today.
  case partOfDay(Daypart, Int)
  /// A part of the day, which stands alone only as a phrase (in the morning).
  case part(Daypart, isPhrase: Bool)
  /// The last (-1), this (0), the next (1).
  case which(Int)
  case unit(TimeUnit)
  case weekend, workday
  /// They come again.
  case weekends, workdays
  /// The beginning (0), middle (1) or end (2) of a month that follows.
  case monthPart(Int)
  /// Twelve hours have names.
  case clock(Int)
  /// Hours to add for am (0) or pm (12).
  case halfDay(Int)
  case holiday(Holiday)
  /// Again every such unit; nil every night.
  case repeated(TimeUnit?)
  case oclock, half, quarter, second
  case past, to, until, since, before, after, bound, lead, on, between, `in`, of, and, within, `for`, timer, the, a, few, ago, later,
    fromNow,
    out, from
  case every, other, times
  case now, vague, text
}

extension EnglishWord {
  /// Whether a time may be expected behind it.
  var isLead: Bool {
    switch self {
    case .lead, .on, .between, .in, .from, .for, .until, .bound, .since, .before, .after, .of, .which, .past: true
    default: false
    }
  }

  /// Whether an expression may begin with it.
  var mayBegin: Bool {
    switch self {
    case .to, .until, .lead, .on, .between, .of, .and, .timer, .ago, .fromNow, .out, .from, .other, .times, .oclock, .halfDay, .second,
      .unit(.hour),
      .unit(.minute), .weekend, .workday:
      false
    default: true
    }
  }

  /// Whether it joins the two ends of a range.
  var isRangeSign: Bool {
    switch self {
    case .to, .until: true
    default: false
    }
  }

  fileprivate init?(_ heading: LexiconHeading) {
    if let holiday = Holiday(heading) {
      self = .holiday(holiday)
      return
    }
    for part in Daypart.allCases {
      if heading.isNamed(part.name), let days = heading.number {
        self = .partOfDay(part, days)
        return
      }
      guard isSame(part.name, heading.argument) else { continue }
      if heading.isNamed("part") {
        self = .part(part, isPhrase: false)
        return
      }
      if heading.isNamed("phrase") {
        self = .part(part, isPhrase: true)
        return
      }
    }
    if heading.isNamed("repeat") || heading.isNamed("unit") {
      let unit = TimeUnit(named: heading.argument)
      if heading.isNamed("repeat") {
        self = .repeated(unit)
      } else if let unit {
        self = .unit(unit)
      } else {
        return nil
      }
      return
    }
    for (name, word) in Self.plain where heading.isNamed(name) {
      self = word
      return
    }
    guard let number = heading.number else { return nil }
    for (name, word) in Self.counted where heading.isNamed(name) {
      self = word(number)
      return
    }
    return nil
  }

  private static let plain: [(String, EnglishWord)] = [
    ("weekend", .weekend), ("workday", .workday), ("weekends", .weekends), ("workdays", .workdays), ("oclock", .oclock), ("half", .half),
    ("quarter", .quarter), ("second", .second),
    ("past", .past), ("to", .to), ("until", .until), ("since", .since), ("before", .before), ("after", .after), ("bound", .bound),
    ("lead", .lead), ("on", .on), ("between", .between), ("in", .in), ("of", .of), ("and", .and), ("within", .within), ("for", .for),
    ("timer", .timer),
    ("the", .the),
    ("a", .a), ("few", .few), ("ago", .ago), ("later", .later), ("from-now", .fromNow), ("out", .out), ("from", .from), ("every", .every),
    ("other", .other),
    ("times", .times), ("now", .now), ("vague", .vague), ("text", .text),
  ]

  private static let counted: [(String, @Sendable (Int) -> EnglishWord)] = [
    ("number", { .number($0) }), ("ordinal", { .ordinal($0) }), ("month", { .month($0, isWeak: false) }),
    ("month-weak", { .month($0, isWeak: true) }), ("day-of-week", { .weekday($0, isWeak: false) }),
    ("day-of-week-weak", { .weekday($0, isWeak: true) }), ("weekdays", { .weekdays($0) }), ("day", { .day($0) }),
    ("which", { .which($0) }), ("month-part", { .monthPart($0) }), ("clock", { .clock($0) }), ("half-day", { .halfDay($0) }),
  ]
}

/// The words of `Lexicon/english.txt`, with the English names of holidays, by what they are looked up for.
enum EnglishLexicon {
  /// Built on first use.
  static let times = Lexicon<EnglishWord>(LexiconText.english, LexiconText.number, LexiconText.holiday) { EnglishWord($0) }
  /// Nouns of amounts.
  static let measures = Lexicon<Bool>(LexiconText.english) { $0.isNamed("measure") ? true : nil }
  /// Words that may follow an hour without a unit.
  static let followers = Lexicon<Bool>(LexiconText.english) { $0.isNamed("follow") || $0.isNamed("was") || $0.isNamed("will") ? true : nil }
}
