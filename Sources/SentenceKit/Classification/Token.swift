/// A piece of a sentence as the classifier sees it: a word, a character, or a time or an amount as one piece.
struct Token {
  /// What is written there, as a number: the same for the same folded text, and for all times and amounts of the same sort.
  let literal: UInt32
  /// The group of like words to which it belongs (`Lexicon/word.txt`), or else the same as `literal`.
  let group: UInt32
  /// The groups of a word; empty for what stands in no lexicon.
  let groups: WordGroups
  /// Where it stands, in scalars.
  let range: Range<Int>

  /// Whether it is a time, an amount, a number or a name.
  var isPiece: Bool { literal >= 0xFFFF_0000 }
}
