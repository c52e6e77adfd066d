/// What a sentence is, as far as the interpreter knows; a journal may hold further kinds.
public enum SentenceKind: Sendable, CaseIterable {
  /// Tells what happened, was seen or measured; nobody has to act.
  case record
  /// Something has to be done by the household.
  case todo
  /// Asks another person for something, or for an answer.
  case request
  /// Says above all how the writer feels.
  case mood

  /// Its place in `allCases`, which is that of its class in the model.
  var index: Int {
    switch self {
    case .record: 0
    case .todo: 1
    case .request: 2
    case .mood: 3
    }
  }

  /// The name under which it is stored.
  public var text: String {
    switch self {
    case .record: "record"
    case .todo: "todo"
    case .request: "request"
    case .mood: "mood"
    }
  }

  /// The kind stored under this name; nil for one that the interpreter does not know.
  public init?(text: String) {
    for kind in Self.allCases where isSame(kind.text, text) {
      self = kind
      return
    }
    return nil
  }
}
