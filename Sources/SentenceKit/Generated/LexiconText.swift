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
  static let unit: StaticString = #"""
    [unit ml]
    ml mls cc c.c. c.c 毫升 西西 ㏄ milliliters
    [unit L]
    l 公升 升 liter liters litre litres
    [unit oz]
    oz ounce ounces 盎司
    [unit g]
    g gm 公克 克 gram grams
    [thousandth g]
    mg 毫克
    [unit kg]
    kg kgs 公斤 千克 kilo kilos kilograms
    [unit cm]
    cm cms 公分 厘米 centimeters
    [unit m]
    m 公尺 米 meter meters
    [unit mile]
    mile miles 英里 哩
    [unit °C]
    °c ℃ 度 度c ° c 攝氏° 攝氏度 degrees degree degrees_c
    [unit °F]
    °f ℉ 度f f 華氏° 華氏度 degrees_f
    [unit s]
    s sec secs second seconds 秒 秒鐘
    [unit min]
    min mins minute minutes 分鐘
    [unit h]
    h hr hrs hour hours 小時 個小時 鐘頭 個鐘頭
    [half-more h]
    個半小時 個半鐘頭
    [unit day]
    天 day days
    [unit week]
    週 週大 禮拜 星期 個禮拜 個星期 week weeks wk wks
    [half-more week]
    個半禮拜 個半星期
    [unit month]
    個月 month months mo mos
    [half-more month]
    個半月
    [unit year]
    年 歲 周歲 足歲 year years yr yrs yo
    [unit times]
    次 回 x time times
    [several times]
    遍 趟 下 聲 頓 餐 覺 圈
    [unit piece]
    個 顆 粒 片 隻 只 本 張 支 枝 根 條 件 台 部 輛 棵 朵 束 串 樣 封 卷 捲 瓣 杯 滴 錠 首 集 題 節 堂 格 尾 頭 把 盤 壺 鍋 桶 間 封信 piece pieces pc pcs slice slices cup cups drop drops tablet tablets pill pills
    [unit pack]
    提 pack packs packet packets
    [unit bag]
    袋 bag bags
    [unit box]
    盒 箱 box boxes
    [unit bottle]
    瓶 罐 bottle bottles can cans
    [unit bowl]
    碗 bowl bowls
    [unit scoop]
    匙 湯匙 茶匙 勺 杓 瓢 scoop scoops spoon spoons spoonful spoonfuls tsp tbsp teaspoon teaspoons tablespoon tablespoons
    [unit mouthful]
    口 bite bites sip sips mouthful mouthfuls
    [unit portion]
    份 人份 劑 portion portions serving servings dose doses
    [unit set]
    組 套 雙 對 副 set sets pair pairs
    [unit person]
    人 個人 位 名 個大人 個小孩 個孩子 個小朋友 個寶寶 個同學 個朋友 個客人 people persons person kids adults
    [unit point]
    point points
    [unit step]
    步 step steps
    [unit word]
    字 個字 個單字 個生字 個詞 word words
    [unit stitch]
    stitch stitches
    [unit TWD]
    元 圓 塊錢 台幣 元台幣 元新台幣 新台幣 ntd twd nt
    [unit USD]
    美元 美金 美圓 usd dollar dollars buck bucks
    [unit %]
    % 趴 percent 巴仙
    [unit mmHg]
    mmhg 毫米汞柱
    [unit bpm]
    bpm 下/分 次/分
    [unit mg/dL]
    mg/dl
    [either min point]
    分
    [either piece TWD]
    塊
    [either pack piece]
    包
    [either piece stitch]
    針
    [own]
    公里 千米 km 英尺 呎 英吋 吋 inch inches ft feet 斤 兩 噸 磅 lb lbs pounds 大卡 千卡 卡路里 kcal 加侖 坪 畝 瓦 千瓦 赫茲 兆赫茲 微克 比特 位元組 日元 日圓 港元 港幣 歐元 人民幣 英鎊 瑞士法郎 法郎 奈拉
    [none]
    號 樓 班 年級 點 月 日 課 頁 路 巷 弄 室 屆 版 級 折 胎 寶 期 梯次 段 號線 線 街 區 歲班 年次 點半 倍 成 種 邊 家 句 些 般 起 旁 人座 年份 月份 日遊 天份 路公車 公車 教室 合一 分之
    [before TWD]
    nt$ ntd nt 台幣 新台幣
    [before USD]
    us$ usd 美金
    [dollar]
    $
    [before °C]
    攝氏 攝氏溫度
    [before °F]
    華氏 華氏溫度
    [before %]
    百分之
    [number 1]
    one
    [number 2]
    two
    [number 3]
    three
    [number 4]
    four
    [number 5]
    five
    [number 6]
    six
    [number 7]
    seven
    [number 8]
    eight
    [number 9]
    nine
    [number 10]
    ten
    [number 11]
    eleven
    [number 12]
    twelve
    [number 15]
    fifteen
    [number 20]
    twenty
    [number 30]
    thirty
    [number 40]
    forty
    [number 60]
    sixty
    [half]
    half
    [article]
    a an
    [count 1]
    once
    [count 2]
    twice
    [text]
    一下 一下子 一直 一樣 一點 一點點 一些 一起 一定 一般 一邊 一旦 一共 一切 一堆 一打 一打二 一打三 一打一 一個人 萬一 千萬 十分 十足 百日 百分百 百分之百
    一輩子 一覺 一句 一半 一天到晚 一天天 一天比一天 一路 一早 一大早 一時 一口氣 一口咬定 一會 一會兒 一陣 一陣子 一回家 一回來 一回到 一回神 一頭霧水 一把抓 一把年紀
    一把屎一把尿 一本正經 一個頭兩個大 一個不小心 一個勁 一個接一個 一個一個 一次性 一次又一次 一步一步 一口一口 一片混亂 一片狼藉 一片空白 一片漆黑 一塊兒 一塊去 一塊玩 一塊來
    一塊睡 一度以為 一級棒 一對一 一流 一條龍 一位難求 一針見血 一秒入睡 一秒睡 一秒變 一分一秒 一人一 一家 一家三口 一家四口 一家五口 一家人 一次到位 一次搞定 一言難盡
    二手 二話不說 三不五時 三餐 三心二意 三更半夜 三杯雞 三明治 三分鐘熱度 三天兩頭 三層肉 四季 四肢 四神湯 四十肩 五合一 六合一 四合一 三合一 二合一 五花肉 五顏六色 七上八下
    亂七八糟 七嘴八舌 八寶粥 八成 八點檔 九層塔 九成 百香果 百貨 百葉窗 千層 萬聖節 萬用 第一 第二 第三 唯一 統一 星期一 禮拜一 7-11 7-eleven 711 24h營業 半天高
    半夜 半途 半路 半成品 半糖 半信半疑 半斤八兩 了半天 老半天 大半天 哄半天 找半天 等半天 弄半天 搞半天 講半天 說半天 煮半天 想半天 哭半天 鬧半天 忙半天 喊半天 叫半天 拖半天 吵半天
    兩難 兩岸 兩全 兩光 兩頭燒 兩頭跑 兩側 幾個 幾次 好幾
    no_one this_one that_one the_one one_day one_of one_another which_one one_thing one_time first_one last_one next_one new_one everyone someone anyone one_more_time one_year_old one_by_one at_once once_upon
    once_he once_she once_i once_we once_the once_they all_at_once one_at one_in one_is one_was one_who one_more one_and one_or one_for one_to one_on one_side one_hand half_asleep half_of
    [cue ml]
    喝 奶 餵 喂 泡 擠 補 瓶餵 配方 配方奶 母奶 母乳 奶量 水 追奶 討奶 吸奶 奶瓶 餵奶 喝奶 🍼 fed drank drink bottle formula pumped pump milk feed
    [cue °C]
    體溫 額溫 耳溫 腋溫 肛溫 背溫 溫度 水溫 室溫 燒 發燒 高燒 退燒 燒到 退到 降到 量 fever temp temperature
    [cue kg]
    體重 重 胖 瘦 weight weighs weighed
    [cue cm]
    身高 頭圍 胸圍 腰圍 腹圍 身長 長高 height length tall
    [cue mmHg]
    血壓 收縮壓 舒張壓 blood_pressure bp
    [cue mg/dL]
    血糖 blood_sugar glucose
    [cue bpm]
    心跳 心率 脈搏 heart_rate pulse
    [cue %]
    血氧 濕度 電量 spo2 oxygen humidity
    [cue TWD]
    繳 付 花 匯 轉 費 錢 省 價 自費 賣 買 租 薪水 紅包 貼 補貼 補助 捐 領 賺 存 罰 押金 收費 訂金 刷卡 帳單 折扣 特價 只要 paid cost costs spent
    [cue point]
    考 成績 分數 數學 國語 英文 自然 社會 得分 滿分 測驗 聽寫 小考 段考 期中 期末 score scored
    [cue step]
    走路 走了 步數 散步
    [cue min]
    親餵 左 右 左邊 右邊 左側 右側 left right left_side right_side nursed
    [cue times]
    尿 便 尿尿 便便 大便 小便 大號 小號 吐 拉 排便 換尿布 夜奶 poop poops poopy pee pees wet dirty nap naps feeding feedings spit-up spit-ups diaper_change diaper_changes pooped peed
    [cue stitch]
    縫 傷口 拆線
    [cue piece]
    咬 叮
    [cue -]
    尿布 奶奶 奶粉 奶嘴 水果 水餃 水壺 水費 水痘 補習 補考 燒烤 重要 重新 方便 順便 便宜 便利 便當 便條 補課 考慮 花生 花椰菜 轉角 轉學 轉院 轉診 收費站 存在 付出 花園 價值 數量 大量 力量 量販
    """#
}
