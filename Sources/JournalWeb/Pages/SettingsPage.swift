import HTMLKit
import HTTPKit
import JournalKit
import LocalizationKit
import PreferenceKit

/// How the product looks and speaks.
struct SettingsPage {
  /// Whom the page speaks to.
  let context: PageContext
  /// The choice of language in force.
  let language: LanguageChoice
  /// Whether something was stored a moment ago.
  let isSaved: Bool
  /// What the household taught.
  let learned: LearnedModel
  /// What was done a moment ago with what was learned, and to how many stretches.
  var done: (Route.LearnedAction, Int)?

  /// The page.
  func answer() -> HTTPResponse {
    Layout(context: context, title: CommonTexts.settings, name: "sheet").answer {
      main {
        h1 { context.say(CommonTexts.settings) }
        if let done { learnedNotice(done.0, done.1) }
        if isSaved { div(.class("notice"), .id("notice"), .role("status")) { context.say(SettingsTexts.saved) } }
        form(.id("settings"), .method(.post), .action(Address.settings)) {
          fieldset(.class("field"), .id("theme-field")) {
            legend { context.say(SettingsTexts.theme) }
            div(.class("choices themes")) {
              for theme in Theme.allCases {
                label(.class("choice")) {
                  input(
                    .type(.radio), .name(Field.theme), .value(theme.rawValue), .id("theme-\(theme.rawValue)"),
                    .checked(theme == context.theme))
                  span { context.say(SettingsTexts.name(theme)) }
                }
              }
            }
          }
          div(.class("field")) {
            label(.for("language")) { context.say(SettingsTexts.language) }
            select(.id("language"), .name(Field.language)) {
              for choice in LanguageChoice.allCases {
                option(.value(choice.rawValue), .lang(choice.language?.rawValue), .selected(choice == language)) {
                  context.say(SettingsTexts.name(choice))
                }
              }
            }
          }
          div(.class("actions")) {
            button(.buttonType(.submit), .class("primary"), .id("save")) { context.say(CommonTexts.save) }
          }
        }
        nav(.class("group"), .aria(.label, context.say(SettingsTexts.people))) {
          a(.class("row-link"), .id("people-link"), .href(Address.people)) {
            span {
              strong { context.say(SettingsTexts.people) }
              span(.class("hint")) { context.say(SettingsTexts.peopleHint) }
            }
          }
        }
        learnedSection
      }
    }
  }

  private func learnedNotice(_ action: Route.LearnedAction, _ count: Int) -> HTML {
    div(.class("notice"), .id("notice"), .role("status")) {
      switch action {
      case .reset: context.say(count > 0 ? LearnedTexts.forgotten(count) : LearnedTexts.unknownWords)
      case .restore: context.say(count > 0 ? LearnedTexts.restored(count) : LearnedTexts.nothingToRestore)
      }
      if action == .reset, count > 0 {
        form(.method(.post), .action(Address.action(.restore))) {
          button(.buttonType(.submit), .id("undo"), .class("link")) { context.say(CommonTexts.undo) }
        }
      }
    }
  }

  private var learnedSection: HTML {
    section(.class("learned"), .id("learned"), .aria(.labelledby, "learned-title")) {
      h2(.id("learned-title")) { context.say(LearnedTexts.title) }
      p(.class("hint")) { context.say(LearnedTexts.hint) }
      if let failure = learned.failure { context.alert(failure) }
      if learned.failure == nil, learned.groups.isEmpty { p(.id("nothing-learned")) { context.say(LearnedTexts.none) } }
      for group in learned.groups {
        h3 { context.say(group.kind.label) }
        ul(.class("stretches")) {
          for stretch in group.stretches { row(stretch) }
        }
      }
      if !learned.groups.isEmpty {
        form(.method(.post), .id("forget-all"), .action(Address.action(.reset))) {
          button(.buttonType(.submit), .class("secondary")) { context.say(LearnedTexts.resetAll) }
        }
      }
    }
  }

  private func row(_ stretch: LearnedModel.Stretch) -> HTML {
    let words = context.say(LearnedTexts.stretch(stretch))
    return li {
      form(.method(.post), .action(Address.action(.reset))) {
        input(.type(.hidden), .name(Field.words), .value(stretch.words))
        span(.class("strength"), .data("strength", String(stretch.strength))) {
          span(.class("hidden-text")) { context.say(LearnedTexts.strength(stretch.strength)) }
        }
        span(.class("said")) { words }
        button(.buttonType(.submit), .class("link"), .aria(.label, "\(context.say(LearnedTexts.reset)) \(words)")) {
          context.say(LearnedTexts.reset)
        }
      }
    }
  }
}
