import HTMLKit
import HTTPKit
import JournalKit
import LocalizationKit

/// A page that says what is wrong and what to do, and gives back what the person had written.
struct ProblemPage {
  /// Whom the page speaks to.
  let context: PageContext
  /// What is wrong.
  let title: LocalizedText
  /// What to do.
  let step: LocalizedText
  /// What the person had written in the form that was refused.
  var words: String?
  /// Whether the list can help; not for those who may not see it.
  var hasWayBack = true

  /// The page.
  func answer(_ status: HTTPStatus) -> HTTPResponse {
    Layout(context: context, title: title, name: "problem", hasWayBack: hasWayBack).answer(status) {
      main(.id("problem")) {
        img(.src(AssetLibrary.icon.address), .alt(""), .width(64), .height(64))
        h1 { context.say(title) }
        p { context.say(step) }
        if let words {
          div(.class("field")) {
            label(.for("typed")) { context.say(AccessTexts.typed) }
            textarea(.id("typed"), .readonly(), .rows(5), text: words)
          }
        }
      }
    }
  }
}

extension ProblemPage {
  /// The page of an error of the journal.
  init(_ error: JournalError, context: PageContext, words: String? = nil) {
    self.init(context: context, title: error.sentence, step: error.nextStep, words: words)
  }
}
