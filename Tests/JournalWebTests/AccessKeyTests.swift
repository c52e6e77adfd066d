import JournalWeb
import Testing

@Suite struct AccessKeyTests {
  @Test func `a generated key has 128 bits and is never the same`() throws {
    let keys = (0..<100).map { _ in AccessKey.generate().text }

    #expect(Set(keys).count == 100)
    #expect(keys.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test(arguments: ["", "short", String(repeating: "a", count: 31), String(repeating: "a", count: 129), String(repeating: "é", count: 40)])
  func `a damaged key is not taken`(text: String) {
    #expect(AccessKey(text) == nil)
  }

  @Test func `only the whole key matches`() throws {
    let key = try #require(AccessKey("0123456789abcdef0123456789abcdef"))

    #expect(key.matches(key.text))
    #expect(!key.matches(""))
    #expect(!key.matches(key.text + "0"))
    #expect(!key.matches(key.text + key.text))
    #expect(!key.matches(String(key.text.dropLast())))
    #expect(!key.matches("1" + key.text.dropFirst()))
  }

  @Test func `a key does not print itself`() throws {
    let key = AccessKey.generate()
    var dumped = ""
    dump(key, to: &dumped)

    #expect(!"\(key)".contains(key.text))
    #expect(!String(reflecting: key).contains(key.text))
    #expect(!dumped.contains(key.text))
  }
}
