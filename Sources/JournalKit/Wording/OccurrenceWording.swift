import LocalizationKit
import SentenceKit

/// An accepted or suggested time in words: `12月1日 週二 下午`, `每 3 小時`, `30 分鐘`.
public struct OccurrenceWording: Sendable {
  /// Dates in the reader's language.
  public let dates: DateWording

  /// Writes dates as `dates` does.
  public init(dates: DateWording) {
    self.dates = dates
  }

  private var isEnglish: Bool { dates.language == .en }

  /// The words for a value; one that only a newer version can read shows as it is stored.
  public func words(for occurrence: Occurrence) -> String {
    occurrence.timeValue.map(words) ?? occurrence.text
  }

  private func words(for value: TimeValue) -> String {
    switch value {
    case .day(let date): dates.day(date)
    case .moment(let moment): dates.long(moment.date, at: moment)
    case .daypart(let date, let part): "\(dates.day(date)) \(TimeTexts.name(of: part)[dates.language])"
    case .month(let month): words(for: month)
    case .year(let year): isEnglish ? "\(year)" : "\(year)年"
    case .range(let range): words(for: range)
    case .repetition(let repetition): RepetitionWording(dates: dates).words(for: repetition)
    case .duration(let duration): words(for: duration)
    }
  }

  private func words(for month: CivilMonth) -> String {
    isEnglish ? "\(DateTexts.months[month.month - 1]) \(month.year)" : "\(month.year)年\(month.month)月"
  }

  // People name the last day of a stretch, values the day after it.
  private func words(for range: TimeRange) -> String {
    switch range {
    case .days(let start, let end):
      let last = end.adding(days: -1)
      return start == last ? dates.day(start) : "\(dates.day(start)) – \(dates.day(last))"
    case .moments(let start, let end):
      let ending = start.date == end.date ? dates.clock(hour: end.hour, minute: end.minute) : dates.long(end.date, at: end)
      return "\(dates.long(start.date, at: start)) – \(ending)"
    case .months(let start, let end):
      let last = CivilMonth(year: end.month == 1 ? end.year - 1 : end.year, month: end.month == 1 ? 12 : end.month - 1) ?? end
      return start == last ? words(for: start) : "\(words(for: start)) – \(words(for: last))"
    case .years(let start, let end):
      return start == end - 1 ? words(for: .year(start)) : "\(words(for: .year(start))) – \(words(for: .year(end - 1)))"
    }
  }

  private func words(for duration: TimeDuration) -> String {
    let parts: [(Int, LocalizedText)] = [
      (duration.years, TimeTexts.years(duration.years)), (duration.months, TimeTexts.months(duration.months)),
      (duration.weeks, TimeTexts.weeks(duration.weeks)), (duration.days, TimeTexts.days(duration.days)),
      (duration.hours, TimeTexts.hours(duration.hours)), (duration.minutes, TimeTexts.minutes(duration.minutes)),
      (duration.seconds, TimeTexts.seconds(duration.seconds)),
    ]
    return parts.filter { $0.0 != 0 }.map { $0.1[dates.language] }.joined(separator: " ")
  }
}
