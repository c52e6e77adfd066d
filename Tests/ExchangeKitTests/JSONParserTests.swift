import Foundation
import Testing

@testable import ExchangeKit

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws(JSONSyntaxError) -> JSONValue { try JSONParser.parse(Array(text.utf8)[...]) }

  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("-0.5e+10", .number("-0.5e+10")), ("[]", .array([])), ("{}", .object([:])),
    (#""\u5c3f\ud83d\ude0a\"\/\b\f\n\r\t\\""#, .string("尿😊\"/\u{8}\u{c}\n\r\t\\")),
    (#"{"a":[1,{"b":null}],"c":"嗨"}"#, .object(["a": .array([.number("1"), .object(["b": .null])]), "c": .string("嗨")])),
    (#""\u0000""#, .string("\0")),
  ])
  func `well-formed JSON is read`(text: String, value: JSONValue) throws {
    #expect(try parse(text) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "nullx", "tru", "{", "[", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "01", "-", "1.", ".5", "1e",
    "+1", "\"",
    "\"\\", "\"\\x\"", "\"\\u12\"", "\"a\nb\"", "1 2", "NaN", "Infinity", "'a'", "[1]]", "\u{0}", "\"\\u00é0\"",
  ])
  func `anything else is refused without a crash`(text: String) {
    #expect(throws: JSONSyntaxError.malformed) { try parse(text) }
  }

  @Test(arguments: [#""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, #""\ud800x""#])
  func `half a surrogate pair is refused, since no text can keep it`(text: String) {
    #expect(throws: JSONSyntaxError.loneSurrogate) { try parse(text) }
  }

  @Test(arguments: [[0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE5, 0x22]] as [[UInt8]])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    #expect(throws: JSONSyntaxError.notUTF8) { try JSONParser.parse(bytes[...]) }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `a hundred thousand brackets are refused`(opening: String) {
    #expect(throws: JSONSyntaxError.tooDeep) { try parse(String(repeating: opening, count: 100_000)) }
  }

  @Test func `a name that stands twice is refused`() {
    #expect(throws: JSONSyntaxError.duplicateName) { try parse(#"{"a":1,"b":2,"\u0061":3}"#) }
  }

  @Test func `a number is as large as it is written, and its reader says whether it fits`() throws {
    #expect(try parse("9223372036854775807").integer == Int.max)
    #expect(try parse("9223372036854775808").integer == nil)
    #expect(try parse("1e999").double == nil)
    #expect(try parse("1.0").integer == nil)
  }

  @Test func `random bytes never crash the parser`() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array(#"{}[]":,\u0123d8abtrfalsn.eE+- "#.utf8) + [0x00, 0x80, 0xE5, 0xFF]

    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] }
      _ = try? JSONParser.parse(bytes[...])
    }
  }
}
