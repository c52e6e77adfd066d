// Made by Scripts/lexicon of the files in Lexicon/, where changes belong.
// swift-format-ignore-file

/// The files of `Lexicon/`, without comments and blank lines.
enum LexiconText {
  static let holiday: StaticString = #"""
    [date 101]
    元旦 開國紀念日 國曆新年 new_year's_day new_years_day new_year's new_year
    [date 214]
    情人節 西洋情人節 valentine's_day valentines_day valentine's
    [date 228]
    二二八 228 和平紀念日 二二八紀念日 228紀念日 228連假 二二八連假
    [date 308]
    婦女節 三八婦女節 women's_day international_women's_day
    [date 312]
    植樹節
    [date 314]
    白色情人節 white_day
    [date 317]
    st._patrick's_day st_patrick's_day saint_patrick's_day
    [date 329]
    青年節
    [date 401]
    愚人節 april_fools'_day april_fools_day april_fool's_day april_fools
    [date 404]
    兒童節 婦幼節 children's_day
    [date 422]
    世界地球日 地球日 earth_day
    [date 501]
    勞動節 五一勞動節 五一 may_day labor_day labour_day
    [date 512]
    護士節
    [date 619]
    juneteenth
    [date 704]
    fourth_of_july 4th_of_july independence_day
    [date 808]
    父親節 八八節 爸爸節 father's_day fathers'_day fathers_day
    [date 903]
    軍人節
    [date 928]
    教師節 teacher's_day teachers'_day teachers_day
    [date 1010]
    國慶日 國慶 雙十節 雙十國慶 雙十 double_tenth double_tenth_day national_day
    [date 1025]
    光復節 臺灣光復節 台灣光復節
    [date 1031]
    萬聖節 萬聖夜 萬聖節前夕 halloween
    [date 1111]
    雙十一 雙11 光棍節 veterans_day
    [date 1212]
    雙十二 雙12
    [date 1224]
    平安夜 聖誕夜 耶誕夜 聖誕節前夕 christmas_eve xmas_eve
    [date 1225]
    聖誕節 聖誕 耶誕節 耶誕 行憲紀念日 christmas_day christmas xmas x'mas
    [date 1226]
    boxing_day
    [date 1231]
    跨年 跨年夜 new_year's_eve new_years_eve
    [weekday 527]
    母親節 媽媽節 mother's_day mothers'_day mothers_day
    [weekday 551]
    memorial_day
    [weekday 847]
    祖父母節 grandparents'_day grandparents_day
    [weekday 1144]
    感恩節 thanksgiving thanksgiving_day
    [easter -2]
    耶穌受難日 good_friday
    [easter 0]
    復活節 easter easter_sunday
    [easter 1]
    easter_monday
    [lunar-new-year -2]
    小年夜
    [lunar-new-year -1]
    除夕 除夕夜 大年夜 農曆除夕 lunar_new_year's_eve chinese_new_year's_eve
    [lunar-new-year 0]
    春節 農曆新年 農曆年 大年初一 年初一 正月初一 chinese_new_year lunar_new_year spring_festival
    [lunar-new-year 1]
    大年初二 年初二 正月初二
    [lunar-new-year 2]
    大年初三 年初三 正月初三
    [lunar-new-year 3]
    大年初四 年初四 正月初四
    [lunar-new-year 4]
    大年初五 年初五 正月初五
    [lunar-new-year 5]
    大年初六 年初六 正月初六
    [lunar 109]
    天公生
    [lunar 115]
    元宵節 元宵 上元節 小過年 lantern_festival
    [lunar 202]
    頭牙 土地公生
    [lunar 323]
    媽祖生 媽祖誕辰
    [lunar 408]
    浴佛節 佛誕 佛誕日
    [lunar 505]
    端午節 端午 端陽 端陽節 肉粽節 五日節 dragon_boat_festival
    [lunar 707]
    七夕 七夕情人節 中國情人節 七夕節 qixi
    [lunar 715]
    中元節 中元 中元普渡 盂蘭盆節 ghost_festival
    [lunar 815]
    中秋節 中秋 moon_festival mid-autumn_festival mid_autumn_festival
    [lunar 909]
    重陽節 重陽 敬老節 九九重陽 double_ninth_festival
    [lunar 1208]
    臘八節 臘八
    [lunar 1216]
    尾牙 做尾牙
    [solar-term 1]
    小寒
    [solar-term 2]
    大寒
    [solar-term 3]
    立春
    [solar-term 4]
    雨水節氣
    [solar-term 5]
    驚蟄
    [solar-term 6]
    春分
    [solar-term 7]
    清明節 清明 掃墓節 民族掃墓節 tomb_sweeping_day tomb-sweeping_day qingming
    [solar-term 8]
    穀雨
    [solar-term 9]
    立夏
    [solar-term 10]
    小滿
    [solar-term 11]
    芒種
    [solar-term 12]
    夏至 summer_solstice
    [solar-term 13]
    小暑
    [solar-term 14]
    大暑
    [solar-term 15]
    立秋
    [solar-term 16]
    處暑
    [solar-term 17]
    白露
    [solar-term 18]
    秋分
    [solar-term 19]
    寒露
    [solar-term 20]
    霜降
    [solar-term 21]
    立冬
    [solar-term 22]
    小雪節氣
    [solar-term 23]
    大雪節氣
    [solar-term 24]
    冬至 冬節 winter_solstice
    """#
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
