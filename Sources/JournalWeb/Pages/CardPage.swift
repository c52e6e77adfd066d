import HTMLKit
import HTTPKit
import JournalKit
import LocalizationKit

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
      parts
      choices.kinds(chosen: draft.kind, suggestion: draft.suggestion, isBasisShown: true)
      choices.content(draft.content, error: contentError)
      times
      hints
      choices.people(people, chosen: draft.personID, suggested: draft.suggestedPersonID)
      choices.moods(chosen: draft.mood, suggested: draft.suggestedMood)
    } cancel: {
      if draft.isDivisible {
        button(.buttonType(.submit), .class("secondary"), .id("save-two"), .name(Field.action), .value("split")) {
          context.say(CardTexts.saveTwo)
        }
      }
      button(
        .buttonType(.submit), .class("secondary"), .id("cancel"), .name(Field.action), .value("cancel"), .formaction(Address.home),
        .formnovalidate()
      ) { context.say(CommonTexts.cancel) }
    }
  }

  private var hiddenFields: HTML {
    HTML {
      hidden(Field.id, draft.id.text)
      if let secondID = draft.secondID, draft.isDivisible { hidden(Field.secondID, secondID.text) }
      hidden(Field.rawText, RawTextCode.encode(draft.rawText))
      hidden(Field.draftedAt, draft.draftedAt.text)
      hidden(Field.timeZone, CardForm.name(of: draft.timeZone))
      hidden(Field.reading, ReadingCode.encode(draft.reading))
    }
  }

  private func hidden(_ name: String, _ value: String) -> HTML {
    input(.type(.hidden), .name(name), .value(value))
  }

  /// The two things that the sentence says, each with its kind.
  @HTMLBuilder private var parts: HTML {
    if draft.isDivisible {
      section(.class("field parts"), .id("parts"), .aria(.labelledby, "parts-title")) {
        p(.id("parts-title")) { context.say(FieldTexts.twoThings) }
        ol {
          for (index, part) in draft.parts.enumerated() {
            li {
              label(.for("part-kind-\(index + 1)")) {
                span(.class("said")) { part.content }
                span(.class("hidden-text")) { context.say(CardTexts.kindOfPart(index + 1)) }
              }
              select(.id("part-kind-\(index + 1)"), .name(Field.partKind(index))) {
                for kind in EntryKind.known {
                  option(.value(kind.rawValue), .selected(kind == part.kind)) {
                    kind == part.suggestion.kind ? context.say(CardTexts.guessed(context.say(kind.label))) : context.say(kind.label)
                  }
                }
              }
              if let timeText = part.timeText { span(.class("fine")) { context.say(CardTexts.quoted(timeText)) } }
              if let mood = part.mood {
                span(.aria(.hidden, true)) { mood.emoji }
                span(.class("hidden-text")) { context.say(mood.name) }
              }
            }
          }
        }
        p(.class("hint")) { context.say(CardTexts.saveTwoHint) }
      }
    }
  }

  /// What else was read; it helps to see whether the sentence was understood and is not kept.
  @HTMLBuilder private var hints: HTML {
    if !draft.reading.quantities.isEmpty || draft.reading.topic != nil {
      dl(.class("facts read"), .id("read")) {
        if !draft.reading.quantities.isEmpty {
          fact(FieldTexts.quantities, id: "quantities", draft.reading.quantities.map { QuantityWording.words(for: $0)[context.language] })
        }
        if let topic = draft.reading.topic { fact(FieldTexts.topic, id: "topic", [context.say(TopicTexts.name(of: topic))]) }
      }
    }
  }

  private func fact(_ name: LocalizedText, id: String, _ values: [String]) -> HTML {
    div {
      dt { context.say(name) }
      dd(.id(id)) {
        values.joined(separator: context.language == .en ? ", " : "、")
        " "
        span(.class("badge")) { context.say(FieldTexts.suggested) }
      }
    }
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
