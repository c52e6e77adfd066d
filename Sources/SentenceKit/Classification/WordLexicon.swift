/// The groups of like words of `Lexicon/word.txt`.
struct WordLexicon: Sendable {
  /// Built on first use.
  static let shared = WordLexicon()

  private let lexicon: Lexicon<WordGroups>
  /// The number that stands for each group in the classifier's features: a hash of its name, so that groups may come, go and move.
  private let symbols: [UInt32]

  private init() {
    var symbols: [UInt32] = []
    lexicon = Lexicon(
      LexiconText.word,
      sense: { heading in
        let symbol = FeatureHash.symbol(of: heading.name)
        let index = symbols.firstIndex(of: symbol) ?? symbols.count
        // Further groups than the set can hold would be left out; a test counts them.
        guard index < 64 else { return nil }
        if index == symbols.count { symbols.append(symbol) }
        return WordGroups(rawValue: 1 << UInt64(index))
      },
      merging: { $0.union($1) })
    self.symbols = symbols
  }

  /// The longest word at `offset`; a word that begins or ends with a Latin letter only where no further letter joins on.
  func match(in sentence: Sentence, at offset: Int) -> (groups: WordGroups, end: Int)? {
    guard lexicon.mayBegin(sentence[offset]) else { return nil }
    if sentence.isLetter(at: offset), sentence.isLetter(at: offset - 1) { return nil }
    return lexicon.match(in: sentence, at: offset) { end in
      !(sentence.isLetter(at: end) && sentence.isLetter(at: end - 1))
    }.map { ($0.sense, $0.end) }
  }

  /// What stands for a group in features; `groups` holds one.
  func symbol(of group: WordGroups) -> UInt32 {
    let index = group.index
    return index < symbols.count ? symbols[index] : 0
  }

  /// The group of a name; empty when there is none.
  func group(named name: String) -> WordGroups {
    guard let index = symbols.firstIndex(of: FeatureHash.symbol(of: name)) else { return [] }
    return WordGroups(rawValue: 1 << UInt64(index))
  }
}
