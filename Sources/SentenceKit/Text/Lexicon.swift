/// Finds the longest known word at an offset of a sentence.
///
/// Words lie in buckets by their first scalar, longest first, so that most offsets cost one look.
struct Lexicon<Sense: Sendable>: Sendable {
  private struct Entry: Sendable {
    let word: [UInt32]
    let sense: Sense
  }

  private var buckets: [[Entry]] = Array(repeating: [], count: 256)

  /// Adds the words of a table: words and numbers in turn, parted by white space (`昨天 -1 今天 0`).
  ///
  /// Tables are text because the compiler takes long over large array literals.
  mutating func add(_ table: String, sense: (Int) -> Sense) {
    var word: [UInt32] = []
    for field in table.utf8.split(whereSeparator: { $0 == 32 || $0 == 10 }) {
      if word.isEmpty {
        word = Folding.shared(String(decoding: field, as: UTF8.self))
      } else {
        var number = 0
        for byte in field where byte != 45 { number = number * 10 + Int(byte) - 48 }
        insert(Entry(word: word, sense: sense(field.first == 45 ? -number : number)))
        word = []
      }
    }
  }

  /// The longest word at `offset` and where it ends. O(words that share its first scalar).
  func match(in sentence: Sentence, at offset: Int) -> (sense: Sense, end: Int)? {
    for entry in buckets[Int(sentence[offset] & 255)] where sentence.has(entry.word, at: offset) {
      return (entry.sense, offset + entry.word.count)
    }
    return nil
  }

  private mutating func insert(_ entry: Entry) {
    guard let first = entry.word.first else { return }
    let bucket = Int(first & 255)
    var index = 0
    while index < buckets[bucket].count, buckets[bucket][index].word.count >= entry.word.count { index += 1 }
    buckets[bucket].insert(entry, at: index)
  }
}
