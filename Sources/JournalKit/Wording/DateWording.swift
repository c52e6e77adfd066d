public import LocalizationKit
public import SentenceKit

/// Dates and times as the household reads them. Plain arithmetic: a list of fifty entries formats fifty dates.
public struct DateWording: Sendable {
  /// The language of the words.
  public let language: Language
  /// The day that counts as today.
  public let today: CivilDate

  /// Speaks `language`; `today` is the day that needs no naming.
  public init(language: Language, today: CivilDate) {
    self.language = language
    self.today = today
  }

  /// Short, for a list: the time today and yesterday, the day this year, the day with its year otherwise.
  public func short(_ date: CivilDate, at moment: CivilDateTime) -> String {
    let clock = clock(hour: moment.hour, minute: moment.minute)
    if date == today { return clock }
    return date == today.adding(days: -1) ? "\(DateTexts.yesterday[language]) \(clock)" : day(date)
  }

  /// A day with its weekday, `11月30日 週一`; with its year instead when that is another one.
  public func day(_ date: CivilDate) -> String {
    let name = monthAndDay(date)
    if date.year == today.year {
      let weekday = DateTexts.weekday(date.weekday)[language]
      return language == .en ? "\(weekday) \(name)" : "\(name) \(weekday)"
    }
    return language == .en ? "\(name) \(date.year)" : "\(date.year)年\(name)"
  }

  /// A day and the time on it.
  public func long(_ date: CivilDate, at moment: CivilDateTime) -> String {
    "\(day(date)) \(clock(hour: moment.hour, minute: moment.minute))"
  }

  /// A time on a 24-hour clock, `07:05`.
  public func clock(hour: Int, minute: Int) -> String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  private func monthAndDay(_ date: CivilDate) -> String {
    language == .en ? "\(date.day) \(DateTexts.months[date.month - 1])" : "\(date.month)月\(date.day)日"
  }
}
