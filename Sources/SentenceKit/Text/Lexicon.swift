/// Finds the longest known word at an offset of a sentence.
///
/// Words lie in buckets by their first scalar, longest first, so that most offsets cost one look.
struct Lexicon<Sense: Sendable>: Sendable {
  private struct Entry: Sendable {
    let word: [UInt32]
    let sense: Sense
  }

  /// Enough for few scalars to share one.
  private static var bucketCount: Int { 1024 }

  private var entries: [Entry] = []
  /// Where each bucket begins in `entries`, with the end of the last one behind them.
  private var starts: [Int] = []

  /// Makes a lexicon of tables: words and numbers in turn, parted by white space (`昨天 -1 今天 0`).
  ///
  /// Tables are text because the compiler takes long over large array literals.
  init(_ tables: [(words: String, sense: (Int) -> Sense)]) {
    var buckets: [[Entry]] = Array(repeating: [], count: Self.bucketCount)
    for table in tables {
      var word: [UInt32] = []
      for field in table.words.utf8.split(whereSeparator: { $0 == 32 || $0 == 10 }) {
        guard let first = word.first else {
          word = Folding.shared(String(decoding: field, as: UTF8.self))
          continue
        }
        var number = 0
        for byte in field where byte != 45 { number = number * 10 + Int(byte) - 48 }
        let entry = Entry(word: word, sense: table.sense(field.first == 45 ? -number : number))
        Self.insert(entry, into: &buckets[Self.bucket(first)])
        word = []
      }
    }
    for bucket in buckets {
      starts.append(entries.count)
      entries += bucket
    }
    starts.append(entries.count)
  }

  /// Whether a word may begin with this folded scalar; never wrongly no.
  func mayBegin(_ scalar: UInt32) -> Bool {
    let bucket = Self.bucket(scalar)
    return starts[bucket] < starts[bucket + 1]
  }

  /// The longest word at `offset` and where it ends. O(words that share its first scalar).
  func match(in sentence: Sentence, at offset: Int) -> (sense: Sense, end: Int)? {
    let bucket = Self.bucket(sentence[offset])
    for index in starts[bucket]..<starts[bucket + 1] where sentence.has(entries[index].word, at: offset) {
      return (entries[index].sense, offset + entries[index].word.count)
    }
    return nil
  }

  private static func bucket(_ scalar: UInt32) -> Int { Int(scalar) % bucketCount }

  private static func insert(_ entry: Entry, into bucket: inout [Entry]) {
    var index = 0
    while index < bucket.count, bucket[index].word.count >= entry.word.count { index += 1 }
    bucket.insert(entry, at: index)
  }
}
