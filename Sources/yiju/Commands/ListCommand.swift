import Foundation
import JournalKit
import JournalSQLite
import SentenceKit

/// `yiju list`: entries, newest first.
enum ListCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 0)
    let limit = try arguments.number(.limit, in: 1...Int.max) ?? (arguments.has(.all) ? Int.max : 20)
    var query = EntryQuery(kind: try arguments.kind(mayBeUnknown: true))
    query.since = try since(arguments, context)
    let journal = try context.openJournal()
    if let name = arguments[.person] { query.personID = try await EntryReference.person(name, in: journal).id }
    if let place = arguments[.cursor] { query.cursor = try await cursor(place, journal) }
    do {
      let people = try await journal.people(includingArchived: true)
      let list = EntryListPrinter(context: context, people: people, asJSON: arguments.has(.json), isWhole: query == EntryQuery())
      var numbers = EntryNumbers(in: journal)
      var remaining = limit
      repeat {
        query.limit = min(remaining, EntryQuery.largestPage)
        let page = try await journal.entries(query)
        list.show(page.entries, numbers: arguments.has(.json) ? [] : try await numbers.next(page.entries))
        remaining -= page.entries.count
        query.cursor = page.next
        if remaining == 0, let last = page.entries.last, page.next != nil { list.end(continuing: continuation(arguments, after: last.id)) }
      } while query.cursor != nil && remaining > 0
      if query.cursor == nil { list.end(continuing: nil) }
      return .success
    } catch {
      throw .journal(error)
    }
  }

  /// The command that goes on where this list ended, with everything else that was asked for.
  private static func continuation(_ arguments: ParsedArguments, after id: Entry.ID) -> String {
    let kept: [CommandOption] = [.journal, .kind, .person, .since, .limit]
    let options = kept.compactMap { option in arguments[option].map { "--\(option.name) \(Shell.quoted($0))" } }
    return (["yiju list"] + options + ["--cursor \(id.text)"]).joined(separator: " ")
  }

  /// `--since`: a date, or a time expression such as 昨天 or 3天前 that names a day.
  private static func since(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandFailure) -> CivilDate? {
    guard let text = arguments[.since] else { return nil }
    if let date = CivilDate(text) { return date }
    let now = context.environment.now().civil(in: context.environment.timeZone())
    let reading = interpret(text, now: now, people: []).times
    if reading.count == 1, reading[0].text == text, let value = reading[0].value?.text, let date = CivilDate(String(value.prefix(10))) {
      return date
    }
    throw .usage(CommandTexts.badValue("since", legal: "YYYY-MM-DD 今天 昨天 3天前"))
  }

  /// `--cursor`: the identifier of the entry after which the list goes on.
  private static func cursor(_ text: String, _ journal: SQLiteJournal) async throws(CommandFailure) -> EntryCursor {
    if let cursor = EntryCursor(text) { return cursor }
    guard Entry.ID(text) != nil else { throw .usage(CommandTexts.whichEntry) }
    return EntryCursor(after: try await EntryReference.entry(text, in: journal))
  }
}
