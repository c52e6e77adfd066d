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

/// The words of time, in Traditional; the lexicon folds them.
enum TimeLexicon {
  /// Built on first use.
  static let shared = Lexicon<TimeWord>([
    (days, { .day($0) }),
    (mornings, { .morning($0) }),
    (evenings, { .evening($0) }),
    (parts, { Daypart(rawValue: $0).map { .part($0) } ?? .text }),
    (which, { .which($0) }),
    ("禮拜 0 星期 0 週 0", { _ in .weekUnit }),
    ("月初 0 月中 1 月底 2 月尾 2", { .monthPart($0) }),
    ("年初 1 年底 12 年尾 12", { .yearPart($0) }),
    ("前年 -2 去年 -1 今年 0 明年 1 後年 2", { .year($0) }),
    (holidays, { .holiday($0) }),
    ("現在 0 此刻 0", { _ in .now }),
    ("每天 1 每日 1 天天 1 隔天 2 每隔天 2", { .everyDays($0) }),
    (vague, { _ in .vague }),
    (text, { _ in .text }),
  ])

  private static let days = """
    大大後天 4 大後天 3 後天 2 後日 2 聽日 1 听日 1 明天 1 明日 1 明兒 1 今天 0 今日 0 今兒 0 昨天 -1 昨日 -1 昨兒 -1 琴日 -1 尋日 -1 寻日 -1 前天 -2 前日 -2 大前天 -3
    tomorrow 1 today 0 yesterday -1
    """

  private static let mornings = "前早 -2 昨早 -1 昨晨 -1 今早 0 今晨 0 明早 1 明晨 1"

  private static let evenings = "前晚 -2 昨晚 -1 昨夜 -1 今晚 0 今夜 0 明晚 1 後晚 2 tonight 0"

  /// The number is the raw value of `Daypart`.
  private static let parts = """
    早上 0 上午 0 早晨 0 一早 0 一大早 0 整個早上 0 整個上午 0 中午 1 正午 1 下午 2 午後 2 整個下午 2
    傍晚 3 黃昏 3 晚上 3 晚間 3 夜晚 3 整個晚上 3 半夜 4 大半夜 4 三更半夜 4 凌晨 4 深夜 4 夜裡 4 清晨 5 清早 5 大清早 5
    """

  private static let which = """
    上上 -2 上上個 -2 上 -1 上個 -1 上一個 -1 這 0 這一 0 這個 0 本 0 下 1 下個 1 下一個 1 下下 2 下下個 2
    """

  private static let holidays = """
    元旦 101 情人節 214 二二八 228 閏日 229 兒童節 404 國慶日 1010 平安夜 1224 聖誕節 1225 聖誕 1225 跨年 1231 跨年夜 1231
    """

  private static let vague = """
    等一下 0 等下 0 等會 0 等會兒 0 待會 0 待會兒 0 晚點 0 晚一點 0 晚些 0 遲點 0 遲一點 0 稍後 0 稍晚 0 改天 0 改日 0 過幾天 0
    這幾天 0 前幾天 0 最近 0 近來 0 剛剛 0 剛才 0 方才 0 之後 0 以後 0 以前 0 這陣子 0 前陣子 0
    """

  /// Longer than the time words that they hide. A little (一點) is the most frequent of them.
  private static let text = """
    一下 0 一下子 0 三點水 0 百分之 0 下午茶 0 一點點 0 一點一滴 0 一點兒 0 一點也 0 一點都 0 一點小 0 一點意 0 一點心意 0
    有點 0 有一點 0 好一點 0 差點 0 差一點 0 早點 0 早一點 0 快一點 0 慢一點 0 多一點 0 少一點 0 大一點 0 小一點 0 輕一點 0 高一點 0
    低一點 0 胖一點 0 瘦一點 0 乖一點 0 長一點 0 兩點一線 0 三點式 0 7-11 0 7-eleven 0 週歲 0 週年 0 週到 0 周圍 0 先天 0 早上好 0
    晚上好 0 剛剛好 0 年初一 0 年初二 0 年初三 0 年初四 0 年初五 0 二二八公園 0 上下 0
    """
}
