import HTMLKit
import HTTPKit
import JournalKit

/// The form that changes an entry.
struct EntryFormPage {
  /// Whom the page speaks to.
  let context: PageContext
  /// The entry as the journal holds it.
  let entry: Entry
  /// The fields as the person left them.
  let form: EntryModel.Form
  /// What the fields held when the form was shown first.
  let base: [String: String]
  /// The time expressions of the raw text.
  let suggestions: [EntryDraft.TimeSuggestion]
  /// Whom it can be about.
  let people: [Person]
  /// What is wrong with the content.
  var contentError: CaptureModel.FieldError?
  /// Why saving failed.
  var failure: JournalError?
  /// Whether somebody else changed the same field while the form was open.
  var isClash = false

  private var choices: Choices { Choices(context: context) }

  /// The page.
  func answer() -> HTTPResponse {
    let status: HTTPStatus =
      isClash ? .conflict : contentError == nil ? failure?.pageStatus ?? .ok : .unprocessableContent
    return Layout(context: context, title: EntryTexts.editTitle, name: "sheet").answer(status) {
      main {
        h1 { context.say(EntryTexts.editTitle) }
        if let failure { context.alert(failure) }
        if isClash { clash }
        choices.card(to: Address.form(entry.id), rawText: entry.rawText) {
          for (name, value) in base.sorted(by: { $0.key < $1.key }) {
            input(.type(.hidden), .name(Field.base(name)), .value(value))
          }
        } fields: {
          choices.kinds(chosen: form.kind, suggestion: entry.suggestion, isBasisShown: false)
          choices.content(form.content, error: contentError)
          times
          choices.people(people, chosen: form.personID)
          choices.moods(chosen: form.mood)
        } cancel: {
          a(.class("button secondary"), .id("cancel"), .href(Address.entry(entry.id))) { context.say(CommonTexts.cancel) }
        }
      }
    }
  }

  /// What the other wrote stands beside what this person wrote, who then decides.
  private var clash: HTML {
    div(.class("alert"), .id("clash"), .role("alert"), .tabindex(-1)) {
      p { strong { context.say(EntryTexts.clash) } }
      p(.class("raw-text")) { entry.content }
      p { context.say(EntryTexts.clashStep) }
    }
  }

  @HTMLBuilder private var times: HTML {
    let offered = suggestions.enumerated().filter { $0.element.occurrence != nil }
    if !offered.isEmpty || form.occurrence != nil {
      let chosen = EntryFormReading.timeValue(of: form, suggestions: suggestions)
      fieldset(.class("field"), .id("time-field")) {
        legend { context.say(FieldTexts.occurrence) }
        div(.class("choices lines")) {
          choices.time("", isChosen: chosen.isEmpty) {
            HTML {
              if let words = form.timeText { span(.class("said")) { context.say(CardTexts.quoted(words)) + " " } }
              context.say(CardTexts.asSaid)
            }
          }
          for (index, suggestion) in offered {
            if let occurrence = suggestion.occurrence {
              choices.time(String(index), isChosen: chosen == String(index)) { choices.conversion(of: suggestion.text, to: occurrence) }
            }
          }
          if let occurrence = form.occurrence, chosen == EntryFormReading.keepTime {
            choices.time(EntryFormReading.keepTime, isChosen: true) {
              HTML {
                context.say(EntryTexts.keepTime) + " "
                strong { OccurrenceWording(dates: context.dates).words(for: occurrence) }
              }
            }
          }
        }
      }
    }
  }
}
