/// One number for each kind; the higher, the likelier. As logarithms of odds they add up.
struct KindScores {
  private var record = 0.0
  private var todo = 0.0
  private var request = 0.0
  private var mood = 0.0

  init() {}

  subscript(_ kind: SentenceKind) -> Double {
    get {
      switch kind {
      case .record: record
      case .todo: todo
      case .request: request
      case .mood: mood
      }
    }
    set {
      switch kind {
      case .record: record = newValue
      case .todo: todo = newValue
      case .request: request = newValue
      case .mood: mood = newValue
      }
    }
  }

  mutating func add(_ other: KindScores, times factor: Double = 1) {
    record += other.record * factor
    todo += other.todo * factor
    request += other.request * factor
    mood += other.mood * factor
  }

  static func + (one: KindScores, other: KindScores) -> KindScores {
    var sum = one
    sum.add(other)
    return sum
  }

  /// The kind with the highest score, apart from one; the first of equals.
  func best(except excluded: SentenceKind? = nil) -> SentenceKind {
    var best: SentenceKind?
    for kind in SentenceKind.allCases where kind != excluded {
      if let current = best, self[kind] <= self[current] { continue }
      best = kind
    }
    return best ?? .record
  }
}
