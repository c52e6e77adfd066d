import SentenceKit

extension TimeCase {
  /// Clock times as people say and type them.
  static let spokenClocks: [TimeCase] = [
    TimeCase("上午的10點要開會", "上午的10點", "2026-12-01T10:00", .hour),
    TimeCase("早上七八點醒了", "早上七八點", "2026-11-30T07:00", .hour),
    TimeCase("差五分八點要出門", "差五分八點", "2026-11-30T19:55", .minute),
    TimeCase("八點差一刻要出門", "八點差一刻", "2026-11-30T19:45", .minute),
    TimeCase("下午兩點三刻到", "下午兩點三刻", "2026-11-30T14:45", .minute),
    TimeCase("昨晚半夜十二點才睡", "昨晚半夜十二點", "2026-11-30T00:00", .hour),
    TimeCase("明天早八點集合", "明天早八點", "2026-12-01T08:00", .hour),
    TimeCase("今晚8點正開動", "今晚8點正", "2026-11-30T20:00", .hour),
    TimeCase("早上0930要量血壓", "早上0930", "2026-12-01T09:30", .minute),
    TimeCase("0615喝了120", "0615", "2026-11-30T06:15", .minute),
    TimeCase("早上9.30要量血壓", "早上9.30", "2026-12-01T09:30", .minute),
    TimeCase("明天9點半出門", "明天9點半", "2026-12-01T09:30", .minute),
    TimeCase("明天9點30出門", "明天9點30", "2026-12-01T09:30", .minute),
    TimeCase("今晚10時熄燈", "今晚10時", "2026-11-30T22:00", .hour),
    TimeCase("下午三時開會", "下午三時", "2026-11-30T15:00", .hour),
    TimeCase("昨半夜咳醒", "昨半夜", "2026-11-29TNI", .daypart),
    TimeCase("前天晚上發燒", "前天晚上", "2026-11-28TEV", .daypart),
    TimeCase("昨晚半夜咳醒", "昨晚半夜", "2026-11-30TNI", .daypart),
    TimeCase("透早去運動了", "透早", "2026-11-30TDN", .daypart),
    TimeCase("下晡睡了", "下晡", "2026-11-30TAF", .daypart),
    TimeCase("兩天後的早上抽血", "兩天後的早上", "2026-12-02TMO", .daypart),
    TimeCase("三天後早上八點抽血", "三天後早上八點", "2026-12-03T08:00", .hour),
    TimeCase("昨天這時候在睡", "昨天這時候", "2026-11-29T15:00", .minute),
    TimeCase("06:30:15開始陣痛", "06:30:15", "2026-11-30T06:30:15", .minute),
    TimeCase("8:30 p.m. 關燈", "8:30 p.m.", "2026-11-30T20:30", .minute),
    TimeCase("五秒後拍照", "五秒後", "2026-11-30T15:00:05", .minute),
    TimeCase("一個半小時之內要喝完", "一個半小時之內", "2026-11-30T16:30", .minute),
    TimeCase("1.5小時後量", "1.5小時後", "2026-11-30T16:30", .minute),
    TimeCase("再過二十分鐘起鍋", "再過二十分鐘", "2026-11-30T15:20", .minute),
    TimeCase("一小時零五分後起鍋", "一小時零五分後", "2026-11-30T16:05", .minute),
  ]

