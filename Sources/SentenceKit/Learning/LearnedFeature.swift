/// A stretch of a sentence that learning can hold on to.
struct LearnedFeature {
  /// FNV-1a over the scalars of the feature.
  let hash: UInt64
  /// How much it counts; a whole sentence more than its stretches, which are many and stand in others too.
  let strength: Double
  /// The scalars between the marks of beginning (-1) and end (count); see `Sentence`.
  private let range: Range<Int>

  /// The features of a sentence, each once: runs of two to four characters, with marks for beginning and end, and the whole.
  ///
  /// White space at the ends does not count, nor what stands behind the first 200 characters. A number counts as one
  /// character, punctuation as none.
  static func features(of sentence: Sentence) -> [LearnedFeature] {
    let whole = sentence.trimmed
    let start = whole.lowerBound
    let end = min(whole.upperBound, start + 200)
    guard start < end else { return [] }
    var features: [LearnedFeature] = []
    var seen: Set<UInt64> = []
    func add(_ range: Range<Int>, _ strength: Double) {
      var writer = Hash()
      forEachScalar(of: sentence, in: range, start: start, end: end) { writer.add($0) }
      if seen.insert(writer.value).inserted {
        features.append(LearnedFeature(hash: writer.value, strength: strength, range: range))
      }
    }
    add(start - 1..<end + 1, 1)
    // Where characters begin, the mark of the end among them, and behind it.
    var places: [Int] = []
    var isInNumber = false
    for place in (start - 1)...(end + 1) {
      let scalar = (start..<end).contains(place) ? sentence.folded[place] : 0
      if isSilent(scalar) { continue }
      if !(isInNumber && isNumeral(scalar)) { places.append(place) }
      isInNumber = isNumeral(scalar)
    }
    for length in 2...4 where length < places.count {
      for first in 0..<(places.count - length) { add(places[first]..<places[first + length], 0.6) }
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
    Self.forEachScalar(of: sentence, in: range, start: whole.lowerBound, end: end) {
      if let scalar = Unicode.Scalar($0) { writer.write(scalar) }
    }
    return writer.text
  }

  /// The words of the feature as they were typed, without the marks.
  func words(in sentence: Sentence) -> String {
    let whole = sentence.trimmed
    return sentence.text(range.clamped(to: whole.lowerBound..<min(whole.upperBound, whole.lowerBound + 200)))
  }

  /// The scalars of a stretch as they are compared.
  static func forEachScalar(of sentence: Sentence, in range: Range<Int>, start: Int, end: Int, _ receive: (UInt32) -> Void) {
    var isInNumber = false
    for offset in range {
      guard (start..<end).contains(offset) else {
        // ^ and $, which folding leaves alone; a sentence that holds them itself only looks a little more like an end.
        receive(offset < start ? 0x5E : 0x24)
        continue
      }
      let scalar = sentence.folded[offset]
      if isSilent(scalar) { continue }
      // One number is as good as another: what was learned of 148/86 holds for 152/90, and that of 八片 for 十二片.
      if isNumeral(scalar) {
        if !isInNumber { receive(0x30) }
        isInNumber = true
      } else {
        receive(scalar)
        isInNumber = false
      }
    }
  }

  /// Blanks and the marks between words, which one writes and another leaves out.
  private static func isSilent(_ folded: UInt32) -> Bool {
    switch folded {
    case 0x21, 0x22, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x7E, 0x2018...0x201F, 0x2026, 0x3001, 0x3002, 0x300C...0x300F: true
    default: Sentence.isBlank(folded)
    }
  }

  /// Digits, and the characters of numbers (一二三四五六七八九十百千半两〇零, as folded).
  private static func isNumeral(_ folded: UInt32) -> Bool {
    switch folded {
    case 0x30...0x39, 0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D, 0x5341, 0x767E, 0x5343, 0x534A, 0x4E24,
      0x3007, 0x96F6:
      true
    default: false
    }
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
