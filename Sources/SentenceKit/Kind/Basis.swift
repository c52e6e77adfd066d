/// What made a suggestion: a rule, the model, or what was learned from the household. An open set of codes.
public struct Basis: Sendable, Hashable {
  // Bytes, because hashing a string needs Unicode tables in WebAssembly.
  private let bytes: [UInt8]

  /// Such as `rule:question-ending`; the part before the colon says what sort of basis it is.
  public var code: String { String(decoding: bytes, as: UTF8.self) }

  public init(code: String) {
    bytes = [UInt8](code.utf8)
  }

  /// It ends with 嗎 or a question mark.
  public static let questionEnding = Basis(code: "rule:question-ending")
  /// It begins with 買.
  public static let beginsWithBuy = Basis(code: "rule:begins-with-buy")
  /// It begins with 記得.
  public static let beginsWithRemember = Basis(code: "rule:begins-with-remember")
  /// No rule said anything; a guess.
  public static let otherwise = Basis(code: "rule:otherwise")
  /// The household confirmed the same or a similar sentence.
  public static let learned = Basis(code: "learned:household")
}
