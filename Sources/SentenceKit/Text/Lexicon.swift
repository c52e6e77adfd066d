/// Finds the longest known word at an offset of a sentence.
///
/// Words lie in buckets by their first scalar, longest first, so that most offsets cost one look.
struct Lexicon<Sense: Sendable>: Sendable {
  private struct Entry: Sendable {
    let word: [UInt32]
    var sense: Sense
  }

  /// Where a word lies in `scalars`; its sense has the place's own number.
  private struct Place: Sendable {
    /// The second scalar of the word, 0 for none: it rules out most words before anything else is looked at.
    let second: UInt32
    let start: UInt32
    let length: UInt32
  }

  /// Enough for few scalars to share one.
  private static var bucketCount: Int { 1024 }

  private var begins = ScalarSet()
  private var places: [Place] = []
  private var senses: [Sense] = []
  /// All words one behind the other, so that a look at them touches no other memory.
  private var scalars: [UInt32] = []
  /// Where each bucket begins in `places`, with the end of the last one behind them.
  private var starts: [Int] = []

  /// Makes a lexicon of the texts of files of `Lexicon/`, in the format that its README describes.
  ///
  /// - Parameters:
  ///   - sense: what the words under a heading mean; words under a heading without a sense are left out.
  ///   - merging: the sense of a word that stands under two headings; without it the first one counts.
  init(
    _ texts: StaticString..., sense: (LexiconHeading) -> Sense?, merging: (Sense, Sense) -> Sense = { first, _ in first }
  ) {
    var buckets: [[Entry]] = Array(repeating: [], count: Self.bucketCount)
    for text in texts {
      let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      var meaning: Sense?
      for line in bytes.split(separator: 10) {
        if let heading = LexiconHeading(line) {
          meaning = sense(heading)
        } else if let meaning {
          for field in line.split(separator: 32) {
            let word = Folding.shared(String(decoding: field, as: UTF8.self)).map { $0 == 95 ? 32 : $0 }
            guard let first = word.first else { continue }
            begins.insert(first)
            Self.insert(Entry(word: word, sense: meaning), into: &buckets[Self.bucket(first)], merging: merging)
          }
        }
      }
    }
    for bucket in buckets {
      starts.append(places.count)
      for entry in bucket {
        let start = UInt32(truncatingIfNeeded: scalars.count)
        let length = UInt32(truncatingIfNeeded: entry.word.count)
        places.append(Place(second: length > 1 ? entry.word[1] : 0, start: start, length: length))
        scalars += entry.word
        senses.append(entry.sense)
      }
    }
    starts.append(places.count)
  }

  /// Whether a word may begin with this folded scalar; never wrongly no.
  func mayBegin(_ scalar: UInt32) -> Bool {
    begins.contains(scalar) || scalar > 0xFFFF
  }

  /// The longest word at `offset` that may end where it does. O(words that share its first scalar).
  func match(in sentence: Sentence, at offset: Int, mayEnd: (Int) -> Bool = { _ in true }) -> (sense: Sense, end: Int)? {
    let bucket = Self.bucket(sentence[offset])
    let second = sentence[offset + 1]
    search: for index in starts[bucket]..<starts[bucket + 1] {
      let place = places[index]
      guard place.second == second || place.second == 0 else { continue }
      let length = Int(place.length)
      guard offset + length <= sentence.count else { continue }
      let start = Int(place.start)
      for scalar in 0..<length where scalars[start + scalar] != sentence.folded[offset + scalar] { continue search }
      if mayEnd(offset + length) { return (senses[index], offset + length) }
    }
    return nil
  }

  /// Whether a word ends at `end` that begins at `start` or behind it, and not inside a word of letters. Looks at the last dozen offsets.
  func hasWord(in sentence: Sentence, within start: Int = 0, endingAt end: Int) -> Bool {
    var offset = end - 1
    while offset >= max(start, end - 12) {
      let isInsideWord = sentence.isLetter(at: offset) && sentence.isLetter(at: offset - 1)
      if !isInsideWord, match(in: sentence, at: offset, mayEnd: { $0 == end }) != nil { return true }
      offset -= 1
    }
    return false
  }

  private static func bucket(_ scalar: UInt32) -> Int { Int(scalar) % bucketCount }

  private static func insert(_ entry: Entry, into bucket: inout [Entry], merging: (Sense, Sense) -> Sense) {
    var index = 0
    while index < bucket.count, bucket[index].word.count >= entry.word.count {
      if bucket[index].word == entry.word {
        bucket[index].sense = merging(bucket[index].sense, entry.sense)
        return
      }
      index += 1
    }
    bucket.insert(entry, at: index)
  }
}
