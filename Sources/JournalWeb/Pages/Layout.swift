import HTMLKit
import HTTPKit
import LocalizationKit
import PreferenceKit

/// The frame that all pages share.
struct Layout {
  /// Whom the page speaks to.
  let context: PageContext
  /// What the window's title says before the product's name; nil for the product's name alone.
  var title: LocalizedText?
  /// The class of the body, which the style sheet goes by.
  var name: String
  /// Whether `<main>` is all there is, so that a bar at the top leads back to the list.
  var hasWayBack = true

  /// The whole page as an answer.
  func answer(_ status: HTTPStatus = .ok, @HTMLBuilder content: () -> HTML) -> HTTPResponse {
    .html(page(content()).render(), status: status)
  }

  private func page(_ content: HTML) -> HTML {
    let product = context.say(CommonTexts.product)
    return document(.lang(context.language.rawValue), .data("theme", context.theme.rawValue)) {
      head {
        meta(.charset("utf-8"))
        meta(.name("viewport"), .content("width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"))
        meta(.name("color-scheme"), .content(colorScheme))
        HTMLKit.title { windowTitle(product) }
        link(.rel("icon"), .href(AssetLibrary.icon.address), .mediaType("image/svg+xml"))
        link(.rel("stylesheet"), .href(AssetLibrary.style.address))
        script(.scriptType(.module), .src(AssetLibrary.code.address))
      }
      body(.class(name)) {
        if hasWayBack { wayBack }
        content
      }
    }
  }

  private var wayBack: HTML {
    header(.class("bar")) {
      a(.class("back"), .href(Address.home)) {
        Icon.back
        span { context.say(CommonTexts.home) }
      }
    }
  }

  private var colorScheme: String {
    switch context.theme {
    case .system: "light dark"
    case .light: "light"
    case .dark: "dark"
    }
  }

  private func windowTitle(_ product: String) -> String {
    guard let title else { return product }
    return "\(context.say(title)) · \(product)"
  }
}
