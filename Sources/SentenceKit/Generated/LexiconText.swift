// Made by Scripts/lexicon of the files in Lexicon/, where changes belong.
// swift-format-ignore-file

/// The files of `Lexicon/`, without comments and blank lines.
enum LexiconText {
  static let time: StaticString = #"""
    [day 4]
    大大後天
    [day 3]
    大後天
    [day 2]
    後天 後日
    [day 1]
    聽日 明天 明日 明兒 tomorrow
    [day 0]
    今天 今日 今兒 today
    [day -1]
    昨天 昨日 昨兒 琴日 尋日 yesterday
    [day -2]
    前天 前日
    [day -3]
    大前天
    [morning -2]
    前早
    [morning -1]
    昨早 昨晨
    [morning 0]
    今早 今晨
    [morning 1]
    明早 明晨
    [evening -2]
    前晚
    [evening -1]
    昨晚 昨夜
    [evening 0]
    今晚 今夜 tonight
    [evening 1]
    明晚
    [evening 2]
    後晚
    [part morning]
    早上 上午 早晨 一早 一大早 整個早上 整個上午
    [part noon]
    中午 正午
    [part afternoon]
    下午 午後 整個下午
    [part evening]
    傍晚 黃昏 晚上 晚間 夜晚 整個晚上
    [part night]
    半夜 大半夜 三更半夜 凌晨 深夜 夜裡
    [part dawn]
    清晨 清早 大清早
    [which -2]
    上上 上上個
    [which -1]
    上 上個 上一個
    [which 0]
    這 這一 這個 本
    [which 1]
    下 下個 下一個
    [which 2]
    下下 下下個
    [week-unit]
    禮拜 星期 週
    [month-part 0]
    月初
    [month-part 1]
    月中
    [month-part 2]
    月底 月尾
    [year-part 1]
    年初
    [year-part 12]
    年底 年尾
    [year -2]
    前年
    [year -1]
    去年
    [year 0]
    今年
    [year 1]
    明年
    [year 2]
    後年
    [holiday 101]
    元旦
    [holiday 214]
    情人節
    [holiday 228]
    二二八
    [holiday 229]
    閏日
    [holiday 404]
    兒童節
    [holiday 1010]
    國慶日
    [holiday 1224]
    平安夜
    [holiday 1225]
    聖誕節 聖誕
    [holiday 1231]
    跨年 跨年夜
    [now]
    現在 此刻
    [every-days 1]
    每天 每日 天天
    [every-days 2]
    隔天 每隔天
    [vague]
    等一下 等下 等會 等會兒 待會 待會兒 晚點 晚一點 晚些 遲點 遲一點 稍後 稍晚 改天 改日 過幾天 這幾天 前幾天 最近 近來 剛剛 剛才 方才 之後 以後 以前 這陣子 前陣子
    [text]
    一下 一下子 三點水 百分之 下午茶 一點點 一點一滴 一點兒 一點也 一點都 一點小 一點意 一點心意 有點 有一點 好一點 差點 差一點 早點 早一點 快一點 慢一點 多一點 少一點 大一點
    小一點 輕一點 高一點 低一點 胖一點 瘦一點 乖一點 長一點 兩點一線 三點式 7-11 7-eleven 週歲 週年 週到 周圍 先天 早上好 晚上好 剛剛好 年初一 年初二 年初三 年初四
    年初五 二二八公園 上下
    """#
}
