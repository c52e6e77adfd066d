import HTMLKit
import JournalKit

/// The few drawings of the pages. They decorate; the words beside them carry the meaning.
enum Icon {
  /// An arrow to the left.
  static let back = HTML {
    UnescapedHTML(#"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>"#)
  }
  /// An arrow upwards: on to the card.
  static let send = HTML {
    UnescapedHTML(#"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 19V5M6 11l6-6 6 6"/></svg>"#)
  }
  /// Three sliders.
  static let settings = HTML {
    UnescapedHTML(
      #"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="2.5"/><circle cx="8" cy="17" r="2.5"/></svg>"#
    )
  }
  /// A check mark.
  static let check = HTML {
    UnescapedHTML(#"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5l4.5 4.5L19 7.5"/></svg>"#)
  }

  /// The drawing of a kind; an unknown kind has a plain dot.
  static func kind(_ kind: EntryKind) -> HTML {
    switch kind {
    case .record: record
    case .todo: todo
    case .request: request
    case .mood: mood
    default: other
    }
  }

  private static let record = HTML {
    UnescapedHTML(
      #"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3"/></svg>"#)
  }
  private static let todo = HTML {
    UnescapedHTML(
      #"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="5" y="5" width="14" height="14" rx="4"/><path d="M9 12l2.2 2.2L15 10"/></svg>"#
    )
  }
  private static let request = HTML {
    UnescapedHTML(
      #"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 6.5h14v9.5h-7l-4 3.5V16H5z"/><path d="M9 11.2h6"/></svg>"#)
  }
  private static let mood = HTML {
    UnescapedHTML(
      #"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 19.2C5.5 15 4.5 11.6 4.9 9.2 5.5 6 9.8 5 12 8.2 14.2 5 18.5 6 19.1 9.2 19.5 11.6 18.5 15 12 19.2z"/></svg>"#
    )
  }
  private static let other = HTML {
    UnescapedHTML(#"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="3.5"/></svg>"#)
  }
}
