import HTMLKit
import Testing

struct EscapingTests {
  @Test(arguments: [
    ("<b>&\"'</b>", "&lt;b&gt;&amp;&quot;&#39;&lt;/b&gt;"),
    ("</script><script>alert(1)</script>", "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("&amp;", "&amp;amp;"),
    ("👨‍👩‍👧 尿布快沒了 e\u{301} 👍🏽", "👨‍👩‍👧 尿布快沒了 e\u{301} 👍🏽"),
    ("a\u{0}b\u{1}\u{7F}\u{80}\u{9F}\u{A0}", "ab\u{A0}"),
    ("（？！）￥", "（？！）￥"),
    ("tab\tline\nreturn\r", "tab\tline\nreturn&#13;"),
    ("", ""),
  ])
  func `a text is escaped the same way in content and attributes`(text: String, escaped: String) {
    #expect(p { text }.renderString() == "<p>\(escaped)</p>")
    #expect(p(.title(text)).renderString() == "<p title=\"\(escaped)\"></p>")
    #expect(p(.class(text, text)).renderString() == "<p class=\"\(escaped) \(escaped)\"></p>")
    #expect(p(.aria(.label, text), .data("x", text)).renderString() == "<p aria-label=\"\(escaped)\" data-x=\"\(escaped)\"></p>")
    #expect(textarea(text: text).renderString() == "<textarea>\(escaped)</textarea>")
    #expect(HTML(text).renderString() == escaped)
  }

  @Test func `every scalar survives or is dropped, and never breaks out`() {
    var wrong: [UInt32] = []

    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let rendered = HTML("a\(scalar)b").renderString()
      let isControl = value < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D].contains(value) || (0x7F...0x9F).contains(value)
      let isNoncharacter = (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
      let isRight =
        switch scalar {
        case "&", "<", ">", "\"", "'", "\r": rendered.utf8.count > 5
        case _ where isControl || isNoncharacter: rendered == "ab"
        default: rendered.utf8.elementsEqual("a\(scalar)b".utf8)
        }
      if !isRight { wrong.append(value) }
    }

    #expect(wrong.isEmpty)
  }

  @Test func `bytes and string are the same page`() {
    let page = document(.lang("zh-Hant")) {
      body { for index in 0..<500 { p(.id("\(index)")) { "第 \(index) 句 😊 <&>" } } }
    }

    #expect(page.render() == Array(page.renderString().utf8))
    #expect(page.render().count > 16_384)
  }

  @Test func `a textarea keeps a line feed at its start`() {
    #expect(textarea(text: "\na").renderString() == "<textarea>\n\na</textarea>")
  }

  @Test func `only a literal goes out unescaped`() {
    #expect(HTML { UnescapedHTML("<svg></svg>") }.renderString() == "<svg></svg>")
  }
}
