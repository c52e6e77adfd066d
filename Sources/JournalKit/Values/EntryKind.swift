public import LocalizationKit
public import SentenceKit

/// What an entry is: 紀錄, 待辦, 請求 or 心情.
///
/// An open set. It is stored as a string, and a kind that a newer version introduced is kept and shown as it is.
public struct EntryKind: Sendable, Hashable, RawRepresentable, Codable {
  /// The stored name, for example `todo`; 1 to 64 bytes of ASCII letters, digits and `-` when it comes from outside.
  public let rawValue: String

  /// Wraps any stored name; `init(name:)` is the one that checks.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Checks a name that comes from outside; nil when it is not 1 to 64 ASCII letters, digits, `-` or `_`.
  public init?(name: String) {
    let isLegal = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isLegal, (1...64).contains(name.utf8.count) else { return nil }
    self.init(rawValue: name)
  }

  /// The kind that the interpreter named.
  public init(_ kind: SentenceKind) { self.init(rawValue: kind.text) }

  /// 紀錄: tells what happened or was measured.
  public static let record = EntryKind(rawValue: "record")
  /// 待辦: something has to be done by us.
  public static let todo = EntryKind(rawValue: "todo")
  /// 請求: asks another person.
  public static let request = EntryKind(rawValue: "request")
  /// 心情: how the writer feels.
  public static let mood = EntryKind(rawValue: "mood")

  /// The kinds that this version knows, in the order in which they are offered.
  public static let known: [EntryKind] = [.record, .todo, .request, .mood]

  /// Whether something of this kind can be done and reopened.
  public var canBeDone: Bool { self == .todo || self == .request }

  /// The name shown to people; an unknown kind shows as it is stored.
  public var label: LocalizedText {
    switch self {
    case .record: KindTexts.record
    case .todo: KindTexts.todo
    case .request: KindTexts.request
    case .mood: KindTexts.mood
    default: LocalizedText(verbatim: rawValue)
    }
  }

  /// Reads the stored name; throws `DecodingError.dataCorrupted` when `init(name:)` refuses it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let kind = EntryKind(name: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a kind")
    }
    self = kind
  }

  /// Writes the stored name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
