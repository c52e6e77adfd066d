/// Cuts a sentence into the pieces that the classifier sees.
struct Tokeniser {
  private let words = WordLexicon.shared
  private let name: WordGroups

  init() {
    // A name of the household's people counts as a child's: that is whom most sentences are about.
    name = words.group(named: "child")
  }

  /// The tokens of a stretch of a sentence, in order; blanks are only kept between Chinese words, where they part clauses.
  ///
  /// - Parameter pieces: the times, amounts and names, in order, not overlapping.
  func tokens(of sentence: Sentence, in range: Range<Int>, pieces: [(range: Range<Int>, sense: PieceSense)]) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(range.count)
    var offset = range.lowerBound
    var next = 0
    while offset < range.upperBound {
      while next < pieces.count, pieces[next].range.lowerBound < offset { next += 1 }
      if next < pieces.count, pieces[next].range.lowerBound == offset, pieces[next].range.upperBound <= range.upperBound {
        tokens.append(token(of: pieces[next].sense, in: pieces[next].range))
        offset = pieces[next].range.upperBound
      } else if sentence[offset] == 0x20 {
        if offset > range.lowerBound, !sentence.isLetter(at: offset - 1), !sentence.isLetter(at: offset + 1) {
          tokens.append(Token(literal: 0x20, group: 0x20, groups: [], range: offset..<offset + 1))
        }
        offset += 1
      } else {
        let token = word(in: sentence, at: offset)
        tokens.append(token)
        offset = token.range.upperBound
      }
    }
    return tokens
  }

  private func token(of sense: PieceSense, in range: Range<Int>) -> Token {
    guard sense == .name else { return Token(literal: sense.symbol, group: sense.symbol, groups: [], range: range) }
    return Token(literal: sense.symbol, group: words.symbol(of: name), groups: name, range: range)
  }

  /// The word of the lexicon, run of letters or digits, or single character at `offset`.
  private func word(in sentence: Sentence, at offset: Int) -> Token {
    if let match = words.match(in: sentence, at: offset), let first = match.groups.first {
      let range = offset..<match.end
      return Token(literal: hash(sentence, range), group: words.symbol(of: first), groups: match.groups, range: range)
    }
    var end = offset + 1
    if sentence.isDigit(at: offset) {
      while sentence.isDigit(at: end) || sentence.isOne(of: ".:/", at: end) && sentence.isDigit(at: end + 1) { end += 1 }
      return Token(literal: PieceSense.number.symbol, group: PieceSense.number.symbol, groups: [], range: offset..<end)
    }
    if sentence.isLetter(at: offset) {
      while sentence.isLetter(at: end) || sentence.isOne(of: "'’", at: end) && sentence.isLetter(at: end + 1) { end += 1 }
    }
    let literal = end == offset + 1 ? sentence[offset] : hash(sentence, offset..<end)
    return Token(literal: literal, group: literal, groups: [], range: offset..<end)
  }

  private func hash(_ sentence: Sentence, _ range: Range<Int>) -> UInt32 {
    if range.count == 1 { return sentence[range.lowerBound] }
    var hash = FeatureHash(0x574f)
    for offset in range { hash.add(sentence[offset] == 0x2019 ? 0x27 : sentence[offset]) }
    return hash.mixed
  }
}
