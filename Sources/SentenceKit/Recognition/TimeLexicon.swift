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
  /// A day of each year, as month × 100 + day.
  case holiday(Int)
  /// The moment of writing.
  case now
  /// Every so many days.
  case everyDays(Int)
  /// A time that the words leave open.
  case vague
  /// No time, though it looks like one.
  case text
}

/// The words of `Lexicon/time.txt`.
enum TimeLexicon {
  /// Built on first use.
  static let shared = Lexicon<TimeWord>(LexiconText.time, sense: sense)

  private static func sense(_ heading: LexiconHeading) -> TimeWord? {
    if heading.isNamed("part") {
      for part in Daypart.allCases where isSame(part.name, heading.argument) { return .part(part) }
      return nil
    }
    for (name, word) in plain where heading.isNamed(name) { return word }
    guard let number = heading.number else { return nil }
    for (name, word) in counted where heading.isNamed(name) { return word(number) }
    return nil
  }

  private static let plain: [(String, TimeWord)] = [("week-unit", .weekUnit), ("now", .now), ("vague", .vague), ("text", .text)]

  private static let counted: [(String, @Sendable (Int) -> TimeWord)] = [
    ("day", { .day($0) }), ("morning", { .morning($0) }), ("evening", { .evening($0) }), ("which", { .which($0) }),
    ("month-part", { .monthPart($0) }), ("year-part", { .yearPart($0) }), ("year", { .year($0) }), ("holiday", { .holiday($0) }),
    ("every-days", { .everyDays($0) }),
  ]
}
