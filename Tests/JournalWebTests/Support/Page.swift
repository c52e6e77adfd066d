import Foundation
import HTTPKit
import JournalKit

/// An answer, read the way a browser without JavaScript reads it.
struct Page {
  let status: UInt16
  let headers: HTTPHeaders
  let html: String

  init(_ response: HTTPResponse) {
    status = response.status.code
    headers = response.headers
    html = String(decoding: response.body, as: UTF8.self)
  }

  /// Where the browser is sent.
  var location: String? { headers["Location"] }

  /// The entry that the address in `Location` says was saved.
  var savedID: Entry.ID? {
    guard let location, location.hasPrefix("/?saved=") else { return nil }
    return Entry.ID(String(location.dropFirst("/?saved=".count)))
  }

  /// Whether the markup is in the page.
  func contains(_ markup: String) -> Bool { html.contains(markup) }

  /// The text of the element with an `id`, tags left out.
  func text(_ id: String) -> String? {
    guard let start = html.range(of: "id=\"\(id)\"") else { return nil }
    guard let open = html[..<start.lowerBound].lastIndex(of: "<") else { return nil }
    let name = html[html.index(after: open)...].prefix { $0.isLetter || $0.isNumber }
    guard let end = html[start.upperBound...].range(of: ">") else { return nil }
    guard let close = html[end.upperBound...].range(of: "</\(name)>") else { return nil }
    return FormReader.unescape(FormReader.withoutTags(html[end.upperBound..<close.lowerBound]))
  }

  /// The form with an `id`, with what a browser would send.
  func form(_ id: String) -> Form? {
    guard let start = html.range(of: "id=\"\(id)\""), let open = html[..<start.lowerBound].range(of: "<form", options: .backwards),
      let close = html[start.upperBound...].range(of: "</form>")
    else { return nil }
    return Form(fields: FormReader.fields(of: html[open.upperBound..<close.lowerBound]))
  }

  /// `application/x-www-form-urlencoded`, with every line break as CR LF, as browsers send it.
  static func encode(_ fields: [(String, String)]) -> [UInt8] {
    func encode(_ text: String) -> String {
      var result = ""
      var previous: UInt8 = 0
      for byte in text.utf8 {
        switch byte {
        case 0x0A: result += previous == 0x0D ? "%0A" : "%0D%0A"
        case 0x20: result += "+"
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: result.unicodeScalars.append(Unicode.Scalar(byte))
        default: result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        previous = byte
      }
      return result
    }
    return Array(fields.map { "\(encode($0.0))=\(encode($0.1))" }.joined(separator: "&").utf8)
  }
}

/// The fields of a form as they are when the page opens.
struct Form {
  var fields: [(String, String)]

  /// The value of a field.
  subscript(name: String) -> String? { fields.first { $0.0 == name }?.1 }

  /// The fields after a person changed some.
  func filled(_ changes: [String: String]) -> [(String, String)] {
    fields.filter { changes[$0.0] == nil } + changes.map { ($0.key, $0.value) }
  }
}
