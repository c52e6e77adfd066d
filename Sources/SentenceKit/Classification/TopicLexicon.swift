/// The words of `Lexicon/topic.txt`, which speak for a topic.
struct TopicLexicon: Sendable {
  /// Built on first use.
  static let shared = TopicLexicon()

  private let lexicon: Lexicon<WordGroups>

  private init() {
    lexicon = Lexicon(
      LexiconText.topic,
      sense: { heading in
        for (index, topic) in Topic.allCases.enumerated() where heading.isNamed("topic") && isSame(topic.text, heading.argument) {
          return WordGroups(rawValue: 1 << UInt64(index))
        }
        return nil
      },
      merging: { $0.union($1) })
  }

  /// How many words of each topic stand in a stretch of a sentence, in the order of `Topic.allCases`. Longer words hide the shorter
  /// ones inside them. O(length).
  func counts(in sentence: Sentence, range: Range<Int>) -> [UInt8] {
    var counts = [UInt8](repeating: 0, count: Topic.allCases.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard lexicon.mayBegin(sentence[offset]), !(sentence.isLetter(at: offset) && sentence.isLetter(at: offset - 1)),
        let match = lexicon.match(in: sentence, at: offset, mayEnd: { !(sentence.isLetter(at: $0) && sentence.isLetter(at: $0 - 1)) })
      else {
        offset += 1
        continue
      }
      var topics = match.sense
      while let topic = topics.first {
        counts[topic.index] = min(3, counts[topic.index] + 1)
        topics.remove(topic)
      }
      offset = match.end
    }
    return counts
  }
}
