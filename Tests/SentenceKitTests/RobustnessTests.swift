import SentenceKit
import Testing

/// Texts that no rule was made for.
let oddSentences = [
  "\u{FEFF}", "\u{0}", "\u{0}明天\u{0}", "👨‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏿明天", "e\u{301}\u{301}\u{301}", "\u{301}", "ㄅㄆㄇˊ", "\u{202E}明天", "\r\n\r\n",
  "\u{10FFFF}", "𠮷野家", "?", "？", "嗎", "買", "記得", "點", "半", "每", "再", "到", "12:", ":30", "/", "1/", "/2", "12月", "月", "號", "週", "禮拜", "上",
  "民國", "民國年", "民國999999999年1月1日", "每999999999到1小時", "每1到999999999小時", "999999999小時後", "1000000年前", "1000000個月後", "1000000天後",
  String(repeating: "9", count: 400), String(repeating: "九", count: 400), String(repeating: "百", count: 50) + "點", "九百九十九千百十點", "十十十十點半",
  "每每每每天天天", "上上上上下下禮拜禮拜一", "一點一點一點", "1:1:1:1", "1/1/1/1/1", "明天到", "三點到", "到三點", "禮拜一二三四五六日點", "12/21(", "12/21(一", "初", "農曆", "農曆年",
  "閏", "閏十三月初一", "大年初", "第", "第季", "第9999週", "今年第三百六十六天", "今年第四百天", "最後", "今年最後一", "十二月前三百天", "差", "差五分", "差五分99點", "過去999999年",
  "未來999999個月", "999999年內", "999999天後的早上八點", "從", "從從從", "從現在", "現在到", "現在到現在", "1330-", "-1510", "99999999", "00000000", "2026年第五十四週",
  "民國99999年除夕", "9999年除夕", "0001年冬至", "隔", "隔週", "每年13月", "半個", "個半", "半半半年後", "三點點五小時", "昨今", "昨今兩", "一年零一年零一年後", "8天8天8天後", "am",
  "pm 99:99", "2月30日星期一", "今年第0天", "兩三四五六七", "一百百千", "千千萬萬", "1/0碗", "38度", "38度5度5", "x", "x9", "$", "NT$", "半半半", "點五", "負", "零下",
  "1,000,000,0", "1.2.3.4", "0.0000001g", "百分之", "1h2h3h", "half", "half a", "an", "two and a half", "一一一一一一一一一一一一一一一一一一一",
  "9999999999999999杯", "喝1e9", "February 30", "Feb 29", "in 999999 years", "999999 years ago", "999999999 weeks ago",
  "in 999999 days at 8", "every 999999 years", "every every every", "every morning morning morning", "the the 1st", "31st of",
  "an hour and a", "at 99", "99:99 pm", "13pm", "from to", "between and", "q q q4", "Jan 0", "May May May",
  "Mon/Tue/Wed/Thu/Fri/Sat/Sun/Mon", "+", "- 5", "+999999y", "by by by Friday", "since", "the 32nd of May", "8am every", "mid-",
]

private let household = ["妹妹", "弟弟", "媽媽", "阿嬤", "饅頭", "May"]

@Suite struct RobustnessTests {
  @Test(arguments: oddSentences)
  func `no text stops the interpreter`(sentence: String) throws {
    for moment in ["2026-11-30T15:00", "0001-01-01T00:00", "9999-12-31T23:59:59"] {
      let now = try #require(CivilDateTime(moment))

      let times = interpret(sentence, now: now, people: [sentence, "妹妹"]).times

      #expect(times.allSatisfy { $0.value.map { TimeValue($0.text) == $0 } ?? true })
    }
  }

  @Test(arguments: ["2026-11-30T15:00", "0001-01-01T00:00", "9999-12-31T23:59"])
  func `values stay legal at the ends of the calendar`(moment: String) throws {
    let now = try #require(CivilDateTime(moment))

    for example in TimeCase.all {
      for time in interpret(example.sentence, now: now, people: []).times {
        guard let value = time.value else { continue }
        #expect(TimeValue(value.text) == value, "\(example.sentence) gave \(value.text)")
      }
    }
  }

