public import Observation

/// One entry: its page, and the form that changes it.
@Observable
public final class EntryModel {
  /// The fields that can be edited, as the form holds them.
  public struct Form: Sendable, Equatable {
    public var content: String
    public var kind: EntryKind
    public var timeText: String?
    public var occurrence: Occurrence?
    public var mood: Mood?
    public var personID: Person.ID?

    /// The fields as `entry` has them.
    public init(_ entry: Entry) {
      content = entry.content
      kind = entry.kind
      timeText = entry.timeText
      occurrence = entry.occurrence
      mood = entry.mood
      personID = entry.personID
    }
  }

  /// Which entry this is.
  public let id: Entry.ID
  /// The entry as the journal holds it; nil before `load()`, and when there is none.
  public private(set) var entry: Entry?
  /// What the person is changing; it stays when saving fails.
  public var form: Form?
  /// What is wrong with the form's content.
  public private(set) var contentError: CaptureModel.FieldError?
  /// Why the last action failed; nil when it did not.
  public private(set) var failure: JournalError?

  private let store: any JournalStore
  private let environment: JournalEnvironment

  /// Makes a model of one entry.
  public init(id: Entry.ID, store: any JournalStore, environment: JournalEnvironment) {
    self.id = id
    self.store = store
    self.environment = environment
  }

  /// Loads the entry and fills the form; an identifier without an entry fails with `.entryNotFound`.
  public func load() async {
    do {
      guard let found = try await store.entry(id) else { throw JournalError.entryNotFound }
      entry = found
      form = Form(found)
      failure = nil
    } catch {
      failure = JournalError(error)
    }
  }

  /// Saves what the form changed, and only that. Blank content is an error at the field; the form stays as typed. A
  /// deleted entry has to be brought back first.
  public func save() async {
    guard let entry, let form else { return }
    guard entry.deletedAt == nil else {
      failure = .changedSince
      return
    }
    contentError = CaptureModel.error(of: form.content)
    guard contentError == nil else { return }
    var changed = entry
    changed.content = form.content
    changed.kind = form.kind
    changed.timeText = form.timeText
    changed.occurrence = form.occurrence
    changed.mood = form.mood
    changed.personID = form.personID
    let edit = EntryEdit(from: entry, to: changed)
    guard !edit.isEmpty else {
      failure = nil
      return
    }
    await apply(edit)
  }

  /// Marks as deleted; `restore()` takes it back.
  public func delete() async { await apply(.deleted(at: environment.now())) }

  /// Takes the deletion back.
  public func restore() async { await apply(.restored) }

  /// Marks as done; an entry that is done already keeps its time.
  public func markDone() async {
    guard entry?.doneAt == nil else { return }
    await apply(.done(at: environment.now()))
  }

  /// Opens again.
  public func reopen() async { await apply(.reopened) }

  private func apply(_ edit: EntryEdit) async {
    do {
      let edited = try await store.edit(id, edit, at: environment.now())
      entry = edited
      form = Form(edited)
      failure = nil
    } catch {
      failure = error
    }
  }
}
