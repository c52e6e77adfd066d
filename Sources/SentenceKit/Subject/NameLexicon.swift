/// The words of `Lexicon/name.txt`, one lexicon for each place where words are looked up. Each is built on first use.
enum NameLexicon {
  static let texts = lexicon("text")
  static let fronts = lexicon("front")
  static let foods = lexicon("food")
  static let beforeFood = lexicon("before-food")
  static let things = lexicon("thing")
  static let beforeThing = lexicon("before-thing")
  static let judged = lexicon("judged")
  static let measures = lexicon("measure")
  static let manners = lexicon("manner")
  static let bodies = lexicon("body")
  static let common = lexicon("common")
  static let acts = lexicon("act")
  static let beforePerson = lexicon("before-person")
  static let says = lexicon("says")
  static let care = lexicon("care")

  /// The grown-ups of `Lexicon/word.txt`.
  static let grownUps = Lexicon<Void>(LexiconText.word) { $0.isNamed("adult") || $0.isNamed("teacher") ? () : nil }

  private static func lexicon(_ name: String) -> Lexicon<Void> {
    Lexicon<Void>(LexiconText.name) { $0.isNamed(name) ? () : nil }
  }
}