  @Test(arguments: [
    "寶寶今天很開心，", "1234567890", "三五十二百", "1/2/3/4-5:6", "每每隔個半", "三點到四點到", "👨‍👩‍👧‍👦", "妹妹弟", "？嗎 ", "上上", "8天", "一年零", "十月", "，三點", "初一",
    "喝120、", "1,000", "x2", "38度5", "一百二", "two packs ", "饅頭跟橘子", "半個", "$1 ", "喝x2", "三分喝", "左10", "妹妹說弟弟", "媽媽阿嬤", "好多饅頭", "size 4 ",
    "兩塊", "every morning ", "at 8 ", "half an hour and ", "Mon & ", "May ",
    "Dec 24-", "in two ", "word", "a ", "10:30 - ",
  ])
  func `four times the text takes about four times the time`(unit: String) throws {
    let now = try #require(CivilDateTime(TimeCase.now))
    let single = text(unit, scalars: 2_500)
    let fourfold = text(unit, scalars: 10_000)
    let clock = ContinuousClock()
    var (short, long) = (Duration.seconds(1000), Duration.seconds(1000))
    _ = interpret(single, now: now, people: household)

    // The best of several in turn, because other work on the machine only ever adds time.
    for _ in 0..<4 {
      short = min(short, clock.measure { _ = interpret(single, now: now, people: household) })
      long = min(long, clock.measure { _ = interpret(fourfold, now: now, people: household) })
    }

    // Quadratic time would be sixteenfold; the milliseconds allow for the unevenness of short measurements.
    #expect(long < short * 10 + .milliseconds(20))
  }

  @Test(arguments: ["明", "9", "\u{301}"])
  func `a million of one character is read`(character: String) throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    let interpretation = interpret(String(repeating: character, count: 1_000_000), now: now, people: ["妹妹"])

    #expect(interpretation.times.isEmpty)
  }

  @Test(arguments: [
    "喝", "1", "一", "半", "妹", "吃了饅頭", "38度5 ", "120、", "明天下午兩點半", "三點", "12:30 ", "every day at 5pm ", "1/2/3", "尿布快沒了，", "mon tue ",
  ])
  func `a text of a hundred thousand characters is answered at once`(unit: String) throws {
    let now = try #require(CivilDateTime(TimeCase.now))
    let long = text(unit, scalars: 100_000)
    // What the optimiser is there for is measured with it; without it only that nothing blows up.
    #if DEBUG
      let limit = Duration.seconds(4)
    #else
      let limit = Duration.milliseconds(50)
    #endif
    var best = Duration.seconds(1000)
    let clock = ContinuousClock()

    for _ in 0..<3 { best = min(best, clock.measure { _ = interpret(long, now: now, people: household) }) }

    #expect(best < limit)
  }

  @Test func `what stands behind the longest sentence that can be saved tells nothing`() throws {
    let now = try #require(CivilDateTime(TimeCase.now))
    let filler = String(repeating: "。", count: 20_000)

    #expect(interpret("明天" + filler, now: now, people: []).times.map(\.text) == ["明天"])
    #expect(interpret(filler + "明天", now: now, people: []).times.isEmpty)
  }

  @Test(arguments: 0..<40)
  func `no mixture of the words that the grammar knows stops the interpreter`(seed: UInt64) throws {
    let now = try #require(CivilDateTime(TimeCase.now))
    var generator = SeededGenerator(seed: seed)
    let pieces = TimeCase.all.flatMap { $0.sentence.map(String.init) } + oddSentences + household

    for _ in 0..<50 {
      let sentence = (0..<Int.random(in: 1...30, using: &generator)).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let interpretation = interpret(sentence, now: now, people: household)

      let count = sentence.unicodeScalars.count
      #expect(interpretation.times.allSatisfy { $0.scalarRange.lowerBound >= 0 && $0.scalarRange.upperBound <= count }, "\(sentence)")
      for (earlier, later) in zip(interpretation.times, interpretation.times.dropFirst()) {
        #expect(earlier.scalarRange.upperBound <= later.scalarRange.lowerBound, "\(sentence)")
      }
      #expect(interpretation.times.allSatisfy { $0.value.map { TimeValue($0.text) == $0 } ?? true }, "\(sentence)")
    }
  }

  private func text(_ unit: String, scalars: Int) -> String {
    String(repeating: unit, count: scalars / unit.unicodeScalars.count)
  }
}

/// The same numbers for the same seed (SplitMix64), so that a failure can be seen again.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
