import HTMLKit
import Testing

struct ElementTests {
  @Test func `a page renders doctype, nesting, conditions and loops`() {
    let done = true
    let note: String? = nil

    let page = document(.lang("zh-Hant")) {
      head {
        meta(.charset("utf-8"))
        title { "一句" }
      }
      body {
        ul {
          for (index, text) in ["一", "二"].enumerated() {
            li(.class("row", index == 0 ? "first" : nil), .data("entry-id", "\(index)")) { text }
          }
        }
        if done { p { "done" } } else { p { "open" } }
        if let note { p { note } }
        switch done {
        case true: hr()
        case false: br()
        }
        input(.type(.checkbox), .checked(done), .disabled(false), .value(note), .aria(.label, "x"))
      }
    }

    #expect(
      page.renderString() == """
        <!DOCTYPE html>
        <html lang="zh-Hant"><head><meta charset="utf-8"><title>一句</title></head>\
        <body><ul><li class="row first" data-entry-id="0">一</li><li class="row" data-entry-id="1">二</li></ul>\
        <p>done</p><hr><input type="checkbox" checked aria-label="x"></body></html>
        """)
  }

  @Test func `attributes without a value are left out`() {
    let missing: String? = nil
    let none: Int? = nil
    let address: URLReference? = nil

    let html = p(
      .id(missing), .class(missing), .class(missing, nil), .tabindex(none), .href(address), .hidden(false), .data("a", missing),
      .data("b", false), .aria(.label, missing), .role(missing), .type(nil as InputType?))

    #expect(html.renderString() == "<p></p>")
  }

  @Test func `attributes of every kind are written`() {
    let html = input(
      .type(.datetimeLocal), .required(), .maxlength(20), .inputmode(.numeric), .enterkeyhint(.send), .autocomplete("off"),
      .aria(.expanded, true), .aria(.hidden, false), .data("entry-id", "7"), .data("live"), .class(nil, "a", nil, "b"), .for("x"))

    #expect(
      html.renderString() == """
        <input type="datetime-local" required maxlength="20" inputmode="numeric" enterkeyhint="send" autocomplete="off" \
        aria-expanded="true" aria-hidden="false" data-entry-id="7" data-live class="a b" for="x">
        """)
  }

  @Test(arguments: [true, false])
  func `branches and loops render what they hold`(flag: Bool) {
    let texts = flag ? ["x", "y"] : []

    let html = HTML {
      if flag { "yes" } else { b { "no" } }
      if flag { i { "only" } }
      switch texts.count {
      case 0: "none"
      case 1: "one"
      default: "many"
      }
      for text in texts where text != "x" { span { text } }
      texts.map { HTML($0) }
      Optional<HTML>.none
      "part".prefix(2)
    }

    #expect(html.renderString() == (flag ? "yes<i>only</i>many<span>y</span>xypa" : "<b>no</b>nonepa"))
  }

  @Test func `emptiness is seen through groups`() {
    #expect(HTML.empty.isEmpty)
    #expect(HTML {}.isEmpty)
    #expect(HTML { "" }.isEmpty)
    #expect(HTML { for _ in 0..<3 { "" } }.isEmpty)
    #expect(!p().isEmpty)
  }

  @Test(arguments: ["", "A", "a_b", "-a", "a-", "a--b", "1a", "a b", "a=\"", "é", "onclick="])
  func `a malformed data attribute's name is refused`(name: String) {
    #expect(DataAttribute(name: name) == nil)
  }

  @Test func `a piece can be used twice`() {
    let badge = span { "neu" }

    #expect(
      div {
        badge; badge
      }.renderString() == "<div><span>neu</span><span>neu</span></div>")
  }
}
