/// A sentence up to an offset: what lies behind it reads as nothing.
///
/// It keeps a quantity from reaching into the time expression that follows it.
struct SentenceStretch {
  let sentence: Sentence
  let end: Int

  /// The folded scalar at an offset; 0 outside.
  subscript(_ offset: Int) -> UInt32 { offset < end ? sentence[offset] : 0 }

  func isDigit(at offset: Int) -> Bool { offset < end && sentence.isDigit(at: offset) }

  func isLetter(at offset: Int) -> Bool { offset < end && sentence.isLetter(at: offset) }

  func isOne(of scalars: StaticString, at offset: Int) -> Bool { offset < end && sentence.isOne(of: scalars, at: offset) }

  /// The scalar as typed; 0 outside.
  func typed(at offset: Int) -> UInt32 {
    offset >= 0 && offset < end && offset < sentence.count ? sentence.typed[offset].value : 0
  }

  /// The longest word of a lexicon at an offset; words of letters only whole.
  func word<Sense>(of lexicon: Lexicon<Sense>, at offset: Int) -> (sense: Sense, end: Int)? {
    guard offset < end, let match = lexicon.match(in: sentence, at: offset), match.end <= end else { return nil }
    if isLetter(at: match.end - 1), isLetter(at: match.end) { return nil }
    return match
  }
}
