import HTMLKit
import HTTPKit
import JournalKit
import LocalizationKit

/// The list, newest first, and the input below it.
struct HomePage {
  /// Whom the page speaks to.
  let context: PageContext
  /// The list.
  let timeline: TimelineModel
  /// The input.
  let capture: CaptureModel
  /// What was done a moment ago, and with which entry.
  var notice: (Notice, Entry)?
  /// Whether the input gets the focus: after a card was put away, or when something is wrong with it.
  var isWriting = false

  /// The page.
  func answer() -> HTTPResponse {
    let status: HTTPStatus = capture.sentenceError == nil ? timeline.failure?.pageStatus ?? .ok : .unprocessableContent
    return Layout(context: context, name: "home", hasWayBack: false).answer(status) {
      header(.class("bar")) {
        h1 { context.say(CommonTexts.product) }
        nav(.aria(.label, context.say(CommonTexts.settings))) {
          a(.class("round"), .id("settings-link"), .href(Address.settings)) {
            Icon.settings
            span(.class("hidden-text")) { context.say(CommonTexts.settings) }
          }
        }
      }
      main(.class("journal")) {
        if let notice { noticeBox(notice.0, notice.1) }
        if let failure = timeline.failure { context.alert(failure) }
        list
      }
      composer
    }
  }

  @HTMLBuilder private var list: HTML {
    if timeline.isLoaded, timeline.entries.isEmpty {
      emptyList
    } else if !timeline.entries.isEmpty {
      EntryList(context: context, timeline: timeline, highlighted: notice?.1.id).html
    }
    if timeline.next != nil || timeline.query.cursor != nil {
      nav(.class("more"), .aria(.label, context.say(HomeTexts.list))) {
        if let next = timeline.next {
          a(.class("quiet"), .id("older"), .rel("next"), .href(Address.home(after: next))) { context.say(HomeTexts.older) }
        }
        if timeline.query.cursor != nil {
          a(.class("quiet"), .id("newest"), .href(Address.home)) { context.say(HomeTexts.newest) }
        }
      }
    }
  }

  @HTMLBuilder private var emptyList: HTML {
    if timeline.query.cursor == nil {
      section(.class("empty"), .id("empty")) {
        img(.src(AssetLibrary.icon.address), .alt(""), .width(64), .height(64))
        h2 { context.say(HomeTexts.empty) }
        p { context.say(HomeTexts.begin) }
      }
    } else {
      p(.class("empty")) { context.say(HomeTexts.endOfList) }
    }
  }

  private func noticeBox(_ notice: Notice, _ entry: Entry) -> HTML {
    div(.class("notice"), .id("notice"), .role("status"), .data("notice", notice.rawValue)) {
      span(.class("said")) {
        context.say(words(of: notice))
        span(.class("excerpt")) { EntryList.excerpt(of: entry.content) }
      }
      if notice == .deleted {
        form(.method(.post), .action(Address.action(entry.id, .restore))) {
          button(.buttonType(.submit), .id("undo"), .class("link")) { context.say(CommonTexts.undo) }
        }
      }
    }
  }

  private func words(of notice: Notice) -> LocalizedText {
    switch notice {
    case .saved: HomeTexts.saved
    case .deleted: HomeTexts.deleted
    case .restored: HomeTexts.restored
    }
  }

  private var composer: HTML {
    let error = capture.sentenceError
    return form(
      .class("composer"), .id("capture"), .method(.post), .action(Address.card), .aria(.label, context.say(HomeTexts.writeOne))
    ) {
      context.fieldError(error, id: "sentence-error")
      div(.class("composer-row")) {
        label(.class("hidden-text"), .for("sentence")) { context.say(HomeTexts.writeOne) }
        textarea(
          .id("sentence"), .name(Field.sentence), .rows(1), .required(), .placeholder(context.say(HomeTexts.placeholder)),
          .autocomplete("off"), .enterkeyhint(.next), .autofocus(isWriting || error != nil),
          .aria(.describedby, error.map { _ in "sentence-error" }), .aria(.invalid, error.map { _ in "true" }), text: capture.sentence)
        button(.buttonType(.submit), .class("send"), .id("review")) {
          Icon.send
          span(.class("hidden-text")) { context.say(HomeTexts.next) }
        }
      }
    }
  }
}