  /// Ranges of every kind.
  static let ranges: [TimeCase] = [
    TimeCase("午睡1330-1510", "1330-1510", "2026-11-30T13:30/2026-11-30T15:10", .minute),
    TimeCase("9:00-10:30 開會", "9:00-10:30", "2026-11-30T09:00/2026-11-30T10:30", .minute),
    TimeCase("晚上八點到十點停水", "晚上八點到十點", "2026-11-30T20:00/2026-11-30T22:00", .hour),
    TimeCase("晚上7:00到8:30上課", "晚上7:00到8:30", "2026-11-30T19:00/2026-11-30T20:30", .minute),
    TimeCase("早上五到六點在哭", "早上五到六點", "2026-11-30T05:00/2026-11-30T06:00", .hour),
    TimeCase("晚上十一點到凌晨兩點在發燒", "晚上十一點到凌晨兩點", "2026-11-30T23:00/2026-12-01T02:00", .hour),
    TimeCase("從早上到現在都沒吃", "從早上到現在", "2026-11-30T05:00/2026-11-30T15:00", .minute),
    TimeCase("早上到下午都在哭", "早上到下午", "2026-11-30T05:00/2026-11-30T18:00", .minute),
    TimeCase("從昨天到現在燒了三次", "從昨天到現在", "2026-11-29T00:00/2026-11-30T15:00", .minute),
    TimeCase("三月到五月要特訓", "三月到五月", "2027-03/2027-06", .month),
    TimeCase("2-4月要打三劑", "2-4月", "2027-02/2027-05", .month),
    TimeCase("週一到週五要上班", "週一到週五", "2026-12-07/2026-12-12", .day),
    TimeCase("下週一到五出差", "下週一到五", "2026-12-07/2026-12-12", .day),
    TimeCase("3/1~3/5放假", "3/1~3/5", "2027-03-01/2027-03-06", .day),
    TimeCase("12/24-26出國", "12/24-26", "2026-12-24/2026-12-27", .day),
    TimeCase("12月3日到5日停電", "12月3日到5日", "2026-12-03/2026-12-06", .day),
    TimeCase("12到15號要出差", "12到15號", "2026-12-12/2026-12-16", .day),
    TimeCase("三月和九月之間要搬家", "三月和九月之間", "2027-03/2027-10", .month),
    TimeCase("2024-2026年住台中", "2024-2026年", "2024/2027", .year),
    TimeCase("除夕到初三要回南部", "除夕到初三", "2027-02-05/2027-02-09", .day),
    TimeCase("2026/12/1-2026/12/7請假", "2026/12/1-2026/12/7", "2026-12-01/2026-12-08", .day),
  ]

  /// Repetitions beyond the plain ones.
  static let furtherRepetitions: [TimeCase] = [
    TimeCase("每逢週三倒回收", "每逢週三", "R/P1W-3", .repetition),
    TimeCase("每個禮拜六上游泳課", "每個禮拜六", "R/P1W-6", .repetition),
    TimeCase("每週一到週五要上班", "每週一到週五", "R/P1W-1,2,3,4,5", .repetition),
    TimeCase("平日早上七點起床", "平日早上七點", "R/P1W-1,2,3,4,5T07:00", .repetition),
    TimeCase("每週末去看阿公", "每週末", "R/P1W-6,7", .repetition),
    TimeCase("每小時量一次", "每小時", "R/PT1H", .repetition),
    TimeCase("每半小時翻身", "每半小時", "R/PT30M", .repetition),
    TimeCase("每隔一天洗頭", "每隔一天", "R/P2D", .repetition),
    TimeCase("每個月初一拜拜", "每個月初一", "R/P1M-1", .repetition),
    TimeCase("每年三月打流感疫苗", "每年三月", "R/P1Y", .repetition),
    TimeCase("每月底對帳", "每月底", "R/P1M", .repetition),
    TimeCase("每兩個禮拜量一次身高", "每兩個禮拜", "R/P2W", .repetition),
    TimeCase("每季換濾心", "每季", "R/P3M", .repetition),
    TimeCase("每天晚上的八點餵藥", "每天晚上的八點", "R/P1DT20:00", .repetition),
    TimeCase("禮拜二、禮拜四上課", "禮拜二、禮拜四", "R/P1W-2,4", .repetition),
  ]

  /// What stands alone is read for its own sake.
  static let alone: [TimeCase] = [
    TimeCase("兩小時", "兩小時", "PT2H", .hour),
    TimeCase("三天半", "三天半", "P3DT12H", .hour),
    TimeCase("一個半小時", "一個半小時", "PT1H30M", .minute),
    TimeCase("三點五小時", "三點五小時", "PT3H30M", .minute),
    TimeCase("8天20小時", "8天20小時", "P8DT20H", .hour),
    TimeCase("兩年零三個月", "兩年零三個月", "P2Y3M", .month),
    TimeCase("五分三十秒", "五分三十秒", "PT5M30S", .minute),
    TimeCase("10/3", "10/3", "2027-10-03", .day),
    TimeCase("30日", "30日", "2026-11-30", .day),
    TimeCase("2018", "2018", "2018", .year),
    TimeCase("早上八點", "早上八點", "2026-11-30T08:00", .hour),
  ]
}
