import HTMLKit
import HTTPKit
import JournalKit

/// The confirm card: what the interpreter understood, for the person to change, keep or put away.
struct CardPage {
  /// Whom the page speaks to.
  let context: PageContext
  /// The draft under review.
  let draft: EntryDraft
  /// What is wrong with the content.
  var contentError: CaptureModel.FieldError?
  /// Why saving failed.
  var failure: JournalError?
  /// Whom it can be about.
  let people: [Person]

  private var choices: Choices { Choices(context: context) }

  /// The page.
  func answer() -> HTTPResponse {
    let status: HTTPStatus = contentError == nil ? failure?.pageStatus ?? .ok : .unprocessableContent
    return Layout(context: context, title: CardTexts.title, name: "sheet").answer(status) {
      main {
        h1 { context.say(CardTexts.title) }
        if let failure { context.alert(failure) }
        card
      }
    }
  }

  private var card: HTML {
    choices.card(to: Address.entries, rawText: draft.rawText) {
      hiddenFields
    } fields: {
      choices.kinds(chosen: draft.kind, suggestion: draft.suggestion, isBasisShown: true)
      choices.content(draft.content, error: contentError)
      times
      choices.people(people, chosen: draft.personID, suggested: draft.suggestedPersonID)
      choices.moods(chosen: draft.mood)
    } cancel: {
      button(
        .buttonType(.submit), .class("secondary"), .id("cancel"), .name(Field.action), .value("cancel"), .formaction(Address.home),
        .formnovalidate()
      ) { context.say(CommonTexts.cancel) }
    }
  }

  private var hiddenFields: HTML {
    HTML {
      hidden(Field.id, draft.id.text)
      hidden(Field.rawText, RawTextCode.encode(draft.rawText))
      hidden(Field.draftedAt, draft.draftedAt.text)
      hidden(Field.timeZone, CardForm.name(of: draft.timeZone))
      hidden(Field.reading, ReadingCode.encode(draft.reading))
    }
  }

  private func hidden(_ name: String, _ value: String) -> HTML {
    input(.type(.hidden), .name(name), .value(value))
  }

  @HTMLBuilder private var times: HTML {
    if !draft.timeSuggestions.isEmpty {
      let accepted = draft.timeSuggestions.firstIndex {
        $0.occurrence != nil && $0.occurrence == draft.occurrence && $0.text == draft.timeText
      }
      fieldset(.class("field"), .id("time-field")) {
        legend { context.say(FieldTexts.occurrence) }
        div(.class("choices lines")) {
          choices.time("", isChosen: accepted == nil) {
            HTML {
              span(.class("said")) { context.say(CardTexts.quoted(draft.timeSuggestions.first?.text ?? "")) }
              " "
              context.say(CardTexts.asSaid)
            }
          }
          for (index, suggestion) in draft.timeSuggestions.enumerated() {
            if let occurrence = suggestion.occurrence {
              choices.time(String(index), isChosen: index == accepted) { choices.conversion(of: suggestion.text, to: occurrence) }
            }
          }
        }
      }
    }
  }
}
