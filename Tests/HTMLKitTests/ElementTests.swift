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
}
