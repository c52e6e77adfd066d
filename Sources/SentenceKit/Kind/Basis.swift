/// What made a suggestion: a rule, the model, or what was learned from the household. An open set of codes.
public struct Basis: Sendable, Hashable {
  // Bytes, because hashing a string needs Unicode tables in WebAssembly.
  private let bytes: [UInt8]

  /// Such as `rule:question-ending`; the part before the colon says what sort of basis it is.
  public var code: String { String(decoding: bytes, as: UTF8.self) }

  public init(code: String) {
    bytes = [UInt8](code.utf8)
  }

  /// Something runs out, is broken, outgrown or past its date.
  public static let shortage = Basis(code: "rule:shortage")
  /// Something is not done yet.
  public static let undone = Basis(code: "rule:undone")
  /// A duty or a reminder.
  public static let duty = Basis(code: "rule:duty")
  /// It speaks of what is to come.
  public static let plan = Basis(code: "rule:plan")
  /// It looks like a list of things to buy or bring.
  public static let list = Basis(code: "rule:list")
  /// It asks something.
  public static let question = Basis(code: "rule:question")
  /// It asks somebody to do something.
  public static let asking = Basis(code: "rule:asking")
  /// It tells what happened.
  public static let done = Basis(code: "rule:done")
  /// It tells what was measured.
  public static let measured = Basis(code: "rule:measured")
  /// It tells what somebody said.
  public static let report = Basis(code: "rule:report")
  /// It speaks of a feeling.
  public static let feeling = Basis(code: "rule:feeling")
  /// It speaks of a wish.
  public static let wish = Basis(code: "rule:wish")
  /// It is an exclamation.
  public static let exclamation = Basis(code: "rule:exclamation")
  /// It is a question that waits for no answer.
  public static let rhetorical = Basis(code: "rule:rhetorical")
  /// The model, from many small signs.
  public static let words = Basis(code: "model:words")
  /// The household confirmed the same or a similar sentence.
  public static let learned = Basis(code: "learned:household")
}
