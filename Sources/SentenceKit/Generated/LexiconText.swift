// Made by Scripts/lexicon of the files in Lexicon/, where changes belong.
// swift-format-ignore-file

/// The files of `Lexicon/`, without comments and blank lines.
enum LexiconText {
  static let english: StaticString = #"""
    [number 2]
    couple couple_of
    [ordinal 1]
    first
    [ordinal 3]
    third
    [ordinal 4]
    fourth
    [ordinal 5]
    fifth
    [ordinal 6]
    sixth
    [ordinal 7]
    seventh
    [ordinal 8]
    eighth
    [ordinal 9]
    ninth
    [ordinal 10]
    tenth
    [ordinal 11]
    eleventh
    [ordinal 12]
    twelfth
    [ordinal 13]
    thirteenth
    [ordinal 14]
    fourteenth
    [ordinal 15]
    fifteenth
    [ordinal 16]
    sixteenth
    [ordinal 17]
    seventeenth
    [ordinal 18]
    eighteenth
    [ordinal 19]
    nineteenth
    [ordinal 20]
    twentieth
    [ordinal 21]
    twenty-first twenty_first
    [ordinal 22]
    twenty-second twenty_second
    [ordinal 23]
    twenty-third twenty_third
    [ordinal 24]
    twenty-fourth twenty_fourth
    [ordinal 25]
    twenty-fifth twenty_fifth
    [ordinal 26]
    twenty-sixth twenty_sixth
    [ordinal 27]
    twenty-seventh twenty_seventh
    [ordinal 28]
    twenty-eighth twenty_eighth
    [ordinal 29]
    twenty-ninth twenty_ninth
    [ordinal 30]
    thirtieth
    [ordinal 31]
    thirty-first thirty_first
    [month 1]
    january
    [month-weak 1]
    jan
    [month 2]
    february
    [month-weak 2]
    feb
    [month-weak 3]
    march mar
    [month-weak 4]
    april apr
    [month-weak 5]
    may
    [month-weak 6]
    june jun
    [month 7]
    july
    [month-weak 7]
    jul
    [month 8]
    august
    [month-weak 8]
    aug
    [month 9]
    september
    [month-weak 9]
    sept sep
    [month 10]
    october
    [month-weak 10]
    oct
    [month 11]
    november
    [month-weak 11]
    nov
    [month 12]
    december
    [month-weak 12]
    dec
    [day-of-week 1]
    monday
    [day-of-week-weak 1]
    mon
    [day-of-week 2]
    tuesday tues tue
    [day-of-week 3]
    wednesday
    [day-of-week-weak 3]
    wed weds
    [day-of-week 4]
    thursday thurs thur thu
    [day-of-week 5]
    friday fri
    [day-of-week 6]
    saturday
    [day-of-week-weak 6]
    sat
    [day-of-week 7]
    sunday
    [day-of-week-weak 7]
    sun
    [weekdays 1]
    mondays
    [weekdays 2]
    tuesdays
    [weekdays 3]
    wednesdays
    [weekdays 4]
    thursdays
    [weekdays 5]
    fridays
    [weekdays 6]
    saturdays
    [weekdays 7]
    sundays
    [day -2]
    the_day_before_yesterday
    [day -1]
    yesterday
    [day 0]
    today
    [day 1]
    tomorrow tmr tmrw tmw tomo
    [day 2]
    the_day_after_tomorrow overmorrow
    [morning 0]
    this_morning
    [afternoon 0]
    this_afternoon
    [evening 0]
    tonight this_evening tonite 2nite
    [evening -1]
    last_night last_evening
    [month-part 0]
    beginning_of the_beginning_of start_of the_start_of early
    [month-part 1]
    middle_of the_middle_of mid mid-
    [month-part 2]
    end_of the_end_of late
    [phrase morning]
    in_the_morning
    [phrase afternoon]
    in_the_afternoon
    [phrase evening]
    in_the_evening at_night
    [phrase night]
    in_the_middle_of_the_night middle_of_the_night
    [phrase dawn]
    at_dawn at_sunrise
    [part morning]
    morning
    [part afternoon]
    afternoon arvo
    [part evening]
    evening night
    [part noon]
    lunchtime
    [which -1]
    last previous
    [which 0]
    this coming
    [which 1]
    next
    [past]
    past
    [unit second]
    s sec secs seconds
    [second]
    second
    [unit minute]
    m min mins minute minutes
    [unit hour]
    h hr hrs hour hours
    [unit day]
    d day days
    [unit week]
    w wk wks week weeks
    [unit month]
    mo mos month months
    [unit quarter]
    qtr quarters
    [unit year]
    y yr yrs year years
    [weekend]
    weekend
    [weekends]
    weekends
    [workday]
    weekday workday
    [workdays]
    weekdays workdays
    [clock 12]
    noon midday
    [clock 0]
    midnight
    [half-day 0]
    am a.m. a.m
    [half-day 12]
    pm p.m. p.m
    [oclock]
    o'clock oclock o_clock
    [half]
    half
    [quarter]
    quarter
    [bound]
    by no_later_than
    [since]
    since
    [before]
    before
    [after]
    after
    [on]
    on
    [lead]
    at during around about
    [between]
    between
    [in]
    in
    [of]
    of
    [to]
    to
    [until]
    until till til through thru
    [and]
    and
    [within]
    within in_about in_around in_the_next in_another
    [for]
    for
    [timer]
    timer wait alarm
    [the]
    the
    [a]
    a an per
    [few]
    a_few few several
    [ago]
    ago earlier back
    [later]
    later
    [from-now]
    from_now from_today
    [out]
    out
    [from]
    from
    [every]
    every each
    [other]
    other
    [times]
    times once twice x
    [repeat day]
    daily everyday
    [repeat week]
    weekly
    [repeat month]
    monthly
    [repeat hour]
    hourly
    [repeat year]
    yearly annually
    [repeat night]
    nightly
    [now]
    now right_now
    [vague]
    soon recently lately sometime someday some_day some_time one_of_these_days just_now a_while_ago the_other_day in_a_bit in_a_while in_a_minute in_a_moment
    in_a_sec later_today at_some_point these_days
    [text]
    24/7 midnight_snack at_a_time this_time next_time last_time every_time for_now until_now by_now from_now_on any_day_now now_and_then now_that day_by_day sun_cream sun_hat sun_block second_hand
    on_time good_morning good_night good_evening good_afternoon later_on see_you_later talk_to_you_later black_friday_sale next_to first_aid one_by_one one_at_a_time
    next_door last_one this_one next_one past_due day_care may_i may_be may_not
    [measure]
    ml cc oz g kg lb lbs mg mcg l cup cups bottle bottles tsp tbsp teaspoon teaspoons tablespoon tablespoons tablet tablets pill pills drop drops scoop scoops spoon spoons
    pack packs bag bags box boxes degrees degree percent points point kilograms pounds ounces inches cm mm miles km times people kids stars dollars bucks pieces piece servings
    serving portion portions jar jars of
    [follow]
    sharp with please because so but or if when then is was we i you he she it they my our your there today tomorrow tonight instead re
    [was]
    was were awake asleep sat_up sat_down did had ate slept took gave drank woke fell threw went came got bought made saw said told left lost found forgot felt cried began broke brought called
    caught chose done drove fed grew heard held kept knew laid met paid ran rode rang sent shook sang slid spent spilled stood stuck swam
    taught thought tore wore won wrote been yesterday ago since napped weaned vomited burped
    [will]
    will need needs needed_by must should please can could would remember don't_forget dont_forget let's lets gonna going_to have_to has_to got_to gotta tomorrow due remind reminder
    won't wont shall next plan planning upcoming i'll we'll she'll he'll they'll you'll to_do todo deadline
    [order]
    pay buy get give take pick pack bring return call book make wash clean order refill renew send check schedule start stop turn turn_off turn_on put set don't do_not never
    always meet drop sign submit fill wake leave go visit ask tell print charge water feed change cancel confirm email text mail finish cook prepare prep move file restock return
    [no-past]
    need bed red seed speed weed indeed shed hundred bleed breed feed ted med wed naked tired bored excited worried scared sacred related supposed agreed advanced used_to closed we've_got i've_got you've_got they've_got have_got has_got
    """#
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
  static let name: StaticString = #"""
    [text]
    安安靜靜 安安穩穩 安安分分 安安心心 平平安安 安安全全 安安你好 安安大家好 心安安 快快樂樂 歡歡樂樂 樂樂呵呵 樂樂棒球 和和樂樂 圓圓滾滾 團團圓圓 圓圓胖胖 胖胖圓圓 方方圓圓 甜甜蜜蜜 甜甜圈
    香香甜甜 晶晶亮亮 開開心心 高高興興 健健康康 紅紅火火 多多少少 點點滴滴 恩恩愛愛 仔仔細細 星星點點 大大方方 大大小小 馬馬虎虎 虎虎生風 斯斯文文 花花綠綠 奇奇怪怪 冷冷清清 清清楚楚 乾乾淨淨
    整整齊齊 轟轟烈烈 吵吵鬧鬧 哭哭啼啼 蹦蹦跳跳 說說笑笑 嘻嘻哈哈 吃吃喝喝 來來回回 進進出出 上上下下 反反覆覆 迷迷糊糊 慌慌張張 匆匆忙忙 認認真真 舒舒服服 白白胖胖 白白淨淨 漂漂亮亮 明明白白
    叮叮噹噹 叮叮咚咚 丁丁噹噹 咚咚咚 文文靜靜 陽陽光光 朝朝暮暮 家家戶戶 洋洋灑灑 飛飛揚揚 笨笨呆呆 皮皮挫 美美滿滿 圓圓滿滿 祥祥和和 順順利利 平平順順 順順當當 早早晚晚 穩穩當當
    胖嘟嘟 肉嘟嘟 粉嘟嘟 嘟嘟嘴 嘟嘟囔囔 懶洋洋 暖洋洋 喜洋洋 美羊羊 亮晶晶 香噴噴 笑咪咪 笑瞇瞇 甜蜜蜜 白胖胖 胖乎乎 樂陶陶 樂淘淘 靜悄悄 圓滾滾 花朵朵 一朵朵 一點點 有點點 一顆顆 一球球 毛毛雨 毛毛蟲 毛毛躁躁
    一團團 滿滿的 滿滿當當 睡香香 吃香香 吃飽飽 喝飽飽 睡飽飽 看笑笑 紅點點 小點點 點點名 泡泡浴 泡泡水 泡泡機 泡泡糖 吹泡泡 車車子 波波奶 波波池 球球池 旺旺仙貝 旺旺集團
    蘋果 水果 芒果 百香果 火龍果 奇異果 堅果 糖果 如果 結果 效果 成果 後果 腰果 果果醬 糖糖果 小米粥 小米蟲 小米粒 小米飯 小米麩 小米糕 小米酒 小米手機 小米手環 小米電視 小米家電 小米椒 黃小米 南瓜小米 小寶石
    小魚乾 小魚湯 小魚粥 小魚苗 小魚丁 小魚餅 紅小豆 小豆苗 小豆腐 豆豆書 豆豆鞋 豆豆龍 毛豆豆 青春痘痘 剪妹妹頭 剪了妹妹頭 剪個妹妹頭 妹妹頭好可愛 妹妹頭造型 八哥哥 學妹妹 媽媽手 媽媽包 媽媽教室 媽媽手冊 媽媽桌 老大不小 老大爺 老大哥 老二哲學 喝奶奶 吃奶奶
    奶奶茶 奶奶粉 橘子汁 橘子皮 橘子樹 橘子色 饅頭夾 元宵節 元宵燈會 布丁狗 布丁杯 米米餅 可可粉 可可亞 可可豆 寶貝衣 月亮月亮 星星貼 星星貼紙 星星餅乾 星星月亮 熊熊火 貓咪咪 咪咪叫 豆沙包子 可樂果 果凍條
    湯圓圓 多多綠 養樂多多 好多多 很多多 大哥哥 大姊姊 小哥哥 小姊姊 小弟弟 小妹妹 老爺爺 老奶奶 老公公 老婆婆 聖誕老公公 表妹 堂妹 學妹 妹夫 妹子 表弟 堂弟 徒弟 弟媳 弟妹 兄弟 姊妹 表哥 堂哥 學弟 學長 阿公店 媽祖
    小樹苗 小樹枝 小樹屋 小樹林 小雨傘 小雨衣 小雨鞋 小花園 小花貓 小花朵 小熊餅乾 小熊維尼 小熊軟糖 小鹿斑比 小兔子 小兔兔 小鳥胃 小雪人 小雪球 小星星 小月亮 小太陽 小虎隊 小龍包 小龍女 小牛肉 小羊排 小狗狗
    陽光明明 月亮餅 太陽眼鏡 太陽餅 太陽花 太陽能 太陽穴 太陽很大 太陽好大 寶寶手冊 寶寶椅 寶寶粥 寶寶床 寶寶餅 寶寶油 寶寶霜 寶寶霜 寶寶日記 寶寶副食品 寶寶衣 寶寶車 寶寶鞋 別人家 安安幼兒園 樂樂園
    明明就 明明才 明明剛 明明有 明明是 明明很 明明沒 明明都 明明說 天天開心 天天快樂 剛剛好 好好吃 好好喝 好好睡 好好笑 好好玩 多多益善 多多指教 多多休息 多多喝水 恩恩怨怨 平平淡淡 平平整整 正正好 心心念念 冰冰涼涼
    momo購物 momo買 momo下單 momo訂 momo網 上momo momo台 momo特價 momo到貨 momo幣 momo_order
    art_class art_project art_show art_supplies art_room green_bean black_bean coffee_bean jelly_bean soy_bean kidney_bean bean_puree bean_soup bean_bag bean_paste bean_sprouts rose_garden in_may last_may next_may this_may since_may by_may until_may early_may late_may mid_may of_may in_june
    last_june next_june this_june since_june by_june until_june early_june late_june of_june in_april last_april next_april this_april since_april by_april until_april of_april in_august august_rush sunny_side sunny_day sunny_weather
    it's_sunny so_sunny hot_and_sunny olive_oil honey_pot lily_pad grace_period ginger_tea daisy_chain apple_juice apple_watch apple_pie apple_sauce cherry_tomatoes
    [front]
    小寶寶 小寶貝 大寶貝 大寶寶 小豆豆 小米米 小安安 小樂樂 小圓圓 小糖果 小糖糖 小魚魚 小果果 小毛毛 小毛頭 小可愛 小可憐 小星星 小花花 小熊熊 小牛牛 小虎虎 小球球 小胖胖 小妞妞
    [food]
    橘子 饅頭 小米 豆豆 元宵 湯圓 布丁 麻糬 包子 芋頭 芋圓 花生 栗子 芒果 蘋果 桃子 柚子 檸檬 可可 奶茶 豆腐 米糕 餅乾 年糕 南瓜 玉米 地瓜 蛋蛋 奶油 起司 紅豆 綠豆 芝麻 糯米 豆漿 可樂 咖啡 糖糖 果果 小魚
    小豆 米粒 米米 豆花 果凍 草莓 葡萄 西瓜 鳳梨 香蕉 番茄 蕃茄 芭樂 木瓜 櫻桃 梨子 李子 棗子 核桃 杏仁 麵包 吐司 湯包 餃子 丸子 魚丸 貢丸 蝦仁 奶酪 優格 布朗尼 鬆餅 泡芙 蛋糕 糖果 米果 海苔 蘿蔔 毛豆 蓮子 紅棗 冬瓜
    瓜瓜 桃桃 梨梨 莓莓 粥粥 飯飯 麵麵 魚魚 肉肉 菜菜 餅餅 小瓜 小桃 小梅 小芋 小薯 薯條 薯餅 栗栗 棗棗 杏仔 糰子 飯糰 蘑菇 香菇 豆苗 豆芽 波霸 珍珠 多多 奶奶 奶昔 拿鐵 摩卡 抹茶 焦糖 糖霜 麥片 燕麥 米香 爆米花
    mochi pudding cookie peanut pumpkin olive honey ginger pepper basil sugar candy bean berry cherry peach apple plum kiwi mango coco cocoa brownie
    [before-food]
    吃 喝 買 煮 切 剝 蒸 煎 炸 烤 啃 嚐 嘗 夾 拌 加 熬 炒 燉 泡 撒 配 包 訂 嗑 揉 做 補 賣 囤 有 剩 eat eats ate eating buy bought some more of with
    [thing]
    小樹 樹樹 小草 小花 花花 朵朵 小雨 小雪 雪球 星星 小星 月亮 月月 太陽 雲朵 雲雲 彩虹 小熊 熊熊 小鹿 小虎 小龍 小鳥 小兔 兔兔 小羊 小牛 牛牛 小狗 狗狗 小貓 貓咪 咪咪 小魚 小象 小馬 小豬 豬豬 小鴨 小雞 小猴 小蜂 蜜蜂
    球球 車車 泡泡 包包 毛毛 珍珠 寶貝 小船 小石頭 石頭 鈴鐺 叮噹 貝殼 羽毛 棉花 葉子 小葉 松果 小丸子 小球 蘋果 西瓜 皮皮 積木 娃娃 小海 海海 小溪 小山 小風 小光 小冰 冰冰 小雷 小火 火火 小竹 小松 小楓 楓楓 小米
    [before-thing]
    看 看見 看到 畫 種 摘 採 數 下 做 摺 折 貼 玩 抓 養 像 買 撿 挖 追 騎 搭 有 揹 背 拿 吹 拍 聽 唱 堆 踢 丟 賞 變成 當 隻 棵
    [judged]
    甜 酸 鹹 脆 熟 爛 粥 汁 泥 湯 皮 餅 苦 圓 亮 新鮮 過期 特價 發霉 融化 退冰 壞掉 快沒 沒了 缺貨 斷貨 到貨 便宜 貴 吃完了 喝完了 買好 買了 煮好 煮熟 蒸熟 打泥 壓泥 切 蒸好 熱好 掉滿地 口味 葉 樹 串
    [measure]
    個 顆 粒 片 瓣 塊 碗 包 盒 袋 斤 口 杯 瓶 根 串 罐 箱 匙 勺 把 條 份 籃 盤 半 棵 朵 隻 枝 株 盆 束 陣 場 張 台 尾
    [manner]
    圓圓 甜甜 胖胖 乖乖 亮亮 香香 笑笑 晶晶 白白 嫩嫩 軟軟 紅紅 彎彎 閃閃 暖暖 靜靜 點點 悠悠 翹翹 飽飽 小小 大大 美美 捲捲 明明 天天 好好 慢慢 偷偷 早早 默默 輕輕 滿滿 呆呆 皮皮 毛毛 多多
    [body]
    肚子 肚 臉 臉頰 眼睛 眼 鼻子 屁股 屁屁 手手 腳腳 腿 嘴 嘴巴 頭髮 耳朵 身體 全身 身上 月亮 睡得 笑得 長得 吃得 變得 玩得 養得 穿得 洗得 得好 好 臉蛋
    [common]
    bean may will hope joy rose grace mark summer april june autumn august honey ginger olive pepper basil sunny lucky art bill jack dawn faith star sky river ruby pearl daisy lily ivy violet amber jade coco kit max ace rocky
    chase hunter mason miles wade rich grant frank pat drew rob nick sue bob dot gene guy robin heather holly iris clay cliff dean earl forest glen heath reed stone angel baby bear bunny cookie peanut pumpkin sugar candy berry cherry peach
    apple plum kiwi mango cocoa brownie pudding mochi
    [act]
    had has ate drank slept napped threw woke took wants needs got said cried fell went pooped peed puked refused started finished loves likes hates weighs did gets goes turned smiled laughed rolled crawled walked drinks eats sleeps cries
    wakes keeps finally just won't doesn't didn't hasn't isn't
    [before-person]
    took take takes feed fed give gave gives bathe bathed changed dress dressed picked_up pick_up pickup drop_off dropped_off remind call called text tell told ask asked hug hugged hold held wake walk walked thank thanks hi hey dear poor
    [says]
    說 講 問 提醒 通知 回報 反映 發現 告訴 傳訊息 傳line 來電 says said thinks asked noticed reports
    [care]
    餵 喂 幫 帶 載 陪 送 接 接送 扶 哄 抱 揹 背 替 顧 照顧 牽 照看 陪伴 伺候 照料 安撫 安慰 換 洗 叫醒 fed feeds feeding bathed changed took takes taking watched helped dressed carried picked_up drove
    """#
  static let number: StaticString = #"""
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
    [number 13]
    thirteen
    [number 14]
    fourteen
    [number 15]
    fifteen
    [number 16]
    sixteen
    [number 17]
    seventeen
    [number 18]
    eighteen
    [number 19]
    nineteen
    [number 20]
    twenty
    [number 25]
    twenty-five twenty_five
    [number 30]
    thirty
    [number 35]
    thirty-five thirty_five
    [number 40]
    forty
    [number 45]
    forty-five forty_five
    [number 50]
    fifty
    [number 55]
    fifty-five fifty_five
    [number 60]
    sixty
    [number 90]
    ninety
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
    白粥 麵條 包子 水餃 餃子 雞蛋 豬肉 牛肉 蝦 菜 胡蘿蔔 馬鈴薯 玉米 番茄 花椰菜 菠菜 芭樂 木瓜 奇異果 草莓 梨子 火龍果 藍莓 米 糖果 巧克力
    冰淇淋 麥片 雞湯 火鍋 茶 奶茶 珍奶 鍋貼 炒飯 泡麵 醬油 鹽 油 米酒 月餅 粽子 湯圓 月子餐 bread apple chicken pasta cheese carrots fruit soup
    cereal 白飯 糙米 十倍粥 七倍粥 五倍粥 寶寶粥 肉粥 皮蛋瘦肉粥 鹹粥 地瓜粥 小米粥 雞絲麵 麵線 烏龍麵 義大利麵 米粉 冬粉 河粉 意麵 拉麵 陽春麵
    牛肉麵 乾麵 滷肉飯 雞腿飯 排骨飯 控肉飯 咖哩飯 咖哩 飯糰 御飯糰 壽司 生魚片 蛋餅 蘿蔔糕 燒餅 油條 三明治 漢堡 薯條 雞塊 雞腿 雞排 炸雞
    鹽酥雞 滷味 關東煮 茶葉蛋 水煮蛋 荷包蛋 炒蛋 蛋花湯 玉米濃湯 味噌湯 貢丸湯 排骨湯 魚湯 鱸魚湯 魚粥 滴雞精 雞精 花生豬腳 麻油雞 薑母鴨
    羊肉爐 酸菜白肉鍋 麻辣鍋 鍋燒 披薩 pizza 蛋塔 泡芙 車輪餅 紅豆餅 雞蛋糕 蔥油餅 胡椒餅 刈包 割包 肉圓 碗粿 臭豆腐 蚵仔煎 豆花 仙草 愛玉 粉圓
    剉冰 冰棒 霜淇淋 布朗尼 餅 米果 海苔 仙貝 洋芋片 泡泡糖 軟糖 棒棒糖 果凍 蜂蜜 果醬 花生醬 奶油 鮮奶油 麵粉 太白粉 冰糖 砂糖 黑糖 醋 烏醋
    沙拉油 橄欖油 麻油 香油 胡椒 辣椒 蔥 薑 蒜 蒜頭 洋蔥 高麗菜 大白菜 小白菜 空心菜 地瓜葉 青江菜 A菜 菜花 青花菜 四季豆 豌豆 毛豆 黃豆 黑豆
    紅豆 綠豆 紅豆湯 綠豆湯 芋頭 山藥 蓮藕 白蘿蔔 蘿蔔 小黃瓜 絲瓜 冬瓜 苦瓜 茄子 甜椒 香菇 金針菇 木耳 海帶 豆干 豆皮 百頁 絞肉 豬絞肉 排骨
    五花肉 里肌 香腸 火腿 培根 熱狗 貢丸 雞胸肉 雞翅 牛排 牛腩 羊肉 鴨肉 鵝肉 鱈魚 鯛魚 虱目魚 鱸魚 吻仔魚 蛤蜊 蚵仔 螃蟹 花枝 透抽 魷魚 干貝
    鳳梨 荔枝 龍眼 柳丁 柚子 文旦 檸檬 蓮霧 釋迦 棗子 水梨 柿子 哈密瓜 香瓜 櫻桃 奇異果泥 蘋果泥 香蕉泥 南瓜泥 地瓜泥 肉泥 菜泥 酪梨 堅果 核桃
    腰果 花生 芝麻 麥茶 綠茶 紅茶 烏龍茶 珍珠奶茶 手搖飲 飲料 可樂 汽水 啤酒 紅酒 溫水 白開水 冰塊 拿鐵 美式 黑咖啡 熱可可 薑茶 午茶 下午茶
    早午餐 晚餐剩的 剩菜 剩飯 便當盒 餐盒 外送 外賣 uber熊貓 素食 葷食 吐司邊 手指食物 條狀食物 noodles toast pancakes pancake waffle salad
    sandwich burger fries chicken_nuggets beef pork fish salmon tofu beans peas broccoli sweet_potato avocado berries strawberries blueberries
    grapes apples pear mango melon orange crackers cheerios teething_biscuit applesauce baby_food purees juice water tea cookies cookie cake
    chocolate ice_cream popsicle leftovers takeout takeaway dumplings congee 奶 豆漿 優酪乳 breastmilk 水解奶粉 一號奶粉 二號奶粉 成長奶粉
    羊奶粉 媽媽奶粉 豆奶 燕麥奶 保久乳 鮮乳 調味乳 養樂多 多多 冷凍母奶 母乳冰塊 擠出來的奶 瓶奶 奶水 初乳 早餐奶 睡前奶 消夜奶 bottle_feed
    breast_milk oat_milk soy_milk goat_milk whole_milk 灌 嗑 啃 吞 嚐 舔 吃了 喝了 drinks eats finished 吃不下 吃不到 吃不多 吃很多 吃掉 吃剩
    吃飽 吃得 吃得下 吃到 吃一口 吃兩口 吃了半 扒飯 配飯 喝不完 喝掉 喝到 喝得 喝湯 喝水 喝粥 吸 吸奶 含乳 含住 咬 嚼 吐出來 吐掉 不吃 不喝
    拒吃 拒奶 不肯吃 不肯喝 肯吃 愛吃 搶著吃 討吃 加餐 餵飯 餵水 餵完 餵到 餵食 補餵 灌食 試吃 試了 嘗試 接受 狂吃 秒殺 乾杯 一口接一口
    finished_it ate_it_all refused latched latching pumping pump spit_out chewed sipped gobbled devoured nibbled tried tasted burp burped
    副食品機 調理機 吸乳器 擠乳器 溢乳 母乳袋 脹奶 石頭奶 乳腺 吸管杯 喝水量 餵食椅 餐椅 圍兜 討食 飯量 食慾不振 沒胃口 胃口好 胃口差 貪吃 嘴饞
    便當菜 煮粥 打泥 管灌 安素 亞培 營養品 鼻胃管 增稠 電鍋 做菜 晚餐吃 早餐吃 吃早餐 吃午餐 吃晚餐 吃宵夜 吃點心 吃副食品 泡180 最愛吃 好吃
    好喝 泡奶粉 ml_bottle high_chair latch lactation cluster_feeding feeds bib sippy_cup meal meals cook cooked appetite thirsty
    [topic sleep]
    睡 睡著 睡覺 入睡 午睡 小睡 補眠 哄睡 躺平 睡過夜 睡飽 睡醒 秒睡 醒 醒來 起床 夜醒 夜奶 吵醒 賴床 打呼 床 嬰兒床 小床 枕頭 半夜 過夜 作息 安睡 失眠 熬夜 睏 好眠 翻來覆去 叫他起床 鬧鐘 一覺到天亮 自然醒 睡眠 哈欠
    sleep slept sleeping asleep nap napped naps bedtime bed crib woke wake wakes awake up_at down_at night_waking slept_through tired sleepy insomnia snoring
    翻身 睡了 睡不著 睡不好 睡很好 睡得 睡得好 睡到 睡下 睡倒 睡熟 睡沉 睡著了 睡醒了 昏睡 熟睡 淺眠 小瞇 瞇一下 打瞌睡 打盹 補覺 睡回籠覺
    回籠覺 午覺 睡午覺 早睡 晚睡 睡前 接覺 驚醒 嚇醒 餓醒 哭醒 自己醒 醒了 醒著 醒三次 醒兩次 一夜好眠 一覺 抱睡 奶睡 推車睡 陪睡 自己睡 分房睡
    放床 放下就醒 落地醒 起來 起床了 上床 躺 躺著 dozed dozed_off fell_asleep passed_out nodded_off knocked_out up_since up_all_night woke_up
    wakeup wake_up napping naptime co-sleep 睡袋 安撫奶嘴 夜燈 白噪音 搖籃 分房 睡前儀式 睡相 夢話 說夢話 做夢 惡夢 噩夢 夜驚 磨牙 呼嚕 鼾聲
    起床氣 早起 早鳥 凌晨醒 翻來翻去 眯 睡意 睡不飽 睡眠不足 黑眼圈 好睏 愛睏 想睡 睡著的臉 睡臉 睡著的樣子 叫我起床 哄 哄了 搖 white_noise
    pacifier night_light overnight nightmare bad_dream snore snored yawning overtired early_bird sleepless slept_in bassinet
    [topic diaper]
    尿布 尿片 紙尿褲 紙尿布 尿不濕 拉拉褲 濕紙巾 濕巾 屁屁膏 護膚膏 護臀膏 紅屁股 尿布疹 便便 大便 嗯嗯 大號 小號 小便 尿尿 尿 拉屎 拉臭臭 拉了 便秘 便祕 腹瀉 綠便 軟便 水便 糊狀 羊屎 戒尿布 馬桶訓練 換尿布 看護墊 尿墊 貓砂 換片 屁屁
    diaper diapers wipes nappy nappies poop pooped pee peed poopy wet_diaper blowout potty stool rash_cream litter
    拉臭 便 屁 放屁 黃色 血絲 wet 便便了 嗯嗯了 上大號 上小號 上廁所 尿濕 尿床 濕答答 漏尿 漏便 漏出來 外漏 側漏 爆便 爆屎 炸屎 噴屎 大出來
    黃金便 墨綠便 深綠便 土色便 顆粒便 稀便 水瀉 黏液 硬便 條狀便 一大包 尿量 尿了一泡 解便 解尿 沒大 沒便便 三天沒大 pees poops diaper_blowout
    dirty_diaper peeing pooping number_two tinkle 復健褲 成人紙尿褲 屁股紅 屁股破皮 痱子粉 尿布包 尿布台 尿布墊 包布 包尿布 小馬桶 便器 坐馬桶
    如廁 訓練褲 屎 鏟屎 鏟貓砂 撿便 尿盤 s號 m號 l號 xl號 nb change_table changing_pad diaper_bag pull_ups pull-ups swim_diapers huggies
    pampers 幫寶適 好奇 妙而舒 滿意寶寶 desitin potty_training accident wet_through
    [topic health]
    醫生 醫師 醫院 診所 急診 門診 看診 掛號 回診 複診 疫苗 預防針 打針 接種 第二劑 第一劑 第三劑 五合一 輪狀 流感疫苗 健檢 體檢 產檢 超音波 抽血 復健 洗腎 住院 出院 開刀 手術 拆線 牙醫 看牙 洗牙 塗氟 蛀牙 牙痛 健保卡 寶寶手冊 兒童手冊 疫苗本 黃卡 發燒 咳嗽 流鼻水 鼻涕 鼻塞 嘔吐 吐了
    拉肚子 肚子痛 頭痛 喉嚨痛 紅疹 疹子 起疹子 濕疹 過敏 蕁麻疹 中耳炎 腸病毒 感冒 流感 確診 便血 流血 破皮 跌倒 摔倒 撞到 受傷 瘀青 燙傷 腫 血壓 血糖 心跳 血氧 頭暈 胸悶 喘 膝蓋 腰痛 背痛 傷口 結痂 禁食 症狀 不舒服 生病 病 獸醫 結紮 驅蟲 跳蚤 蚊子 被咬 咬三包 失智 看護 輪椅 剪指甲
    doctor dr clinic hospital er vaccine vaccines shot shots checkup check-up dentist vet fever cough coughing runny_nose rash vomited threw_up sick cold ear_infection appointment blood_pressure bp blood_sugar allergy hurt bruise bleeding physio surgery pediatrician
    燒到 退燒 吐奶 溢奶 腹瀉 便秘 脹氣 腸絞痛 尿布疹 紅屁股 暈 抽搐 腫起來 發炎 玫瑰疹 水痘 沒食慾 食慾差 抽筋 失眠 水腫 塞奶 堵奶 乳腺炎
    congested diarrhea constipated swollen spit_up teething sore 微燒 低燒 高燒 發燒到 燒退 退燒了 乾咳 有痰 濃痰 打噴嚏 噴嚏 鼻子塞 鼻水
    黃鼻涕 喉嚨啞 聲音啞 沙啞 喉嚨紅 破嘴 嘴破 口瘡 鵝口瘡 舌苔 牙齦腫 流口水 口水疹 汗疹 痱子 異位性皮膚炎 脂漏 脂漏性皮膚炎 乳痂 奶癬 皮膚癢
    抓破 脫皮 乾裂 凍瘡 針眼 眼屎 眼睛紅 結膜炎 淚管阻塞 耳朵痛 耳朵流膿 中暑 脫水 肚子脹 腹痛 胃痛 胃食道逆流 逆流 噁心 想吐 乾嘔 噴射吐 拉稀
    血便 黑便 腸胃炎 諾羅 手足口病 皰疹性咽峽炎 黴漿菌 新冠 肺炎 支氣管炎 細支氣管炎 氣喘 熱痙攣 痙攣 夜驚 夢遊 磨牙 鼻血 流鼻血 腳扭到 扭傷
    扭到 閃到腰 落枕 骨折 骨裂 脫臼 擦傷 割傷 燙到 燒傷 夾到手 瘀血 黑青 腫包 撞出包 起水泡 水泡 長繭 雞眼 灰指甲 香港腳 帶狀皰疹 皮蛇 褥瘡
    壓瘡 腳腫 胸痛 心悸 心律不整 喘不過氣 頭昏 暈眩 天旋地轉 耳鳴 手麻 手抖 腳麻 無力 嗆到 噎到 吞不下 吞嚥困難 尿失禁 漏尿 尿床 頻尿 血尿
    尿不出來 便失禁 走失 譫妄 幻覺 認不得人 忘東忘西 疼痛 陣痛 宮縮 落紅 破水 惡露 孕吐 害喜 胎動 水腫腳 乳頭破皮 脹奶 石頭奶 紅腫 化膿 流膿
    滲血 傷口癢 拉傷 痠痛 肩頸痠 腰痠 偏頭痛 經痛 生理期 月經 經期 大姨媽 m來 過敏性鼻炎 花粉症 起酒疹 掉毛 嘔毛球 跛腳 拉血 sneezing
    stuffy_nose snotty wheezing hives eczema pink_eye croup rsv hfmd stomach_bug flu covid sore_throat headache migraine dizzy nausea puking
    puked spit-up bumped scraped sprained fractured stitches itchy limping seizure cramps period contractions swollen_ankles constipation 醫
    看醫生 看醫師 診間 病房 病床 病歷 轉診 轉院 急診室 救護車 叫救護車 加護病房 護理站 檢查 檢驗 報告出來 化驗 切片 x光 斷層 胃鏡 大腸鏡 心電圖
    驗血 驗尿 篩檢 聽力 視力 驗光 眼科 耳鼻喉科 小兒科 兒科 皮膚科 骨科 牙科 身心科 精神科 婦產科 婦科 心臟科 家醫科 復健科 中醫 針灸 推拿
    物理治療 職能治療 語言治療 早療 治療師 心理師 諮商 健保 重大傷病 長照 照服員 居服員 日照 護腰 血糖機 血壓計 血氧機 助行器 拐杖 助聽器 假牙
    卡介苗 b肝 肺炎鏈球菌 日本腦炎 打完針 打疫苗 留觀 疫苗反應 產後 剖腹 傷口護理 換藥 預產期 孕期 指甲 鼻屎 吸鼻 洗鼻 吸鼻涕 耳屎 牙齒 刷牙 蛀
    矯正器 牙套 牙線 眼鏡 近視 減肥 減重 戒菸 戒酒 健身 復元 康復 體力 精神差 精神不好 沒精神 活動力 昏倒 走路不穩 跛 獸醫院 除蚤 心絲蟲
    ultrasound scan x-ray mri lab labs blood_test bloodwork results specialist therapist therapy pt ot speech_therapy glasses orthodontist
    braces cavity teeth toothache pregnant due_date nails clip_nails hearing_aid wheelchair walker recovery
    [topic medicine]
    藥 吃藥 餵藥 藥包 藥水 藥膏 藥丸 擦藥 退燒藥 感冒藥 止咳藥 抗生素 塞劑 眼藥水 眼藥膏 益生菌 維他命 維生素 d3 鐵劑 鈣片 魚油 葉酸 胰島素 血壓藥 慢箋 慢性處方箋 處方箋 領藥 藥局 安眠藥 消炎藥 止痛藥 胃藥 類固醇 噴劑 吸入劑 生理食鹽水 滴劑 布洛芬 美林 普拿疼 中藥 保健品 軟便劑 飯後 劑量 一天三次 一天點四次 補維 乳液
    medicine med meds dose tylenol ibuprofen motrin antibiotic antibiotics pills pill vitamin vitamins inhaler insulin ointment drops prescription pharmacy probiotics eye_drops
    咳嗽藥水 降血壓藥 慢性病藥 驅蟲藥 除蚤藥 安眠 鎮定劑 感冒糖漿 糖漿 咳嗽糖漿 退燒栓劑 退燒塞劑 栓劑 甘油球 浣腸 整腸藥 腸胃藥 止瀉藥 電解水
    電解質 抗組織胺 過敏藥 鼻噴劑 鼻噴 鼻藥 耳滴劑 口內膏 燙傷藥膏 小護士 面速力達母 曼秀雷敦 薄荷膏 綠油精 白花油 痱子粉 濕疹藥膏 抗黴菌藥膏
    氣喘藥 噴霧 吸入藥 蒸氣 洗鼻器 洗鼻 甲狀腺藥 心臟藥 降膽固醇藥 利尿劑 失智藥 帕金森藥 憂鬱藥 抗憂鬱藥 止暈藥 暈車藥 避孕藥 黃體素 鋅 b群
    維他命c 維他命d 綜合維他命 乳鐵蛋白 dha 葉黃素 膠原蛋白 科學中藥 水藥 藥粉 粉藥 膠囊 錠 半顆藥 安寶 依普芬 康力 斯斯 胃乳 胃散 正露丸
    表飛鳴 advil panadol nurofen paracetamol aspirin antihistamine benadryl zyrtec claritin allergy_med eye_drop nasal_spray cream
    hydrocortisone probiotic iron vitamin_d supplement supplements gummies cough_syrup thyroid_pill bp_meds inhalers steroid 吃完藥 餵完藥 點藥
    點眼藥 點眼藥水 噴藥 塗藥 上藥 抹藥 擦乳液 藥盒 藥袋 藥單 藥師 停藥 換藥 加藥 減藥 吐藥 藥吐 忘記吃藥 補吃 顆藥 飯前藥 睡前藥 早上的藥
    晚上的藥 三餐飯後 每日一次 一天兩次 一天四次 每四小時 每六小時 每八小時 必要時吃 mg 毫克 劑 一劑 打胰島素 針劑 擦藥膏 防蚊液 every_8_hours
    every_6_hours every_4_hours twice_a_day refill refills dosage ml_of_tylenol rx
    [topic temperature]
    體溫 額溫 耳溫 額溫槍 耳溫槍 體溫計 溫度計 發燒 退燒 燒到 還在燒 又燒 低燒 高燒 微燒 量體溫 度半 38度 37度 39度 36度 38.5 37.5 ℃ 腿軟 燒退 沒燒
    temp temperature fever thermometer
    量耳溫 量額溫 量溫度 體溫正常 體溫偏高 腋溫 肛溫 退了 又燒起來 燒起來 燒了 燒三天 不燒 沒再燒 額頭燙 額頭熱 燙燙 發燙 手腳冰冷 忽冷忽熱
    退熱貼 冰枕 度c 38.2 38.6 38.9 39.2 37.8 38.1 39.1 36.5 36.8 degrees 100.4 101 102 103 fevers low_grade running_hot
    [topic growth]
    體重 身高 頭圍 公斤 公分 胖了 瘦了 長高 變重 長好快 長大 生長曲線 百分位 量身高 量體重 bmi 尺寸 穿不下 鞋小 weight height weighed kg cm lbs pounds percentile head_circumference grown outgrew outgrown
    身長 體重計 磅秤 秤重 生長 曲線 長胖 變胖 胖 瘦 掉體重 增重 尺碼 腳長 腳大 長快 又長 兩公分 三公分 胸圍 變大 變長 衣服小 褲子短 鞋子小
    鞋太小 小一號 大一號 穿不了 短一截 sizing_up size_up too_small too_short inches inch weigh weighs kilos lb_ tall taller chubby growth_spurt
    [topic bath]
    洗澡 洗頭 泡澡 沖澡 淋浴 澡盆 浴缸 沐浴乳 洗髮精 洗屁股 擦澡 洗好澡 水溫 吹頭髮 洗香香 bath bathed shower shampoo bathtub
    泡泡浴 浴盆 浴室 沐浴 沐浴精 洗面 洗臉 洗手 洗腳 洗屁屁 擦身體 擦身 沐浴球 洗髮 吹乾 浴巾 浴帽 乳液按摩 澡 洗熱水澡 沖屁股 泡湯 蓮蓬頭
    洗澡椅 洗香 洗白白 bathing washing_hair washed_hair hair_wash bath_time bathtime tub bubble_bath towel showered
    [topic play]
    玩 玩具 積木 繪本 故事 故事書 念書 聽故事 聽歌 兒歌 唱歌 跳舞 畫畫 塗鴉 卡通 平板 電視 手機 遊戲 拼圖 溜滑梯 盪鞦韆 玩沙 吹泡泡 追劇 電影 看書 貼紙 口紅畫 搶玩具 笑聲 紙箱 模型 公仔 打電動 彈琴 鍋蓋 played play playing toy toys cartoon cartoons puzzle blocks story stories song songs game games tv movie drawing lego book books
    玩耍 騎車 散步 遛 遛狗 遛彎 逛 逛街 運動 跑步 健走 walked walk ran swam 玩水 玩球 玩樂高 玩積木 玩黏土 玩桌遊 玩手機 打球 打籃球 打羽球
    踢球 踢足球 投籃 游泳 騎腳踏車 騎車車 溜滑板車 爬山 爬樓梯 爬 跑 跳 跳繩 走路 走走 走一圈 兜風 出去玩 出去走走 去公園 曬太陽 放風 野餐 露營
    釣魚 拍照 看電影 看卡通 看影片 看youtube 看展 聽音樂 唱 唱兒歌 念繪本 念故事 講故事 讀繪本 翻書 畫 畫圖 著色 剪紙 摺紙 貼貼紙 捉迷藏 躲貓貓
    扮家家酒 堆積木 堆高 拼 拼好 下棋 打牌 彈 彈鋼琴 做瑜珈 重訓 健身 慢跑 騎單車 打坐 遛貓 逗貓 逛夜市 逛市場 rode jumped danced sang drew
    painted colored built hiked biked read swing slide tummy_time peekaboo 玩伴 球 公園玩 辦家家酒 樂高 黏土 桌遊 玩偶 娃娃 熊熊 布偶 玩具車
    火車組 恐龍 公主 巴士 車車 泡泡 氣球 蠟筆 勞作 youtube 佩佩豬 巧虎 寶可夢 switch 電動 手遊 線上遊戲 影片 影集 小說 漫畫 音樂 搖鈴 爬行墊 趴
    趴趴 抬頭 搖搖馬 翹翹板 球池 沙坑 滑板車 滑步車 腳踏車 直排輪 籃球 足球 羽球 桌球 棒球 飛盤 象棋 麻將 烏克麗麗 吉他 鋼琴 手作 編織 毛線
    拼豆 逗貓棒 接飛盤 笑 大笑 咯咯笑 逗笑 sandbox bubbles doll dolls stuffed_animal crayons coloring paint painting bike scooter soccer ball
    hide_and_seek dance dancing singing music video_games minecraft board_game card_game legos playdough
    [topic school]
    學校 上學 放學 開學 幼兒園 幼稚園 托嬰 托嬰中心 安親 安親班 補習 補習班 才藝 才藝班 老師 導師 同學 作業 功課 考試 月考 期中考 期末考 段考 小考 聽寫 數學 國語 英文 國習 數習 生字 訂正 聯絡簿 聯絡本 書包 餐袋 水壺 制服 運動服 體育服 室內鞋 彩色筆 水彩 色紙 剪刀 白膠 美勞 家長會 校慶 運動會 畢業典禮 校外教學 戶外教學 園遊會
    說明會 學費 註冊費 餐費 班費 同意書 回條 表單 家長簽名 簽名 繳費單 報名 停課 補課 補假 接送 接小孩 接哥哥 接姊姊 接妹妹 接弟弟 接孩子 去接 送去 送托 校車 娃娃車 上課 下課 教室 小班 中班 大班 社團 報告 圖書館 考卷 抽籤 游泳課 鋼琴課 補習費 興趣班 飯費 家教 宿舍 選課
    school daycare preschool kindergarten teacher homework pickup pick_up drop_off dropoff permission_slip library_books recess class exam test uniform backpack tuition field_trip bus recital worksheet spelling show_and_tell
    幼幼班 國小 國中 高中 大學 研究所 小一 小二 小三 一年級 二年級 三年級 四年級 五年級 六年級 國一 高一 班級 班親會 親師 親師座談 家長日 家訪
    校門口 校外 校 教務處 輔導室 導護 校長 班長 同班 同桌 考 成績 成績單 分數 會考 學測 模擬考 默寫 背書 單字 英聽 自然 社會 自習 習作 評量
    生字簿 作文 心得 週記 日記 閱讀 閱讀單 學習單 專題 期末 論文 口試 答辯 實驗 報到 新生 轉學 入學 入園 適應期 分離 哭著進教室 校門 午休
    睡袋帶 餐具 便當袋 環保碗 室內拖 小書包 學用品 文具 美術課 體育課 音樂課 鋼琴 琴 才藝課 英文課 數學課 作文班 美語 安親接 課後 課後班 課照班
    留校 遲到 請假一天 停學 不上學 拒學 校服 帶便當 家長群組 班群 家長 老師說 幼兒 托育 公托 保母 保母家 義工 導護志工 愛心媽媽 頒獎 獎狀 畢業
    畢冊 畢旅 學期 開學日 寒假作業 暑假作業 寒假 暑假 營隊 夏令營 teachers classmate classroom grade grades kindy nursery elementary principal
    report_card lunchbox lunch_box school_bus carpool practice band orchestra choir camp semester tutor tutoring assignment essay quiz math
    reading_log science_fair picture_day pta conference enrollment babysitter
    [topic shopping]
    買 訂購 下單 補貨 囤 團購 網購 採買 採購 買菜 超市 全聯 家樂福 好市多 超商 便利商店 市場 特價 折扣 包裹 快遞 領貨 到貨 缺貨 退貨 發票 衛生紙 面紙 洗碗精 洗衣精 沐浴乳補充包 牙膏 棉花棒 紙巾 電池 用完 用光 見底 沒了 快沒了 只剩 剩最後 剩一 不夠 購物車 購物 菜 土司 蛋兩盒 一瓶 兩包 兩罐 一罐 一箱 代購
    buy bought shopping store order ordered groceries grocery supermarket costco target amazon package parcel running_low out_of almost_out last_of down_to pick_up_some
    尿布 尿片 紙尿褲 紙尿布 尿不濕 濕紙巾 濕巾 廚房紙巾 抽取式衛生紙 棉棒 紗布 紗布巾 口罩 酒精 洗衣球 洗衣粉 沐浴乳 沐浴露 洗髮精 洗手乳 牙線
    乳液 屁屁膏 護膚膏 護臀膏 凡士林 嬰兒油 防曬乳 防曬 防蚊液 垃圾袋 保鮮膜 夾鏈袋 母乳袋 燈泡 瓦斯 濾心 濾芯 濾網 衛生棉 看護墊 成人紙尿褲
    復健褲 貓砂 貓沙 飼料 貓糧 狗糧 罐頭 乾糧 凍乾 尿墊 試紙 血糖試紙 針頭 溢乳墊 奶嘴 奶瓶刷 奶瓶清潔劑 漂白水 貼布 ok繃 貼片 暖暖包 影印紙
    墨水 墨水匣 碳粉 隱形眼鏡藥水 diaper diapers wipes nappies nappy pull-ups formula toilet_paper paper_towels detergent dish_soap shampoo
    soap toothpaste sunscreen diaper_cream litter kibble batteries trash_bags garbage_bags tissues 尿布墊 產褥墊 免洗褲 防溢乳墊 乳墊
    母乳儲存袋 母乳冷凍袋 吸管 吸管杯 紙杯 免洗筷 竹籤 牙籤 牙刷 電動牙刷頭 牙線棒 漱口水 刮鬍刀片 刮鬍泡 洗面乳 面膜 化妝水 乳霜 護手霜 護唇膏
    潤髮乳 護髮 染髮劑 香皂 肥皂 洗碗海綿 菜瓜布 百潔布 抹布 拖把頭 拖把 掃把 畚箕 水桶 塑膠袋 保鮮袋 保鮮盒 烘焙紙 鋁箔紙 濾紙 咖啡濾紙 茶包
    柔軟精 衣物柔軟精 去漬劑 小蘇打 檸檬酸 漂白劑 通樂 馬桶清潔劑 浴廁清潔劑 芳香劑 除濕劑 樟腦丸 乾燥劑 蚊香 電蚊香 蚊香液 殺蟲劑 蟑螂藥
    螞蟻藥 打火機 蠟燭 火柴 膠帶 雙面膠 封箱膠帶 a4紙 原子筆 立可白 修正帶 橡皮擦 鉛筆 筆芯 便利貼 資料夾 信封 郵票 酒精棉片 優碘 碘酒 雙氧水
    生理食鹽水 退熱貼 痠痛貼布 撒隆巴斯 紗布塊 繃帶 透氣膠帶 人工皮 衛生手套 洗手慕斯 消毒水 暖暖貼 衛生棉條 護墊 棉墊 保險套 驗孕棒 排卵試紙
    快篩 快篩試劑 血糖片 採血針 酒精棉 尿袋 鼻胃管 管灌 營養品 安素 亞培 增稠劑 假牙清潔錠 假牙黏著劑 老人紙尿褲 墊片 零錢 米 桶裝水 礦泉水
    墨盒 水銀電池 鈕扣電池 3號電池 4號電池 三號電池 四號電池 貓砂盆 化毛膏 潔牙骨 肉泥 貓條 貓草 寵物尿布 除蚤滴劑 兔糧 牧草 魚飼料 toothbrush
    lotion baby_wash conditioner razors pads tampons sponges foil ziplocs band-aids bandages ink printer_ink light_bulbs filters bulbs
    hand_soap laundry_pods swim_diapers pull_ups training_pants nursing_pads milk_bags saline test_strips lancets cat_food dog_food 買東西 買一
    買兩 買到 買了 去買 要買 團媽 團購群 蝦皮 momo pchome 網拍 二手 面交 出清 週年慶 雙11 雙十一 黑五 滿額 折價券 優惠 打折 特價中 買一送一 搶
    搶購 結帳 刷卡 退換貨 退款 出貨 宅配 黑貓 店到店 取件 取貨 便利店 7-11 小七 全家便利商店 大潤發 愛買 寶雅 屈臣氏 康是美 大創 ikea 宜家
    迪卡儂 uniqlo 五金行 文具店 賣場 量販 購物袋 清單 採買清單 庫存 備貨 存貨 斷貨 沒貨 剩兩 剩三 剩半 剩不到 剩一包 剩一罐 快用完 快喝完
    快吃完 用完了 告急 見底了 補 補一下 purchase bought_a online_order delivery_arrived coupon sale on_sale discount checkout receipt refund
    exchange_it low_on running_out out_of_milk almost_gone nearly_out restock stock_up add_to_the_list list
    [topic chores]
    洗衣 洗衣服 洗碗 衣服 曬衣 晾衣 收衣服 摺衣服 燙 床單 被單 被子 棉被 枕頭套 掃地 拖地 吸地 倒垃圾 垃圾 垃圾車 回收 廚餘 打掃 大掃除 整理 收拾 收玩具 擦桌 水費 電費 瓦斯 瓦斯費 房租 管理費 繳電費 水電 修 修理 漏水 馬桶 水管 燈泡 關燈 關一下燈 燈 冷氣 洗衣機 冰箱 除濕機 濾網 消毒 洗奶瓶 消毒奶瓶 停水 停電 家事 煮飯 關火 澆花 打翻 髒 清潔 洗鍋 鑰匙 鎖門 帳單 繳卡費 驗車 師傅 電鍋 抹布 紗窗 蟑螂
    laundry dishes dishwasher vacuum mop trash garbage recycling sweep clean cleaning sheets fold rent bills electricity lawn sterilizer fix leak plumber wash chores
    洗 掃 拖 擦 曬 晾 倒 摺 收 刷 清 清洗 拆洗 換洗 裝 關 開 鎖 澆 剪 sterilize 洗好 洗乾淨 手洗 機洗 送洗 乾洗 洗曬 曬被子 曬棉被 曬乾 晾乾
    收衣 摺被子 燙衣服 換床單 鋪床 整理房間 整理衣櫃 整理書包 整理玩具 收納 歸位 吸 吸塵 吸地板 拖地板 擦地 擦窗戶 擦玻璃 刷廁所 刷馬桶 洗廁所
    洗浴室 洗車 洗鞋 洗碗盤 倒廚餘 清冰箱 清冷氣 清濾網 清排水孔 清水溝 通水管 通馬桶 除霉 除塵 除草 割草 澆水 剪枝 施肥 換土 換水 換貓砂 鏟屎
    鏟貓砂 餵魚 換燈泡 換電池 換濾心 換輪胎 換機油 打氣 組裝 安裝 拆 拆下 釘 鎖緊 鎖好 補牆 油漆 貼 修好 維修 送修 報修 關好 關掉 打開 開燈
    關門 關窗 關窗戶 關瓦斯 關電視 拔插頭 熱一下 加熱 解凍 退冰 煮 煮湯 燉 滷 蒸 炒 煎 烤 切 切好 備料 備餐 打成泥 做副食品 打副食品 洗米 泡 沖
    泡奶 沖奶 溫奶 煮沸 scrub wipe dust iron rinse soak sanitize tidy declutter organize repair replace install assemble water_the_plants mow
    rake shovel take_out_the_trash take_the_trash_out put_away cook boil reheat defrost thaw 家務 洗衣精 洗衣籃 衣櫃 換季 斷捨離 垃圾袋
    資源回收 拖把 吸塵器 掃地機器人 廚房 水槽 排水孔 流理台 油煙 抽油煙機 發霉 蟲 螞蟻 老鼠 殺蟲 除濕 滴水 水龍頭 馬桶不通 水塔 跳電 插座 燈管
    開關 電燈 遙控器 電池 網路 路由器 烘衣機 洗碗機 烤箱 微波爐 瓦斯爐 熱水器 冷氣濾網 修繕 裝潢 水電工 保固 管委會 管理室 社區 鎖匙 門鎖 門把
    窗簾 窗戶 紗門 地毯 沙發 床墊 搬家 租約 房東 房貸 網路費 電話費 信用卡費 卡費 繳費 繳稅 報稅 稅單 牌照稅 燃料稅 房屋稅 罰單 保險費 保費
    車險 汽車保養 機車保養 輪胎 加油 盆栽 花盆 種 魚缸換水 餵貓 餵狗 刮鬍刀 熨斗 縫 縫名牌 縫扣子 貼姓名貼 ironing swept mopped vacuumed
    dusting tidied closet garage yard weeds plants compost bins bin dishwasher_unload unload filter light_bulb bulb gutter repairman handyman
    plumbing mortgage utilities insurance_bill tax taxes oil_change tires car_wash registration
    [topic outing]
    出門 出去 回家 到家 公園 動物園 散步 遛 遛狗 遛彎 下樓 騎車 腳踏車 爬山 露營 旅行 出遊 旅遊 海邊 沙灘 遊樂園 河濱 百貨 餐廳 訂位 聚餐 訂餐廳 高鐵 火車 捷運 飛機 機票 飯店 回娘家 婆家 外婆家 阿嬤家 老家 車上 開車 搭車 停車 行李 推車 汽座 安全座椅 帶出門 剪頭髮 約會 走路 健走 步數 逛街 逛 夜市 展覽 野餐 戶外 車票 出發
    park zoo walk walked trip outing beach drive drove hike travel flight hotel restaurant stroller airport went_out home_by playground museum train
    帶去公園 放電 出門玩 郊遊 踏青 登山 步道 健行 海 海灘 水族館 海生館 科博館 美術館 博物館 兒童樂園 遊樂場 親子館 親子餐廳 農場 牧場 溫泉
    泡湯 渡假 度假 出國 日本 東京 沖繩 韓國 台北 台中 高雄 花蓮 宜蘭 墾丁 台南 民宿 訂房 退房 入住 機場 班機 登機 起飛 降落 航班 護照 簽證 轉機
    車程 塞車 迷路 導航 高速公路 國道 休息站 公車 捷運站 高鐵票 計程車 uber 叫車 騎機車 機車 開車去 停車位 違停 加油站 安全帽 安全帶 嬰兒車
    背巾 揹巾 揹 散心 兜風 夜景 煙火 跨年 演唱會 看電影 看展 市集 廟會 燈會 吃大餐 吃喜酒 喜酒 聚會 拜訪 串門子 回婆家 回老家 探望 看阿公
    看阿嬤 掃墓 走春 拜年 下山 上山 到站 回程 去程 路上 到家了 抵達 出站 門口 接機 送機 剪頭 剪髮 理髮 bus subway taxi road_trip vacation
    holiday_trip airbnb camping picnic aquarium farm fair festival fireworks concert movies mall downtown neighborhood_walk stroll bike_ride
    lake mountain trail flight_delayed boarding layover luggage suitcase haircut grandmas_house
    [topic work]
    上班 下班 加班 公司 開會 會議 主管 老闆 同事 請假 出差 面試 薪水 值班 夜班 早班 大夜 輪班 排班 客戶 專案 簡報 辦公室 離職 復職 育嬰假 業績 案子 交接 打工 遠端 職場 meeting 線上會議 特休 尾牙
    work office boss meeting overtime shift deadline client presentation commute coworker paycheck interview maternity_leave zoom
    工作 上工 打卡 加班費 薪資 發薪 年終 獎金 升遷 升職 加薪 調薪 考績 績效 離職單 辭職 裁員 資遣 轉職 求職 履歷 投履歷 應徵 錄取 offer 試用期
    到職 復工 育嬰留停 留停 產假 陪產假 病假 事假 補休 年假 輪休 排休 班表 晚班 小夜 大夜班 值大夜 打烊 開店 店裡 客訴 客人 廠商 老闆娘 主任
    經理 組長 部門 同仁 下屬 新人 會議室 開會開 視訊會議 週會 月會 站會 例會 報告老闆 交報告 結案 提案 企劃 設計稿 截稿 交件 上線 部署 修bug
    寫程式 code 出貨單 盤點 業務 報價 合約 簽約 發票請款 請款 報帳 高鐵出差 員旅 員工旅遊 春酒 教育訓練 上課進修 證照 兼職 接案 外送員 攤子
    生意 開工 收工 收攤 career colleague coworkers manager shift_work night_shift day_shift invoice payroll salary bonus promotion resume job
    jobs hired laid_off quit deadline_is standup sprint report_due slides wfh remote business_trip conference_call email_from_work calendar
    [topic milestone]
    第一次 學會 會爬 會走 會站 會坐 會翻身 翻身 長牙 長出 冒牙 第一顆牙 第二顆牙 放手走 站起來 第一步 認人 揮手 會叫 叫媽媽 叫爸爸 叫阿公 叫阿嬤 開口 說話 滿月 百日 滿百日 收涎 抓周 周歲 滿周歲 滿四個月 生日 生日蛋糕 一歲 兩歲 三歲 五歲 畢業 紀念日 拍照 站了 走三步 人生第一 會說 會自己 不要 7m 考98分 獨立 第一名
    first_time first_steps first_tooth first_word crawled rolled_over said_his said_her milestone birthday months_old steps tooth by_himself by_herself
    拍手 體重 身高 頭圍 長高 變重 said_his_first weight height weighed 會坐了 會爬了 會走了 會站了 會跑 會跳 會笑 會講 會喊 會數 會拿 會用
    會拍手 會翻 會滾 會認 會寫 會騎 會游 會翻身了 學會了 學走 學爬 學站 學說話 學會用 自己站 自己走 自己坐 自己吃 自己穿 自己上廁所 自己睡
    自己刷牙 第一次自己 人生第一次 人生第一口 第一口 第一句 第一聲 第一個 第一根 第一雙 第一天上學 翻過來 翻過去 扶著走 扶站 站穩 站起來了
    走了三步 走兩步 踏出 長第 冒出 牙冒出來 換牙 掉牙 門牙 乳牙 長大 長高了 變高 胖了 瘦了 重了 長了 重 增加 減少 體脂 腰圍 bmi first_laugh
    first_smile first_haircut sat_up stood_up took_steps pulled_up waved clapped said_mama lost_a_tooth potty_trained gained lost grew taller
    出生 出生滿 滿一歲 滿兩歲 滿半歲 兩個月了 三個月了 四個月了 六個月了 八個月了 十個月了 一歲了 兩歲了 三歲了 週年 結婚紀念日 紀念 一週年
    生日快樂 慶生 生日派對 生日禮物 蛋糕蠟燭 吹蠟燭 滿月酒 彌月 收涎餅 畢業了 入學第一天 上學第一天 第一天上班 第一本 第一張 第一屆 學會騎
    會寫名字 會說謝謝 會叫人 戒掉 戒奶嘴 斷奶 離乳成功 不用尿布 考上 錄取 得獎 冠軍 金牌 通過 懷孕 兩條線 驗到 求婚 結婚 訂婚 登記結婚 新家
    搬進 交屋 退休 里程碑 成長紀錄 turned_one turned_two turns_three birthday_party anniversary baptism graduated graduation first_day
    first_time_on walked_by standing_up sits_up rolls_over weaned newborn born engaged married pregnant
    [topic other]
    天氣 下雨 颱風 地震 保母費 津貼 補助 區公所 戶政 保險 身分證 護照 照片 紅包 拜拜 月餅 寄 阿姨 親戚 婆婆 媳婦 鄰居 生活 人生 幸福 日子 謝謝 新年 願望 想哭 好累 孤單 心情 崩潰 煩 氣 愛 回憶 朋友 weather rain insurance bank lonely grateful thank life feel
    新聞 選舉 投票 停班 停課 颱風假 下雪 天冷 降溫 寒流 太陽 彩虹 月亮 鄰居吵 隔壁 樓上 社群 臉書 ig line群 手機號碼 密碼 帳號 證件 印鑑 戶口
    戶籍 里長 律師 法院 公證 遺囑 銀行 存款 提款 匯款 轉帳 定存 股票 基金 投資 貸款 借錢 還錢 零用錢 壓歲錢 禮金 奠儀 白包 理賠 保單 捐血 捐款
    志工 教會 禮拜堂 主日 牧師 廟 拜 上香 求籤 算命 普渡 祖先 祭祖 法會 喪禮 告別式 婚禮 伴郎 伴娘 家族 親家 老公 老婆 男友 女友 閨蜜 朋友聚
    同學會 吵架 冷戰 和好 道歉 想念 未來 自己 情緒 壓力 快樂 難過 寂寞 生氣 焦慮 感謝 相簿 拍照 錄影 頭髮 染髮 燙髮 護膚 化妝 面膜 刺青 穿搭
    衣服 外套 鞋子 手錶 項鍊 戒指 password account money savings loan lawyer passport license vote news neighbor neighbors friend friends
    husband wife church pray photo photos memory memories feelings mood alone stress
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
    h hr hrs hour hours 小時 個小時 個多小時 鐘頭 個鐘頭 個多鐘頭
    [half-more h]
    個半小時 個半鐘頭
    [unit day]
    天 day days
    [unit week]
    週 週大 禮拜 星期 個禮拜 個星期 個多禮拜 個多星期 week weeks wk wks
    [half-more week]
    個半禮拜 個半星期
    [unit month]
    個月 個多月 month months mo mos
    [half-more month]
    個半月
    [unit year]
    年 週年 歲 周歲 足歲 year years yr yrs yo
    [unit times]
    次 回 x time times
    [several times]
    遍 趟 下 聲 頓 餐 覺 圈
    [unit piece]
    個 顆 粒 片 隻 只 本 張 支 枝 根 條 件 台 部 輛 棵 朵 束 串 樣 封 卷 捲 瓣 杯 滴 錠 首 集 題 節 堂 格 尾 頭 把 盤 桌 壺 鍋 桶 間 封信 piece pieces pc pcs slice slices cup cups drop drops tablet tablets pill pills
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
    公里 千米 km 英尺 呎 英吋 吋 inch inches ft feet 斤 兩 噸 磅 lb lbs pounds 大卡 千卡 卡路里 kcal 加侖 坪 畝 瓦 千瓦 赫茲 兆赫茲 微克 比特 位元組 字節 兆字節 mb gb 日元 日圓 港元 港幣 歐元 人民幣 英鎊 瑞士法郎 法郎 奈拉
    [none]
    號 樓 班 年級 點 月 日 課 頁 路 巷 弄 室 屆 版 級 折 胎 寶 期 梯次 段 號線 線 街 區 歲班 年次 點半 倍 成 種 邊 家 句 些 般 起 旁 人座 年份 月份 日遊 天份 路公車 公車 教室 合一 分之 分滿 分飽 分熟 分褲 分袖 分糖 價 度環景 度大轉變 度全景 度旋轉 度轉 度角 度無死角 度空間 度就業 度灼傷 度燙傷 度傷害 次元 次方 人房 人行
    人世界 口之家 位數 位元 頭肌 件式 條線 張犁 塊厝 對一 對1 份老街 份山城 份芋圓
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
    [one-and-half]
    one_and_a_half
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
    一年一度 一顆心 一張開 一字不漏 一分耕耘 一分錢 進一步 下一步 第一步 85度c 一人一 五分埔 七個小矮人 三隻小豬 三步併 三步並 去九份 到九份 七張站 全家六口 一家六口 一家七口 二手 二話不說 三不五時 三餐 三心二意 三更半夜 三杯雞 三明治 三分鐘熱度 三天兩頭 三層肉 四季 四肢 四神湯 四十肩 五合一 六合一 四合一 三合一 二合一 五花肉 五顏六色 七上八下
    亂七八糟 七嘴八舌 八寶粥 八成 八點檔 九層塔 九成 百香果 百貨 百葉窗 千層 萬聖節 萬用 第一 第二 第三 唯一 統一 星期一 禮拜一 7-11 7-eleven 711 24h營業 半天高
    半夜 半途 半路 半成品 半糖 半信半疑 半斤八兩 了半天 老半天 大半天 哄半天 找半天 等半天 弄半天 搞半天 講半天 說半天 煮半天 想半天 哭半天 鬧半天 忙半天 喊半天 叫半天 拖半天 吵半天
    兩難 兩岸 兩全 兩光 兩頭燒 兩頭跑 兩側 幾個 幾次 好幾
    no_one this_one that_one the_one one_day one_of one_another which_one one_thing one_time first_one last_one next_one new_one everyone someone anyone one_more_time one_year_old one_by_one at_once once_upon
    once_he once_she once_i once_we once_the once_they all_at_once one_at one_in one_is one_was one_who one_more one_and one_or one_for one_to one_on one_side one_hand half_asleep half_of
    [label]
    size room bus chapter page grade lesson unit gate exit route version channel level season episode iphone ios apt suite
    [cue ml]
    喝 奶 餵 喂 泡 擠 補 瓶餵 配方 配方奶 母奶 母乳 奶量 水 追奶 夜奶 討奶 吸奶 奶瓶 餵奶 喝奶 🍼 fed drank drink bottle formula pumped pump milk feed
    [cue °C]
    體溫 額溫 耳溫 腋溫 肛溫 背溫 溫度 水溫 室溫 燒 發燒 高燒 退燒 燒到 退到 降到 量 烤箱 預熱 氣炸鍋 fever temp temperature
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
    繳 付 花 匯 轉 費 錢 省 價 自費 賣 買 租 薪水 紅包 貼 補貼 補助 捐 領 賺 存 罰 押金 收費 訂金 刷卡 帳單 折扣 特價 只要 中獎 樂透 發票 彩券 加值 儲值 匯款 每人 欠 借 零用 paid cost costs spent
    [cue point]
    考 成績 分數 數學 國語 英文 自然 社會 得分 滿分 測驗 聽寫 小考 段考 期中 期末 score scored
    [cue step]
    走路 走了 步數 散步
    [cue min]
    親餵 左 右 左邊 右邊 左側 右側 left right left_side right_side nursed
    [cue times]
    尿 便 尿尿 便便 大便 小便 大號 小號 吐 拉 排便 換尿布 poop poops poopy pee pees wet dirty nap naps feeding feedings spit-up spit-ups diaper_change diaper_changes pooped peed
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
    爸媽 爹 娘 媽祖婆 老爸爸 老媽媽 老人 長輩 公婆 岳父母 祖母 祖父 阿祖 曾祖母 舅公 姨婆 姑婆 叔公 嬸婆 伯公 乾媽 乾爹 大伯 二伯 大姨 小姨
    大舅 小舅 二姑 小姑姑 表妹 表弟 堂弟 堂妹 嫂嫂 大嫂 弟妹 姊夫 妹夫 前夫 前妻 未婚夫 未婚妻 閨蜜 好友 朋友 隔壁 隔壁鄰居 樓上鄰居 學長 學姊
    學弟 學妹 組長 經理 總監 人資 組員 下屬 店員 店長 客人 快遞員 郵差 里長 管委會 警衛 保全 清潔阿姨 櫃台 護理長 志工 教友 牧師 師父 師姐 居服
    長照 照顧員 外傭 印傭 阿姐 廠商 業務 仲介 水電師傅 同房 同學媽媽 其他家長 家長 大家 各位 全家 兩老 另一半 枕邊人 大女兒 媽媽們 爸爸們 hubs
    colleague coworker friend friends in-laws mil fil stepdad stepmom cousin grandparents nan pop gran grampa manager everyone everybody
    [teacher]
    老師 導師 班導 園長 教練 老師們 安親老師 主任 護理師 護士 醫生 醫師 藥師 社工 牙醫 獸醫 中醫 doctor nurse pediatrician vet dentist pharmacist
    班導師 輔導老師 鋼琴老師 英文老師 數學老師 體育老師 美術老師 舞蹈老師 游泳教練 治療師 語言治療師 職能治療師 物理治療師 心理師 諮商師 營養師
    復健師 兒科醫師 婦產科醫師 小兒科醫生 家醫科醫師 急診醫師 主治醫師 個管師 衛教師 助教 教授 指導教授 校長 校護 教官 學務處 教務處 導護
    therapist counselor tutor principal coach professor ob obgyn midwife hygienist
    [child]
    寶寶 寶貝 北鼻 小孩 小孩子 孩子 小朋友 女兒 兒子 囝仔 囡仔 孫子 孫女 金孫 阿孫 妹妹 弟弟 哥哥 姊姊 姐姐 妹 弟 老大 老二 老么 大寶 二寶 小寶 雙胞胎 娃 娃兒 閨女
    小子 小鬼 大哥 小的 大的 兩隻 孩子們 小傢伙 小傢伙們 小惡魔 小魔王 寶 bb baby kid kids son daughter toddler twins babies sister brother kiddo little_one
    女寶 男寶 新生兒 嬰兒 幼兒 大女兒 小女兒 大兒子 小兒子 大妹 小妹 大弟 小弟 二姊 二哥 大姊 大的那個 小的那個 三寶 老三 姪子 姪女 外甥 外甥女
    表妹 孫 孫孫 乖孫 小公主 小王子 小天使 小妞 小妮子 小肉球 小肥肥 小番薯 寶貝們 兄弟 姊妹 兄妹 姊弟 兩姊妹 兩兄弟 倆 小人 小祖宗 little_guy
    little_man my_girl my_boy girl boy infant newborn grandson granddaughter nephew niece lil_one bub munchkin monkey
    [pet]
    狗 狗狗 貓 貓咪 貓貓 毛孩 毛小孩 兔子 兔兔 鸚鵡 倉鼠 柴犬 主子 喵 汪 汪汪 小狗 小貓 貓主子 鳥 魚缸 烏龜 dog cat puppy kitten bunny parrot hamster pup kitty
    狗子 汪星人 喵星人 阿貓 橘貓 黑貓 白貓 虎斑 三花 米克斯 柯基 貴賓 黃金獵犬 拉拉 法鬥 吉娃娃 臘腸 博美 馬爾濟斯 天竺鼠 刺蝟 守宮 蜜袋鼯
    孔雀魚 鬥魚 鸚哥 文鳥 puppies kittens fish bird turtle pooch
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
    尿布墊 產褥墊 免洗褲 防溢乳墊 乳墊 母乳儲存袋 母乳冷凍袋 吸管 吸管杯 紙杯 免洗筷 竹籤 牙籤 牙刷 電動牙刷頭 牙線棒 漱口水 刮鬍刀片 刮鬍泡
    洗面乳 面膜 化妝水 乳霜 護手霜 護唇膏 潤髮乳 護髮 染髮劑 香皂 肥皂 洗碗海綿 菜瓜布 百潔布 抹布 拖把頭 拖把 掃把 畚箕 水桶 塑膠袋 保鮮袋
    保鮮盒 烘焙紙 鋁箔紙 濾紙 咖啡濾紙 茶包 柔軟精 衣物柔軟精 去漬劑 小蘇打 檸檬酸 漂白劑 通樂 馬桶清潔劑 浴廁清潔劑 芳香劑 除濕劑 樟腦丸
    乾燥劑 蚊香 電蚊香 蚊香液 殺蟲劑 蟑螂藥 螞蟻藥 打火機 蠟燭 火柴 膠帶 雙面膠 封箱膠帶 a4紙 原子筆 立可白 修正帶 橡皮擦 鉛筆 筆芯 便利貼
    資料夾 信封 郵票 酒精棉片 優碘 碘酒 雙氧水 生理食鹽水 退熱貼 痠痛貼布 撒隆巴斯 紗布塊 繃帶 透氣膠帶 人工皮 衛生手套 洗手慕斯 消毒水 暖暖貼
    衛生棉條 護墊 棉墊 保險套 驗孕棒 排卵試紙 快篩 快篩試劑 血糖片 採血針 酒精棉 尿袋 鼻胃管 管灌 營養品 安素 亞培 增稠劑 假牙清潔錠 假牙黏著劑
    老人紙尿褲 墊片 零錢 米 桶裝水 礦泉水 墨盒 水銀電池 鈕扣電池 3號電池 4號電池 三號電池 四號電池 貓砂盆 化毛膏 潔牙骨 肉泥 貓條 貓草 寵物尿布
    除蚤滴劑 兔糧 牧草 魚飼料 toothbrush lotion baby_wash conditioner razors pads tampons sponges foil ziplocs band-aids bandages ink
    printer_ink light_bulbs filters bulbs hand_soap laundry_pods swim_diapers pull_ups training_pants nursing_pads milk_bags saline test_strips
    lancets cat_food dog_food
    [milk]
    奶粉 配方奶 母奶 母乳 牛奶 鮮奶 羊奶 奶 水奶 ㄋㄟㄋㄟ 奶量 夜奶 親餵 瓶餵 追奶 擠奶 餵奶 喝奶 豆漿 優酪乳 優格 milk breastmilk bottle nursed nursing pumped
    水解奶粉 一號奶粉 二號奶粉 成長奶粉 羊奶粉 媽媽奶粉 豆奶 燕麥奶 保久乳 鮮乳 調味乳 養樂多 多多 冷凍母奶 母乳冰塊 擠出來的奶 瓶奶 奶水 初乳
    早餐奶 睡前奶 消夜奶 bottle_feed breast_milk oat_milk soy_milk goat_milk whole_milk
    [food]
    飯 粥 稀飯 白粥 麵 麵條 麵包 吐司 土司 饅頭 包子 水餃 餃子 蛋 雞蛋 蛋黃 蒸蛋 肉 雞肉 豬肉 牛肉 魚 鮭魚 蝦 豆腐 青菜 菜 紅蘿蔔 胡蘿蔔 南瓜 地瓜 馬鈴薯 玉米 番茄 花椰菜 菠菜 水果 蘋果 香蕉 橘子 葡萄
    芭樂 木瓜 西瓜 奇異果 草莓 梨子 火龍果 藍莓 米 米餅 餅乾 蛋糕 布丁 優格 起司 點心 零食 糖果 巧克力 冰淇淋 早餐 午餐 晚餐 中餐 宵夜 便當 副食品 輔食 食物泥 冰磚 米糊 麥片 燕麥 湯 雞湯 火鍋 果汁 咖啡 茶 奶茶 珍奶
    鍋貼 炒飯 泡麵 醬油 鹽 油 米酒 月餅 粽子 湯圓 鬆餅 月子餐 餐 rice porridge oatmeal egg eggs bread banana apple chicken pasta snack snacks lunch dinner breakfast puree yogurt cheese carrots fruit coffee soup cereal
    白飯 糙米 十倍粥 七倍粥 五倍粥 寶寶粥 肉粥 皮蛋瘦肉粥 鹹粥 地瓜粥 小米粥 雞絲麵 麵線 烏龍麵 義大利麵 米粉 冬粉 河粉 意麵 拉麵 陽春麵 牛肉麵
    乾麵 滷肉飯 雞腿飯 排骨飯 控肉飯 咖哩飯 咖哩 飯糰 御飯糰 壽司 生魚片 蛋餅 蘿蔔糕 燒餅 油條 三明治 漢堡 薯條 雞塊 雞腿 雞排 炸雞 鹽酥雞 滷味
    關東煮 茶葉蛋 水煮蛋 荷包蛋 炒蛋 蛋花湯 玉米濃湯 味噌湯 貢丸湯 排骨湯 魚湯 鱸魚湯 魚粥 滴雞精 雞精 花生豬腳 麻油雞 薑母鴨 羊肉爐 酸菜白肉鍋
    麻辣鍋 鍋燒 披薩 pizza 蛋塔 泡芙 車輪餅 紅豆餅 雞蛋糕 蔥油餅 胡椒餅 刈包 割包 肉圓 碗粿 臭豆腐 蚵仔煎 豆花 仙草 愛玉 粉圓 剉冰 冰棒 霜淇淋
    布朗尼 餅 米果 海苔 仙貝 洋芋片 泡泡糖 軟糖 棒棒糖 果凍 蜂蜜 果醬 花生醬 奶油 鮮奶油 麵粉 太白粉 冰糖 砂糖 黑糖 醋 烏醋 沙拉油 橄欖油 麻油
    香油 胡椒 辣椒 蔥 薑 蒜 蒜頭 洋蔥 高麗菜 大白菜 小白菜 空心菜 地瓜葉 青江菜 A菜 菜花 青花菜 四季豆 豌豆 毛豆 黃豆 黑豆 紅豆 綠豆 紅豆湯
    綠豆湯 芋頭 山藥 蓮藕 白蘿蔔 蘿蔔 小黃瓜 絲瓜 冬瓜 苦瓜 茄子 甜椒 香菇 金針菇 木耳 海帶 豆干 豆皮 百頁 絞肉 豬絞肉 排骨 五花肉 里肌 香腸
    火腿 培根 熱狗 貢丸 雞胸肉 雞翅 牛排 牛腩 羊肉 鴨肉 鵝肉 鱈魚 鯛魚 虱目魚 鱸魚 吻仔魚 蛤蜊 蚵仔 螃蟹 花枝 透抽 魷魚 干貝 鳳梨 荔枝 龍眼
    柳丁 柚子 文旦 檸檬 蓮霧 釋迦 棗子 水梨 柿子 哈密瓜 香瓜 櫻桃 奇異果泥 蘋果泥 香蕉泥 南瓜泥 地瓜泥 肉泥 菜泥 酪梨 堅果 核桃 腰果 花生 芝麻
    麥茶 綠茶 紅茶 烏龍茶 珍珠奶茶 手搖飲 飲料 可樂 汽水 啤酒 紅酒 溫水 開水 白開水 冰塊 拿鐵 美式 黑咖啡 熱可可 薑茶 午茶 下午茶 早午餐
    晚餐剩的 剩菜 剩飯 便當盒 餐盒 外送 外賣 uber熊貓 素食 葷食 吐司邊 手指食物 條狀食物 noodles toast pancakes pancake waffle salad sandwich
    burger fries chicken_nuggets beef pork fish salmon tofu beans peas broccoli sweet_potato avocado berries strawberries blueberries grapes
    apples pear mango melon orange crackers cheerios teething_biscuit applesauce baby_food purees solids juice water tea cookies cookie cake
    chocolate ice_cream popsicle leftovers takeout takeaway dumplings congee
    [medicine]
    藥 藥包 藥水 藥膏 藥丸 退燒藥 感冒藥 止咳藥 咳嗽藥水 抗生素 塞劑 眼藥水 眼藥膏 益生菌 維他命 維生素 d3 鐵劑 鈣片 魚油 葉酸 胰島素 血壓藥 降血壓藥 慢箋 慢性處方箋 處方箋 慢性病藥 安眠藥 消炎藥 止痛藥 胃藥 類固醇
    噴劑 吸入劑 生理食鹽水 驅蟲藥 除蚤藥 滴劑 布洛芬 美林 普拿疼 中藥 保健品 軟便劑 dose tylenol ibuprofen antibiotics antibiotic medicine meds pills pill vitamin inhaler insulin ointment drops
    安眠 鎮定劑 感冒糖漿 糖漿 咳嗽糖漿 退燒栓劑 退燒塞劑 栓劑 甘油球 浣腸 整腸藥 腸胃藥 止瀉藥 電解水 電解質 抗組織胺 過敏藥 鼻噴劑 鼻噴 鼻藥
    耳滴劑 口內膏 燙傷藥膏 小護士 面速力達母 曼秀雷敦 薄荷膏 綠油精 白花油 痱子粉 濕疹藥膏 抗黴菌藥膏 氣喘藥 噴霧 吸入藥 蒸氣 洗鼻器 洗鼻
    甲狀腺藥 心臟藥 降膽固醇藥 利尿劑 失智藥 帕金森藥 憂鬱藥 抗憂鬱藥 止暈藥 暈車藥 避孕藥 黃體素 鋅 b群 維他命c 維他命d 綜合維他命 乳鐵蛋白
    dha 葉黃素 膠原蛋白 科學中藥 水藥 藥粉 粉藥 膠囊 錠 半顆藥 安寶 依普芬 康力 斯斯 胃乳 胃散 正露丸 表飛鳴 advil panadol nurofen paracetamol
    aspirin antihistamine benadryl zyrtec claritin allergy_med eye_drop nasal_spray cream hydrocortisone probiotic probiotics iron vitamin_d
    supplement supplements gummies cough_syrup thyroid_pill bp_meds inhalers steroid
    [clothes]
    衣服 褲子 上衣 外套 鞋 鞋子 室內鞋 雨鞋 布鞋 球鞋 襪子 帽子 圍兜 圍巾 睡衣 制服 運動服 體育服 泳衣 泳褲 雨衣 內褲 內衣 包屁衣 手套 換洗衣服 床單 被單 被子 棉被 枕頭套 枕頭 毛巾 浴巾 睡袋 shirt shoes socks jacket coat uniform pants hat sheets towel swimsuit
    長袖 短袖 長褲 短褲 裙子 洋裝 內搭褲 背心 羽絨衣 羽絨外套 毛衣 厚外套 薄外套 風衣 襯衫 t恤 polo衫 西裝 領帶 皮帶 皮鞋 涼鞋 拖鞋 運動鞋
    學步鞋 雪靴 室外鞋 襪 褲襪 毛帽 遮陽帽 口水巾 圍兜兜 紗布衣 蝴蝶衣 兔裝 連身衣 肚圍 手帕 口罩套 髮夾 髮圈 泳帽 蛙鏡 雨鞋套 舞衣 舞鞋 道服
    柔道服 圍裙 學校外套 冬季制服 夏季制服 運動外套 換洗衣物 備用衣服 備用褲 床包 被套 涼被 涼蓆 毯子 毛毯 包巾 窗簾 桌巾 地墊 浴墊 onesie
    onesies pajamas pjs mittens beanie sneakers boots sandals raincoat dress shorts leggings sweater hoodie t-shirt swim_trunks bib swaddle
    sleep_sack blankets sheet towels curtain costume
    [thing]
    水壺 書包 餐袋 聯絡簿 聯絡本 課本 作業本 鉛筆盒 彩色筆 水彩 剪刀 色紙 膠水 白膠 玩具 積木 繪本 故事書 書 推車 嬰兒車 汽座 安全座椅 背巾 揹巾 奶瓶 水杯 學習杯 碗 湯匙 餐椅 圍欄 床 冷氣 冰箱 洗衣機 電視 手機 平板 充電器 鑰匙
    雨傘 遙控器 體溫計 耳溫槍 額溫槍 溫度計 血壓計 血糖機 輪椅 助行器 拐杖 假牙 老花眼鏡 眼鏡 電鍋 除濕機 吸塵器 溫奶器 消毒鍋 行李 包裹 快遞 禮物 卡片 蛋糕 紅包 照片 安全帽 腳踏車 機車 車子 輪胎 水管 馬桶 水龍頭 燈 門鎖 紗窗
    stroller car_seat backpack water_bottle thermometer crib toy toys book books monitor bib pacifier blanket keys package parcel
    保溫瓶 保溫杯 便當袋 餐具 筷子 環保杯 環保餐具 環保袋 水彩筆 蠟筆 彩虹筆 調色盤 圖畫紙 海報紙 瓦楞紙 保麗龍 美工刀 尺 圓規 三角板 計算機
    字典 筆記本 空白本 作業簿 甲本 乙本 生字簿 習作 課外讀物 直笛 口琴 鋼琴 小提琴 烏克麗麗 跳繩 球 籃球 足球 羽球拍 桌球拍 滑板車 直排輪 護具
    泳圈 推車輪子 嬰兒床 床欄 圍籬 安撫巾 安撫奶嘴 搖椅 吸鼻器 溢乳墊 吸乳器 擠乳器 奶嘴頭 副食品機 調理機 果汁機 電風扇 電扇 暖爐 電暖器
    空氣清淨機 清淨機 加濕器 熱水器 瓦斯爐 抽油煙機 烤箱 微波爐 氣炸鍋 電磁爐 熱水壺 飲水機 濾水器 洗碗機 烘衣機 掃地機器人 掃地機 吹風機
    電鬍刀 熨斗 縫紉機 電腦 筆電 滑鼠 鍵盤 印表機 路由器 網路 wifi 充電線 行動電源 耳機 相機 記憶卡 投影機 喇叭 遙控車 樂高 拼圖 桌遊 娃娃 玩偶
    熊熊 扭蛋 車車 玩具車 火車組 黏土 泡泡水 氣球 三輪車 滑步車 汽車 電動車 機油 雨刷 電瓶 行照 駕照 安全帶 後照鏡 車鑰匙 家裡鑰匙 門卡 感應卡
    悠遊卡 學生證 提款卡 信用卡 錢包 皮夾 包包 書桌 椅子 沙發 床墊 櫃子 書櫃 衣櫃 鞋櫃 抽屜 門把 紗門 窗戶 燈管 插座 延長線 開關 水塔 水表
    瓦斯桶 水槽 蓮蓬頭 馬桶蓋 浴缸 鏡子 時鐘 鬧鐘 盆栽 魚缸 貓砂盆 貓抓板 牽繩 胸背 外出籠 飲水器 飼料機 助聽器 血氧機 製氧機 氧氣機 電動床
    氣墊床 便盆椅 尿壺 四腳拐 輪椅坐墊 扶手 止滑墊 洗澡椅 藥盒 護腰 護膝 束腹 熱敷袋 冰枕 冰袋 急救箱 相簿 生日禮物 耶誕禮物 聖誕樹 春聯 紅包袋
    供品 金紙 花束 門票 車票 機票 護照 行李箱 帳篷 睡袋 野餐墊 墨鏡 陽傘 sippy_cup bottles bottle_brush pump pump_parts swing high_chair
    crib_sheet scooter bike helmet goggles lunchbox lunch_box thermos folder pencil pencils crayons glue scissors recorder violin soccer_ball
    cleats tent suitcase umbrella wallet card passport laptop charger phone remote fridge washer dryer vacuum fan heater lamp bulb faucet sink
    toilet drain tire tires car leash carrier litter_box tank
    [paper]
    學費 註冊費 保母費 保母費用 安親費 補習費 才藝費 餐費 班費 電費 水費 瓦斯費 房租 管理費 電話費 健保費 保險費 保險 稅 牌照稅 房屋稅 綜所稅 停車費 罰單 帳單 信用卡 卡費 繳費單 同意書 回條 表單 報名表 申請書 請假單 假單 健保卡
    身分證 戶口名簿 護照 寶寶手冊 兒童手冊 媽媽手冊 疫苗本 黃卡 存摺 印章 津貼 補助 育兒津貼 發票 合約 報告 作業 功課 考卷 學習單 報名 fee tuition rent bill bills form slip permission_slip invoice payment deposit passport insurance
    學雜費 代辦費 午餐費 營養午餐費 課後班費用 社團費 教材費 材料費 校外教學費 畢旅費 畢冊費 制服費 車貸 房貸 學貸 貸款 網路費 手機費 第四台
    有線電視費 社區管理費 油錢 過路費 etc儲值 停車月租 燃料稅 燃料費 地價稅 遺產稅 所得稅 扣繳憑單 報稅 勞保 國保 國民年金 健保 儲蓄險 意外險
    醫療險 理賠 診斷書 診斷證明 病歷 轉診單 檢查單 批價 收據 明細 成績單 通知單 意願調查表 調查表 回函 家長同意書 報名費 訂金 尾款 押金 合約書
    租約 契約 遺囑 公證 戶籍謄本 印鑑證明 身障手冊 身心障礙證明 重大傷病卡 長照申請 育嬰留停 留停申請 生育津貼 生育補助 租屋補助 紅單 違停單
    掛號信 公文 履歷 離職單 勞健保 報帳 請款 請款單 統編 存款 零用錢 薪水 獎金 年終 薪資單 invoices receipt receipts tax taxes mortgage loan
    lease contract paperwork registration license insurance_card copay co-pay refund electricity_bill water_bill phone_bill internet_bill
    report_card signup_sheet
    [place]
    學校 幼兒園 幼稚園 托嬰中心 托嬰 安親班 補習班 才藝班 公司 醫院 診所 急診 藥局 藥房 衛生所 區公所 戶政 郵局 銀行 超市 全聯 家樂福 好市多 超商 便利商店 市場 菜市場 公園 圖書館 動物園 遊樂場 游泳池 河濱 百貨 餐廳 車站 娘家 婆家 老家 外婆家 阿嬤家
    保母家 家裡 家 樓下 陽台 廚房 客廳 浴室 房間 日照中心 daycare school hospital clinic er park library store supermarket pharmacy playground office pool
    國小 國中 高中 大學 小學 學校門口 校門口 教室 操場 幼幼班 課照班 美語班 舞蹈教室 音樂教室 游泳班 體育館 公托 私托 托育中心 親子館 親子餐廳
    遊戲室 球池 兒童樂園 兒童新樂園 科教館 科博館 海生館 美術館 博物館 書店 誠品 文具店 玩具店 五金行 水電行 洗衣店 自助洗衣 美容院 理髮店 髮廊
    美甲店 健身房 瑜珈教室 咖啡廳 咖啡店 早餐店 便當店 飲料店 麵店 火鍋店 自助餐 夜市 黃昏市場 傳統市場 量販店 大潤發 愛買 屈臣氏 康是美 寶雅
    小北 大創 ikea 宜家 特力屋 全國電子 燦坤 7-11 小七 全家 萊爾富 丁丁藥局 婦產科 小兒科 兒科 耳鼻喉科 牙科 眼科 皮膚科 骨科 中醫診所 復健科
    身心科 精神科 心臟科 家醫科 榮總 長庚 台大 馬偕 慈濟 國泰 病房 加護病房 診間 候診區 檢驗科 月子中心 產後護理之家 安養院 養護中心 護理之家
    日照 長照中心 教會 廟 土地公廟 靈骨塔 墓地 派出所 戶政事務所 地政 國稅局 監理站 勞保局 健保署 鎮公所 市公所 法院 銀行櫃台 atm 提款機 加油站
    停車場 修車行 機車行 洗車場 車廠 高鐵站 火車站 捷運站 公車站 機場 飯店 民宿 露營區 海邊 河濱公園 山上 步道 農場 牧場 溫泉 遊樂園 遊戲區
    溜冰場 籃球場 足球場 泳池 社區 中庭 頂樓 地下室 車庫 電梯 樓梯 走廊 玄關 主臥 書房 兒童房 嬰兒房 衛浴 廁所 後陽台 前陽台 院子 花園 菜園
    田裡 車上 床上 沙發上 公婆家 爸媽家 朋友家 同學家 姑姑家 舅舅家 阿公家 奶奶家 爺爺家 外公家 保姆家 褓姆家 租屋處 宿舍 新家 辦公室 工廠 店裡
    kindergarten preschool gym church bank post_office hardware_store bookstore coffee_shop cafe beach zoo museum airport station hotel mall
    dentist_office urgent_care kitchen bathroom bedroom garage backyard basement porch aquarium
    [event]
    回診 複診 門診 看診 看醫生 看牙醫 看牙 健檢 體檢 產檢 打疫苗 打預防針 預防針 疫苗 抽血 復健 洗牙 洗腎 拆線 開刀 手術 住院 出院 照超音波 超音波 超音波檢查 開學 開學日 畢業典禮 校慶 運動會 園遊會 家長會 懇親會 親師座談 說明會 戶外教學 校外教學
    旅行 出遊 露營 考試 期中考 期末考 段考 月考 小考 聽寫 面試 開會 會議 出差 加班 值班 夜班 早班 大夜 聚餐 尾牙 婚禮 喝喜酒 生日 生日會 慶生 抓周 滿月 收涎 周歲 拜拜 掃墓 祭祖 表演 發表會 比賽 停水 停電 停課 補課 補假 大掃除 游泳課 鋼琴課 英文課 課 早療 語言治療
    面交 保養 驗車 上課 值日生 報到 截止 到期 抽籤 appointment checkup check-up vaccine vaccines shot shots meeting recital conference practice game rehearsal interview exam party birthday playdate field_trip deadline due recheck physio therapy
    一個月健檢 兒童健檢 成人健檢 員工健檢 篩檢 新生兒篩檢 聽力篩檢 視力檢查 驗光 配眼鏡 塗氟 拔牙 矯正 植牙 根管治療 補牙 做牙套 心電圖 胃鏡
    大腸鏡 電腦斷層 斷層 核磁共振 mri x光 照x光 骨密度 抹片 乳房攝影 化療 放療 標靶 電療 針灸 推拿 物理治療 職能治療 早療課 語言課 心理諮商
    諮商 剖腹產 催生 待產 卡介苗 b肝疫苗 b肝第二劑 肺炎鏈球菌 水痘疫苗 mmr 日本腦炎 流感針 新冠疫苗 子宮頸疫苗 肺炎疫苗 皰疹疫苗 狂犬病疫苗
    結紮手術 美容洗澡 剪毛 開學典禮 始業式 休業式 結業式 註冊 註冊日 返校日 返校 新生報到 新生訓練 校慶補假 班親會 親職講座 家訪 家庭訪問
    戶外教育 畢業旅行 隔宿露營 童軍露營 成果發表 成果展 音樂會 鋼琴發表會 舞蹈發表會 才藝表演 耶誕趴 聖誕派對 萬聖節活動 運動會預賽 大隊接力
    科展 朗讀比賽 演講比賽 作文比賽 段考週 模擬考 學測 會考 指考 期中報告 期末報告 口試 論文口試 檢定 英檢 多益 駕照考試 路考 夏令營 冬令營
    營隊 體驗課 試上 試聽 試托 參觀幼兒園 抽籤日 家教課 數學課 作文課 美術課 畫畫課 舞蹈課 芭蕾 跆拳道 空手道 足球課 籃球課 體操課 瑜珈課 團課
    社團課 小提琴課 鼓課 圍棋課 樂高課 程式課 約診 看房 看屋 搬家 交屋 驗屋 裝潢 裝冷氣 裝網路 修冷氣 洗冷氣 洗衣機清洗 換濾心 除蟲 消毒 抄表
    瓦斯檢查 消防檢查 社區大會 區權會 垃圾車 資源回收日 同學會 朋友聚會 家族聚餐 家庭聚會 公司聚餐 部門聚餐 春酒 員工旅遊 教育訓練 考核
    績效面談 述職 上台報告 簡報 客戶拜訪 交件 截稿 發薪日 領薪水 繳卡費日 報稅 滿月酒 彌月 週歲派對 慶生會 結婚紀念日 結婚週年 告別式 頭七 對年
    忌日 法會 普渡 中元普渡 祭拜 做醮 進香 禮拜 主日 受洗 團契 同樂會 健走活動 路跑 馬拉松 演唱會 看展 看電影 露營行程 出國 回國 飛機 班機 登機
    退房 入住 check_in check-in check_out checkout 選舉 投票 停水停電 颱風假 颱風 補班 補班日 連假 寒假 暑假 春假 dr_appointment
    dentist_appointment well_visit well_child_visit ultrasound scan blood_test surgery operation eye_exam hearing_test
    parent-teacher_conference pta open_house concert play swim_class swim_lesson swim_lessons piano_lesson piano dance_class soccer_practice
    soccer_game game_day picture_day spirit_day half_day early_dismissal pajama_day first_day_of_school last_day_of_school graduation wedding
    funeral reunion flight move-in renewal inspection oil_change dinner_with brunch date_night book_club standup presentation review webinar
    conference_call call_with
    [symptom]
    發燒 燒到 退燒 咳嗽 流鼻水 鼻塞 鼻涕 嘔吐 吐奶 溢奶 拉肚子 腹瀉 便秘 便祕 脹氣 腸絞痛 紅疹 疹子 起疹子 尿布疹 紅屁股 濕疹 過敏 蕁麻疹 喉嚨痛 頭痛 肚子痛 牙痛 胸悶 頭暈 暈 喘 抽搐 跌倒 撞到 摔倒 破皮 流血 瘀青 腫 腫起來 發炎 中耳炎 腸病毒 玫瑰疹 水痘 確診 感冒 流感 沒食慾 食慾差 抽筋 失眠 水腫 塞奶
    堵奶 乳腺炎 被咬 fever cough coughing runny_nose rash vomited threw_up congested diarrhea constipated swollen bruise cold spit_up teething sore
    微燒 低燒 高燒 發燒到 燒退 退燒了 乾咳 有痰 濃痰 打噴嚏 噴嚏 鼻子塞 鼻水 黃鼻涕 喉嚨啞 聲音啞 沙啞 喉嚨紅 破嘴 嘴破 口瘡 鵝口瘡 舌苔 牙齦腫
    流口水 口水疹 汗疹 痱子 異位性皮膚炎 脂漏 脂漏性皮膚炎 乳痂 奶癬 皮膚癢 抓破 脫皮 乾裂 凍瘡 針眼 眼屎 眼睛紅 結膜炎 淚管阻塞 耳朵痛
    耳朵流膿 中暑 脫水 肚子脹 腹痛 胃痛 胃食道逆流 逆流 噁心 想吐 乾嘔 噴射吐 拉稀 血便 黑便 腸胃炎 諾羅 輪狀 手足口病 皰疹性咽峽炎 黴漿菌 新冠
    肺炎 支氣管炎 細支氣管炎 氣喘 熱痙攣 痙攣 夜驚 夢遊 磨牙 鼻血 流鼻血 腳扭到 扭傷 扭到 閃到腰 落枕 骨折 骨裂 脫臼 擦傷 割傷 燙到 燒傷 夾到手
    瘀血 黑青 腫包 撞出包 起水泡 水泡 長繭 雞眼 灰指甲 香港腳 帶狀皰疹 皮蛇 褥瘡 壓瘡 腳腫 胸痛 心悸 心律不整 喘不過氣 頭昏 暈眩 天旋地轉 耳鳴
    手麻 手抖 腳麻 無力 嗆到 噎到 吞不下 吞嚥困難 尿失禁 漏尿 尿床 頻尿 血尿 尿不出來 便失禁 走失 譫妄 幻覺 認不得人 忘東忘西 疼痛 陣痛 宮縮
    落紅 破水 惡露 孕吐 害喜 胎動 水腫腳 乳頭破皮 脹奶 石頭奶 紅腫 化膿 流膿 滲血 結痂 傷口癢 拉傷 痠痛 肩頸痠 腰痠 偏頭痛 經痛 生理期 月經
    經期 大姨媽 m來 過敏性鼻炎 花粉症 起酒疹 掉毛 嘔毛球 跛腳 拉血 sneezing stuffy_nose snotty wheezing hives eczema pink_eye croup rsv hfmd
    stomach_bug flu covid ear_infection sore_throat headache migraine dizzy nausea puking puked spit-up bumped scraped sprained fractured
    stitches itchy limping seizure cramps period contractions swollen_ankles constipation
    [output]
    便便 大便 嗯嗯 大號 小便 尿尿 尿 拉屎 拉臭 便 屁 放屁 糊狀 黃色 綠便 血絲 軟便 水便 羊屎 poop pooped pee peed wet blowout potty stool
    便便了 嗯嗯了 上大號 上小號 上廁所 尿濕 尿床 濕答答 漏尿 漏便 漏出來 外漏 側漏 爆便 爆屎 炸屎 噴屎 大出來 黃金便 墨綠便 深綠便 土色便
    顆粒便 稀便 水瀉 黏液 硬便 條狀便 一大包 尿量 尿了一泡 解便 解尿 沒大 沒便便 三天沒大 pees poops poopy diaper_blowout dirty_diaper
    wet_diaper peeing pooping number_two tinkle
    [buy]
    買 訂 訂購 下單 補貨 補 囤 團購 網購 採買 採購 買菜 捎 buy order grab pick_up get
    買個 買一 買包 買些 買點 買兩 買三 去買 再買 多買 順便買 先買 補買 加買 代買 買回 買回來 續訂 叫貨 叫外送 訂位 訂房 訂票 訂機票 訂車票
    訂便當 訂蛋糕 加購 搶購 預購 下訂 湊團 開團 跟團 補齊 補上 備貨 屯 採買清單 purchase reorder restock stock_up refill get_more
    [pay]
    繳 付 匯 匯款 轉帳 轉 交 結清 還錢 pay transfer renew
    繳交 繳清 繳納 代繳 扣款 刷卡 儲值 續約 續費 還款 還 匯款給 匯給 轉給 付清 付款 結帳 墊 代墊 補繳 退費 退錢 申報 報稅 venmo zelle wire
    top_up reimburse pay_off
    [bring]
    帶 拿 送 接 載 搬 寄 領 取 帶去 帶回 接送 bring take drop_off pickup drop mail
    帶上 帶著 帶齊 帶好 攜帶 送去 送回 送到 送過去 接回 接回來 接走 接到 載去 載回 載他 載她 拿去 拿回 拿回來 拿來 拿給 拿下來 拿上去 搬下來
    搬上去 寄出 寄回 寄給 領回 領取 領貨 領包裹 取件 取貨 取貨付款 交給 還書 歸還 還給 借 借書 借來 裝進 放進 放到 塞進 準備好 打包 收進
    take_out dropping_off pick_him_up pick_her_up pick_them_up pack packed return ship carry collect grab hand_in turn_in deliver
    [wash]
    洗 掃 拖 擦 曬 晾 倒 燙 摺 折 整理 收 收拾 打掃 刷 清 清洗 消毒 拆洗 換洗 修 裝 關 開 鎖 澆 剪 wash clean vacuum fold mop sweep laundry dishes sterilize fix
    洗好 洗乾淨 手洗 機洗 送洗 乾洗 洗曬 曬被子 曬棉被 曬乾 晾乾 收衣服 收衣 摺被子 燙衣服 換床單 鋪床 整理房間 整理衣櫃 整理書包 整理玩具 收納
    歸位 吸 吸塵 吸地板 拖地板 擦地 擦窗戶 擦玻璃 刷廁所 刷馬桶 洗廁所 洗浴室 洗車 洗鞋 洗碗盤 倒廚餘 清冰箱 清冷氣 清濾網 清排水孔 清水溝
    通水管 通馬桶 除霉 除塵 除草 割草 澆水 剪枝 施肥 換土 換水 換貓砂 鏟屎 鏟貓砂 餵魚 換燈泡 換電池 換濾心 換輪胎 換機油 打氣 組裝 安裝 拆
    拆下 釘 鎖緊 鎖好 補牆 油漆 貼 修好 維修 送修 報修 關好 關掉 打開 開燈 關門 關窗 關窗戶 關瓦斯 關電視 拔插頭 熱一下 加熱 解凍 退冰 煮 煮飯
    煮湯 燉 滷 蒸 炒 煎 烤 切 切好 備料 備餐 打成泥 做副食品 打副食品 洗米 泡 沖 泡奶 沖奶 溫奶 消毒奶瓶 煮沸 scrub wipe dust iron rinse soak
    sanitize tidy declutter organize repair replace install assemble water_the_plants mow rake shovel take_out_the_trash take_the_trash_out
    put_away cook boil reheat defrost thaw
    [call]
    打電話 打給 聯絡 聯繫 約 預約 掛號 掛 報名 登記 申請 辦 辦理 續約 請假 問 查 查一下 確認 回電 回覆 詢問 call book schedule register sign_up reschedule confirm apply
    打去 打電話給 打給他 回電話 回電給 致電 傳訊息 傳訊 傳line 發訊息 寄信 寄email 回信 回訊息 通知 告知 報備 跟老師說 跟公司請 請特休 請病假
    請育嬰假 請事假 補假 調班 換班 排班 約時間 約看 約診 約好時間 改約 改時間 改期 取消 延期 續借 補件 送件 申辦 申貸 換發 補辦 掛失 報案 報到
    投保 加保 退保 退租 續租 客訴 反映 投訴 比價 估價 找人 找師傅 找工人 找保母 找老師 找資料 查資料 查一查 看一下價格 填 填表 填單 填好 填寫
    上網填 線上填 上傳 下載 印 列印 影印 掃描 拍照存 備份 更新 設定 設鬧鐘 改密碼 刪 訂時間 討論 商量 決定 想一下 研究 規劃 email text message
    reply respond cancel postpone rsvp enroll submit file fill_out fill_in print scan renew update look_into look_up research decide figure_out
    ask_about follow_up check_with confirm_with set_up arrange plan
    [homework]
    簽 簽名 寫 寫完 訂正 背 複習 預習 練習 練 交 sign study
    寫功課 寫作業 寫完功課 寫評量 寫考卷 抄寫 抄 罰寫 背書 背單字 背九九乘法 背唐詩 念英文 念課文 朗讀 改錯 檢查作業 檢查功課 簽聯絡簿 簽聯絡本
    簽考卷 簽回條 交作業 交功課 交報告 做報告 做作業 做勞作 做卡片 寫日記 寫卡片 寫週記 閱讀心得 練字 練琴 彈琴 練小提琴 吹直笛 看圖說話 算數學
    study_for practice_piano do_homework spelling_words
    [eat]
    吃 喝 餵 灌 嗑 啃 吞 嚐 舔 吃完 喝完 吃光 喝光 吃了 喝了 ate drank eat drink drinks eats fed finished
    吃不下 吃不到 吃不多 吃很多 吃掉 吃剩 吃飽 吃得 吃得下 吃到 吃一口 吃兩口 吃了半 扒飯 配飯 喝不完 喝掉 喝到 喝得 喝湯 喝水 喝粥 吸 吸奶
    含乳 含住 咬 嚼 吐出來 吐掉 不吃 不喝 拒吃 拒奶 不肯吃 不肯喝 肯吃 愛吃 挑食 搶著吃 討吃 加餐 餵飯 餵水 餵完 餵到 餵食 補餵 灌食 試吃 試了
    嘗試 接受 狂吃 秒殺 乾杯 一口接一口 finished_it ate_it_all refused latched latching pumping pump spit_out chewed sipped gobbled devoured
    nibbled tried tasted burp burped
    [sleep]
    睡 睡著 睡覺 入睡 午睡 小睡 補眠 哄睡 躺平 睡過夜 醒 醒來 起床 夜醒 睡醒 秒睡 賴床 打呼 翻身 slept napped nap asleep woke awake sleeping bedtime sleep
    睡了 睡不著 睡不好 睡很好 睡得 睡得好 睡到 睡下 睡倒 睡熟 睡沉 睡著了 睡醒了 昏睡 熟睡 淺眠 小瞇 瞇一下 打瞌睡 打盹 補覺 睡回籠覺 回籠覺
    午覺 睡午覺 早睡 晚睡 睡前 接覺 驚醒 嚇醒 餓醒 哭醒 自己醒 醒了 醒著 醒三次 醒兩次 一夜好眠 一覺 抱睡 奶睡 推車睡 陪睡 自己睡 分房睡 放床
    放下就醒 落地醒 起來 起床了 上床 躺 躺著 dozed dozed_off fell_asleep passed_out nodded_off knocked_out up_since up_all_night woke_up wakeup
    wake_up slept_through napping naptime co-sleep
    [play]
    玩 玩耍 唱歌 跳舞 畫畫 塗鴉 看書 聽故事 溜滑梯 盪鞦韆 騎車 散步 遛 遛狗 遛彎 逛 逛街 運動 跑步 健走 拼圖 played walked walk ran swam
    玩水 玩球 玩沙 玩樂高 玩積木 玩黏土 玩桌遊 玩手機 打球 打籃球 打羽球 踢球 踢足球 投籃 游泳 騎腳踏車 騎車車 溜滑板車 爬山 爬樓梯 爬 跑 跳
    跳繩 走路 走走 走一圈 兜風 出去玩 出去走走 去公園 曬太陽 放風 野餐 露營 釣魚 拍照 看電影 追劇 看卡通 看影片 看youtube 看展 聽音樂 唱 唱兒歌
    念繪本 念故事 講故事 讀繪本 翻書 畫 畫圖 著色 剪紙 摺紙 貼貼紙 捉迷藏 躲貓貓 扮家家酒 堆積木 堆高 拼 拼好 下棋 打電動 打牌 彈 彈鋼琴 做瑜珈
    重訓 健身 慢跑 騎單車 打坐 遛貓 逗貓 逛夜市 逛市場 rode jumped danced sang drew painted colored built hiked biked read swing slide
    tummy_time peekaboo
    [grow]
    會爬 會走 會站 會坐 會翻身 會叫 學會 第一次 長牙 長出 冒牙 放手走 站起來 第一步 認人 揮手 拍手 體重 身高 頭圍 長高 變重 first_time first_steps first_tooth crawled rolled_over said_his_first weight height weighed
    會坐了 會爬了 會走了 會站了 會跑 會跳 會笑 會說 會講 會喊 會數 會自己 會拿 會用 會拍手 會翻 會滾 會認 會寫 會騎 會游 會翻身了 學會了 學走
    學爬 學站 學說話 學會用 自己站 自己走 自己坐 自己吃 自己穿 自己上廁所 自己睡 自己刷牙 第一次自己 人生第一次 人生第一口 第一口 第一句 第一聲
    第一個 第一根 第一雙 第一天上學 翻過來 翻過去 扶著走 扶站 站穩 站起來了 走了三步 走兩步 踏出 長第 冒出 牙冒出來 換牙 掉牙 門牙 乳牙 長大
    長高了 變高 胖了 瘦了 重了 長了 重 增加 減少 體脂 腰圍 bmi first_laugh first_smile first_haircut sat_up stood_up took_steps pulled_up waved
    clapped said_mama lost_a_tooth tooth potty_trained gained lost grew taller
    [measure]
    量 測 體溫 額溫 耳溫 血壓 血糖 心跳 血氧 膽固醇 水溫 室溫 temp temperature bp blood_pressure blood_sugar
    量體溫 量血壓 量血糖 測血糖 測血壓 驗血糖 量身高 量體重 飯前血糖 飯後血糖 空腹血糖 收縮壓 舒張壓 脈搏 心率 血氧濃度 黃疸 黃疸指數
    糖化血色素 肌酸酐 尿酸 三酸甘油脂 紅血球 血紅素 白血球 發炎指數 視力 度數 散光 近視 胎心音 羊水 體脂率 步數 卡路里 濕度 pm2.5 axillary
    rectal heart_rate pulse oxygen spo2 glucose a1c bilirubin
    [shortage]
    快沒了 快沒有了 快用完 快用光 快喝完 快吃完 沒了 沒囉 沒嘍 沒啦 用完 用完了 用光 用光了 見底 沒貨 缺貨 不夠 不夠用 快不夠 不太夠 只夠 剩沒幾 剩沒多少 剩不多 所剩無幾 剩一點 剩最後 最後一 只剩 僅剩 就剩 剩 快見底 空了 快空了 快過期 過期 過期了 要過期 到期了 快到期
    壞了 壞掉 壞掉了 故障 破了 破掉 破洞 裂了 裂開 斷了 斷掉 漏水 漏了 卡住 堵住 塞住 不亮 不會亮 不涼 不動了 鬆了 鬆脫 掉漆 沒電 沒電了 快沒電 太小 小了 小了一號 穿不下 太短 太緊 緊了 嫌小 磨破 開口笑 脫線 髒了 髒掉 發霉 發臭 滿了 快滿了 該換 該換了 該買 該補 該洗 告急 斷糧 斷貨 缺
    out_of running_low running_out almost_out low_on down_to last_of nearly_out almost_gone all_gone last_one ran_out empty expired expires broken leaking outgrown outgrew too_small worn_out overdue dead
    沒貨了 沒存貨 沒庫存 剩兩 剩三 剩四 剩五 剩半 剩不到 剩最後一 剩下一 剩下兩 剩下三 只剩一 只剩兩 只剩三 只剩半 只剩下 剩這 僅存 最後一包
    最後一罐 最後一瓶 最後一片 最後一盒 最後一格 最後兩 快要沒 快要用完 要沒了 要用完了 要吃完了 快空 快乾了 乾掉了 倒不出來 擠不出來 沒墨
    沒墨水 沒瓦斯 沒油 沒熱水 沒米 沒菜 沒蛋 沒奶 沒藥 沒衛生紙 存量不多 存量不足 撐不到 撐不了 撐到 不多了 快不行了 停產 斷頭 過期兩天
    快到期了 即將到期 今天到期 明天到期 到期 失效 壞 壞光 當機 不能用 不能用了 打不開 關不起來 關不緊 拔不出來 點不著 打不著火 不熱 不冷 不轉
    不會轉 不會響 不響 怪聲 有怪聲 異音 滴水 在滴水 滲水 積水 淹水 漏電 跳電 短路 冒煙 有味道 臭 酸掉 餿掉 爛掉 壞掉的 長蟲 有螞蟻 發黃 泛黃
    褪色 起毛球 破一個洞 破個洞 破了一個洞 勾破 裂掉 裂縫 摔破 摔壞 斷線 斷一根 鬆掉 鬆動 歪了 變形 磨平 磨損 沒氣 漏氣 洩氣 爆胎 沒亮 燒掉
    燒壞 塞住了 堵塞 不通 阻塞 卡卡 卡住了 穿不下了 穿不下去 塞不下 塞不進去 包不住 勒 勒肉 勒出痕 勒到 頂到 頂到腳趾 露出腳踝 露肚子 太大
    太大件 太薄 太長 過長 過短 太鬆 大一號 小兩號 短一截 短了 不合 不合腳 不合身 過小 該換M 該換L 該升級 該洗了 該剪 該剪了 該修 該丟 該收 該繳
    該補貨 要補 要補貨 要換了 要洗了 要修 要丟 全滿 爆滿 塞滿 堆滿 積一堆 堆積如山 找不到 不見 不見了 弄丟 弄丟了 遺失 忘在 忘在車上 落在
    almost_empty about_to_run_out only_one_left one_left two_left few_left last_bag last_can last_box need_more no_more none_left low
    low_battery not_working won't_turn_on doesn't_work stopped_working clogged jammed flat cracked ripped torn stained moldy smells rotten
    gone_bad too_tight too_short too_big doesn't_fit missing lost can't_find past_due
    [undone]
    還沒 還沒有 尚未 還未 沒繳 沒交 沒付 沒洗 沒寫 沒簽 未繳 未交 沒回 haven't hasn't unsigned unpaid not_yet still_need still_needs
    還沒洗 還沒寫 還沒簽 還沒交 還沒買 還沒付 還沒回 還沒收 還沒訂 還沒約 還沒去 還沒弄 還沒做 還沒換 還沒打 還沒丟 還沒倒 還沒拿 還沒領 還沒報
    還沒看 還沒準備 還沒整理 還沒處理 還沒好 還沒修 還沒辦 還沒申請 沒寫完 沒洗完 沒做完 沒帶到 忘了帶 忘記帶 忘了買 忘了繳 忘了簽 忘了寄
    忘了回 忘記繳 忘記買 待繳 待辦 待買 待洗 待修 待回 待處理 未簽 未洗 未回 未打 未領 未完成 欠 缺交 差一張 差一個 少一張 少一個 少一雙 逾期
    逾期未 拖到 一直沒 一直沒時間 not_done not_paid not_signed didn't_get_to never_called forgot_to unfinished unopened unanswered overdue
    not_booked
    [duty]
    記得 要記得 記的 別忘 別忘了 別忘記 不要忘 不要忘記 勿忘 務必 一定要 必須 必需 需要 需 該 該去 應該要 得去 得要 要去 要帶 要交 要繳 要買 要準備 要先 要打 要吃 要換 準備 提醒 預計 打算 計畫 安排 排 預定 目標 待辦 截止 之前要 前要
    remember_to don't_forget do_not_forget need_to needs_to need have_to has_to gotta must should make_sure remind todo to-do plan_to going_to by
    要去買 要繳費 要簽名 要交錢 要帶去 要穿 要帶水 要打電話 要回診 要回 要回電 要領 要拿 要拿去 要還 要接 要送 要載 要洗 要煮 要收 要補 要訂
    要約 要掛號 要報名 要申請 要辦 要寫 要填 要查 要問 要找 要修 要弄 要做 要整理 要清 要丟 要倒 要寄 要量 要測 要餵 要擦 要點 要戒 要抽血
    要空腹 要禁食 要開會 要加班 要上班 要出差 要值班 要考 要考試 要表演 要比賽 要穿制服 要穿運動服 要上課 要搬 得先 得買 得帶 得繳 得交 得換
    得洗 得跟 得把 該回診 該打 該剪頭髮 該吃藥 該量 該餵 該還 該換尿布 應該去 最好 先把 先去 先買 先打 再去 再買 再打 才能 才可以 以前要 前繳
    前交 前完成 前帶 前買好 不能忘 不能吃 不能喝 不能碰 不可以 不可 禁止 避免 少吃 多喝 多喝水 每次 每天要 每餐 每四小時 每六小時 每八小時 飯前
    飯後 睡前吃 隔天 一天兩次 一天三次 一天四次 需時 觀察三天 追蹤 定期 提早 提前 準時 預備 記住 勿 切記 千萬 pls_remember be_sure_to
    need_to_buy need_to_call gotta_call i_should i_must i_have_to we_need we_should we_have_to supposed_to due_by must_be let's no_later_than
    before_bed every_morning every_night twice_a_day three_times_a_day every_4_hours every_6_hours every_8_hours as_needed with_food avoid
    [later]
    等等 等一下 等下 待會 待會兒 晚點 晚一點 稍後 改天 下次 回頭 有空 之後 之後再 再來 下班 順便 順路 later soon next_time after_work tomorrow tonight
    晚一些 等會 等會兒 等一會 過一會 過一會兒 回家後 到家後 下班後 午休 中午前 睡前 起床後 吃完飯 飯後再 改日 擇日 過幾天 過陣子 有時間
    有時間再 找時間 抽空 趁 趁他睡 趁特價 趁還沒 等週末 週末再 月底前 年底前 周末 later_today this_weekend on_the_way after_school after_dinner
    before_dinner when_i_get_home sometime
    [ask]
    請 麻煩 拜託 幫我 幫忙 幫 可以幫 能不能 可不可以 能否 可否 可以請 請問 拜託你 勞煩 有空幫 順便幫 借我 借 給我 跟我說 告訴我 叫他 叫我 說一聲 講一聲 回我 傳給我 傳我 發給我 過來 來一下 等我 快回 快回來 快來 回來 早點回來 別 不要 先別 先不要 不用 please can_you could_you would_you can_someone will_you mind help let_me_know text_me
    請幫 請你 請問一下 請先 請記得 請不要 麻煩你 麻煩幫 麻煩妳 麻煩您 麻煩爸爸 麻煩媽媽 麻煩老師 再麻煩 拜託幫 拜託一下 幫忙一下 幫我拿 幫我買
    幫我看 幫我顧 幫我接 幫我關 幫我洗 幫我訂 幫我拍 幫我查 幫我問 幫我泡 幫我留 幫他 幫她 幫忙帶 幫忙買 幫忙接 幫忙看 幫忙顧 順便幫我 可以幫我
    能幫我 可否幫 能否幫 可以先 可以來 可以早點 可不可以幫 能不能幫 要不要一起 你先 妳先 你去 妳去 你來 妳來 你顧 你餵 你洗 你帶 你可以 妳可以
    你能 換你 換妳 輪到你 輪你 交給你 交給妳 靠你了 給你 給妳 你幫 妳幫 回家順便 下班順便 路上順便 順路買 回來買 回來時 回來的時候 出門前
    到了說一聲 到了打給我 到了跟我說 到家說一聲 到家傳 打給我 打給他 回個電話 回電給我 看到回 看到請回 看到訊息 跟我講 跟他說 跟她說 跟老師說
    跟阿嬤說 告訴他 提醒我 提醒他 提醒爸爸 叫醒我 叫他起床 叫我起床 等我一下 等一下我 來接 來接我 來幫 來抱 來顧 來吃飯 來看 快來看 快去 趕快
    快點 快一點 小聲 小聲點 小聲一點 安靜一點 慢慢開 開車小心 路上小心 注意安全 早點睡 早點回家 早點下班 不要吵 不要叫 不要再 不要給 別再 別給
    別吵 別叫 別讓 別買 別忘了幫 先不要吵 先不用 不用買 不用等 不用煮 不用來 留一份 留給我 留燈 留門 拜託大家 誰可以 誰能 誰有空 誰有 誰要
    有人要 有誰 有沒有人可以 求 跪求 徵求 徵 揪 借一下 借我一下 傳照片 傳一下 拍給我 拍一張 發我 給我看 給個 pick_up_some can_we can_i could_we
    would_u can_u cud_u let_him let_her could_someone please_don't don't_let don't_wake don't_give grab_me get_me bring_me tell_him tell_her
    remind_me remind_him call_me send_me let_us_know pls plz lmk watch_him watch_her take_over come_here come_get hurry ping_me need_you_to
    want_to_swap swap
    [question]
    嗎 呢 幾點 幾號 幾歲 幾度 幾天 幾次 幾包 幾片 幾匙 幾個 幾cc 多少 多久 多大 什麼時候 什麼 甚麼 啥 什麼時間 何時 哪裡 哪裏 哪 哪天 在哪 在哪裡 放哪 去哪 怎麼 怎樣 如何 怎麼辦 為什麼 為何 還是 要不要 有沒有 是不是 好不好 對不對 行不行 會不會 能嗎 了沒 了沒有 好了沒 沒有人 有人
    when where what why how which what's where's how's when's do_you did_you did_he did_she are_you is_there any_idea anyone does is_it should_we
    誰去 誰接 誰來 誰載 誰顧 誰買 誰煮 誰洗 誰的 誰拿 誰幫 是誰 你要 妳要 你有 妳有 你覺得 妳覺得 你知道 妳知道 你記得 你看到 你有看到 你幾點
    妳幾點 你在 你到 你會 你想 要買嗎 要帶嗎 要煮 夠嗎 夠不夠 好嗎 可以嗎 行嗎 對嗎 是嗎 在嗎 有嗎 有空嗎 到了嗎 好了嗎 睡了嗎 吃了嗎 餵了嗎
    買了嗎 洗了嗎 繳了嗎 拿了嗎 醒了嗎 退了嗎 回來了嗎 出門了嗎 睡了沒 吃了沒 喝了沒 餵了沒 買了沒 洗了沒 繳了沒 到了沒 退了沒 醒了沒 便便了沒
    換了沒 沒有嗎 沒嗎 還有嗎 還有沒有 還有幾 還剩幾 還剩多少 剩幾 剩多少 有幾 有多少 多重 多高 多長 多遠 多大了 多少錢 多少度 幾毫升 幾ml 幾顆
    幾瓶 幾罐 幾盒 幾條 幾份 幾個人 幾位 幾公斤 幾公分 幾月 幾月幾號 幾號的 幾分鐘 幾小時 幾個小時 幾班 幾樓 第幾 星期幾 禮拜幾 週幾 哪一天
    哪一個 哪一間 哪一家 哪一款 哪一牌 哪個牌子 哪牌 哪種 哪間 哪家 哪邊 哪裡買 哪裡有 哪時候 什麼牌子 什麼顏色 什麼口味 什麼東西 什麼事
    什麼意思 甚麼時候 啥時 啥時候 怎麼弄 怎麼用 怎麼走 怎麼煮 怎麼洗 怎麼樣 怎樣比較好 如何處理 為啥 幹嘛 放在哪 放在哪裡 放哪裡 去哪裡 去哪了
    去哪裡了 擺哪 收哪 收在哪 跑去哪 找哪 還是要 或是 能不能 會嗎 有推薦 推薦 有人知道 有人推薦 有人用過 請益 求解 正常嗎 算正常 需要嗎 該不該
    要看醫生嗎 ok嗎 how_much how_many how_long how_far how_often what_time what_day what_size which_one who_is who's where_did where_do
    when_did when_do when_does what_did what_does did_anyone does_anyone has_anyone has_he has_she have_you are_we are_they is_he is_she
    is_this is_the will_you can_he can_she shall_we do_we do_they any_chance anybody thoughts or_not
    [done]
    已經 已 剛 剛剛 剛才 才剛 終於 總算 好了 完了 完成 搞定 做完 寫完 洗完 吃完 弄好 完畢 結束 結束了 到了 到家 回來了 買了 買好 繳了 繳完 付了 訂好 約好 換好 換了 餵了 餵過 喝了 吃了 睡了 醒了 打了 洗了 帶了 去了 來了 took gave bought paid done finished just already made got went had was were came left changed
    已完成 已繳 已付 已買 已訂 已約 已打 已吃 已喝 已換 已洗 已領 已寄 已收 已還 已到 已回 已報名 已餵 已處理 已簽 繳好了 買到了 買回來
    買回來了 訂好了 約好了 洗好了 換好了 餵好了 吃好了 收好了 寄出了 寄了 領了 領到 領到了 收到了 收到 拿到了 拿到 送到了 送去了 送出 接到了
    接回來了 帶去了 帶回來 帶回來了 修好了 裝好了 弄好了 整理好了 打掃完 掃完 拖完 煮好了 煮好 做好了 寫好了 寫完了 簽好了 簽了 交了 交出去了
    考完了 考完 看完了 看完 辦好了 辦好 報好了 打完 打完了 打過了 吃過 吃過了 喝過 洗過 洗過了 換過 換過了 睡過 去過 看過 看過了 聊過 講過了
    問過 問過了 試過 試過了 退了 退燒了 出院了 回家了 到家了 到校 出門了 出發了 起床了 放學了 下班了 回來 開始了 開始 打了一針 量了 測了 花了
    賣了 賣掉 丟了 倒了 拆了 洗掉 關了 開了 修了 換成 換成了 改成 改到 升級 學了 學到 發現 看到 聽到 遇到 碰到 撿到 找到 找到了 忘了 忘記
    today_was turned_out ended_up got_back came_home came_back picked_up dropped_off cleaned washed signed ordered booked scheduled called
    emailed fixed installed arrived delivered returned found saw heard met said_hi started finished_up completed checked spent sold worked
    walked drank wore cried laughed threw fell
    [report]
    說 說他 說她 講 問我 問 告訴 反應 回報 表示 據說 聽說 提到 老師說 醫生說 保母說 said says told told_me
    老師講 老師反應 醫師說 醫生講 醫師建議 護理師說 護士說 保姆說 阿嬤說 阿公說 媽媽說 爸爸說 他說 她說 他們說 學校說 公司說 老闆說 主管說
    同事說 鄰居說 師傅說 店員說 老師傳 群組說 群組公告 學校通知 公告 通知說 電話說 電話裡說 來電說 笑說 哭著說 問他 問她 他問 她問 他問我
    她問我 突然問 一直問 回答 回我說 跟我說 跟我講 告訴我 稱讚 誇 被誇 被稱讚 被罵 被念 提醒說 建議 doctor_said teacher_said sitter_said
    nurse_said mom_said dad_said he_said she_said they_said he_asked she_asked asked_me according_to apparently mentioned reported
    [again]
    又 又來 再次 還在 一直 連續 整天 整晚 always again still keeps
    又是 又在 又沒 又要 又不 又忘 又哭 又吐 又燒 又醒 又拉 再度 還是一樣 還是 老是 總是 每次都 一天到晚 從早到晚 整晚都 整夜 整個晚上 整個早上
    整個下午 一整天 一整晚 連續三天 連三天 連兩天 第三次 第五次 已經三天 好幾次 好幾天 再一次 again_and_again every_time all_day all_night
    all_morning nonstop constantly still_not third_time
    [happy]
    開心 好開心 快樂 高興 好玩 有趣 好笑 笑死 笑翻 哈哈 哈哈哈 嘻嘻 呵呵 xd 幸運 賺到 滿足 爽 好爽 舒服 超舒服 期待 好期待 興奮 讚 好棒 超棒 太棒了 真好 美好 happy fun funny lol haha great glad excited enjoyed yay awesome
    好快樂 超開心 很開心 真開心 開心到 好高興 超高興 樂死 樂翻 笑了 笑出來 笑出聲 笑到 笑到不行 笑到肚子痛 笑到流淚 笑瘋 好好笑 超好笑 太好笑
    有夠好笑 逗死 呵 嘿嘿 嘻 xddd xdd 喜歡 好喜歡 超喜歡 最喜歡 愛死 過癮 痛快 爽快 超爽 爽啦 爽歪歪 享受 好享受 美味 好吃 超好吃 太好吃 真好吃
    好喝 好香 好美 好漂亮 好看 好聽 好酷 酷 好棒棒 棒呆 很棒 真棒 讚啦 讚讚 讚嘆 完美 順利 超順 好順 好運 中獎 賺 賺到了 撿到便宜 好康 划算
    驚喜 好驚喜 意外驚喜 超期待 等不及 迫不及待 超嗨 好嗨 雀躍 快活 歡樂 熱鬧 超好玩 有意思 好心情 心情好 心情很好 心情超好 心情不錯 神清氣爽
    精神好 充電 滿血 復活 滿血復活 元氣滿滿 陽光 放假 放假了 週五了 週末了 下班了 開心開心 小確幸 確幸 得意 臭屁 竊喜 偷笑 笑容 微笑 笑咪咪
    咯咯笑 happiest so_happy so_fun so_much_fun fun_day best_day good_day great_day good_mood can't_wait cracking_up cracked_up hilarious
    giggles giggling giggled laughing laughed smiling smile smiles enjoy enjoying delicious yummy nice lovely wonderful amazing fantastic
    perfect lucky
    [tired]
    累 好累 累死 累癱 累爆 累翻 很累 超累 好睏 好想睡 想睡 睏 愛睏 疲憊 疲倦 沒力 沒電 睡不飽 沒睡 沒睡飽 睡眠不足 虛脫 撐不住 眼皮 黑眼圈 tired exhausted sleepy worn drained zombie wiped
    好疲倦 好疲憊 疲累 累累 累垮 累倒 累慘 累壞 累斃 累趴 累歪 累到 累到不行 累到想哭 累到說不出話 有夠累 真累 真的累 真的好累 太累 太累了 心累
    身心俱疲 筋疲力盡 精疲力盡 精疲力竭 體力透支 透支 沒電了 電力不足 耗盡 被榨乾 被掏空 掏空 軟爛 腿軟 腳軟 全身痠 全身痠痛 腰快斷 腰快斷了
    手快斷 手快斷了 手痠 骨頭散 散掉 散架 睏死 超睏 好想睡覺 想睡覺 想睡死 只想睡 只想躺 想躺平 躺平 只想躺著 不想動 不想起床 起不來 爬不起來
    沒睡好 睡不好 睡不夠 睡太少 睡三小時 只睡 整夜沒睡 一夜沒睡 一整晚沒睡 徹夜未眠 失眠 又失眠 睡不著 熬夜 爆肝 眼睛睜不開 眼皮好重 站著睡著
    行屍走肉 殭屍 喪屍 放空 恍神 斷片 腦袋空白 腦霧 燃燒殆盡 過勞 操勞 操到 忙翻 忙死 忙到 忙到沒 忙碌 好忙 超忙 沒休息 沒得休息 喘不過來
    沒力氣 虛弱 倦 倦怠 厭倦 懶 懶得 好懶 沒動力 提不起勁 無力 無力感 憔悴 蒼老 so_tired dead_tired worn_out burned_out burnt_out no_sleep
    sleep_deprived can't_sleep can't_keep_my_eyes_open need_sleep need_a_nap running_on_empty wrecked barely_slept knackered shattered long_day
    [sad]
    難過 傷心 想哭 哭了 好想哭 心酸 心疼 委屈 失落 孤單 寂寞 孤獨 捨不得 不捨 遺憾 失望 沮喪 低落 鬱悶 想念 懷念 好想念 愧疚 內疚 自責 對不起 眼淚 眼眶 淚崩 落淚 鼻酸 嗚嗚 qq 沒人懂 沒用 sad cry crying lonely miss guilty hurt tears heartbroken alone disappointed
    很難過 好難過 超難過 傷心死 好傷心 心碎 心痛 心好痛 心好酸 心裡酸酸 心裡苦 心裡空空 空虛 失落感 落寞 孤伶伶 一個人 只有我一個人 沒有人 沒人
    沒人問 沒人懂我 沒人理 沒人陪 沒人在乎 沒人記得 沒人幫 不被理解 不被愛 被冷落 被忽略 被嫌 被嫌棄 被拒絕 被排擠 被分手 被罵 被比較 比不上
    不如人 自卑 沒自信 自我懷疑 懷疑自己 失敗 好失敗 很失敗 失敗的媽媽 不及格 不是好媽媽 不夠好 做不好 都做不好 什麼都做不好 沒用的 廢 很廢
    好廢 一事無成 對不起他 對不起她 虧欠 好愧疚 愧疚感 罪惡感 後悔 懊悔 好後悔 早知道 想他 想她 想媽媽 想我媽 想爸爸 想家 好想家 想念你 好想你
    想你了 好想見 思念 回不去 再也 再也回不去 再也不會 離開了 天上 天堂 告別 道別 再見 送別 捨不得他 捨不得她 好捨不得 不捨得 流淚 掉淚 掉眼淚
    眼淚掉下來 眼淚一直掉 眼淚停不下來 偷哭 躲起來哭 躲廁所哭 大哭 痛哭 爆哭 哭了一場 哭慘 哭到 想哭又 忍住眼淚 眼眶紅 紅了眼眶 淚目 泣 嗚
    嗚嗚嗚 QAQ 悲傷 悲哀 悲慘 可憐 好可憐 可悲 無奈 好無奈 心灰意冷 絕望 灰心 心灰 氣餒 挫折 好挫折 挫敗 打擊 低潮 憂鬱 憂鬱症 憂傷 提不起勁
    沒意義 沒意思 活著好累 不想活 想消失 消失 好悶 悶悶的 悶悶不樂 難受 好難受 痛苦 好苦 委屈死 好委屈 冷清 冷冷的 涼涼 可惜 好可惜 錯過 錯過了
    失望透頂 好失望 太失望 so_sad sad_day broke_my_heart heart_hurts breaks_my_heart teary tearing_up bawling sobbing sobbed wept hopeless
    useless failure failing failed not_good_enough worst_mom bad_mom bad_dad mom_guilt guilt missed miss_him miss_her miss_you missing_him
    goodbye gone grief grieving numb depressed unloved invisible nobody no_one regret sorry
    [angry]
    生氣 好氣 氣死 火大 煩 好煩 煩死 很煩 超煩 煩躁 暴躁 無言 傻眼 扯 誇張 討厭 受夠 受不了 不爽 白眼 翻白眼 厭世 憑什麼 抱怨 吵架 冷戰 火氣 怒 氣 悶 機車 夠了 真的會謝 angry annoyed mad furious sick_of fed_up ugh seriously hate frustrating frustrated ridiculous
    氣到 氣死我 氣死人 氣炸 氣炸了 氣噗噗 氣哭 氣爆 好生氣 很生氣 超生氣 超氣 有夠氣 真氣人 氣人 火都來了 一肚子火 滿肚子火 一把火 肚子火 冒火
    暴怒 怒了 發火 發飆 發脾氣 動怒 抓狂 爆炸 爆氣 理智斷線 斷線 忍無可忍 忍不下去 忍不住吼 吼他 吼了 大吼 兇 兇他 兇了 罵他 罵了 飆罵 靠北
    靠腰 媽的 他媽的 去你的 該死 可惡 可恨 討厭死 討厭鬼 好討厭 最討厭 有夠討厭 煩人 煩死人 煩死了 煩爆 煩透 有夠煩 夠煩 真煩 好煩啊 厭煩 膩了
    我受夠了 受不了了 受夠了 超無言 無語 無話可說 超傻眼 白眼翻 白眼翻到 白目 太誇張 有夠誇張 超扯 太扯 離譜 太離譜 有病 神經病 豬隊友 雷隊友
    超雷 爛 超爛 爛透 好爛 有夠爛 差勁 惡劣 過分 太過分 好過分 欺負人 不公平 為什麼是我 為什麼都是我 為何都是我 每次都我 都是我 都我在做
    只會滑手機 滑手機 裝死 擺爛 甩鍋 雙標 推託 藉口 說話不算話 放鳥 被放鳥 遲到 插隊 吵死 吵死了 好吵 超吵 有夠吵 噪音 嫌 嫌東嫌西 碎念 念不停
    管很寬 關你什麼事 關你屁事 多管閒事 酸言酸語 酸我 冷言冷語 不尊重 沒禮貌 不講理 講不聽 講幾遍 講了幾百遍 說了幾百次 叫不動 不聽話 唱反調
    頂嘴 好盧 很盧 盧小小 機掰 北七 白癡 智障 討債 sick_of_this so_annoying annoying pissed pissed_off livid rage raging fuming infuriating
    irritated irritating over_it enough unbelievable unfair rude wtf ffs damn crap stupid idiot yelled snapped lost_it why_me why_do_i
    [joy]
    終於 總算 耶 萬歲 成功 太好了 恭喜 慶祝 撒花 放煙火 放鞭炮 放烟花 第一名 滿分 及格 錄取 上榜 過關 達標 突破 創新高 finally hooray woohoo passed made_it celebrate proud
    終於好了 終於成功 終於等到 終於可以 終於有 終於退 終於結束 終於考上 終於畢業 總算結束 成功了 成功啦 做到了 我做到了 我們做到了 辦到了
    完成了 完賽 達成 達成了 解鎖 解鎖成就 畢業了 畢業啦 考上 考上了 考過 考過了 通過 通過了 合格 過關了 錄取了 上榜了 中了 中獎了 抽中 抽中了
    抽到了 得獎 獲獎 冠軍 亞軍 金牌 一百分 100分 全對 進步 大進步 破紀錄 新紀錄 升職 升遷 升官 加薪 簽約 成交 得標 拿到offer 懷孕了 兩條線 生了
    出生了 平安出生 滿月快樂 生日快樂 新年快樂 聖誕快樂 結婚了 求婚 買房 交屋 貸款還清 還清 戒掉了 戒奶成功 戒尿布成功 擺脫 自由了 解脫 解脫了
    解放 解放了 出關 耶耶 耶耶耶 耶比 呀呼 唷呼 好耶 太棒啦 太好啦 讚啦 歡呼 灑花 開香檳 乾杯慶祝 慶祝一下 慶功 普天同慶 可喜可賀 恭喜你 yes
    yesss yess yay yayy woo finally_done did_it we_did_it nailed_it passed_the_test got_the_job got_in accepted won winner victory
    milestone_unlocked congrats congratulations promoted promotion debt_free freedom celebrating champagne party_time new_record
    [anxious]
    擔心 好擔心 焦慮 緊張 害怕 好怕 怕 不安 壓力 壓力好大 崩潰 快崩潰 抓狂 快瘋了 瘋了 救命 怎麼辦 慌 心慌 喘不過氣 頭大 無助 撐不下去 胃痛 失控 worried anxious scared nervous overwhelmed stressed panic afraid help freaking losing_it
    好焦慮 超焦慮 很焦慮 焦慮到 好緊張 超緊張 很緊張 緊張到 緊張死 好害怕 很害怕 怕怕 怕他 怕她 怕死 怕會 怕自己 嚇死 嚇死我 嚇到 嚇一跳 嚇壞
    嚇出 驚魂 心驚 心跳好快 心跳加速 手抖 手在抖 發抖 冒冷汗 冷汗 胃抽筋 心神不寧 坐立難安 坐立不安 忐忑 忐忑不安 七上八下 提心吊膽 心裡毛毛
    不放心 放心不下 很擔心 超擔心 擔心死 擔心到 好擔心他 煩惱 好煩惱 苦惱 憂心 憂慮 操心 掛心 懸著 壓力山大 壓力爆表 好大壓力 有壓力 透不過氣
    快窒息 窒息 撐不住 撐不住了 快撐不住 快撐不下去 頂不住 扛不住 扛不下 快垮 快垮了 要垮了 崩 快崩 要崩潰 瀕臨崩潰 崩潰邊緣 崩潰中 大崩潰
    崩潰大哭 快瘋掉 要瘋了 瘋掉 快瘋 快被逼瘋 逼瘋 逼死 快死了 要死了 救我 救救我 誰來救我 救命啊 help_me 怎麼辦才好 該怎麼辦 不知道怎麼辦
    不知如何是好 不知所措 手足無措 手忙腳亂 慌張 慌了 慌死 慌亂 混亂 亂成一團 一團亂 兵荒馬亂 雞飛狗跳 人仰馬翻 焦頭爛額 分身乏術 蠟燭兩頭燒
    應付不來 忙不過來 來不及 來不及了 死定 死定了 完蛋 完蛋了 慘 慘了 好慘 糟 糟了 糟糕 不妙 GG 母湯 該不會 會不會 會不會是 萬一 不會吧 不敢
    不敢看 不敢睡 不敢想 好可怕 可怕 恐怖 好恐怖 恐慌 恐慌症 陰影 心理陰影 頭好大 頭痛死 好無助 茫然 迷惘 徬徨 沒頭緒 沒有未來 so_worried
    so_anxious so_nervous worry worries freaked freaked_out freaking_out scary terrified terrifying dread dreading can't_cope can't_do_this
    can't_breathe losing_my_mind going_crazy going_insane drowning on_edge stressing stressful stress too_much panicking panicked oh_no what_if
    please_be_okay butterflies helpless chaos chaotic mess meltdown breaking_down breakdown
    [love]
    可愛 好可愛 太可愛 超可愛 融化 愛你 好愛 愛 甜 貼心 溫暖 暖 感動 好感動 謝謝你 幸福 抱抱 親親 親了 撒嬌 驕傲 懂事 乖 心都 療癒 捨不得放 有你 cute love adorable sweet melts melted thankful grateful heart precious blessed hug
    好可愛喔 可愛爆 可愛死 可愛到 有夠可愛 萌 好萌 萌死 萌翻 融化了 心融化 心都融了 心都化了 心都融化了 融 暖心 好暖 暖暖的 好溫暖 窩心 好窩心
    甜甜 好甜 超甜 甜死 甜蜜 甜到 好貼心 好乖 超乖 乖乖 好懂事 體貼 善良 孝順 好孝順 長大了 小天使 天使 小寶貝 心肝 心肝寶貝 寶貝你 最愛 最愛你
    最愛媽媽 最愛爸爸 愛媽媽 愛你們 愛她 愛他 我愛你 我愛媽媽 好愛你 好愛他 好愛她 超愛 超愛你 深愛 疼 好疼 疼愛 疼惜 心疼 捨不得 抱著 抱我
    抱緊 抱緊處理 親我 親一下 吻 親了一下 黏我 黏著我 牽我的手 牽著 牽手 小手 小手手 小腳 小腳丫 奶香 奶味 聞 聞他的頭 頭香 髮香 睡臉
    睡著的樣子 睡著的臉 笑臉 對我笑 朝我笑 看著我 靠在我肩上 窩在 窩著 依偎 陪我 有你真好 有你們真好 有妳真好 謝謝妳 謝謝你們 謝謝老公 謝謝老婆
    謝謝媽媽 謝謝寶貝 謝謝有你 謝天 辛苦了 媽媽辛苦了 你辛苦了 超感動 很感動 感動到 感動到哭 感動哭 感動死 感人 感謝有你 好幸福 超幸福 幸福感
    幸福到 值得 值得了 一切都值得 都值得 好驕傲 以你為榮 以他為榮 引以為傲 為你驕傲 欣慰 好欣慰 最棒的 最好的禮物 全世界 我的全世界 寶藏
    love_you i_love love_him love_her love_this in_love so_cute so_sweet cutest sweetest my_heart heart_full full_heart heart_melts melting
    snuggle snuggles snuggled cuddle cuddles cuddling hugs hugged kiss kisses kissed proud_of so_proud proud_mama angel my_world tiny_hands
    little_hands smells_so_good baby_smell grateful_for thankful_for thank_you lucky_to_have best_husband best_thing
    [calm]
    平靜 安靜 放心 安心 鬆一口氣 鬆了一口氣 放鬆 還好 沒事 幸好 好險 慶幸 知足 感恩 感謝 清淨 慢慢來 自在 悠閒 愜意 釋懷 calm relieved peaceful quiet relief relaxing content
    好安靜 終於安靜 好平靜 平靜下來 平和 寧靜 心靜 靜靜的 清靜 好清靜 放下 放下了 放下心 放心了 安心了 好安心 心安 踏實 好踏實 鬆口氣 鬆了口氣
    鬆一口氣了 大石頭放下 放下心中大石 如釋重負 沒事了 沒事就好 平安 平安就好 平安無事 虛驚一場 虛驚 還好有 還好沒 還好沒事 幸好有 幸好沒 好在
    謝天謝地 感謝老天 感謝主 阿彌陀佛 老天保佑 感恩的心 很感恩 感激 珍惜 知足常樂 滿足 很滿足 好滿足 滿足了 足夠 這樣就好 這樣就夠了 夠了夠了
    慢慢 不急 隨緣 順其自然 順其自然吧 看開 想通 想通了 釋懷了 釋然 接受 和解 跟自己和解 原諒 原諒自己 沒關係 不要緊 會好的 都會好 會過去的
    會過去 明天再說 明天會更好 就這樣吧 算了 隨便 無所謂 偷閒 偷得 偷得浮生 獨處 一個人的時間 自己的時間 me_time 自己的時光 耍廢 發呆 放空 悠哉
    慵懶 舒心 舒壓 療癒 好療癒 超療癒 紓壓 泡湯 泡澡 熱茶 喝茶 一杯咖啡 一杯熱咖啡 微風 涼風 夕陽 晚霞 星星 月亮 雨聲 陽光灑 好天氣 天氣真好
    秋高氣爽 日常 平凡 平淡 平凡的一天 歲月靜好 穩定 漸入佳境 好轉 好多了 好很多 漸漸好 上軌道 so_relieved at_peace peace quiet_house
    finally_quiet breathe exhale deep_breath calm_down all_good it's_okay it's_ok it'll_be_okay okay_now grateful blessed cozy chill chilling
    slow_morning lazy_sunday sunset hot_coffee glad_it's_over thank_god phew letting_go better_now getting_better good_enough
    [wish]
    好想 希望 但願 願 真希望 多希望 許願 拜託讓 想要 如果能 要是能 什麼時候才 何時才 想回到 好希望 wish hope i_want i_just_want if_only
    好想要 好想去 好想睡 好想回 好想吃 好想哭 好想有 好想抱 好想逃 好想出國 好想放假 好想休息 好想一個人 想放假 想休息 想請假 想躺 想逃 想逃走
    想離職 想辭職 想出國 想去 想吃 想回家 想喝 想睡 想要睡 想一個人 多想 多麼希望 真想 真的好想 只想 只想要 只希望 只求 祈禱 祈求 保佑 拜託不要
    拜託讓我 拜託快 求求 求求你 求神 神啊 老天爺 老天 千萬不要 願望 許個願 新年願望 希望他 希望她 希望明天 希望明年 希望快點 希望能 希望可以
    希望不要 如果可以 如果有 如果時間 要是 要是可以 要是有 什麼時候才能 何時才能 到底什麼時候 何時能 還要多久 快點好 快點好起來 快好起來
    快快長大 慢慢長大 不要長大 時間停 時間暫停 時光倒流 時光機 i_wish wish_i wish_we hoping hopefully praying pray please_let please_sleep
    if_i_could want_to_sleep i_need_a i_need_to_sleep would_kill_for one_day someday can't_wait_to
    [sigh]
    唉 唉唉 哎 哎呀 天啊 天哪 我的天 媽呀 嗚 哇 厚 吼 齁 蛤 噢 啊啊 ㄏㄏ 真是 到底 竟然 居然 原來 果然 難道 何必 誰規定 怎麼會 怎麼這麼 怎麼可以 這麼 那麼 好 太 超 真的 omg wow oh why_is why_does how_is
    唉唷 哎唷 哎喲 哎呦 唉呀 哇塞 哇靠 哇賽 天呀 天吶 我的媽 我的老天 嗚呼 嘖 嘖嘖 哼 呸 喔買尬 挖 耶 呃 蝦 蛤啊 吼唷 吼喔 齁唷 厚唷 啦啦 誒 欸
    喔不 人生 人生啊 這就是人生 這樣的日子 為什麼這麼 為何這麼 怎麼那麼 怎麼會這樣 怎麼又 怎麼還 怎麼都 怎麼老是 有必要嗎 是怎樣 是在 是要逼
    到底要 到底為什麼 到底在 到底憑什麼 難不成 誰說 誰說的 誰懂 誰能懂 誰受得了 哪有 哪裡像 何苦 何時 值得嗎 有夠 真的有 真的很 真的是 真的好
    簡直 根本 完全 居然還 竟然還 偏偏 明明 果真 不愧是 不會吧 這是什麼 什麼鬼 什麼日子 見鬼 神奇 太神 奇蹟 有多 多麼 好大 好多 好久 好快 好難
    好冷 好熱 好痛 好餓 這麼快 這麼大 這麼久 時間過好快 時間過得 過得好快 一轉眼 轉眼 一眨眼 ugh argh gah whoa omfg geez jeez oh_my oh_god
    oh_man sigh what_a how_can how_do_people how_is_it why_are why_can't who_knew so_much so_many so_hard this_is_hard really literally
    honestly
    """#
}
