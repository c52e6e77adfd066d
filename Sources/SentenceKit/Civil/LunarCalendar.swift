/// The months of the Chinese calendar, lunar years 1900 to 2100.
///
/// The calendar is not computed but looked up: its months begin at new moons and its leap months hang on solar terms, by the
/// rules that GB/T 33661-2017 writes down, and a moment's difference around midnight moves a month. The table agrees with the
/// 寿星天文历 (sxtwl) on every day of its range.
enum LunarCalendar {
  static let years = 1900...2100

  /// The first day of a lunar year; nil outside the table. O(1).
  static func newYear(of year: Int) -> CivilDate? {
    guard let entry = entry(year), let start = CivilDate(year: year, month: 1, day: 21) else { return nil }
    return start.adding(days: entry >> 17)
  }

  /// The month that is followed by a leap month of the same number, 1...12; nil in a year without one.
  static func leapMonth(of year: Int) -> Int? {
    guard let month = entry(year).map({ $0 & 0xF }), month > 0 else { return nil }
    return month
  }

  /// The number of days of a month, 29 or 30; nil for a month that does not exist.
  static func length(year: Int, month: Int, isLeap: Bool) -> Int? {
    guard let entry = entry(year), (1...12).contains(month) else { return nil }
    if isLeap { return entry & 0xF == month ? 29 + entry >> 16 & 1 : nil }
    return 29 + entry >> (16 - month) & 1
  }

  /// The table's number of a year. Its bits: 0–3 the leap month or 0, 15–4 whether the months 1–12 have 30 days, 16 whether the
  /// leap month has, 17–21 the days from 21 January to the new year.
  private static func entry(_ year: Int) -> Int? {
    guard years.contains(year) else { return nil }
    // Six digits and a separator each.
    let start = (year - years.lowerBound) * 7
    var value = 0
    for offset in start..<start + 6 {
      let byte = Int(table.utf8Start[offset])
      value = value << 4 | (byte <= 57 ? byte - 48 : byte - 87)
    }
    return value
  }

  /// One hexadecimal number a year, in text because a large array literal would take long to compile.
  private static let table: StaticString = """
    144bd8 3a4ae0 24a570 1054d5 34d260 1cd950 096554 2e56a0 189ad0 0255d2
    284ae0 12a5b6 38a4d0 20d250 0bd255 30b540 1ad6a0 04ada2 2a95b0 174977
    3c4970 24a4b0 0eb4b5 346a50 1e6d40 07ab54 2e2b60 189570 0452f2 284970
    126566 36d4a0 20ea50 0b6a95 305ad0 1c2b60 0786e3 2a92e0 15c8d7 3ac950
    24d4a0 0dd8a6 32b550 1e56a0 09a5b4 2e25d0 1892d0 02d2b2 28a950 10b557
    366ca0 20b550 0d5355 304da0 1aa5b0 074573 2c52b0 14a9a8 38e950 246aa0
    0eaea6 32ab50 1e4b60 08aae4 2ea570 185260 00f263 26d950 125b57 3656a0
    2096d0 0c4dd5 324ad0 1aa4d0 04d4d4 2ad250 14d558 38b540 22b6a0 0f95a6
    3495b0 1e49b0 08a974 2ea4b0 18b27a 3c6a50 266d40 10af46 36ab60 209570
    0c4af5 324970 1c64b0 0474a3 28ea50 146b58 3a5ac0 22ab60 0e96d5 3492e0
    1ec960 06d954 2cd4a0 16da50 027552 2656a0 10abb7 3825d0 2292d0 0acab5
    30a950 1ab4a0 04baa4 28ad50 1455d9 3a4ba0 24a5b0 0f5176 3452b0 1ea930
    087954 2c6aa0 16ad50 025b52 284b60 10a6e6 36a4e0 20d260 0aea65 2ed530
    1a5aa0 0476a3 2a96d0 144afb 3a4ad0 24a4d0 0fd0b6 32d250 1cd520 06dd45
    2cb5a0 1656d0 0255b2 2849b0 12a577 36a4b0 20aa50 0bb255 306d20 18ada0
    054b63 2a9370 1649f8 3a4970 2464b0 0f68a6 32ea50 1c6aa0 07a6c4 2caae0
    1892e0 00d2e3 26c960 10d557 36d4a0 1eda50 0a5d55 3056a0 1aa6d0 0455d4
    2a52d0 14a9b8 3aa950 22b4a0 0cb6a6 32ad50 1e55a0 06aba4 2ca5b0 1852b0
    02b273 266930 107337 366aa0 20ad50 0b4b55 304b60 1aa570 0654e4 28d160
    12e968 38d520 22daa0 0d6aa6 3256d0 1e4ae0 08a9d4 2ca2d0 16d150 00f252
    26d520
    """
}
