import HTMLKit
import HTTPKit
import JournalKit
import LocalizationKit
import SentenceKit

/// One entry with everything the journal knows about it.
struct EntryPage {
  /// Whom the page speaks to.
  let context: PageContext
  /// The entry.
  let entry: Entry
  /// Whom it is about; nil when nobody, or when the person cannot be read.
  let person: Person?
  /// Why the last action failed.
  var failure: JournalError?
  /// Whether it was changed a moment ago.
  var isUpdated = false

  /// The page.
  func answer() -> HTTPResponse {
    Layout(context: context, title: entry.kind.label, name: "detail").answer(failure?.pageStatus ?? .ok) {
      main {
        if let failure { context.alert(failure) }
        if isUpdated { div(.class("notice"), .id("notice"), .role("status")) { context.say(EntryTexts.updated) } }
        if entry.deletedAt != nil { deletedNotice }
        article(.class(entry.deletedAt == nil ? "entry-page" : "entry-page gone"), .id("entry")) {
          div(.class("hero")) { context.mark(of: entry) }
          h1(.class("kind-name")) { context.say(entry.kind.label) }
          p(.class("content"), .id("content")) { entry.content }
          facts
        }
        if entry.deletedAt == nil { actions }
      }
    }
  }

  private var deletedNotice: HTML {
    div(.class("notice"), .id("deleted")) {
      span(.class("said")) { context.say(EntryTexts.isDeleted) }
      form(.method(.post), .action(Address.action(entry.id, .restore))) {
        button(.buttonType(.submit), .class("link"), .id("undo")) { context.say(CommonTexts.undo) }
      }
    }
  }

  private var facts: HTML {
    dl(.class("facts")) {
      if !entry.content.utf8.elementsEqual(entry.rawText.utf8) {
        fact(FieldTexts.rawText, id: "raw-text") { span(.class("raw-text")) { entry.rawText } }
      }
      if let suggestion = entry.suggestion, suggestion.kind != entry.kind {
        fact(EntryTexts.suggestedKind, id: "suggested-kind") { HTML(context.say(suggestion.kind.label)) }
      }
      if let timeText = entry.timeText {
        fact(FieldTexts.timeText, id: "time-text") { HTML(context.say(CardTexts.quoted(timeText))) }
      }
      if let occurrence = entry.occurrence {
        fact(FieldTexts.occurrence, id: "occurrence") { HTML(OccurrenceWording(dates: context.dates).words(for: occurrence)) }
      }
      if let person { fact(FieldTexts.person, id: "person") { HTML(person.name) } }
      if !entry.tags.isEmpty { fact(FieldTexts.tags, id: "tags") { HTML(entry.tags.map { "#" + $0 }.joined(separator: " ")) } }
      fact(FieldTexts.createdAt, id: "written-at") { moment(entry.createdAt, day: entry.localDate) }
      if let doneAt = entry.doneAt { fact(FieldTexts.doneAt, id: "done-at") { moment(doneAt) } }
      if entry.updatedAt != entry.createdAt, entry.deletedAt == nil {
        fact(FieldTexts.updatedAt, id: "updated-at") { moment(entry.updatedAt) }
      }
    }
  }

  private func fact(_ name: LocalizedText, id: String, value: () -> HTML) -> HTML {
    div {
      dt { context.say(name) }
      dd(.id(id)) { value() }
    }
  }

  private func moment(_ timestamp: Timestamp, day: CivilDate? = nil) -> HTML {
    var zones = ZoneCache(context.environment.timeZone())
    let civil = timestamp.civil(in: zones.zone(entry.timeZone))
    return HTMLKit.time(.datetime(timestamp.text)) { context.dates.long(day ?? civil.date, at: civil) }
  }

  private var actions: HTML {
    div(.class("actions")) {
      a(.class("button primary"), .id("edit"), .href(Address.form(entry.id))) { context.say(EntryTexts.edit) }
      if entry.kind.canBeDone || entry.doneAt != nil {
        if entry.doneAt == nil { action(.done, EntryTexts.done) } else { action(.reopen, EntryTexts.reopen) }
      }
      action(.delete, EntryTexts.delete)
    }
  }

  private func action(_ action: Route.EntryAction, _ words: LocalizedText) -> HTML {
    form(.method(.post), .action(Address.action(entry.id, action))) {
      button(.buttonType(.submit), .class("secondary", action == .delete ? "danger" : nil), .id(action.rawValue)) { context.say(words) }
    }
  }
}
