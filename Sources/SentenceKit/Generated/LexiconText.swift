// Made by Scripts/lexicon of the files in Lexicon/, where changes belong.
// swift-format-ignore-file

/// The files of `Lexicon/`, without comments and blank lines.
enum LexiconText {
  static let holiday: StaticString = #"""
    [date 101]
    元旦 元旦節 新年 開國紀念日 國曆新年 new_year's_day new_years_day new_year's new_year
    [date 214]
    情人節 西洋情人節 valentine's_day valentines_day valentine's
    [date 228]
    二二八 228 和平紀念日 二二八紀念日 228紀念日 228連假 二二八連假
    [date 229]
    閏日
    [date 307]
    女生節
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
    國慶日 國慶 國慶節 雙十節 雙十國慶 雙十 double_tenth double_tenth_day national_day
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
    除夕 除夕夜 大年夜 大年三十 年三十 年三十晚 農曆除夕 lunar_new_year's_eve chinese_new_year's_eve
    [lunar-new-year 0]
    春節 農曆新年 農曆春節 農曆年 過年 大年初一 年初一 正月初一 chinese_new_year lunar_new_year spring_festival
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
    大大後天 大大後日
    [day 3]
    大後天 大後日
    [day 2]
    後天 後日
    [day 1]
    聽日 明天 明日 明兒 tomorrow
    [day 0]
    今天 今日 今兒 today 本日
    [day -1]
    昨天 昨日 昨兒 琴日 尋日 yesterday
    [day -2]
    前天 前日
    [day -3]
    大前天 大前日
    [morning -2]
    前早
    [morning -1]
    昨早 昨晨
    [morning 0]
    今早 今晨 今朝
    [morning 2]
    後早
    [morning 3]
    大後早
    [morning 1]
    明早 明晨 聽朝
    [evening -2]
    前晚 前夜
    [evening -1]
    昨晚 昨夜 昨夜裡 尋晚 琴晚
    [evening 0]
    今晚 今夜 tonight 當晚
    [evening 1]
    明晚 聽晚 明夜
    [evening 2]
    後晚
    [part morning]
    早上 上午 早晨 一早 一大早 整個早上 整個上午 整個早晨 大早上 一早上 上晝
    [part noon]
    中午 正午 整個中午 中午時分
    [part afternoon]
    下午 午後 整個下午 下晡 下晝 晏晝 晡時 晌午 傍下午
    [part evening]
    傍晚 黃昏 晚上 晚間 夜晚 整個晚上 晚頭 暗時 暗頭仔 暗暝 入夜 夜間 晚上時段
    [part night]
    半夜 大半夜 三更半夜 凌晨 深夜 夜裡 半暝 大半夜裡 深更半夜 夜半 午夜
    [part dawn]
    清晨 清早 大清早 透早 破曉 拂曉
    [which -2]
    上上 上上個 上上一個 頂頂
    [which -1]
    上 上個 上一個 上一 頂 頂個 前一個
    [which 0]
    這 這一 這個 這一個 本 今個 今 當 同
    [which 1]
    下 下個 下一個 下一 後一個
    [which 2]
    下下 下下個 下下一個
    [which 3]
    下下下 下下下個
    [week-unit]
    禮拜 星期 週 拜
    [month-part 0]
    月初
    [month-part 1]
    月中
    [month-part 2]
    月底 月尾 月末
    [year-part 1]
    年初
    [year-part 12]
    年底 年尾 年末 歲末
    [year -3]
    大前年
    [year -2]
    前年
    [year -1]
    去年 上年 上一年 舊年
    [year 0]
    今年 這一年 本年 本年度 今年度
    [year 1]
    明年 下年 下一年 來年
    [year 2]
    後年
    [year 3]
    大後年
    [old-calendar]
    農曆 陰曆 舊曆 夏曆
    [old-month -1]
    大年
    [old-month 1]
    正月
    [old-month 11]
    冬月
    [old-month 12]
    臘月
    [now]
    現在 此刻 此時 此時此刻 目前 眼下 而家 宜家 依家
    [every-days 1]
    每天 每日 天天
    [every-days 2]
    每隔天 每隔一天 每隔一日
    [every-week 12345]
    平日 平常日 上班日
    [every-week 67]
    每逢假日 每個假日
    [next-day 0]
    翌日 次日 隔日
    [next-day 2]
    隔天
    [next-day -1]
    第二天
    [same-day]
    當天 當日
    [window -1]
    過去 過去的 最近的 近 前 之前 往前
    [window 1]
    未來 未來的 接下來 接下來的 今後 往後 後
    [vague -1]
    最近 最近這幾天 近來 這陣子 前陣子
    [vague 1]
    之後 以後
    [vague 0]
    等一下 等下 等會 等會兒 待會 待會兒 晚點 晚一點 晚些 遲點 遲一點 稍後 稍晚 改天 改日 過幾天 這幾天 前幾天 剛剛 剛才 方才 以前 前兩天 這兩天 過兩天 過陣子 過一陣子 過一會 過一會兒 不久前 不久後 一會兒 前一陣子 這段時間 前些天 前些日子 幾天後 幾天前 十幾分鐘前 十幾分鐘後 十幾天前 十幾天後 十幾年前 好幾天前 幾個月後 幾個月前 幾年前 幾年後 幾小時前 幾小時後 幾分鐘前 幾分鐘後 前不久 近期 近日 近幾天 最近幾天 過些日子
    [text]
    一下 一下子 一下下 三點水 百分之 下午茶 一點點 一點一滴 一點兒 一點也 一點都 一點小 一點意 一點心意 一點不 一點沒 有點 有一點 好一點 差點 差一點 早點 早一點 快一點 慢一點 多一點 少一點 大一點
    小一點 輕一點 高一點 低一點 胖一點 瘦一點 乖一點 長一點 兩點一線 三點式 三點不動 兩點論 7-11 7-eleven 週歲 週年 週到 周圍 先天 早上好 晚上好  剛剛好 上下 上下班 二二八公園
    中秋月餅 聖誕老人 聖誕老公公 聖誕樹 聖誕襪 聖誕歌 聖誕帽 聖誕卡 聖誕紅 聖誕快樂 耶誕城 新年快樂 過年好 元宵節快樂 跨年快樂 端午粽 清明上河圖 國慶閱兵 雙十字 七夕快樂
    五一路 中元路 雨水多 雨水少 雨水大 下雨水 大雪山 大雪紛飛 小雪球 小雪花 下大雪 下小雪 大寒流 大暑假 小暑假 小滿足 清明上 清明路 春分之一 立春路 春節聯歡 秋分之
    年糕 月亮 日記 日曆 月曆 月餅 年級 年齡 年紀 月台 月票 月光 月經 月子 月薪 週記 週報 週刊 日期 日常 日本 日用品 年菜 年假 年終 年輕 生日 節日 假日 天天向上
    天天開心 天天說 春天 夏天 秋天 冬天 冬天裡 前天賦 後天性 後天免疫 後天的努力 先天後天 明天過後 明日之後 今日頭條  昨日世界 早上班 中午飯 晚上班 下午班 早上班會 半夜雞叫
    上個廁所 上一個人 下一個人 下一個路口 下一個站 這個人 同一天 同一個 同一 當日份 當年 當月份生 今天份 最初 當初 起初 初次 初戀 初中 初級 初學 初步 初版 初一生 初二生 初三生
    第一次 第一天上學 一次 三天兩頭  七上八下 一年級 二年級 三年級 四年級 五年級 六年級 一日遊 二日遊 兩日遊 三日遊 一日三餐 百日 百日咳 百日宴 十日談 七日香 前前後後 前後 先後 前三名 前兩名 前幾名 後三碼 後四碼 後三排
    近三成 近視 近況 上三樓 下三樓 上兩樓 下兩樓 過去了 一生 三生 一世 半場 下半場 上半場 上半身 下半身 上週刊 兩週歲 一週歲 一週年 兩週年 三週年 周全 周公 周日報 十月懷胎 五月天 聽日語 聽日文 聽日本 拜天公 拜天地 拜一下 拜一拜 拜日月 一點事 一點力氣 一點精神 一點時間 一點水 一點錢 一點胃口 一點辦法 一點問題 五一二 月中獎 三點水果刀 初三考試 初二考試 初一考試
    """#
}
