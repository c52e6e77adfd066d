/// What a word behind a number means.
enum UnitWord: Sendable {
  /// A unit, into how many of the word it parts (1000 for mg), and what it adds (個半小時 adds half an hour).
  case unit(QuantityUnit, parts: Double, more: Double)
  /// A unit from two on.
  case several(QuantityUnit)
  /// The first unit; the second where the sentence has a cue for it.
  case either(QuantityUnit, QuantityUnit)
  /// A measure without a canonical form, which is its own unit.
  case own
  /// It makes the number no quantity.
  case none
}

/// What a word that may begin a quantity means.
enum LeadWord: Sendable {
  case number(Double)
  case half
  /// A or an.
  case article
  /// So many times.
  case count(Double)
  /// The unit of the number behind it.
  case before(QuantityUnit)
  /// A sign whose country the language of the sentence decides.
  case dollar
  /// No quantity, though it looks like one.
  case text
}

/// The words of `Lexicon/unit.txt`, by the place where they stand. Each lexicon is built on first use.
enum UnitLexicon {
  static let units = Lexicon<UnitWord>(LexiconText.unit) { heading in
    if heading.isNamed("own") { return .own }
    if heading.isNamed("none") { return UnitWord.none }
    if heading.isNamed("either") {
      let names = heading.argument.utf8.split(separator: 32).map { QuantityUnit(String(decoding: Array($0), as: UTF8.self)) }
      guard names.count == 2, let first = names[0], let second = names[1] else { return nil }
      return .either(first, second)
    }
    guard let unit = QuantityUnit(heading.argument) else { return nil }
    if heading.isNamed("unit") { return .unit(unit, parts: 1, more: 0) }
    if heading.isNamed("thousandth") { return .unit(unit, parts: 1000, more: 0) }
    if heading.isNamed("half-more") { return .unit(unit, parts: 1, more: 0.5) }
    if heading.isNamed("several") { return .several(unit) }
    return nil
  }

  static let leads = Lexicon<LeadWord>(LexiconText.unit, LexiconText.number) { heading in
    if heading.isNamed("text") { return .text }
    if heading.isNamed("dollar") { return .dollar }
    if heading.isNamed("one-and-half") { return .number(1.5) }
    if heading.isNamed("half") { return .half }
    if heading.isNamed("article") { return .article }
    if heading.isNamed("before") { return QuantityUnit(heading.argument).map { .before($0) } }
    guard let number = heading.number else { return nil }
    if heading.isNamed("number") { return .number(Double(number)) }
    if heading.isNamed("count") { return .count(Double(number)) }
    return nil
  }

  /// Words whose number is a name (room 204).
  static let labels = Lexicon<Void>(LexiconText.unit) { $0.isNamed("label") ? () : nil }

  /// The unit that a word speaks for; nil inside for words that only cover others (奶奶 is no 奶).
  static let cues = Lexicon<QuantityUnit?>(LexiconText.unit) { heading in
    heading.isNamed("cue") ? .some(QuantityUnit(heading.argument)) : nil
  }
}
