/// Reads a sentence into the features that the models weigh.
package enum SentenceClassifier {
  /// A time, an amount or a name as one piece of the sentence.
  typealias Piece = (range: Range<Int>, sense: PieceSense)

  /// The features of a training sentence.
  package static func trainingFeatures(of text: String) -> Features {
    features(ofUndated: Sentence(text))
  }

  /// The features of a sentence that comes without the day on which it was written and without a household.
  static func features(ofUndated sentence: Sentence) -> Features {
    let now = CivilDateTime.undated
    let times = TimeRecogniser.expressions(TimeRecogniser.readings(in: sentence), in: sentence, now: now, kind: .record)
    let quantities = QuantityRecogniser.quantities(in: sentence, outside: times)
    let pieces = pieces(of: sentence, times: times, quantities: quantities, names: [], now: now, areDatesOpen: true)
    return features(of: sentence, in: sentence.trimmed, pieces: pieces)
  }

  /// The pieces of a sentence, in order.
  static func pieces(
    of sentence: Sentence, times: [TimeExpression], quantities: [QuantityRecogniser.Found], names: [Range<Int>], now: CivilDateTime,
    areDatesOpen: Bool = false
  ) -> [Piece] {
    var pieces: [Piece] = []
    for time in times { pieces.append((time.scalarRange, PieceSense(time, in: sentence, now: now, areDatesOpen: areDatesOpen))) }
    for found in quantities { pieces.append((found.range, PieceSense(found.quantity))) }
    for name in names { pieces.append((name, .name)) }
    pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    return pieces
  }

  /// The features of a stretch of a sentence.
  static func features(of sentence: Sentence, in range: Range<Int>, pieces: [Piece], hasContent: Bool = true) -> Features {
    Features(Tokeniser().tokens(of: sentence, in: range, pieces: pieces), in: sentence, hasContent: hasContent)
  }
}
