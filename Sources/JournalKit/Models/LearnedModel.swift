public import Observation

/// What the household's confirmed kinds taught, for looking at and resetting.
@Observable
public final class LearnedModel {
  /// Words that speak for a kind.
  public struct Stretch: Sendable, Equatable {
    /// As they were typed.
    public let words: String
    /// Where in a sentence they count.
    public let place: HouseholdWeight.Place
    /// How strongly, beside the strongest of all: 1 to `LearnedModel.strongest`.
    public let strength: Int
  }

  /// What speaks for one kind, the strongest first.
  public struct Group: Sendable, Equatable {
    public let kind: EntryKind
    public let stretches: [Stretch]
  }

  /// The most that a strength can be.
  public static let strongest = 5

  /// The kinds for which something was learned, known ones first, in the order in which they are offered.
  public private(set) var groups: [Group] = []
  /// Every weight that counts, the strongest first.
  public private(set) var weights: [HouseholdWeight] = []
  /// How many stretches the last action reset or brought back; nil before the first.
  public private(set) var count: Int?
  /// Why the last action failed; nil when it did not.
  public private(set) var failure: JournalError?

  private let store: any JournalStore
  private let environment: JournalEnvironment

  /// Makes a model of what `store` learned; it is empty until `load()`.
  public init(store: any JournalStore, environment: JournalEnvironment) {
    self.store = store
    self.environment = environment
  }

  /// Loads everything.
  ///
  /// - Parameter limit: how many stretches each kind's group holds at most.
  public func load(limit: Int = 20) async {
    await attempt {
      weights = try await store.learnedWeights()
      groups = Self.groups(of: weights, limit: limit)
    }
  }

  /// Resets what was learned of some words, or everything (nil).
  public func reset(_ words: String? = nil) async {
    await attempt { count = try await store.resetLearned(words, at: environment.now()) }
  }

  /// Takes the last reset back.
  public func restore() async {
    await attempt { count = try await store.restoreLearned(at: environment.now()) }
  }

  /// What people can take in of weights that come the strongest first: what speaks for a kind, without the pieces of what is listed already.
  /// A confirmed sentence leaves some dozens of pieces; those that several sentences share are stronger than the sentences and stand
  /// before them.
  static func groups(of weights: [HouseholdWeight], limit: Int) -> [Group] {
    let speaking = weights.filter { $0.weight > 0 }
    guard let most = speaking.first?.weight else { return [] }
    var listed: [EntryKind: [HouseholdWeight]] = [:]
    for weight in speaking {
      let others = listed[weight.kind, default: []]
      guard others.count < limit, !others.contains(where: { $0.feature.contains(Self.piece(weight.feature)) }) else { continue }
      listed[weight.kind] = others + [weight]
    }
    let unknown = listed.keys.filter { !EntryKind.known.contains($0) }.sorted { $0.rawValue < $1.rawValue }
    return (EntryKind.known + unknown).compactMap { kind in
      listed[kind].map { weights in
        Group(
          kind: kind,
          stretches: weights.map { weight in
            let strength = Int((Double(strongest) * weight.weight / most).rounded(.up))
            return Stretch(words: weight.words, place: weight.place, strength: min(max(strength, 1), strongest))
          })
      }
    }
  }

  /// A feature without the marks of beginning and end.
  private static func piece(_ feature: String) -> String {
    var piece = feature[...]
    if piece.first == "^" { piece.removeFirst() }
    if piece.last == "$" { piece.removeLast() }
    return String(piece)
  }

  private func attempt(_ action: () async throws -> Void) async {
    do {
      try await action()
      failure = nil
    } catch {
      failure = JournalError(error)
    }
  }
}
