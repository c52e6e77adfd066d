import SentenceKit
import Testing

/// A sentence, typed on Monday 2026-11-30 at 15:00 unless said otherwise, with its only time expression.
struct TimeCase: Sendable, CustomTestStringConvertible {
  let sentence: String
  let text: String
  let value: String?
  let grain: Grain?

  init(_ sentence: String, _ text: String, _ value: String?, _ grain: Grain?) {
    self.sentence = sentence
    self.text = text
    self.value = value
    self.grain = grain
  }

  var testDescription: String { sentence }

  static let now = "2026-11-30T15:00"

  static let days: [TimeCase] = [
    TimeCase("今天洗了頭", "今天", "2026-11-30", .day),
    TimeCase("她明天有課", "明天", "2026-12-01", .day),
    TimeCase("后天大扫除", "后天", "2026-12-02", .day),
    TimeCase("大後天領包裹", "大後天", "2026-12-03", .day),
    TimeCase("昨天沒睡好", "昨天", "2026-11-29", .day),
    TimeCase("前天流鼻水", "前天", "2026-11-28", .day),
    TimeCase("大前天才買的", "大前天", "2026-11-27", .day),
    TimeCase("这礼拜六去爬山", "这礼拜六", "2026-12-05", .day),
    TimeCase("下禮拜三補課", "下禮拜三", "2026-12-09", .day),
    TimeCase("上週五洗了床單", "上週五", "2026-11-27", .day),
    TimeCase("下下星期一放假", "下下星期一", "2026-12-14", .day),
    TimeCase("星期二要開會", "星期二", "2026-12-01", .day),
    TimeCase("周日去看了外公", "周日", "2026-11-29", .day),
    TimeCase("12/5 家長會", "12/5", "2026-12-05", .day),
    TimeCase("11/28理了髮", "11/28", "2026-11-28", .day),
    TimeCase("2/29是她生日", "2/29", "2028-02-29", .day),
    TimeCase("１２月２５日要表演", "１２月２５日", "2026-12-25", .day),
    TimeCase("十二月三號體檢", "十二月三號", "2026-12-03", .day),
    TimeCase("2027年1月2日出發", "2027年1月2日", "2027-01-02", .day),
    TimeCase("2027/3/4 畢旅", "2027/3/4", "2027-03-04", .day),
    TimeCase("民國116年1月1號放假", "民國116年1月1號", "2027-01-01", .day),
    TimeCase("115/12/1 報到", "115/12/1", "2026-12-01", .day),
    TimeCase("去年12/30領養的貓", "去年12/30", "2025-12-30", .day),
    TimeCase("5號前繳水費", "5號前", "2026-12-05", .day),
    TimeCase("下个月八号体检", "下个月八号", "2026-12-08", .day),
  ]

  static let periods: [TimeCase] = [
    TimeCase("下週停課", "下週", "2026-12-07/2026-12-14", .week),
    TimeCase("週末去露營", "週末", "2026-12-05/2026-12-07", .day),
    TimeCase("月底要續約", "月底", "2026-11-28/2026-12-01", .day),
    TimeCase("下月初繳費", "下月初", "2026-12-01/2026-12-06", .day),
    TimeCase("下個月換托嬰", "下個月", "2026-12", .month),
    TimeCase("明年三月入學", "明年三月", "2027-03", .month),
    TimeCase("今年好快", "今年", "2026", .year),
    TimeCase("三天內要領", "三天內", "2026-12-03", .day),
    TimeCase("三點到五點半在公園", "三點到五點半", "2026-11-30T15:00/2026-11-30T17:30", .minute),
    TimeCase("明天早上九點到十點停電", "明天早上九點到十點", "2026-12-01T09:00/2026-12-01T10:00", .hour),
    TimeCase("昨晚十點到今天早上六點沒醒", "昨晚十點到今天早上六點", "2026-11-29T22:00/2026-11-30T06:00", .hour),
    TimeCase("禮拜六到禮拜一不在家", "禮拜六到禮拜一", "2026-12-05/2026-12-08", .day),
  ]

  static let dayparts: [TimeCase] = [
    TimeCase("早上喝了奶", "早上", "2026-11-30TMO", .daypart),
    TimeCase("中午沒胃口", "中午", "2026-11-30TNO", .daypart),
    TimeCase("下午很乖", "下午", "2026-11-30TAF", .daypart),
    TimeCase("傍晚起風", "傍晚", "2026-11-30TEV", .daypart),
    TimeCase("晚上煮粥", "晚上", "2026-11-30TEV", .daypart),
    TimeCase("半夜醒了", "半夜", "2026-11-30TNI", .daypart),
    TimeCase("清晨有霧", "清晨", "2026-11-30TDN", .daypart),
    TimeCase("今早量了體溫", "今早", "2026-11-30TMO", .daypart),
    TimeCase("今晚吃火鍋", "今晚", "2026-11-30TEV", .daypart),
    TimeCase("明早出發", "明早", "2026-12-01TMO", .daypart),
    TimeCase("昨晚打雷", "昨晚", "2026-11-29TEV", .daypart),
    TimeCase("后天下午面试", "后天下午", "2026-12-02TAF", .daypart),
    TimeCase("早上要抽血", "早上", "2026-12-01TMO", .daypart),
  ]

