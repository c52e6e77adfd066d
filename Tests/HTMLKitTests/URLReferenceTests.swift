import HTMLKit
import Testing

struct URLReferenceTests {
  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "\tjavascript:x", "java\nscript:x", "data:text/html,x",
    "//evil.example", "/\\evil.example", "\\\\evil.example", "/\t/evil.example", "", "a", "../a", "mailto:a@b.c", "vbscript:x",
    "http:", "http://", "http:///x", "http:evil.example", "https://user@evil.example", "https://:80", "ftp://a", "/a b", "/ä",
    "/%",
    "/%4", "/%zz", "/\"x", "/<x>", "#a#b", "/\u{0}",
  ])
  func `an address of another kind is refused`(text: String) {
    #expect(URLReference(text) == nil)
  }

  @Test(arguments: [
    "/", "/a/b?x=1&y=2#z", "?a=b", "#top", "https://example.org", "HTTP://example.org:80/a?b", "/%E5%B0%BF", "/a//b",
  ])
  func `an address of an allowed kind is kept as it is`(text: String) throws {
    #expect(try #require(URLReference(text)).description == text)
  }

  @Test func `parts are percent-encoded`() {
    let id: String? = nil

    #expect(URLReference.path("a b", "尿/?#").description == "/a%20b/%E5%B0%BF%2F%3F%23")
    #expect(
      URLReference.path("s", query: ["q": "a&b=c+d é", "none": id, "q": "😊"]).description
        == "/s?q=a%26b%3Dc%2Bd%20%C3%A9&q=%F0%9F%98%8A")
    #expect(URLReference.path("s", fragment: "a b").description == "/s#a%20b")
    #expect(URLReference.path().description == "/")
    #expect(URLReference.query(["a": "b"]).description == "?a=b")
    #expect(URLReference.query(["a": id]).description == "?")
    #expect(URLReference.fragment("x\"y").description == "#x%22y")
  }

  @Test(arguments: [["", "evil.example"], ["..", "evil.example"], [".", "", "evil.example"]])
  func `segments cannot leave the site`(segments: [String]) {
    #expect(URLReference.path(segments: segments).description == "/evil.example")
  }

  @Test(arguments: ["a", "%", "javascript:alert(1)", "//x", "\\x", "😊", "a\r\nb"])
  func `whatever is built passes the check`(text: String) {
    let built = [
      URLReference.path(text, text), .path("x", query: [text: text], fragment: text), .query([text: text]), .fragment(text),
    ]

    for reference in built { #expect(URLReference(reference.description) == reference) }
  }

  @Test func `a literal of another kind stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let address: URLReference = "javascript:alert(1)"
      _ = address
    }
    await #expect(processExitsWith: .failure) {
      let name: DataAttribute = "on click"
      _ = name
    }
  }
}
