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
  static let topic: StaticString = #"""
    [topic feed]
    奶粉 配方奶 母奶 母乳 鮮奶 牛奶 羊奶 水奶 奶量 夜奶 厭奶 奶瓶 奶嘴 奶瓶刷 溫奶器 泡奶 沖奶 親餵 瓶餵 追奶 擠奶 餵奶 喝奶 討奶 戒奶 離乳 塞奶 堵奶 集乳 ㄋㄟㄋㄟ 餵 喝 吃 吃飯 吃光 吃完 喝光 喝完 副食品 輔食 食物泥 冰磚 米糊 米精 米餅
    餅乾 點心 零食 早餐 午餐 晚餐 中餐 宵夜 便當 飯 粥 稀飯 麵 麵包 饅頭 蛋黃 蒸蛋 蛋 肉 雞肉 魚 鮭魚 青菜 紅蘿蔔 南瓜 地瓜 水果 蘋果 香蕉 橘子 葡萄 西瓜 果泥 果汁 豆腐 湯 燕麥 優格 起司 布丁 蛋糕 鬆餅 吐司 土司 水壺喝 開水 溢奶 吐奶 挑食 胃口 食慾 食量 餓 飽 一口
    湯匙 碗 cc ml 毫升 嬰兒米餅 學習杯 飼料 罐頭 貓糧 狗糧 乾糧 煮飯 煮 晚飯 午飯 咖啡 餐 左邊 右邊 兩邊 親餵兩邊
    milk formula bottle bottles nursed nursing feed fed feeding ate eat eating drink drank oz breakfast lunch dinner snack snacks puree rice porridge oatmeal egg eggs banana yogurt pumped hungry breastfed solids spoonfuls kibble coffee left_side right_side
    [topic sleep]
    睡 睡著 睡覺 入睡 午睡 小睡 補眠 哄睡 躺平 睡過夜 睡飽 睡醒 秒睡 醒 醒來 起床 夜醒 夜奶 吵醒 賴床 打呼 床 嬰兒床 小床 枕頭 半夜 過夜 作息 安睡 失眠 熬夜 睏 好眠 翻來覆去 叫他起床 鬧鐘 一覺到天亮 自然醒 睡眠 哈欠
    sleep slept sleeping asleep nap napped naps bedtime bed crib woke wake wakes awake up_at down_at night_waking slept_through tired sleepy insomnia snoring
    [topic diaper]
    尿布 尿片 紙尿褲 紙尿布 尿不濕 拉拉褲 濕紙巾 濕巾 屁屁膏 護膚膏 護臀膏 紅屁股 尿布疹 便便 大便 嗯嗯 大號 小號 小便 尿尿 尿 拉屎 拉臭臭 拉了 便秘 便祕 腹瀉 綠便 軟便 水便 糊狀 羊屎 戒尿布 馬桶訓練 換尿布 看護墊 尿墊 貓砂 換片 屁屁
    diaper diapers wipes nappy nappies poop pooped pee peed poopy wet_diaper blowout potty stool rash_cream litter
    [topic health]
    醫生 醫師 醫院 診所 急診 門診 看診 掛號 回診 複診 疫苗 預防針 打針 接種 第二劑 第一劑 第三劑 五合一 輪狀 流感疫苗 健檢 體檢 產檢 超音波 抽血 復健 洗腎 住院 出院 開刀 手術 拆線 牙醫 看牙 洗牙 塗氟 蛀牙 牙痛 健保卡 寶寶手冊 兒童手冊 疫苗本 黃卡 發燒 咳嗽 流鼻水 鼻涕 鼻塞 嘔吐 吐了
    拉肚子 肚子痛 頭痛 喉嚨痛 紅疹 疹子 起疹子 濕疹 過敏 蕁麻疹 中耳炎 腸病毒 感冒 流感 確診 便血 流血 破皮 跌倒 摔倒 撞到 受傷 瘀青 燙傷 腫 血壓 血糖 心跳 血氧 頭暈 胸悶 喘 膝蓋 腰痛 背痛 傷口 結痂 禁食 症狀 不舒服 生病 病 獸醫 結紮 驅蟲 跳蚤 蚊子 被咬 咬三包 失智 看護 輪椅 剪指甲
    doctor dr clinic hospital er vaccine vaccines shot shots checkup check-up dentist vet fever cough coughing runny_nose rash vomited threw_up sick cold ear_infection appointment blood_pressure bp blood_sugar allergy hurt bruise bleeding physio surgery pediatrician
    [topic medicine]
    藥 吃藥 餵藥 藥包 藥水 藥膏 藥丸 擦藥 退燒藥 感冒藥 止咳藥 抗生素 塞劑 眼藥水 眼藥膏 益生菌 維他命 維生素 d3 鐵劑 鈣片 魚油 葉酸 胰島素 血壓藥 慢箋 慢性處方箋 處方箋 領藥 藥局 安眠藥 消炎藥 止痛藥 胃藥 類固醇 噴劑 吸入劑 生理食鹽水 滴劑 布洛芬 美林 普拿疼 中藥 保健品 軟便劑 飯後 劑量 一天三次 一天點四次 補維 乳液
    medicine med meds dose tylenol ibuprofen motrin antibiotic antibiotics pills pill vitamin vitamins inhaler insulin ointment drops prescription pharmacy probiotics eye_drops
    [topic temperature]
    體溫 額溫 耳溫 額溫槍 耳溫槍 體溫計 溫度計 發燒 退燒 燒到 還在燒 又燒 低燒 高燒 微燒 量體溫 度半 38度 37度 39度 36度 38.5 37.5 ℃ 腿軟 燒退 沒燒
    temp temperature fever thermometer
    [topic growth]
    體重 身高 頭圍 公斤 公分 胖了 瘦了 長高 變重 長好快 長大 生長曲線 百分位 量身高 量體重 bmi 尺寸 穿不下 鞋小 weight height weighed kg cm lbs pounds percentile head_circumference grown outgrew outgrown
    [topic bath]
    洗澡 洗頭 泡澡 沖澡 淋浴 澡盆 浴缸 沐浴乳 洗髮精 洗屁股 擦澡 洗好澡 水溫 吹頭髮 洗香香 bath bathed shower shampoo bathtub
    [topic play]
    玩 玩具 積木 繪本 故事 故事書 念書 聽故事 聽歌 兒歌 唱歌 跳舞 畫畫 塗鴉 卡通 平板 電視 手機 遊戲 拼圖 溜滑梯 盪鞦韆 玩沙 吹泡泡 追劇 電影 看書 貼紙 口紅畫 搶玩具 笑聲 紙箱 模型 公仔 打電動 彈琴 鍋蓋 played play playing toy toys cartoon cartoons puzzle blocks story stories song songs game games tv movie drawing lego book books
    [topic school]
    學校 上學 放學 開學 幼兒園 幼稚園 托嬰 托嬰中心 安親 安親班 補習 補習班 才藝 才藝班 老師 導師 同學 作業 功課 考試 月考 期中考 期末考 段考 小考 聽寫 數學 國語 英文 國習 數習 生字 訂正 聯絡簿 聯絡本 書包 餐袋 水壺 制服 運動服 體育服 室內鞋 彩色筆 水彩 色紙 剪刀 白膠 美勞 家長會 校慶 運動會 畢業典禮 校外教學 戶外教學 園遊會
    說明會 學費 註冊費 餐費 班費 同意書 回條 表單 家長簽名 簽名 繳費單 報名 停課 補課 補假 接送 接小孩 接哥哥 接姊姊 接妹妹 接弟弟 接孩子 去接 送去 送托 校車 娃娃車 上課 下課 教室 小班 中班 大班 社團 報告 圖書館 考卷 抽籤 游泳課 鋼琴課 補習費 興趣班 飯費 家教 宿舍 選課
    school daycare preschool kindergarten teacher homework pickup pick_up drop_off dropoff permission_slip library_books recess class exam test uniform backpack tuition field_trip bus recital worksheet spelling show_and_tell
    [topic shopping]
    買 訂購 下單 補貨 囤 團購 網購 採買 採購 買菜 超市 全聯 家樂福 好市多 超商 便利商店 市場 特價 折扣 包裹 快遞 領貨 到貨 缺貨 退貨 發票 衛生紙 面紙 洗碗精 洗衣精 沐浴乳補充包 牙膏 棉花棒 紙巾 電池 用完 用光 見底 沒了 快沒了 只剩 剩最後 剩一 不夠 購物車 購物 菜 土司 蛋兩盒 一瓶 兩包 兩罐 一罐 一箱 代購
    buy bought shopping store order ordered groceries grocery supermarket costco target amazon package parcel running_low out_of almost_out last_of down_to pick_up_some
    [topic chores]
    洗衣 洗衣服 洗碗 衣服 曬衣 晾衣 收衣服 摺衣服 燙 床單 被單 被子 棉被 枕頭套 掃地 拖地 吸地 倒垃圾 垃圾 垃圾車 回收 廚餘 打掃 大掃除 整理 收拾 收玩具 擦桌 水費 電費 瓦斯 瓦斯費 房租 管理費 繳電費 水電 修 修理 漏水 馬桶 水管 燈泡 關燈 關一下燈 燈 冷氣 洗衣機 冰箱 除濕機 濾網 消毒 洗奶瓶 消毒奶瓶 停水 停電 家事 煮飯 關火 澆花 打翻 髒 清潔 洗鍋 鑰匙 鎖門 帳單 繳卡費 驗車 師傅 電鍋 抹布 紗窗 蟑螂
    laundry dishes dishwasher vacuum mop trash garbage recycling sweep clean cleaning sheets fold rent bills electricity lawn sterilizer fix leak plumber wash chores
    [topic outing]
    出門 出去 回家 到家 公園 動物園 散步 遛 遛狗 遛彎 下樓 騎車 腳踏車 爬山 露營 旅行 出遊 旅遊 海邊 沙灘 遊樂園 河濱 百貨 餐廳 訂位 聚餐 訂餐廳 高鐵 火車 捷運 飛機 機票 飯店 回娘家 婆家 外婆家 阿嬤家 老家 車上 開車 搭車 停車 行李 推車 汽座 安全座椅 帶出門 剪頭髮 約會 走路 健走 步數 逛街 逛 夜市 展覽 野餐 戶外 車票 出發
    park zoo walk walked trip outing beach drive drove hike travel flight hotel restaurant stroller airport went_out home_by playground museum train
    [topic work]
    上班 下班 加班 公司 開會 會議 主管 老闆 同事 請假 出差 面試 薪水 值班 夜班 早班 大夜 輪班 排班 客戶 專案 簡報 辦公室 離職 復職 育嬰假 業績 案子 交接 打工 遠端 職場 meeting 線上會議 特休 尾牙
    work office boss meeting overtime shift deadline client presentation commute coworker paycheck interview maternity_leave zoom
    [topic milestone]
    第一次 學會 會爬 會走 會站 會坐 會翻身 翻身 長牙 長出 冒牙 第一顆牙 第二顆牙 放手走 站起來 第一步 認人 揮手 會叫 叫媽媽 叫爸爸 叫阿公 叫阿嬤 開口 說話 滿月 百日 滿百日 收涎 抓周 周歲 滿周歲 滿四個月 生日 生日蛋糕 一歲 兩歲 三歲 五歲 畢業 紀念日 拍照 站了 走三步 人生第一 會說 會自己 不要 7m 考98分 獨立 第一名
    first_time first_steps first_tooth first_word crawled rolled_over said_his said_her milestone birthday months_old steps tooth by_himself by_herself
    [topic other]
    天氣 下雨 颱風 地震 保母費 津貼 補助 區公所 戶政 保險 身分證 護照 照片 紅包 拜拜 月餅 寄 阿姨 親戚 婆婆 媳婦 鄰居 生活 人生 幸福 日子 謝謝 新年 願望 想哭 好累 孤單 心情 崩潰 煩 氣 愛 回憶 朋友 weather rain insurance bank lonely grateful thank life feel
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
  static let word: StaticString = #"""
    [adult]
    媽媽 媽 馬麻 麻麻 媽咪 老媽 母親 爸爸 爸 把拔 拔拔 爹地 老爸 父親 爸比 老公 老婆 太太 先生 老公大人 老婆大人 阿嬤 阿媽 奶奶 嬤嬤 外婆 外嬤 姥姥 婆婆
    阿公 爺爺 外公 姥爺 公公 岳母 岳父 丈母娘 小叔 叔叔 伯伯 舅舅 舅媽 姑姑 姑丈 阿姨 姨丈 嬸嬸 伯母 大姑 小姑 保母 保姆 褓姆 褓母 月嫂 看護 外勞 移工 阿姨們 家人 大人 隊友
    神隊友 豬隊友 室友 男友 女友 男朋友 女朋友 同學 同事 主管 老闆 鄰居 房東 房客 親家 弟媳 媳婦 女婿 表姊 表哥 堂哥 堂姊 老人家 照服員 居服員 司機 師傅 管家 管理員
    mom mum mommy mama dad daddy papa grandma grandpa granny nana nanny sitter babysitter husband wife hubby aunt auntie uncle neighbor neighbour teacher coach boss
    roommate flatmate carer caregiver aide landlord partner
    [teacher]
    老師 導師 班導 園長 教練 老師們 安親老師 主任 護理師 護士 醫生 醫師 藥師 社工 牙醫 獸醫 中醫 doctor nurse pediatrician vet dentist pharmacist
    [child]
    寶寶 寶貝 北鼻 小孩 小孩子 孩子 小朋友 女兒 兒子 囝仔 囡仔 孫子 孫女 金孫 阿孫 妹妹 弟弟 哥哥 姊姊 姐姐 妹 弟 老大 老二 老么 大寶 二寶 小寶 雙胞胎 娃 娃兒 閨女
    小子 小鬼 大哥 小的 大的 兩隻 孩子們 小傢伙 小傢伙們 小惡魔 小魔王 寶 bb baby kid kids son daughter toddler twins babies sister brother kiddo little_one
    [pet]
    狗 狗狗 貓 貓咪 貓貓 毛孩 毛小孩 兔子 兔兔 鸚鵡 倉鼠 柴犬 主子 喵 汪 汪汪 小狗 小貓 貓主子 鳥 魚缸 烏龜 dog cat puppy kitten bunny parrot hamster pup kitty
    [he]
    他 她 牠 它 他們 她們 牠們 人家 he she they him her them it
    [you]
    你 妳 您 你們 妳們 you your ya u
    [i]
    我 我們 咱們 咱 本人 i im i'm me my we our us myself
    [who]
    誰 哪個 哪位 誰啊 who who's whose
    [supply]
    尿布 尿片 紙尿褲 紙尿布 尿不濕 濕紙巾 濕巾 衛生紙 面紙 紙巾 廚房紙巾 抽取式衛生紙 棉花棒 棉棒 紗布 紗布巾 口罩 酒精 洗碗精 洗衣精 洗衣球 洗衣粉 沐浴乳 沐浴露 洗髮精 洗手乳 牙膏 牙線
    乳液 屁屁膏 護膚膏 護臀膏 凡士林 嬰兒油 防曬乳 防曬 防蚊液 垃圾袋 保鮮膜 夾鏈袋 母乳袋 電池 燈泡 瓦斯 濾心 濾芯 濾網 衛生棉 看護墊 成人紙尿褲 復健褲 貓砂 貓沙 飼料 貓糧 狗糧 罐頭 乾糧
    凍乾 尿墊 試紙 血糖試紙 針頭 溢乳墊 奶嘴 奶瓶刷 奶瓶清潔劑 漂白水 貼布 ok繃 貼片 暖暖包 影印紙 墨水 墨水匣 碳粉 隱形眼鏡藥水
    diaper diapers wipes nappies nappy pull-ups formula toilet_paper paper_towels detergent dish_soap shampoo soap toothpaste sunscreen diaper_cream litter kibble batteries trash_bags garbage_bags tissues
    [milk]
    奶粉 配方奶 母奶 母乳 牛奶 鮮奶 羊奶 奶 水奶 ㄋㄟㄋㄟ 奶量 夜奶 親餵 瓶餵 追奶 擠奶 餵奶 喝奶 豆漿 優酪乳 優格 milk breastmilk bottle nursed nursing pumped
    [food]
    飯 粥 稀飯 白粥 麵 麵條 麵包 吐司 土司 饅頭 包子 水餃 餃子 蛋 雞蛋 蛋黃 蒸蛋 肉 雞肉 豬肉 牛肉 魚 鮭魚 蝦 豆腐 青菜 菜 紅蘿蔔 胡蘿蔔 南瓜 地瓜 馬鈴薯 玉米 番茄 花椰菜 菠菜 水果 蘋果 香蕉 橘子 葡萄
    芭樂 木瓜 西瓜 奇異果 草莓 梨子 火龍果 藍莓 米 米餅 餅乾 蛋糕 布丁 優格 起司 點心 零食 糖果 巧克力 冰淇淋 早餐 午餐 晚餐 中餐 宵夜 便當 副食品 輔食 食物泥 冰磚 米糊 麥片 燕麥 湯 雞湯 火鍋 果汁 咖啡 茶 奶茶 珍奶
    鍋貼 炒飯 泡麵 醬油 鹽 油 米酒 月餅 粽子 湯圓 鬆餅 月子餐 餐 rice porridge oatmeal egg eggs bread banana apple chicken pasta snack snacks lunch dinner breakfast puree yogurt cheese carrots fruit coffee soup cereal
    [medicine]
    藥 藥包 藥水 藥膏 藥丸 退燒藥 感冒藥 止咳藥 咳嗽藥水 抗生素 塞劑 眼藥水 眼藥膏 益生菌 維他命 維生素 d3 鐵劑 鈣片 魚油 葉酸 胰島素 血壓藥 降血壓藥 慢箋 慢性處方箋 處方箋 慢性病藥 安眠藥 消炎藥 止痛藥 胃藥 類固醇
    噴劑 吸入劑 生理食鹽水 驅蟲藥 除蚤藥 滴劑 布洛芬 美林 普拿疼 中藥 保健品 軟便劑 dose tylenol ibuprofen antibiotics antibiotic medicine meds pills pill vitamin inhaler insulin ointment drops
    [clothes]
    衣服 褲子 上衣 外套 鞋 鞋子 室內鞋 雨鞋 布鞋 球鞋 襪子 帽子 圍兜 圍巾 睡衣 制服 運動服 體育服 泳衣 泳褲 雨衣 內褲 內衣 包屁衣 手套 換洗衣服 床單 被單 被子 棉被 枕頭套 枕頭 毛巾 浴巾 睡袋 shirt shoes socks jacket coat uniform pants hat sheets towel swimsuit
    [thing]
    水壺 書包 餐袋 聯絡簿 聯絡本 課本 作業本 鉛筆盒 彩色筆 水彩 剪刀 色紙 膠水 白膠 玩具 積木 繪本 故事書 書 推車 嬰兒車 汽座 安全座椅 背巾 揹巾 奶瓶 水杯 學習杯 碗 湯匙 餐椅 圍欄 床 冷氣 冰箱 洗衣機 電視 手機 平板 充電器 鑰匙
    雨傘 遙控器 體溫計 耳溫槍 額溫槍 溫度計 血壓計 血糖機 輪椅 助行器 拐杖 假牙 老花眼鏡 眼鏡 電鍋 除濕機 吸塵器 溫奶器 消毒鍋 行李 包裹 快遞 禮物 卡片 蛋糕 紅包 照片 安全帽 腳踏車 機車 車子 輪胎 水管 馬桶 水龍頭 燈 門鎖 紗窗
    stroller car_seat backpack water_bottle thermometer crib toy toys book books monitor bib pacifier blanket keys package parcel
    [paper]
    學費 註冊費 保母費 保母費用 安親費 補習費 才藝費 餐費 班費 電費 水費 瓦斯費 房租 管理費 電話費 健保費 保險費 保險 稅 牌照稅 房屋稅 綜所稅 停車費 罰單 帳單 信用卡 卡費 繳費單 同意書 回條 表單 報名表 申請書 請假單 假單 健保卡
    身分證 戶口名簿 護照 寶寶手冊 兒童手冊 媽媽手冊 疫苗本 黃卡 存摺 印章 津貼 補助 育兒津貼 發票 合約 報告 作業 功課 考卷 學習單 報名 fee tuition rent bill bills form slip permission_slip invoice payment deposit passport insurance
    [place]
    學校 幼兒園 幼稚園 托嬰中心 托嬰 安親班 補習班 才藝班 公司 醫院 診所 急診 藥局 藥房 衛生所 區公所 戶政 郵局 銀行 超市 全聯 家樂福 好市多 超商 便利商店 市場 菜市場 公園 圖書館 動物園 遊樂場 游泳池 河濱 百貨 餐廳 車站 娘家 婆家 老家 外婆家 阿嬤家
    保母家 家裡 家 樓下 陽台 廚房 客廳 浴室 房間 日照中心 daycare school hospital clinic er park library store supermarket pharmacy playground office pool
    [event]
    回診 複診 門診 看診 看醫生 看牙醫 看牙 健檢 體檢 產檢 打疫苗 打預防針 預防針 疫苗 抽血 復健 洗牙 洗腎 拆線 開刀 手術 住院 出院 照超音波 超音波 超音波檢查 開學 開學日 畢業典禮 校慶 運動會 園遊會 家長會 懇親會 親師座談 說明會 戶外教學 校外教學
    旅行 出遊 露營 考試 期中考 期末考 段考 月考 小考 聽寫 面試 開會 會議 出差 加班 值班 夜班 早班 大夜 聚餐 尾牙 婚禮 喝喜酒 生日 生日會 慶生 抓周 滿月 收涎 周歲 拜拜 掃墓 祭祖 表演 發表會 比賽 停水 停電 停課 補課 補假 大掃除 游泳課 鋼琴課 英文課 課 早療 語言治療
    面交 保養 驗車 上課 值日生 報到 截止 到期 抽籤 appointment checkup check-up vaccine vaccines shot shots meeting recital conference practice game rehearsal interview exam party birthday playdate field_trip deadline due recheck physio therapy
    [symptom]
    發燒 燒到 退燒 咳嗽 流鼻水 鼻塞 鼻涕 嘔吐 吐奶 溢奶 拉肚子 腹瀉 便秘 便祕 脹氣 腸絞痛 紅疹 疹子 起疹子 尿布疹 紅屁股 濕疹 過敏 蕁麻疹 喉嚨痛 頭痛 肚子痛 牙痛 胸悶 頭暈 暈 喘 抽搐 跌倒 撞到 摔倒 破皮 流血 瘀青 腫 腫起來 發炎 中耳炎 腸病毒 玫瑰疹 水痘 確診 感冒 流感 沒食慾 食慾差 抽筋 失眠 水腫 塞奶
    堵奶 乳腺炎 被咬 fever cough coughing runny_nose rash vomited threw_up congested diarrhea constipated swollen bruise cold spit_up teething sore
    [output]
    便便 大便 嗯嗯 大號 小便 尿尿 尿 拉屎 拉臭 便 屁 放屁 糊狀 黃色 綠便 血絲 軟便 水便 羊屎 poop pooped pee peed wet blowout potty stool
    [buy]
    買 訂 訂購 下單 補貨 補 囤 團購 網購 採買 採購 買菜 捎 buy order grab pick_up get
    [pay]
    繳 付 匯 匯款 轉帳 轉 交 結清 還錢 pay transfer renew
    [bring]
    帶 拿 送 接 載 搬 寄 領 取 帶去 帶回 接送 bring take drop_off pickup drop mail
    [wash]
    洗 掃 拖 擦 曬 晾 倒 燙 摺 折 整理 收 收拾 打掃 刷 清 清洗 消毒 拆洗 換洗 修 裝 關 開 鎖 澆 剪 wash clean vacuum fold mop sweep laundry dishes sterilize fix
    [call]
    打電話 打給 聯絡 聯繫 約 預約 掛號 掛 報名 登記 申請 辦 辦理 續約 請假 問 查 查一下 確認 回電 回覆 詢問 call book schedule register sign_up reschedule confirm apply
    [homework]
    簽 簽名 寫 寫完 訂正 背 複習 預習 練習 練 交 sign study
    [eat]
    吃 喝 餵 灌 嗑 啃 吞 嚐 舔 吃完 喝完 吃光 喝光 吃了 喝了 ate drank eat drink drinks eats fed finished
    [sleep]
    睡 睡著 睡覺 入睡 午睡 小睡 補眠 哄睡 躺平 睡過夜 醒 醒來 起床 夜醒 睡醒 秒睡 賴床 打呼 翻身 slept napped nap asleep woke awake sleeping bedtime sleep
    [play]
    玩 玩耍 唱歌 跳舞 畫畫 塗鴉 看書 聽故事 溜滑梯 盪鞦韆 騎車 散步 遛 遛狗 遛彎 逛 逛街 運動 跑步 健走 拼圖 played walked walk ran swam
    [grow]
    會爬 會走 會站 會坐 會翻身 會叫 學會 第一次 長牙 長出 冒牙 放手走 站起來 第一步 認人 揮手 拍手 體重 身高 頭圍 長高 變重 first_time first_steps first_tooth crawled rolled_over said_his_first weight height weighed
    [measure]
    量 測 體溫 額溫 耳溫 血壓 血糖 心跳 血氧 膽固醇 水溫 室溫 temp temperature bp blood_pressure blood_sugar
    [shortage]
    快沒了 快沒有了 快用完 快用光 快喝完 快吃完 沒了 沒囉 沒嘍 沒啦 用完 用完了 用光 用光了 見底 沒貨 缺貨 不夠 不夠用 快不夠 不太夠 只夠 剩沒幾 剩沒多少 剩不多 所剩無幾 剩一點 剩最後 最後一 只剩 僅剩 就剩 剩 快見底 空了 快空了 快過期 過期 過期了 要過期 到期了 快到期
    壞了 壞掉 壞掉了 故障 破了 破掉 破洞 裂了 裂開 斷了 斷掉 漏水 漏了 卡住 堵住 塞住 不亮 不會亮 不涼 不動了 鬆了 鬆脫 掉漆 沒電 沒電了 快沒電 太小 小了 小了一號 穿不下 太短 太緊 緊了 嫌小 磨破 開口笑 脫線 髒了 髒掉 發霉 發臭 滿了 快滿了 該換 該換了 該買 該補 該洗 告急 斷糧 斷貨 缺
    out_of running_low running_out almost_out low_on down_to last_of nearly_out almost_gone all_gone last_one ran_out empty expired expires broken leaking outgrown outgrew too_small worn_out overdue dead
    [undone]
    還沒 還沒有 尚未 還未 沒繳 沒交 沒付 沒洗 沒寫 沒簽 未繳 未交 沒回 haven't hasn't unsigned unpaid not_yet still_need still_needs
    [duty]
    記得 要記得 記的 別忘 別忘了 別忘記 不要忘 不要忘記 勿忘 務必 一定要 必須 必需 需要 需 該 該去 應該要 得去 得要 要去 要帶 要交 要繳 要買 要準備 要先 要打 要吃 要換 準備 提醒 預計 打算 計畫 安排 排 預定 目標 待辦 截止 之前要 前要
    remember_to don't_forget do_not_forget need_to needs_to need have_to has_to gotta must should make_sure remind todo to-do plan_to going_to by
    [later]
    等等 等一下 等下 待會 待會兒 晚點 晚一點 稍後 改天 下次 回頭 有空 之後 之後再 再來 下班 順便 順路 later soon next_time after_work tomorrow tonight
    [ask]
    請 麻煩 拜託 幫我 幫忙 幫 可以幫 能不能 可不可以 能否 可否 可以請 請問 拜託你 勞煩 有空幫 順便幫 借我 借 給我 跟我說 告訴我 叫他 叫我 說一聲 講一聲 回我 傳給我 傳我 發給我 過來 來一下 等我 快回 快回來 快來 回來 早點回來 別 不要 先別 先不要 不用 please can_you could_you would_you can_someone will_you mind help let_me_know text_me
    [question]
    嗎 呢 幾點 幾號 幾歲 幾度 幾天 幾次 幾包 幾片 幾匙 幾個 幾cc 多少 多久 多大 什麼時候 什麼 甚麼 啥 什麼時間 何時 哪裡 哪裏 哪 哪天 在哪 在哪裡 放哪 去哪 怎麼 怎樣 如何 怎麼辦 為什麼 為何 還是 要不要 有沒有 是不是 好不好 對不對 行不行 會不會 能嗎 了沒 了沒有 好了沒 沒有人 有人
    when where what why how which what's where's how's when's do_you did_you did_he did_she are_you is_there any_idea anyone does is_it should_we
    [done]
    已經 已 剛 剛剛 剛才 才剛 終於 總算 好了 完了 完成 搞定 做完 寫完 洗完 吃完 弄好 完畢 結束 結束了 到了 到家 回來了 買了 買好 繳了 繳完 付了 訂好 約好 換好 換了 餵了 餵過 喝了 吃了 睡了 醒了 打了 洗了 帶了 去了 來了 took gave bought paid done finished just already made got went had was were came left changed
    [report]
    說 說他 說她 講 問我 問 告訴 反應 回報 表示 據說 聽說 提到 老師說 醫生說 保母說 said says told told_me
    [again]
    又 又來 再次 還在 一直 連續 整天 整晚 always again still keeps
    [happy]
    開心 好開心 快樂 高興 好玩 有趣 好笑 笑死 笑翻 哈哈 哈哈哈 嘻嘻 呵呵 xd 幸運 賺到 滿足 爽 好爽 舒服 超舒服 期待 好期待 興奮 讚 好棒 超棒 太棒了 真好 美好 happy fun funny lol haha great glad excited enjoyed yay awesome
    [tired]
    累 好累 累死 累癱 累爆 累翻 很累 超累 好睏 好想睡 想睡 睏 愛睏 疲憊 疲倦 沒力 沒電 睡不飽 沒睡 沒睡飽 睡眠不足 虛脫 撐不住 眼皮 黑眼圈 tired exhausted sleepy worn drained zombie wiped
    [sad]
    難過 傷心 想哭 哭了 好想哭 心酸 心疼 委屈 失落 孤單 寂寞 孤獨 捨不得 不捨 遺憾 失望 沮喪 低落 鬱悶 想念 懷念 好想念 愧疚 內疚 自責 對不起 眼淚 眼眶 淚崩 落淚 鼻酸 嗚嗚 qq 沒人懂 沒用 sad cry crying lonely miss guilty hurt tears heartbroken alone disappointed
    [angry]
    生氣 好氣 氣死 火大 煩 好煩 煩死 很煩 超煩 煩躁 暴躁 無言 傻眼 扯 誇張 討厭 受夠 受不了 不爽 白眼 翻白眼 厭世 憑什麼 抱怨 吵架 冷戰 火氣 怒 氣 悶 機車 夠了 真的會謝 angry annoyed mad furious sick_of fed_up ugh seriously hate frustrating frustrated ridiculous
    [joy]
    終於 總算 耶 萬歲 成功 太好了 恭喜 慶祝 撒花 放煙火 放鞭炮 放烟花 第一名 滿分 及格 錄取 上榜 過關 達標 突破 創新高 finally hooray woohoo passed made_it celebrate proud
    [anxious]
    擔心 好擔心 焦慮 緊張 害怕 好怕 怕 不安 壓力 壓力好大 崩潰 快崩潰 抓狂 快瘋了 瘋了 救命 怎麼辦 慌 心慌 喘不過氣 頭大 無助 撐不下去 胃痛 失控 worried anxious scared nervous overwhelmed stressed panic afraid help freaking losing_it
    [love]
    可愛 好可愛 太可愛 超可愛 融化 愛你 好愛 愛 甜 貼心 溫暖 暖 感動 好感動 謝謝你 幸福 抱抱 親親 親了 撒嬌 驕傲 懂事 乖 心都 療癒 捨不得放 有你 cute love adorable sweet melts melted thankful grateful heart precious blessed hug
    [calm]
    平靜 安靜 放心 安心 鬆一口氣 鬆了一口氣 放鬆 還好 沒事 幸好 好險 慶幸 知足 感恩 感謝 清淨 慢慢來 自在 悠閒 愜意 釋懷 calm relieved peaceful quiet relief relaxing content
    [wish]
    好想 希望 但願 願 真希望 多希望 許願 拜託讓 想要 如果能 要是能 什麼時候才 何時才 想回到 好希望 wish hope i_want i_just_want if_only
    [sigh]
    唉 唉唉 哎 哎呀 天啊 天哪 我的天 媽呀 嗚 哇 厚 吼 齁 蛤 噢 啊啊 ㄏㄏ 真是 到底 竟然 居然 原來 果然 難道 何必 誰規定 怎麼會 怎麼這麼 怎麼可以 這麼 那麼 好 太 超 真的 omg wow oh why_is why_does how_is
    """#
}
