package import JournalKit

/// A file on its way into a journal: read whole first, then merged all at once or not at all.
///
/// Importing the same file again changes nothing. Records that cannot come in are named with their line; nothing of the file
/// comes in while there are any, unless the person says to go on without them.
package struct JournalImport: Sendable {
  /// What can come in, people first.
  private let people: [Numbered<Person>]
  private let entries: [Numbered<Entry>]
  private let learned: [HouseholdWeight]
  /// What cannot, in the order of the file; the journal may add to them.
  package let problems: [ImportProblem]

  private let hasHeader: Bool

  struct Numbered<Record: Sendable>: Sendable {
    let line: Int
    let record: Record
  }

  /// Reads a file: JSON Lines of an export, entries without a header, or one array of entries as `yiju list --json` prints it.
  /// A byte order mark, CR LF and empty lines are fine. Linear.
  ///
  /// - Throws: `.newerFormat` or `.empty`.
  package init(reading bytes: [UInt8]) throws(ImportError) {
    var reader = ImportReader()
    try reader.read(bytes)
    people = reader.people
    entries = reader.entries
    learned = reader.learned
    problems = reader.problems
    hasHeader = reader.hasHeader
  }

  /// How many records can come in.
  package var count: Int { people.count + entries.count + learned.count }

  /// Merges into `store`. A file without a header of ours and without one good record is not a journal with some bad lines: it is
  /// refused even when bad lines are to be skipped.
  ///
  /// - Parameter skippingBadLines: whether to go on without the records that cannot come in; they are in the report.
  /// - Throws: `.problems` or `.journal`; the journal is then as it was.
  package func merge(into store: any JournalStore, skippingBadLines: Bool) async throws(ImportError) -> ImportReport {
    var (admitted, problems) = try await journal { () async throws(JournalError) in try await self.admitted(by: store) }
    problems = (self.problems + problems).sorted { $0.line < $1.line }
    let goesOn = skippingBadLines && (hasHeader || count > 0)
    if !problems.isEmpty, !goesOn { throw .problems(problems) }
    do {
      return ImportReport(merge: try await store.merge(records(admitted)), skipped: problems)
    } catch {
      // Which of them it was is looked for only now, since it is rare and costs a question for every entry.
      guard error == .identifierTaken else { throw .journal(error) }
    }
    let remaining = admitted
    (admitted, problems) = try await journal { () async throws(JournalError) in
      try await self.free(remaining, in: store, problems)
    }
    problems.sort { $0.line < $1.line }
    if !skippingBadLines { throw .problems(problems) }
    let records = records(admitted)
    return ImportReport(merge: try await journal { () async throws(JournalError) in try await store.merge(records) }, skipped: problems)
  }

  private func records(_ entries: [Numbered<Entry>]) -> [JournalRecord] {
    people.map { .person($0.record) } + entries.map { .entry($0.record) } + learned.map { .learned($0) }
  }

  private func journal<Value>(_ question: () async throws(JournalError) -> Value) async throws(ImportError) -> Value {
    do {
      return try await question()
    } catch {
      throw .journal(error)
    }
  }

  /// The entries whose people are known and whose identifiers have one raw text, and a problem for each of the others.
  private func admitted(by store: any JournalStore) async throws(JournalError) -> ([Numbered<Entry>], [ImportProblem]) {
    var known = Set(people.map(\.record.id))
    if entries.contains(where: { $0.record.personID.map { !known.contains($0) } ?? false }) {
      known.formUnion(try await store.people(includingArchived: true).map(\.id))
    }
    var rawTexts: [Entry.ID: String] = [:]
    rawTexts.reserveCapacity(entries.count)
    var admitted: [Numbered<Entry>] = []
    admitted.reserveCapacity(entries.count)
    var problems: [ImportProblem] = []
    for numbered in entries {
      let entry = numbered.record
      if let personID = entry.personID, !known.contains(personID) {
        problems.append(ImportProblem(line: numbered.line, reason: .unknownPerson))
      } else if let first = rawTexts[entry.id], !first.utf8.elementsEqual(entry.rawText.utf8) {
        problems.append(ImportProblem(line: numbered.line, reason: .identifierTaken))
      } else {
        rawTexts[entry.id] = entry.rawText
        admitted.append(numbered)
      }
    }
    return (admitted, problems)
  }

  /// The entries whose identifiers are not another entry's in the journal, with a problem for each of the others after `problems`.
  private func free(
    _ entries: [Numbered<Entry>], in store: any JournalStore, _ problems: [ImportProblem]
  ) async throws(JournalError) -> ([Numbered<Entry>], [ImportProblem]) {
    var free: [Numbered<Entry>] = []
    var problems = problems
    for numbered in entries {
      if let held = try await store.entry(numbered.record.id), !held.rawText.utf8.elementsEqual(numbered.record.rawText.utf8) {
        problems.append(ImportProblem(line: numbered.line, reason: .identifierTaken))
      } else {
        free.append(numbered)
      }
    }
    return (free, problems)
  }
}
