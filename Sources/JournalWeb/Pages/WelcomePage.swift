import HTMLKit
import HTTPKit

/// What a browser sees once after it opened the address with the key.
///
/// It is a page and not a redirect: a strict cookie is not sent along a chain of redirects that began elsewhere, for example in a mail.
/// From this page on, the browser is on our site.
struct WelcomePage {
  /// Whom the page speaks to.
  let context: PageContext

  /// The page, which goes on to the list by itself.
  func answer() -> HTTPResponse {
    let page = Layout(context: context, name: "problem", hasWayBack: false).answer {
      main {
        img(.src(AssetLibrary.icon.address), .alt(""), .width(64), .height(64))
        h1 { context.say(AccessTexts.welcome) }
        p { a(.class("button primary"), .id("open"), .href(Address.home)) { context.say(AccessTexts.goOn) } }
      }
    }
    return page.adding("Refresh", "0; url=\(Address.home.description)").adding("Cache-Control", "no-store")
  }
}
