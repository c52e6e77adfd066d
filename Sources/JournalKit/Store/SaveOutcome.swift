/// What saving an entry found.
public enum SaveOutcome: Sendable, Equatable {
  /// The entry is new, and durable.
  case created(Entry)
  /// An entry of this identifier was there already and stays as it is.
  case existing(Entry)

  /// The entry as the journal now holds it.
  public var entry: Entry {
    switch self {
    case .created(let entry), .existing(let entry): entry
    }
  }
}
