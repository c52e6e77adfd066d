/// A stretch of a sentence that learning can hold on to.
struct LearnedFeature {
  /// FNV-1a over the scalars of the feature.
  let hash: UInt64
  /// How much it counts: long stretches say more about the sentence at hand and less about others.
  let strength: Double
  /// The scalars between the marks of beginning (-1) and end (count); see `Sentence`.
  private let range: Range<Int>

  /// The features of a sentence, each once: runs of two to four characters, with marks for beginning and end, and the whole.
  ///
  /// White space at the ends does not count, nor what stands behind the first 200 characters.
  static func features(of sentence: Sentence) -> [LearnedFeature] {
    let whole = sentence.trimmed
    let start = whole.lowerBound
    let end = min(whole.upperBound, start + 200)
    guard start < end else { return [] }
    var features: [LearnedFeature] = []
    var seen: Set<UInt64> = []
    func add(_ range: Range<Int>, _ strength: Double) {
      var writer = Hash()
      for offset in range { writer.add(scalar(of: sentence, at: offset, start: start, end: end)) }
      if seen.insert(writer.value).inserted {
        features.append(LearnedFeature(hash: writer.value, strength: strength, range: range))
      }
    }
    add(start - 1..<end + 1, 1)
    for (length, strength) in [(2, 0.4), (3, 0.7), (4, 0.8)] where length <= end - start + 2 {
      for first in (start - 1)...(end + 1 - length) { add(first..<first + length, strength) }
    }
    return features
  }

  /// The hash of a feature that was stored as text.
  static func hash(of text: String) -> UInt64 {
    var hash = Hash()
    for scalar in text.unicodeScalars { hash.add(scalar.value) }
    return hash.value
  }

  /// The feature as text.
  func text(in sentence: Sentence) -> String {
    let whole = sentence.trimmed
    let end = min(whole.upperBound, whole.lowerBound + 200)
    var writer = TextWriter()
    for offset in range {
      let value = Self.scalar(of: sentence, at: offset, start: whole.lowerBound, end: end)
      if let scalar = Unicode.Scalar(value) { writer.write(scalar) }
    }
    return writer.text
  }

  /// The words of the feature as they were typed, without the marks.
  func words(in sentence: Sentence) -> String {
    let whole = sentence.trimmed
    return sentence.text(range.clamped(to: whole.lowerBound..<min(whole.upperBound, whole.lowerBound + 200)))
  }

  private static func scalar(of sentence: Sentence, at offset: Int, start: Int, end: Int) -> UInt32 {
    // ^ and $, which folding leaves alone; a sentence that holds them itself only looks a little more like an end.
    offset < start ? 0x5E : offset >= end ? 0x24 : sentence.folded[offset]
  }

  private struct Hash {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ scalar: UInt32) {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        value = (value ^ UInt64(scalar >> shift & 0xFF)) &* 0x100_0000_01b3
      }
    }
  }
}
