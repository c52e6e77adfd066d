public import Observation
public import SentenceKit

/// One sentence on its way into the journal: written, reviewed on the confirm card, saved.
@Observable
public final class CaptureModel {
  /// Where the sentence is.
  public enum Phase: Sendable, Equatable {
    /// It is being written.
    case writing
    /// The confirm card is shown.
    case reviewing
    /// The card is being saved; its button is locked.
    case saving
    /// The journal holds it.
    case saved(Entry)
  }

  /// The longest sentence that is taken, in UTF-8 bytes. Longer ones are refused with `FieldError.tooLong`.
  public static let largestSentence = 20_000

  /// How a card is saved.
  public enum Shape: Sendable, Equatable {
    /// The sentence is one entry.
    case whole
    /// It says two things, which are an entry each: both are saved or none.
    case parts
  }

  /// What is wrong with a field.
  public enum FieldError: Sendable, Equatable {
    /// There is nothing to see in it.
    case blank
    /// It is longer than `largestSentence`.
    case tooLong
    /// It was changed on a card that is to be saved in parts, which would lose the change.
    case changedBeforeParting
  }

  /// What is being typed. It stays until the journal holds it.
  public var sentence = ""
  /// The draft under review, which the card's fields change; nil while writing.
  public var draft: EntryDraft?
  /// Where the sentence is.
  public private(set) var phase = Phase.writing
  /// What is wrong with the sentence; nil when nothing is.
  public private(set) var sentenceError: FieldError?
  /// What is wrong with the card's content; nil when nothing is.
  public private(set) var contentError: FieldError?
  /// What the journal holds of the card that was saved: one entry, or two.
  public private(set) var savedEntries: [Entry] = []
  /// Why the last attempt to save failed; nil when it did not.
  public private(set) var failure: JournalError?

  private let store: any JournalStore
  private let environment: JournalEnvironment

  /// Makes a model that saves to `store`.
  public init(store: any JournalStore, environment: JournalEnvironment) {
    self.store = store
    self.environment = environment
  }

  /// What the household taught that has a say in the sentence. When it cannot be read, nothing of it is proposed; saving will say what is
  /// wrong with the journal.
  public func learnedWeights() async -> LearnedWeights? {
    Self.error(of: sentence) == nil ? try? await store.learnedWeights(for: [sentence]) : nil
  }

  /// Reads the sentence and shows the card. Blank or too long text stays where it is, with an error at the field.
  public func review(people: [Person] = [], learned: LearnedWeights? = nil) {
    sentenceError = Self.error(of: sentence)
    guard sentenceError == nil, phase != .saving else { return }
    let now = environment.now()
    draft = EntryDraft(
      id: environment.identifiers.next(at: now), secondID: environment.identifiers.next(at: now), rawText: sentence, draftedAt: now,
      timeZone: environment.timeZone(), people: people,
      learned: learned)
    contentError = nil
    failure = nil
    phase = .reviewing
  }

  /// Goes on with a draft that was shown before: the same card, submitted by a page or restored by an app.
  public func resume(_ draft: EntryDraft) {
    sentence = draft.rawText
    self.draft = draft
    contentError = nil
    failure = nil
    phase = .reviewing
  }

  /// Puts the card away. The journal keeps nothing; the sentence stays in the input.
  public func cancel() {
    guard phase != .saving else { return }
    draft = nil
    contentError = nil
    failure = nil
    phase = .writing
  }

  /// Saves the card once. While it is being saved, and after, further calls do nothing. When saving fails everything
  /// typed stays, and the error says what to do.
  ///
  /// A card that was saved before and comes back changed (by the browser's back button) changes the entry. When the entry has been
  /// edited, done or deleted since, it fails with `.changedSince` instead: a late retry must not take that back.
  ///
  /// - Parameters:
  ///   - shape: `.parts` does nothing unless the draft is divisible.
  ///   - isConfirmed: whether a person looked at the card, so that the household learns its kind even where it is the suggested one.
  public func save(as shape: Shape = .whole, isConfirmed: Bool = true) async {
    guard phase == .reviewing, let draft else { return }
    contentError = Self.error(of: draft.content)
    if contentError == nil, shape == .parts, !draft.content.hasSameBytes(as: draft.rawText) { contentError = .changedBeforeParting }
    guard contentError == nil, shape == .whole || draft.isDivisible else { return }
    failure = nil
    phase = .saving
    do {
      savedEntries = try await shape == .whole ? keepWhole(draft, isConfirmed) : keepParts(draft, isConfirmed)
      guard let first = savedEntries.first else { throw JournalError.storage(code: 0) }
      phase = .saved(first)
      sentence = ""
      self.draft = nil
    } catch {
      failure = JournalError(error)
      phase = .reviewing
    }
  }

  /// Saves one entry. The second of a card that was saved in parts before is deleted again, with undo: its words are in the whole.
  private func keepWhole(_ draft: EntryDraft, _ isConfirmed: Bool) async throws -> [Entry] {
    var second: Entry?
    if draft.isDivisible, let id = draft.secondID, let held = try await store.entry(id), held.deletedAt == nil {
      guard held.updatedAt == held.createdAt else { throw JournalError.changedSince }
      second = held
    }
    let kept = try await keep([draft.entry(savedAt: environment.now())], isConfirmed)
    if let second {
      let now = environment.now()
      _ = try await store.edit(second.id, .deleted(at: now), at: now)
    }
    return kept
  }

  /// Saves two entries, both or none.
  private func keepParts(_ draft: EntryDraft, _ isConfirmed: Bool) async throws -> [Entry] {
    let now = environment.now()
    let wanted = draft.parts.map { $0.entry(savedAt: now) }
    // Before anything is saved: what was touched since would refuse its half only afterwards.
    for entry in wanted {
      if let held = try await store.entry(entry.id) { _ = try Self.edit(from: held, to: entry) }
    }
    return try await keep(wanted, isConfirmed)
  }

  private func keep(_ wanted: [Entry], _ isConfirmed: Bool) async throws -> [Entry] {
    var kept: [Entry] = []
    for (outcome, entry) in zip(try await store.save(wanted, isConfirmed: isConfirmed), wanted) {
      if case .existing(let held) = outcome, let edit = try Self.edit(from: held, to: entry) {
        kept.append(try await store.edit(held.id, edit, at: environment.now()))
      } else {
        kept.append(outcome.entry)
      }
    }
    return kept
  }

  /// What makes an entry that was saved before the wanted one; nil when it is that already.
  private static func edit(from held: Entry, to wanted: Entry) throws(JournalError) -> EntryEdit? {
    let edit = EntryEdit(from: held, to: wanted)
    if edit.isEmpty { return nil }
    guard held.updatedAt == held.createdAt else { throw .changedSince }
    return edit
  }

  /// What is wrong with a text that is to be kept.
  static func error(of text: String) -> FieldError? {
    if text.isBlank { return .blank }
    return text.utf8.count > largestSentence ? .tooLong : nil
  }
}
