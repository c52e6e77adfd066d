import JournalKit
import SQLiteKit

extension Salvage.Contents {
  /// Writes everything into an empty journal.
  func write(to connection: Connection, _ counter: inout ChangeCounter) throws -> RepairReport {
    var report = RepairReport()
    report.isComplete = isComplete
    report.missingAtLeast = missingAtLeast
    report.missingAtMost = missingAtMost
    let people = PersonTable(connection: connection)
    let table = EntryTable(connection: connection)
    for person in self.people {
      try people.upsert(person, sequence: counter.next())
      report.people += 1
    }
    for entry in entries where try table.find(entry.id) == nil {
      if let personID = entry.personID, try people.find(personID) == nil {
        // The name is lost, the link is not.
        let nameless = Person(id: personID, name: "?", createdAt: entry.createdAt, updatedAt: entry.createdAt)
        try people.upsert(nameless, sequence: counter.next())
        report.namelessPeople += 1
      }
      try people.check(personID: nil, memberID: entry.memberID)
      try table.insert(entry, sequence: counter.next())
      report.entries += 1
    }
    for (id, purgedAt) in purged where try table.find(id) == nil {
      try table.notePurge(of: id, at: purgedAt, sequence: counter.next())
      report.purged += 1
    }
    for weight in learned { _ = try LearnedTable(connection: connection).merge(weight) }
    return report
  }
}
