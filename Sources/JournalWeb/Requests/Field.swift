/// The names of the fields that forms send, each written once.
enum Field {
  /// The sentence being written.
  static let sentence = "sentence"
  /// The draft's identifier.
  static let id = "id"
  /// The identifier of the second entry when the card is saved as two.
  static let secondID = "secondID"
  /// The raw text, as `RawTextCode` writes it.
  static let rawText = "rawText"
  /// When the draft was made.
  static let draftedAt = "draftedAt"
  /// The zone in which it was made.
  static let timeZone = "timeZone"
  /// What the card proposed, as `ReadingCode` writes it.
  static let reading = "reading"
  /// What will be kept.
  static let content = "content"
  /// The chosen kind.
  static let kind = "kind"
  /// The accepted conversion: an index, `keep`, or empty for none.
  static let time = "time"
  /// The chosen person, empty for none.
  static let person = "person"
  /// The chosen emoji, empty for none.
  static let mood = "mood"
  /// `cancel` when a card is put away, `split` when it is saved as two.
  static let action = "action"
  /// A person's name.
  static let name = "name"
  /// Words whose learning is to be reset; everything where it is missing.
  static let words = "words"
  /// The chosen theme.
  static let theme = "theme"
  /// The chosen language.
  static let language = "language"

  /// The chosen kind of a part, counted from 0.
  static func partKind(_ index: Int) -> String { "part-kind-\(index + 1)" }

  /// What a field held when its form was shown, so that only what the person changed is saved.
  static func base(_ name: String) -> String { "base-" + name }
}
