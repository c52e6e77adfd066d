/// Sentences that look as if they named a time.
let sentencesWithoutTime =
  littleAndPoints + numbersOfOtherThings + wordsWithTimeInside + lengthsOfTime + englishWords

/// 一下, 一點 and 兩點 that count no hours.
private let littleAndPoints = [
  "一下子就吃完", "三點水旁的字", "好一點了", "有一點累", "再吃一點點就好", "他提了兩點意見", "我有三点建议", "第三點很重要", "這件一點也不貴", "差一點跌倒",
  "一點都沒吃", "有兩點要注意", "這有三點原因", "一點心意", "早點睡", "一點力氣都沒有", "一點胃口也沒有", "晚餐少一點鹽", "七點八", "三十五點",
]

/// Amounts, scores, versions, rooms, classes and the like.
private let numbersOfOtherThings = [
  "", "打折百分之五", "發燒38.5度", "吃了1/2匙", "喝了 1/2 碗粥", "血壓120/80", "2/30見", "13/45", "25:70", "12:5", "體重六點五公斤", "D3一顆",
  "住在3號樓", "1/2/3/4", "4月31日", "2027/2/29", "八千九百萬", "p.20 有寫", "三年二班", "五年級的哥哥", "房號1203", "電話02-2345-6789", "0912-345-678",
  "版本1.2.3", "12.30元", "第一次自己走", "一週三次", "考了九十五分", "三分之一", "2000元", "走了2020步", "喝了1500ml", "5號電池", "3號尿布", "M號尿布", "12號公車",
  "坐高鐵1330車次", "七分熟", "十月懷胎", "一日遊", "二二八公園", "7-11門口", "買五送一", "二十四孝", "五一路", "五一二地震", "A4紙", "比例1/3", "長了三顆牙",
]

/// Words in which a time hides.
private let wordsWithTimeInside = [
  "小時候住鄉下", "下午茶好吃", "滿周歲", "百日宴", "看月亮", "吃年糕", "寫日記", "周杰倫的歌", "去日本", "月餅吃完", "聽日語歌", "最初的夢想", "初次見面", "讀國中初三班",
  "春天百貨", "聖誕老人來了", "聖誕樹好大", "三天兩頭感冒", "七上八下", "先天不足", "買月票", "生日快樂", "他很年輕", "周到的服務", "上個廁所", "下個路口右轉", "一覺到天亮", "時間不夠",
  "秋天的風", "過期了", "年終獎金", "最近的藥局在哪", "整天黏著我", "這拜託你", "去拜天公", "第二季影集", "五月天的歌", "日用品",
]

/// How long something lasts is a quantity.
private let lengthsOfTime = [
  "睡了兩小時", "哄了三天", "兩個月大", "三歲半", "觀察二十四小時", "已經三個禮拜", "煮五分鐘", "飯後三小時", "學了半年", "還有兩天的份",
]

/// English words and numbers that are months, weekdays, clocks or dates elsewhere.
private let englishWords = [
  "The 5th Wave was great", "check money", "May: she smiled", "may be late", "wait a second", "second helping of rice",
  "march to the beat", "marching band", "she sat up by herself", "June called", "April showers", "the sun was out", "monster truck",
  "mon cheri", "satisfied", "sunscreen", "8 diapers left", "10 oz", "2/3 cup of rice", "1/2 tablet", "room 12", "1st grade",
  "the 2nd one", "first time he laughed", "last diaper", "next size up", "she is 6 months old", "cried for two hours",
  "4 month sleep regression", "day 3 of fever", "one day at a time", "good morning", "rough night", "what a day", "Mia turned 5",
  "page 12", "size 4 diapers", "ages 3 to 5", "5 to 7 kg", "2 for 1 sale", "$5.30", "temp 101.3", "from now on no screens",
  "last day of school", "past bedtime", "Sun 牌防曬乳", "May 老師來訪", "買 second hand 嬰兒床", "the march of time", "open 24/7",
  "we have to march home", "the 5 may come", "weekday routine",
]
