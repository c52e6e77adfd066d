/// One rule that recognises a kind by words of the sentence.
struct KindRule: Sendable {
  /// Where one of the words has to stand, white space at the ends of the sentence aside.
  enum Place: Sendable {
    case beginning, end
    /// Holds for every sentence.
    case anywhere
  }

  let place: Place
  /// Folded.
  let words: [[UInt32]]
  let kind: SentenceKind
  /// 0...1.
  let confidence: Double
  let basis: Basis

  init(_ place: Place, _ words: [String], _ kind: SentenceKind, confidence: Double, basis: Basis) {
    self.place = place
    self.words = words.map { Folding.shared($0) }
    self.kind = kind
    self.confidence = confidence
    self.basis = basis
  }

  /// Whether the rule holds. O(words).
  func holds(for sentence: Sentence, trimmed: Range<Int>) -> Bool {
    switch place {
    case .anywhere:
      return true
    case .beginning:
      for word in words where word.count <= trimmed.count && sentence.has(word, at: trimmed.lowerBound) { return true }
    case .end:
      for word in words where word.count <= trimmed.count && sentence.has(word, at: trimmed.upperBound - word.count) {
        return true
      }
    }
    return false
  }

  /// The three rules that the household started from, in the order in which they are asked; the first that holds decides.
  ///
  /// Confidences are rough shares of right answers on labelled sentences; 買 and 記得 begin tales of what was as well (買了, 記得她上次).
  static let floor: [KindRule] = [
    KindRule(.end, ["嗎", "?"], .request, confidence: 0.8, basis: .questionEnding),
    KindRule(.beginning, ["買"], .todo, confidence: 0.6, basis: .beginsWithBuy),
    KindRule(.beginning, ["記得"], .todo, confidence: 0.6, basis: .beginsWithRemember),
    KindRule(.anywhere, [], .record, confidence: 0.4, basis: .otherwise),
  ]
}
