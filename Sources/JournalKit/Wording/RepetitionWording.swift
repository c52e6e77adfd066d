import LocalizationKit
import SentenceKit

/// Something that comes again, in words: `每 3 小時`, `每週一、三 上午`, `Every 2 days at 08:00`.
struct RepetitionWording {
  /// Dates in the reader's language.
  let dates: DateWording

  /// The words for a repetition.
  func words(for repetition: Repetition) -> String {
    var words = every(repetition)[dates.language]
    if !repetition.days.isEmpty { words += days(of: repetition) }
    switch repetition.time {
    case .clock(let hour, let minute): words += " " + dates.clock(hour: hour, minute: minute)
    case .part(let part): words += " " + TimeTexts.name(of: part)[dates.language]
    case nil: break
    }
    return words
  }

  private func every(_ repetition: Repetition) -> LocalizedText {
    let number = repetition.interval
    if number == 1, let single = TimeTexts.everySingle[repetition.unit] { return single }
    let unit: LocalizedText =
      switch repetition.unit {
      case .year: TimeTexts.years(number)
      case .month: TimeTexts.months(number)
      case .week: TimeTexts.weeks(number)
      case .day: TimeTexts.days(number)
      case .hour: TimeTexts.hours(number)
      case .minute: TimeTexts.minutes(number)
      }
    return TimeTexts.every(unit)
  }

  private func days(of repetition: Repetition) -> String {
    let names = repetition.days.map { day in
      repetition.unit == .week ? DateTexts.weekday(day)[dates.language] : TimeTexts.dayOfMonth(day)[dates.language]
    }
    return dates.language == .en ? " on " + names.joined(separator: ", ") : " " + names.joined(separator: "、")
  }
}
