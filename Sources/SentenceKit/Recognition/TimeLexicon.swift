/// What a word means to the time recogniser.
enum TimeWord: Sendable {
  /// A day counted from today.
  case day(Int)
  /// The morning or evening of a day counted from today.
  case morning(Int), evening(Int)
  case part(Daypart)
  /// This (0), the last (-1), the next (1) … week, weekday or month.
  case which(Int)
  /// What a weekday begins with: 禮拜, 星期, 週.
  case weekUnit
  /// The beginning (0), middle (1) or end (2) of a month.
  case monthPart(Int)
  /// The first or the last month of a year.
  case yearPart(Int)
  /// A year counted from this one.
  case year(Int)
  /// A day that has a name, from `Lexicon/holiday.txt`.
  case holiday(Holiday)
  /// What says that a date of the old calendar follows, and a month's name in it.
  case oldCalendar, oldMonth(Int)
  /// The moment of writing.
  case now
  /// Every so many days.
  case everyDays(Int)
  /// Every week on these days, whose digits the number has.
  case everyWeek(Int)
  /// The day after the one named before. Where none was named it is every so many days, or tomorrow for 0.
  case nextDay(Int)
  /// The day named before.
  case sameDay
  /// Makes a length of time behind it that before (-1) or after (1) now.
  case window(Int)
  /// A time that the words leave open, unless a length of time follows that `direction` (not 0) applies to.
  case vague(direction: Int)
  /// No time, though it looks like one.
  case text
}

/// The words of `Lexicon/time.txt` and `Lexicon/holiday.txt`.
enum TimeLexicon {
  /// Built on first use.
  static let shared = Lexicon<TimeWord>(LexiconText.time, LexiconText.holiday, sense: sense)

  private static func sense(_ heading: LexiconHeading) -> TimeWord? {
    if heading.isNamed("part") {
      for part in Daypart.allCases where isSame(part.name, heading.argument) { return .part(part) }
      return nil
    }
    for (name, word) in plain where heading.isNamed(name) { return word }
    if let holiday = Holiday(heading) { return .holiday(holiday) }
    guard let number = heading.number else { return nil }
    for (name, word) in counted where heading.isNamed(name) { return word(number) }
    return nil
  }

  private static let plain: [(String, TimeWord)] = [
    ("week-unit", .weekUnit), ("now", .now), ("text", .text), ("old-calendar", .oldCalendar), ("same-day", .sameDay),
  ]

  private static let counted: [(String, @Sendable (Int) -> TimeWord)] = [
    ("day", { .day($0) }), ("morning", { .morning($0) }), ("evening", { .evening($0) }), ("which", { .which($0) }),
    ("month-part", { .monthPart($0) }), ("year-part", { .yearPart($0) }), ("year", { .year($0) }),
    ("old-month", { .oldMonth($0) }),
    ("every-days", { .everyDays($0) }), ("every-week", { .everyWeek($0) }), ("next-day", { .nextDay($0) }),
    ("window", { .window($0) }), ("vague", { .vague(direction: $0) }),
  ]
}
