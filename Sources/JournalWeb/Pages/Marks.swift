import HTMLKit
import JournalKit
import LocalizationKit

/// Small pieces that several pages show.
extension PageContext {
  /// An entry's mark: its mood, otherwise its kind, with words for those who cannot see it.
  func mark(of entry: Entry) -> HTML {
    let kind = say(entry.kind.label)
    if let mood = entry.mood {
      return span(.class("mark mood")) {
        span(.aria(.hidden, true)) { mood.emoji }
        span(.class("hidden-text")) { "\(kind) \(say(mood.name))" }
      }
    }
    return span(.class("mark", kindClass(entry.kind))) {
      Icon.kind(entry.kind)
      span(.class("hidden-text")) { kind }
    }
  }

  /// The class that colours a kind; unknown kinds share one.
  func kindClass(_ kind: EntryKind) -> String { EntryKind.known.contains(kind) ? "kind-\(kind.rawValue)" : "kind-other" }

  /// What went wrong and what to do, read out at once.
  func alert(_ error: JournalError, id: String = "failure") -> HTML {
    div(.class("alert"), .id(id), .role("alert"), .tabindex(-1)) {
      p { strong { say(error.sentence) } }
      p { say(error.nextStep) }
    }
  }

  /// An error at a field, which names it by `aria-describedby`.
  func fieldError(_ error: CaptureModel.FieldError?, id: String) -> HTML {
    guard let error else { return .empty }
    return p(.class("field-error"), .id(id)) { say(words(for: error)) }
  }

  private func words(for error: CaptureModel.FieldError) -> LocalizedText {
    switch error {
    case .blank: CommonTexts.blank
    case .tooLong: CommonTexts.tooLong
    case .changedBeforeParting: FieldTexts.changedBeforeParting
    }
  }
}
