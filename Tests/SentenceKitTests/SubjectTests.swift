import SentenceKit
import Testing

@Suite struct SubjectTests {
  @Test(arguments: [
    ("妹妹喝了奶", ["弟弟", "妹妹"], "妹妹"),
    ("小妹妹喝了奶", ["妹妹", "小妹妹"], "小妹妹"),
    ("弟弟咬妹妹", ["妹妹", "弟弟"], "弟弟"),
    ("喝了奶", ["妹妹"], nil),
    ("喝了奶", ["", "妹妹"], nil),
    ("妹", ["妹妹"], nil),
    ("Momo吐了", ["Momo", "momo"], "Momo"),
    ("👶🏽睡了", ["👶🏽"], "👶🏽"),
    ("", [""], nil),
  ])
  func `the subject is the longest name in the sentence`(sentence: String, people: [String], subject: String?) throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    #expect(interpret(sentence, now: now, people: people).subject == subject)
  }

  @Test(arguments: SubjectCase.all)
  func `a sentence is about whom things happen to`(example: SubjectCase) throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    #expect(interpret(example.sentence, now: now, people: example.people).subject == example.subject)
  }

  @Test(arguments: namesInSentences)
  func `a name counts only where it means the person`(sentence: String, subject: String?) throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    #expect(interpret(sentence, now: now, people: household).subject == subject)
  }
}

private let household = [
  "安安", "樂樂", "圓圓", "豆豆", "糖糖", "果果", "橘子", "饅頭", "小米", "元宵", "小魚", "妹妹", "弟弟", "哥哥", "姊姊", "老大", "阿嬤", "阿公", "媽媽", "爸爸", "奶奶", "Momo",
  "Mia", "Leo",
  "Bean", "May", "小寶", "布丁", "Mom", "Grandma",
]

private let namesInSentences: [(String, String?)] = [
  ("饅頭今天請假", "饅頭"),
  ("吃了饅頭", nil),
  ("買饅頭", nil),
  ("饅頭吃了半碗粥", "饅頭"),
  ("兩顆饅頭當早餐", nil),
  ("饅頭兩顆", nil),
  ("喝小米粥", nil),
  ("小米喝了120", "小米"),
  ("餵小米喝奶", "小米"),
  ("買橘子", nil),
  ("去買橘子跟香蕉", nil),
  ("買蘋果跟橘子", nil),
  ("橘子發燒了", "橘子"),
  ("橘子好酸", nil),
  ("橘子好乖", "橘子"),
  ("幫橘子換尿布", "橘子"),
  ("橘子的尿布沒了", "橘子"),
  ("元宵節去看燈", nil),
  ("元宵睡了", "元宵"),
  ("煮元宵", nil),
  ("安安靜靜的下午", nil),
  ("安安睡了", "安安"),
  ("接安安放學", "安安"),
  ("平平安安就好", nil),
  ("安安便便了", "安安"),
  ("快樂樂樂", "樂樂"),
  ("快快樂樂", nil),
  ("樂樂長牙", "樂樂"),
  ("臉圓圓的好可愛", nil),
  ("圓圓的臉好可愛", "圓圓"),
  ("圓圓發燒", "圓圓"),
  ("眼睛圓圓", nil),
  ("豆豆打疫苗", "豆豆"),
  ("吃豆豆", nil),
  ("帶豆豆去公園", "豆豆"),
  ("糖糖的書包", "糖糖"),
  ("吃糖糖", nil),
  ("別吃糖果", nil),
  ("水果果汁", nil),
  ("果果喝水果茶", "果果"),
  ("吃蘋果果果很開心", "果果"),
  ("妹妹頭好可愛", nil),
  ("妹妹的藥", "妹妹"),
  ("阿嬤說弟弟發燒", "弟弟"),
  ("媽媽，妹妹醒了", "妹妹"),
  ("媽媽帶弟弟打針", "弟弟"),
  ("弟弟咬妹妹", "弟弟"),
  ("哥哥跟弟弟打架", "哥哥"),
  ("阿公阿嬤來吃飯", "阿公"),
  ("爸爸陪哥哥寫功課", "哥哥"),
  ("阿嬤回診", "阿嬤"),
  ("阿公生日，帶弟弟去吃飯", "阿公"),
  ("姐姐感冒", "姊姊"),
  ("弟弟发烧", "弟弟"),
  ("妈妈累了", "媽媽"),
  ("momo吐了", "Momo"),
  ("MOMO睡了", "Momo"),
  ("ｍｏｍｏ睡了", "Momo"),
  ("Mia's bottle", "Mia"),
  ("Miami trip", nil),
  ("leo napped", "Leo"),
  ("green beans for dinner", nil),
  ("Bean napped", "Bean"),
  ("give Bean a bath", "Bean"),
  ("bean soup", nil),
  ("it may rain", nil),
  ("May has a fever", "May"),
  ("Leopard print", nil),
  ("老大考試", "老大"),
  ("年紀老大不小", nil),
  ("喝奶奶", nil),
  ("奶奶來了", "奶奶"),
  ("小寶寶好可愛", nil),
  ("小寶睡了", "小寶"),
  ("小魚乾", nil),
  ("小魚拉肚子", "小魚"),
  ("吃了兩條小魚", nil),
  ("布丁今天打針", "布丁"),
  ("冰箱有布丁", nil),
  ("三個布丁", nil),
  ("想吃布丁", nil),
  ("爸爸今天買布丁", "爸爸"),
  ("布丁吃布丁", "布丁"),
  ("早上小米吃饅頭", "小米"),
  ("吃完奶橘子就睡了", "橘子"),
  ("今天糖糖吃了半碗飯", "糖糖"),
  ("饅頭夾蛋", nil),
  ("帶饅頭回診", "饅頭"),
  ("陪饅頭玩", "饅頭"),
  ("肚子圓滾滾", nil),
  ("明天圓圓要打針", "圓圓"),
  ("他笑得甜甜的", nil),
  ("Grandma fed Leo", "Leo"),
  ("Mom says Mia has a fever", "Mia"),
]
