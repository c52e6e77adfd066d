import HTMLKit
import HTTPKit
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

  /// The page.
  func answer() -> HTTPResponse {
    Layout(context: context, title: CommonTexts.settings, name: "sheet").answer {
      main {
        h1 { context.say(CommonTexts.settings) }
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
      }
    }
  }
}
