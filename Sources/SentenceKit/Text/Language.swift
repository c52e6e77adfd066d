/// The language in which a sentence is written, as its scalars show it.
enum Language: Sendable {
  /// With ideographs, whatever else stands between them.
  case chinese
  /// With words of letters, and without ideographs.
  case english
  /// Numbers and signs only.
  case unknown

  /// Of folded scalars. O(length), but over at the first ideograph.
  init(_ folded: [UInt32]) {
    var letters = 0
    var hasWord = false
    for value in folded {
      if Sentence.isIdeograph(value) {
        self = .chinese
        return
      }
      letters = (97...122).contains(value) ? letters + 1 : 0
      hasWord = hasWord || letters == 2
    }
    self = hasWord ? .english : .unknown
  }
}
