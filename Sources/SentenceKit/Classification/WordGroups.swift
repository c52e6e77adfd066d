/// A set of groups of like words, in the order of `Lexicon/word.txt`.
struct WordGroups: OptionSet, Sendable, Hashable {
  let rawValue: UInt64

  /// The first of them; nil for none.
  var first: WordGroups? {
    isEmpty ? nil : WordGroups(rawValue: rawValue & (~rawValue &+ 1))
  }

  /// The number of the first of them; 64 for none.
  var index: Int { rawValue.trailingZeroBitCount }
}
