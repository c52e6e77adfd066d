public import LocalizationKit

/// One emoji that says how the writer feels.
public struct Mood: Sendable, Hashable, Codable {
  /// The emoji, exactly one grapheme cluster.
  public let emoji: String

  /// Any single emoji may be chosen; nil for text that is not one grapheme cluster or not an emoji.
  public init?(_ emoji: String) {
    guard let character = emoji.first, emoji.dropFirst().isEmpty else { return nil }
    let scalars = character.unicodeScalars
    let presentsAsEmoji =
      scalars.contains { $0.properties.isEmojiPresentation }
      || (scalars.contains { $0.properties.isEmoji } && scalars.contains { $0.value == 0xFE0F })
    guard presentsAsEmoji, scalars.count <= 32 else { return nil }
    self.emoji = emoji
  }

  private init(palette emoji: String) { self.emoji = emoji }

  /// Wraps a mood that is stored already, also one that only a newer version takes for an emoji.
  package init(stored emoji: String) { self.emoji = emoji }

  /// The eight moods offered, in their order.
  public static let palette: [Mood] = ["😊", "😴", "😢", "😡", "🎉", "😰", "🥰", "😌"].map(Mood.init(palette:))

  /// What a screen reader says; outside the palette the emoji itself.
  public var name: LocalizedText { MoodTexts.names[emoji] ?? LocalizedText(verbatim: emoji) }

  /// Reads one emoji; throws `DecodingError.dataCorrupted` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let mood = Mood(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not one emoji")
    }
    self = mood
  }

  /// Writes the emoji.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(emoji)
  }
}
