/// Whether what a sentence tells of lies behind or ahead, as far as its words show.
enum Tense: Sendable {
  case past, future, unknown
}

/// The clauses of a sentence and their tenses, found in one pass.
struct Clauses {
  private struct Clause {
    let end: Int
    let tense: Tense
  }

  private var clauses: [Clause] = []
  /// The tense on which all clauses that have one agree.
  private(set) var overall = Tense.unknown

  /// O(length).
  init(_ sentence: Sentence) {
    let isEnglish = sentence.language == .english
    var marks = TenseMarks()
    var english = EnglishTense()
    var (hasPast, hasFuture) = (false, false)
    for offset in 0...sentence.count {
      if offset < sentence.count, !(isEnglish ? EnglishTense.isSeparator(sentence, at: offset) : Self.isSeparator(sentence[offset])) {
        if isEnglish { english.note(sentence, at: offset) } else { marks.note(sentence, at: offset) }
        continue
      }
      let tense = isEnglish ? english.tense : marks.tense
      hasPast = hasPast || tense == .past
      hasFuture = hasFuture || tense == .future
      clauses.append(Clause(end: offset, tense: tense))
      marks = TenseMarks()
      english = EnglishTense()
    }
    if hasPast != hasFuture { overall = hasPast ? .past : .future }
  }

  /// The tense of the clause in which `offset` lies. O(log of the number of clauses).
  func tense(at offset: Int) -> Tense {
    var (low, high) = (0, clauses.count)
    while low < high {
      let middle = (low + high) / 2
      if clauses[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < clauses.count ? clauses[low].tense : .unknown
  }

  /// White space and punctuation (after folding) that parts clauses.
  static func isSeparator(_ value: UInt32) -> Bool {
    switch value {
    case 0x2C, 0x3B, 0x21, 0x3F, 0x3002, 0x3001: true  // , ; ! ? 。 、
    default: Sentence.isBlank(value)
    }
  }
}

/// The words of one clause that show its tense.
private struct TenseMarks {
  /// 剛, 已, 又, 才: what they go with is over, whatever else is said.
  private var isOver = false
  private var isAhead = false
  /// 了, 過, a final 的: weaker, as in 要回家了.
  private var isDone = false

  var tense: Tense {
    if isOver { return .past }
    if isAhead { return .future }
    return isDone ? .past : .unknown
  }

  mutating func note(_ sentence: Sentence, at offset: Int) {
    switch sentence[offset] {
    case 0x521A, 0x5DF2, 0x53C8:  // 刚 已 又
      isOver = true
    case 0x624D:  // 才, but not 才能
      if !sentence.isOne(of: "能可会要行艺", at: offset + 1) { isOver = true }
    case 0x4E86:  // 了
      if !sentence.isOne(of: "解", at: offset + 1) { isDone = true }
    case 0x8FC7:  // 过
      if !sentence.isOne(of: "敏来去年期夜程", at: offset + 1), !sentence.isOne(of: "不难", at: offset - 1) { isDone = true }
    case 0x7684:  // 的 at the end
      if offset + 1 == sentence.count || Clauses.isSeparator(sentence[offset + 1]) { isDone = true }
    case 0x8981:  // 要
      if !sentence.isOne(of: "求紧", at: offset + 1), !sentence.isOne(of: "重主只", at: offset - 1) { isAhead = true }
    case 0x4F1A:  // 会
      if !sentence.isOne(of: "议员", at: offset + 1), !sentence.isOne(of: "开学聚了个场次", at: offset - 1) { isAhead = true }
    case 0x8BF7, 0x5E2E, 0x8C01, 0x5C06, 0x518D:  // 请 帮 谁 将 再
      if !sentence.isOne(of: "假", at: offset + 1) { isAhead = true }
    default:
      guard Self.aheadBeginnings.contains(sentence[offset]) else { return }
      for word in Self.ahead where sentence.has(word, at: offset) { isAhead = true }
    }
  }

  private static let ahead: [[UInt32]] = [
    "記得", "準備", "打算", "預計", "預約", "別忘", "麻煩", "可以", "能不能", "提醒", "應該", "計劃", "打給", "需要",
  ].map { Folding.shared($0) }

  /// What the words of `ahead` begin with.
  private static let aheadBeginnings: ScalarSet = {
    var beginnings = ScalarSet()
    for word in ahead { word.first.map { beginnings.insert($0) } }
    return beginnings
  }()
}
