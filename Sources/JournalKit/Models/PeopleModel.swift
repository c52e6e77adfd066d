public import Observation

/// The people that entries can be about.
@Observable
public final class PeopleModel {
  /// The longest name, in characters as a person counts them.
  public static let longestName = 100

  /// What is wrong with a name.
  public enum NameError: Sendable, Equatable {
    /// There is nothing to see in it.
    case blank
    /// Longer than `longestName`.
    case tooLong
    /// Somebody else has it.
    case taken
  }

  /// Those in use first, in the order in which they were added.
  public private(set) var people: [Person] = []
  /// The name being typed; it stays when adding fails.
  public var name = ""
  /// What is wrong with the name.
  public private(set) var nameError: NameError?
  /// Why the last action failed; nil when it did not.
  public private(set) var failure: JournalError?

  private let store: any JournalStore
  private let environment: JournalEnvironment

  /// Makes a model of the people in `store`.
  public init(store: any JournalStore, environment: JournalEnvironment) {
    self.store = store
    self.environment = environment
  }

  /// Loads everyone, archived ones too.
  public func load() async {
    await attempt { people = try await store.people(includingArchived: true) }
  }

  /// Adds a person under the typed name.
  public func add() async {
    let wanted = Self.trimmed(name)
    nameError = error(of: wanted, except: nil)
    guard nameError == nil else { return }
    await attempt {
      let now = environment.now()
      let person = Person(id: environment.identifiers.next(at: now), name: wanted, createdAt: now, updatedAt: now)
      try await store.save(person)
      people.append(person)
      name = ""
    }
  }

  /// Gives a person another name; the entries about them stay theirs.
  public func rename(_ id: Person.ID, to newName: String) async {
    let wanted = Self.trimmed(newName)
    nameError = error(of: wanted, except: id)
    guard nameError == nil else { return }
    await change(id) { $0.name = wanted }
  }

  /// Puts a person away (true) or brings them back (false). Their entries stay.
  public func setArchived(_ isArchived: Bool, _ id: Person.ID) async {
    let now = environment.now()
    await change(id) { $0.archivedAt = isArchived ? now : nil }
  }

  private func change(_ id: Person.ID, _ change: (inout Person) -> Void) async {
    guard let index = people.firstIndex(where: { $0.id == id }) else {
      failure = .unknownPerson
      return
    }
    var person = people[index]
    change(&person)
    person.updatedAt = environment.now()
    await attempt {
      try await store.save(person)
      people[index] = person
    }
  }

  private func error(of name: String, except id: Person.ID?) -> NameError? {
    if name.isBlank { return .blank }
    if name.count > Self.longestName { return .tooLong }
    return people.contains { $0.id != id && $0.name == name } ? .taken : nil
  }

  private static func trimmed(_ name: String) -> String {
    var name = name[...]
    while let first = name.first, first.isWhitespace { name.removeFirst() }
    while let last = name.last, last.isWhitespace { name.removeLast() }
    return String(name)
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
