@testable import SentenceKit
import Testing

@Suite struct TimeExpressionTests {
  @Test(arguments: TimeCase.all)
  func `a time expression has its span, value and grain`(example: TimeCase) throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    let sentence = Sentence(example.sentence)

    // As in a record, which leans to neither side where the words show a tense.
    let times = TimeRecogniser.expressions(TimeRecogniser.readings(in: sentence), in: sentence, now: now, kind: .record)

    #expect(times.map(\.text) == [example.text])
    #expect(times.map { $0.value?.text } == [example.value])
    #expect(times.map(\.grain) == [example.grain])
  }

  @Test(arguments: TimeCase.all.map(\.sentence) + ["👨‍👩‍👧‍👦明天👶🏽下午三點半🎉後天", "今天e\u{301}，明天"])
  func `a span is the text at its scalar offsets`(sentence: String) throws {
    let now = try #require(CivilDateTime(TimeCase.now))
    let scalars = Array(sentence.unicodeScalars)

    for time in interpret(sentence, now: now, people: []).times {
      let slice = scalars[time.scalarRange]

      #expect(Array(time.text.unicodeScalars) == Array(slice))
    }
  }

  @Test(arguments: sentencesWithoutTime)
  func `what only looks like a time is none`(sentence: String) throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    #expect(interpret(sentence, now: now, people: []).times.map(\.text) == [])
  }

  @Test func `expressions that stand apart are found in order`() throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    let times = interpret("今早六點五十醒，昨晚九點二十睡，後天回診", now: now, people: []).times

    #expect(times.map(\.text) == ["今早六點五十", "昨晚九點二十", "後天"])
    #expect(times.map { $0.value?.text } == ["2026-11-30T06:50", "2026-11-29T21:20", "2026-12-02"])
  }

  @Test func `a part of the day without a day lies on the day named before`() throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    let times = interpret("昨天下午發燒，晚上退了，半夜又燒", now: now, people: []).times

    #expect(times.map { $0.value?.text } == ["2026-11-29TAF", "2026-11-29TEV", "2026-11-30TNI"])
  }

  @Test(arguments: [
    ("昨天打針，隔天退燒", ["2026-11-29", "2026-11-30"]),
    ("12/5開刀，第二天要換藥", ["2026-12-05", "2026-12-06"]),
    ("每天早上八點和晚上八點吃藥", ["R/P1DT08:00", "R/P1DT20:00"]),
    ("每四小時餵一次，夜裡可以不叫", ["R/PT4H", "R/P1DTNI"]),
    ("每四小時餵一次，今天晚上試試看", ["R/PT4H", "2026-11-30TEV"]),
    ("明天就十二月了", ["2026-12-01", "2026-12"]),
    ("七點吃飯 八點洗澡 九點睡", ["2026-11-30T19:00", "2026-11-30T20:00", "2026-11-30T21:00"]),
    ("12/5、6號要上課", ["2026-12-05", "2026-12-06"]),
    ("3號或4號都可以", ["2026-12-03", "2026-12-04"]),
  ])
  func `an expression is seen from the one before it`(sentence: String, values: [String]) throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    #expect(interpret(sentence, now: now, people: []).times.map { $0.value?.text } == values)
  }

  @Test func `a clock on the day named before is read as usual for a household`() throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    let times = interpret("明天記得帶水壺，八點集合，三點放學", now: now, people: []).times

    #expect(times.map { $0.value?.text } == ["2026-12-01", "2026-12-01T08:00", "2026-12-01T15:00"])
  }

  @Test(arguments: [
    ("2026-11-30T00:12", "剛過十二點又喝了", "2026-11-30T00:00"),
    ("2026-11-30T23:55", "十二點要禁食", "2026-12-01T00:00"),
    ("2026-11-30T03:10", "三點要吃藥", "2026-11-30T15:00"),
    ("2026-11-30T21:00", "七點喝了", "2026-11-30T19:00"),
    ("2026-11-30T21:00", "快十一點了", "2026-11-30T23:00"),
  ])
  func `the tense decides which side of now a clock lies on`(moment: String, sentence: String, value: String) throws {
    let now = try #require(CivilDateTime(moment))

    #expect(interpret(sentence, now: now, people: []).times.map { $0.value?.text } == [value])
  }

  @Test(arguments: [
    ("2028-02-28T10:00", "2/29要拍照", "2028-02-29"),
    ("2027-01-02T10:00", "12/30打了針", "2026-12-30"),
    ("2027-01-02T10:00", "31號打了針", "2026-12-31"),
    ("2027-01-31T10:00", "30號要打針", "2027-03-30"),
    ("2026-12-06T10:00", "禮拜天要打掃", "2026-12-13"),
    ("2026-12-06T10:00", "禮拜天那天下雨", "2026-11-29"),
  ])
  func `a date without a year or month lies where the tense says`(moment: String, sentence: String, value: String) throws {
    let now = try #require(CivilDateTime(moment))

    #expect(interpret(sentence, now: now, people: []).times.map { $0.value?.text } == [value])
  }
}
