/// A place of a sentence where the letters of a name stand, and whether they mean the person there.
struct NameOccurrence {
  let sentence: Sentence
  let range: Range<Int>
  /// Whether the name as given begins with a capital letter.
  let isCapitalised: Bool

  /// How far before a name a word may begin that holds it.
  private static let reach = 4
  /// How many words of size, number and measure may part a verb from its food.
  private static let foodReach = 10

  /// Whether the person is meant. Looks at a bounded number of scalars around the name.
  var isPerson: Bool {
    !isPartOfWord && !isCommonWord && !isFood && !isLooks
  }

  /// Whether the name stands inside a longer word (安安靜靜, Miami).
  private var isPartOfWord: Bool {
    if sentence.isLetter(at: range.lowerBound), sentence.isLetter(at: range.lowerBound - 1) { return true }
    if sentence.isLetter(at: range.upperBound - 1), sentence.isLetter(at: range.upperBound) { return true }
    for start in max(0, range.lowerBound - Self.reach)...range.lowerBound {
      guard let word = NameLexicon.texts.match(in: sentence, at: start), word.end > range.lowerBound else { continue }
      if start < range.lowerBound || word.end > range.upperBound { return true }
    }
    return false
  }

  /// A name that is also a word, written small though the name is not (bean for Bean), after another word.
  private var isCommonWord: Bool {
    guard isCapitalised, sentence.isLetter(at: range.lowerBound), sentence.typed[range.lowerBound].value >= 97 else { return false }
    return isWhole(NameLexicon.common)
  }

  /// A name that is also a food, behind a verb of eating or buying, behind a measure, or before one (橘子一袋).
  private var isFood: Bool {
    guard isWhole(NameLexicon.foods) else { return false }
    return isFoodBefore(range.lowerBound) || isMeasured(behind: range.upperBound) || isTasted(at: range.upperBound)
  }

  private func isFoodBefore(_ start: Int) -> Bool {
    var offset = start
    var isJoined = false
    while offset > 0, start - offset < Self.foodReach {
      if sentence.isOne(of: "跟和、及+", at: offset - 1) {
        isJoined = true
      } else if isMeasure(at: offset - 1), isAmount(at: offset - 2) {
        return true
      } else if NameLexicon.beforeFood.match(in: sentence, at: offset - 1)?.end == offset {
        return true
      } else if !isJoined, !isAmount(at: offset - 1), !sentence.isOne(of: "了过完到着些点的大小 ", at: offset - 1), !isMeasure(at: offset - 1) {
        return endsVerb(at: offset)
      } else if isJoined, sentence.isOne(of: ",。;!?", at: offset - 1) {
        return false
      }
      offset -= 1
    }
    return false
  }

  /// Whether a verb of letters ends before the blank at `offset` (ate mochi).
  private func endsVerb(at offset: Int) -> Bool {
    var start = offset
    while sentence.isLetter(at: start - 1), offset - start < 10 { start -= 1 }
    return start < offset && NameLexicon.beforeFood.match(in: sentence, at: start)?.end == offset
  }

  private func isMeasure(at offset: Int) -> Bool {
    offset >= 0 && NameLexicon.measures.match(in: sentence, at: offset) != nil
  }

  private func isAmount(at offset: Int) -> Bool {
    sentence.isDigit(at: offset) || sentence.isOne(of: "半几这那", at: offset) || QuantityScanner.isNumeral(sentence[offset])
  }

  private func isMeasured(behind offset: Int) -> Bool {
    isAmount(at: offset) && !sentence.isOne(of: "这那", at: offset) && sentence.isOne(of: "颗粒斤袋包盒箱片瓣块根串罐碗个", at: offset + 1)
  }

  /// 橘子好甜.
  private func isTasted(at offset: Int) -> Bool {
    let next = sentence.isOne(of: "很好太真不有", at: offset) ? offset + (sentence.isOne(of: "点", at: offset + 1) ? 2 : 1) : offset
    return sentence.isOne(of: "甜酸咸脆熟烂粥汁泥汤皮饼", at: next)
  }

  /// A doubled adjective, which is no name behind what looks so (肚子圓圓的).
  private var isLooks: Bool {
    guard isWhole(NameLexicon.looks) else { return false }
    let isSaid = range.lowerBound > 0 && NameLexicon.bodies.match(in: sentence, at: range.lowerBound - 1) != nil
    return isSaid
  }

  private func isWhole(_ lexicon: Lexicon<Void>) -> Bool {
    lexicon.match(in: sentence, at: range.lowerBound)?.end == range.upperBound
  }
}
