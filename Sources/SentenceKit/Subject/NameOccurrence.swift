/// A place of a sentence where the letters of a name stand, and whether they mean the person there.
struct NameOccurrence {
  let sentence: Sentence
  let range: Range<Int>
  /// Whether the name as given begins with a capital letter.
  let isCapitalised: Bool
  /// Whether another person's name ends where this one begins.
  let isBehindName: Bool

  /// How far before a name a word may begin that holds it.
  private static let reach = 10
  /// How many words of size, number and measure may part a verb from its object.
  private static let objectReach = 10

  /// Whether the person is meant. Looks at a bounded number of scalars around the name.
  var isPerson: Bool {
    !isPartOfWord && !isCommonWord && !isManner
      && !isObject(of: NameLexicon.beforeFood, among: NameLexicon.foods)
      && !isObject(of: NameLexicon.beforeThing, among: NameLexicon.things)
  }

  /// Whether the name stands inside a longer word (安安靜靜, Miami).
  private var isPartOfWord: Bool {
    if sentence.isLetter(at: range.lowerBound), sentence.isLetter(at: range.lowerBound - 1) { return true }
    if sentence.isLetter(at: range.upperBound - 1), sentence.isLetter(at: range.upperBound) { return true }
    for start in max(0, range.lowerBound - Self.reach)...range.lowerBound {
      guard !(sentence.isLetter(at: start) && sentence.isLetter(at: start - 1)),
        let word = NameLexicon.texts.match(in: sentence, at: start), word.end > range.lowerBound
      else { continue }
      if start < range.lowerBound || word.end > range.upperBound { return true }
    }
    guard let word = NameLexicon.fronts.match(in: sentence, at: range.lowerBound) else { return false }
    return word.end > range.upperBound
  }

  /// A name that is also a word, written small though the name is not (may for May), unless the words around it treat it as a person.
  private var isCommonWord: Bool {
    guard isCapitalised, sentence.isLetter(at: range.lowerBound), sentence.typed[range.lowerBound].value >= 97,
      isWhole(NameLexicon.common)
    else { return false }
    let isSubject =
      sentence[range.upperBound] == 0x20 && NameLexicon.acts.match(in: sentence, at: range.upperBound + 1, mayEnd: endsWord) != nil
    let isOwner = sentence.isOne(of: "'", at: range.upperBound) && sentence.isOne(of: "s", at: range.upperBound + 1)
    return !isSubject && !isOwner && !isBehind(NameLexicon.beforePerson, at: range.lowerBound)
  }

  private func endsWord(_ end: Int) -> Bool { !sentence.isLetter(at: end) }

  /// Whether one of the words stands directly before an offset, with or without a blank between.
  private func isBehind(_ lexicon: Lexicon<Void>, at offset: Int) -> Bool {
    lexicon.hasWord(in: sentence, endingAt: sentence[offset - 1] == 0x20 ? offset - 1 : offset)
  }

  /// A name that is also a thing, behind a verb that takes one, behind a measure, or before one (吃橘子, 一袋橘子, 橘子一袋).
  private func isObject(of verbs: Lexicon<Void>, among things: Lexicon<Void>) -> Bool {
    guard isWhole(things) else { return false }
    return isMeasured(behind: range.upperBound) || isJudged(at: range.upperBound) || !isOwner && isObjectBefore(range.lowerBound, verbs)
  }

  /// 買橘子的尿布, 煮橘子愛吃的粥.
  private var isOwner: Bool {
    sentence.isOne(of: "的之爱最专哭说'", at: range.upperBound)
  }

  private func isObjectBefore(_ start: Int, _ verbs: Lexicon<Void>) -> Bool {
    var offset = start
    var isJoined = false
    while offset > 0, start - offset < Self.objectReach {
      if sentence.isOne(of: "跟和、及+", at: offset - 1) {
        isJoined = true
      } else if isMeasure(at: offset - 1), isAmount(at: offset - 2) {
        return true
      } else if sentence.isOne(of: "多", at: offset - 1), sentence.isOne(of: "好很许太", at: offset - 2) {
        return true
      } else if verbs.match(in: sentence, at: offset - 1, mayEnd: { $0 == offset }) != nil, !sentence.isLetter(at: offset - 1) {
        return true
      } else if !isJoined, !isAmount(at: offset - 1), !sentence.isOne(of: "了过完到着些点的大小 ", at: offset - 1), !isMeasure(at: offset - 1) {
        return verbs.hasWord(in: sentence, endingAt: offset)
      } else if isJoined, sentence.isOne(of: ",。;!?", at: offset - 1) {
        return false
      }
      offset -= 1
    }
    return false
  }

  private func isMeasure(at offset: Int) -> Bool {
    offset >= 0 && NameLexicon.measures.match(in: sentence, at: offset) != nil
  }

  private func isAmount(at offset: Int) -> Bool {
    sentence.isDigit(at: offset) || sentence.isOne(of: "半几这那", at: offset) || QuantityScanner.isNumeral(sentence[offset])
  }

  /// 橘子兩袋, but not 橘子一個人 or 橘子三顆牙.
  private func isMeasured(behind offset: Int) -> Bool {
    guard isAmount(at: offset), !sentence.isOne(of: "这那", at: offset), isMeasure(at: offset + 1) else { return false }
    return !Sentence.isIdeograph(sentence[offset + 2]) || sentence.isOne(of: "当就给配", at: offset + 2)
  }

  /// 橘子好甜, 布丁過期了.
  private func isJudged(at offset: Int) -> Bool {
    let next = sentence.isOne(of: "很好太真不有都", at: offset) ? offset + (sentence.isOne(of: "点", at: offset + 1) ? 2 : 1) : offset
    return NameLexicon.judged.match(in: sentence, at: next) != nil
  }

  /// A doubled adjective or adverb, which is no name behind what looks so, behind whoever does so, and in 香香的 (肚子圓圓, 他乖乖坐好).
  private var isManner: Bool {
    guard isWhole(NameLexicon.manners) else { return false }
    if isBehindName || sentence.isOne(of: "他她我你它们都会要很就还又能没有", at: range.lowerBound - 1) { return true }
    if NameLexicon.bodies.hasWord(in: sentence, endingAt: range.lowerBound) { return true }
    guard sentence.isOne(of: "的", at: range.upperBound) else { return false }
    return range.upperBound + 1 == sentence.count || sentence.isOne(of: " ,。;!?~笑味声梦水果话", at: range.upperBound + 1)
  }

  private func isWhole(_ lexicon: Lexicon<Void>) -> Bool {
    lexicon.match(in: sentence, at: range.lowerBound, mayEnd: { $0 == range.upperBound }) != nil
  }
}
