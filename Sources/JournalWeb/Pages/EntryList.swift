import HTMLKit
import JournalKit

/// The rows of the list, one entry each; the whole row leads to the entry's page.
struct EntryList {
  /// Whom the page speaks to.
  let context: PageContext
  /// The list.
  let timeline: TimelineModel
  /// The entry that something was done with a moment ago.
  let highlighted: Entry.ID?

  /// The most bytes of a content that a row shows; the line is cut long before.
  private static let longestExcerpt = 300

  /// The list.
  var html: HTML {
    let dates = context.dates
    var zones = ZoneCache(context.environment.timeZone())
    var names: [Person.ID: String] = [:]
    for person in timeline.people { names[person.id] = person.name }
    var rows: [HTML] = []
    rows.reserveCapacity(timeline.entries.count)
    for entry in timeline.entries {
      let person = entry.personID.flatMap { names[$0] }
      let key = RowCache.Key(
        entry: entry, person: person, language: context.language, today: dates.today, timeZone: zones.presentName)
      let make = {
        let moment = entry.createdAt.civil(in: zones.zone(entry.timeZone))
        return row(entry, date: dates.short(entry.localDate, at: moment), person: person)
      }
      rows.append(entry.id == highlighted ? make() : context.rows.row(key, make: make))
    }
    return ul(.class("entries"), .id("entries"), .aria(.label, context.say(HomeTexts.list))) { rows }
  }

  private func row(_ entry: Entry, date: String, person: String?) -> HTML {
    let id = entry.id.text
    let isDone = entry.doneAt != nil
    return li(.id("entry-" + id), .class(entry.id == highlighted ? "entry new" : isDone ? "entry done" : "entry")) {
      a(.href(Address.entry(entry.id))) {
        context.mark(of: entry)
        span(.class("text")) { Self.excerpt(of: entry.content) }
        span(.class("meta")) {
          if isDone {
            span(.class("state")) {
              Icon.check
              span(.class("hidden-text")) { context.say(HomeTexts.done) }
            }
          }
          if let person { span(.class("person")) { person } }
          time(.datetime(entry.createdAt.text)) { date }
        }
      }
    }
  }

  /// The beginning of a text, for one line.
  static func excerpt(of text: String) -> String {
    let bytes = text.utf8
    if bytes.count <= longestExcerpt { return text }
    var end = bytes.index(bytes.startIndex, offsetBy: longestExcerpt)
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(before: end) }
    return text[..<end] + "…"
  }
}
