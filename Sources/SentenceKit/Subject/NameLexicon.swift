/// The words of `Lexicon/name.txt`, one lexicon for each place where words are looked up. Each is built on first use.
enum NameLexicon {
  static let texts = lexicon("text")
  static let foods = lexicon("food")
  static let beforeFood = lexicon("before-food")
  static let measures = lexicon("measure")
  static let looks = lexicon("looks")
  static let bodies = lexicon("body")
  static let common = lexicon("common")
  static let carers = lexicon("carer")
  static let says = lexicon("says")

  private static func lexicon(_ name: String) -> Lexicon<Void> {
    Lexicon<Void>(LexiconText.name) { $0.isNamed(name) ? () : nil }
  }
}
