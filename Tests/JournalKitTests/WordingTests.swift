import Foundation
import JournalKit
import LocalizationKit
import SentenceKit
import Testing

struct WordingTests {
  private func words(_ value: String, _ language: Language) throws -> String {
    let today = try #require(CivilDate("2026-11-30"))
    let occurrence = try #require(Occurrence(value))
    return OccurrenceWording(dates: DateWording(language: language, today: today)).words(for: occurrence)
  }

  @Test(arguments: [
    ("2026-12-01", "12月1日 週二", "Tue 1 Dec"), ("2027-01-02", "2027年1月2日", "2 Jan 2027"),
    ("2026-12-01T14:05", "12月1日 週二 14:05", "Tue 1 Dec 14:05"), ("2026-12-01TAF", "12月1日 週二 下午", "Tue 1 Dec afternoon"),
    ("2026-12", "2026年12月", "Dec 2026"), ("2027", "2027年", "2027"),
    ("2026-12-05/2026-12-07", "12月5日 週六 – 12月6日 週日", "Sat 5 Dec – Sun 6 Dec"),
    ("2026-12-01T14:00/2026-12-01T16:00", "12月1日 週二 14:00 – 16:00", "Tue 1 Dec 14:00 – 16:00"),
    ("PT30M", "30 分鐘", "30 minutes"), ("P1DT12H", "1 天 12 小時", "1 day 12 hours"), ("R/PT3H", "每 3 小時", "Every 3 hours"),
    ("R/P1DT08:00", "每天 08:00", "Every day 08:00"), ("R/P1W-1,3TMO", "每週 週一、週三 早上", "Every week on Mon, Wed morning"),
    ("R/P1M-5", "每個月 5 日", "Every month on day 5"),
  ])
  func `a value is read out as people say it`(value: String, chinese: String, english: String) throws {
    #expect(try words(value, .zhHant) == chinese)
    #expect(try words(value, .en) == english)
  }

  @Test func `a value of a newer version shows as it is stored`() throws {
    let occurrence = try JSONDecoder().decode(Occurrence.self, from: Data(#""moon:full""#.utf8))
    let today = try #require(CivilDate("2026-11-30"))

    #expect(OccurrenceWording(dates: DateWording(language: .zhHant, today: today)).words(for: occurrence) == "moon:full")
  }
}