  static let clocks: [TimeCase] = [
    TimeCase("明天下午兩點半帶她去游泳", "明天下午兩點半", "2026-12-01T14:30", .minute),
    TimeCase("下午兩點打電話來", "下午兩點", "2026-11-30T14:00", .hour),
    TimeCase("早上七點喝了120ml", "早上七點", "2026-11-30T07:00", .hour),
    TimeCase("早上七點要打疫苗", "早上七點", "2026-12-01T07:00", .hour),
    TimeCase("三點半去接她", "三點半", "2026-11-30T15:30", .minute),
    TimeCase("八点十分睡了", "八点十分", "2026-11-30T08:10", .minute),
    TimeCase("九點一刻要出門", "九點一刻", "2026-11-30T21:15", .minute),
    TimeCase("晚上十點三刻才躺下", "晚上十點三刻", "2026-11-29T22:45", .minute),
    TimeCase("下午3點20分到", "下午3點20分", "2026-11-30T15:20", .minute),
    TimeCase("14:30 換尿布", "14:30", "2026-11-30T14:30", .minute),
    TimeCase("１６：４５ 出門", "１６：４５", "2026-11-30T16:45", .minute),
    TimeCase("凌晨12:40又醒了", "凌晨12:40", "2026-11-30T00:40", .minute),
    TimeCase("下午2:15 吐奶", "下午2:15", "2026-11-30T14:15", .minute),
    TimeCase("昨晚十二點還沒睡", "昨晚十二點", "2026-11-30T00:00", .hour),
    TimeCase("一點要回診", "一點", "2026-12-01T13:00", .hour),
    TimeCase("明天一點見", "明天一點", "2026-12-01T13:00", .hour),
    TimeCase("今天六點多吐了", "今天六點多", "2026-11-30T06:00", .hour),
    TimeCase("12/21(一)15:30看牙", "12/21(一)15:30", "2026-12-21T15:30", .minute),
    TimeCase("晚上七點前要退冰", "晚上七點前", "2026-11-30T19:00", .hour),
    TimeCase("nap until 4pm", "4pm", "2026-11-30T16:00", .hour),
  ]

  static let offsets: [TimeCase] = [
    TimeCase("兩小時後量體溫", "兩小時後", "2026-11-30T17:00", .minute),
    TimeCase("10分鐘後關火", "10分鐘後", "2026-11-30T15:10", .minute),
    TimeCase("三天后复诊", "三天后", "2026-12-03", .day),
    TimeCase("五天前摔的", "五天前", "2026-11-25", .day),
    TimeCase("半小時後叫我", "半小時後", "2026-11-30T15:30", .minute),
    TimeCase("一個半小時後出爐", "一個半小時後", "2026-11-30T16:30", .minute),
    TimeCase("再二十分鐘就好", "再二十分鐘", "2026-11-30T15:20", .minute),
    TimeCase("两个礼拜后开学", "两个礼拜后", "2026-12-14", .day),
    TimeCase("四年前的今天領證", "四年前的今天", "2022-11-30", .day),
    TimeCase("半年後洗牙", "半年後", "2027-05-30", .day),
    TimeCase("半個月前買的", "半個月前", "2026-11-15", .day),
    TimeCase("今天一點都不累", "今天", "2026-11-30", .day),
    TimeCase("現在在睡", "現在", "2026-11-30T15:00", .minute),
  ]

  static let repetitions: [TimeCase] = [
    TimeCase("每天早上八點吃鈣片", "每天早上八點", "R/P1DT08:00", .repetition),
    TimeCase("每晚泡腳", "每晚", "R/P1DTEV", .repetition),
    TimeCase("每三小時翻身", "每三小時", "R/PT3H", .repetition),
    TimeCase("每四到六小時一包", "每四到六小時", "R/PT4H", .repetition),
    TimeCase("每週三下午鋼琴課", "每週三下午", "R/P1W-3TAF", .repetition),
    TimeCase("禮拜二四六健身", "禮拜二四六", "R/P1W-2,4,6", .repetition),
    TimeCase("每個月10號繳房租", "每個月10號", "R/P1M-10", .repetition),
    TimeCase("每週二、四上課", "每週二、四", "R/P1W-2,4", .repetition),
    TimeCase("隔天洗頭", "隔天", "R/P2D", .repetition),
    TimeCase("藥水一天三次", "一天", "R/P1D", .repetition),
  ]

  static let vague: [TimeCase] = [
    TimeCase("等一下收衣服", "等一下", nil, nil),
    TimeCase("兩三天後回診", "兩三天後", nil, nil),
    TimeCase("五六個小時後再吃", "五六個小時後", nil, nil),
    TimeCase("待会儿拖地", "待会儿", nil, nil),
    TimeCase("晚點再說", "晚點", nil, nil),
    TimeCase("改天聚聚", "改天", nil, nil),
    TimeCase("剛剛打噴嚏", "剛剛", nil, nil),
  ]

  static let all =
    days + periods + dayparts + clocks + offsets + repetitions + vague + dates + longPeriods + holidays + spokenClocks + ranges
    + furtherRepetitions + alone + english
}
