import HTMLKit
import JournalKit

/// The pickers that the confirm card and the form of an entry share. All are radio buttons or a select, so they need no script.
struct Choices {
  /// Whom the page speaks to.
  let context: PageContext

  /// The card itself: the raw text on top, the fields, and the buttons below them.
  ///
  /// Save comes before cancel: the first submit button is the one that Enter presses.
  func card(
    to action: URLReference, rawText: String, @HTMLBuilder hidden: () -> HTML, @HTMLBuilder fields: () -> HTML,
    @HTMLBuilder cancel: () -> HTML
  ) -> HTML {
    form(
      .id("card"), .method(.post), .action(action), .novalidate(), .data("busy", context.say(CommonTexts.saving)),
      .data("lost", context.say(CommonTexts.connectionLost))
    ) {
      hidden()
      div(.class("raw")) {
        h2(.id("raw-title")) { context.say(FieldTexts.rawText) }
        if Self.isLong(rawText) {
          // It scrolls in a box of its own, which the keyboard has to reach too.
          p(.id("raw-text"), .class("long"), .tabindex(0), .role("region"), .aria(.labelledby, "raw-title")) { rawText }
        } else {
          p(.id("raw-text")) { rawText }
        }
      }
      fields()
      div(.class("actions")) {
        button(.buttonType(.submit), .class("primary"), .id("save")) { context.say(CommonTexts.save) }
        cancel()
      }
    }
  }

  /// Whether a raw text would push the fields off the screen.
  private static func isLong(_ text: String) -> Bool {
    text.utf8.count > 900 || text.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count > 10
  }

  /// The four kinds, the suggested one marked whether it is chosen or not. An unknown kind that an entry has is offered too.
  func kinds(chosen: EntryKind, suggestion: Suggestion?, isBasisShown: Bool) -> HTML {
    let offered = EntryKind.known.contains(chosen) ? EntryKind.known : EntryKind.known + [chosen]
    return fieldset(.class("field"), .id("kind-field")) {
      legend { context.say(FieldTexts.kind) }
      div(.class("choices kinds")) {
        for kind in offered {
          label(.class("choice", context.kindClass(kind))) {
            input(.type(.radio), .name(Field.kind), .value(kind.rawValue), .id("kind-\(kind.rawValue)"), .checked(kind == chosen))
            Icon.kind(kind)
            span { context.say(kind.label) }
            if kind == suggestion?.kind {
              // The style sheet shows one of the two, by whether the button before it is chosen: no script, no second look at the server.
              span(
                .class("badge", suggestion.map { "certainty-\($0.certainty.rawValue)" }), .id("suggested-kind"),
                .data("kind", kind.rawValue)
              ) {
                span(.class("guess")) { context.say(FieldTexts.suggested) }
                span(.class("candidate")) { context.say(FieldTexts.candidate) }
              }
            }
          }
        }
      }
      if isBasisShown, let suggestion {
        if suggestion.certainty == .doubtful { p(.class("hint check"), .id("check")) { context.say(FieldTexts.pleaseCheck) } }
        p(.class("hint"), .id("basis")) {
          context.say(CardTexts.reason(suggestion.kind.label, BasisTexts.explanation(of: suggestion.basis)))
        }
      }
    }
  }

  /// The text that will be kept.
  func content(_ text: String, error: CaptureModel.FieldError?) -> HTML {
    let describedBy = error.map { _ in "content-error" }
    return div(.class("field")) {
      label(.for("content")) { context.say(FieldTexts.content) }
      textarea(
        .id("content"), .name(Field.content), .rows(2), .required(), .autofocus(error != nil),
        .aria(.describedby, describedBy), .aria(.invalid, error.map { _ in "true" }), text: text)
      context.fieldError(error, id: "content-error")
    }
  }

  /// Whom it can be about: those in use, and the one chosen before, even when put away since or when the list cannot be read.
  /// The one that the sentence names is marked, chosen or not.
  func people(_ people: [Person], chosen: Person.ID?, suggested: Person.ID? = nil) -> HTML {
    let offered = people.filter { $0.archivedAt == nil || $0.id == chosen }
    return div(.class("field")) {
      label(.for("person")) { context.say(FieldTexts.person) }
      select(.id("person"), .name(Field.person)) {
        option(.value(""), .selected(chosen == nil)) { context.say(CommonTexts.noPerson) }
        for person in offered {
          option(.value(person.id.text), .selected(person.id == chosen)) {
            person.id == suggested ? context.say(CardTexts.guessed(person.name)) : person.name
          }
        }
        if let chosen, !offered.contains(where: { $0.id == chosen }) {
          option(.value(chosen.text), .selected()) { context.say(CommonTexts.formerChoice) }
        }
      }
    }
  }

  /// The mood palette, which scrolls sideways; another emoji that was chosen elsewhere comes first.
  /// The one that the sentence speaks of is marked, chosen or not.
  func moods(chosen: Mood?, suggested: Mood? = nil) -> HTML {
    let others = [chosen, suggested].compactMap(\.self).filter { !Mood.palette.contains($0) }
    let offered = (others.first == others.last ? Array(others.prefix(1)) : others) + Mood.palette
    return fieldset(.class("field"), .id("mood-field")) {
      legend { context.say(FieldTexts.mood) }
      div(.class("palette")) {
        label(.class("face none")) {
          input(.type(.radio), .name(Field.mood), .value(""), .id("mood-none"), .checked(chosen == nil))
          span { context.say(CommonTexts.noMood) }
        }
        for (index, mood) in offered.enumerated() {
          label(.class("face")) {
            input(.type(.radio), .name(Field.mood), .value(mood.emoji), .id("mood-\(index)"), .checked(mood == chosen))
            span(.aria(.hidden, true)) { mood.emoji }
            span(.class("hidden-text")) { context.say(mood.name) }
            if mood == suggested { span(.class("badge"), .id("suggested-mood")) { context.say(FieldTexts.suggested) } }
          }
        }
      }
    }
  }

  /// One way to take a time expression.
  func time(_ value: String, isChosen: Bool, @HTMLBuilder words: () -> HTML) -> HTML {
    label(.class("choice line")) {
      input(.type(.radio), .name(Field.time), .value(value), .id(value.isEmpty ? "time-as-said" : "time-\(value)"), .checked(isChosen))
      span { words() }
    }
  }

  /// A suggested conversion: the words, what they would mean, and the value as it is stored.
  func conversion(of words: String, to occurrence: Occurrence) -> HTML {
    HTML {
      strong { OccurrenceWording(dates: context.dates).words(for: occurrence) }
      " "
      span(.class("badge")) { context.say(FieldTexts.suggested) }
      span(.class("fine")) {
        context.say(CardTexts.quoted(words)) + " "
        code { occurrence.text }
      }
    }
  }
}
