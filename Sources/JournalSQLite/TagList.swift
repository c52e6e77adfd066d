import Foundation
import SQLiteKit

/// The tags of an entry as a JSON array of strings.
enum TagList {
  /// The JSON text of `tags`.
  static func text(_ tags: [String]) -> String {
    if tags.isEmpty { return "[]" }
    var text = "["
    for (index, tag) in tags.enumerated() {
      text += index == 0 ? "\"" : ",\""
      for scalar in tag.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\0"..<" ":
          let hex = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
        default: text.unicodeScalars.append(scalar)
        }
      }
      text += "\""
    }
    return text + "]"
  }

  /// The tags in a JSON text; throws `.corrupt` for anything but an array of strings.
  static func tags(_ text: String) throws(SQLiteError) -> [String] {
    if text == "[]" { return [] }
    if let tags = plainTags(text) { return tags }
    guard let tags = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) else { throw SQLiteError(.corrupt) }
    return tags
  }

  /// The quick way for what `text(_:)` writes when nothing needs escaping; a page reads many of these. Nil for any other form.
  private static func plainTags(_ text: String) -> [String]? {
    var text = text
    return text.withUTF8 { bytes in
      let quote = UInt8(ascii: "\"")
      guard bytes.count >= 4, bytes.first == UInt8(ascii: "["), bytes[bytes.count - 2] == quote, bytes.last == UInt8(ascii: "]") else {
        return nil
      }
      var tags: [String] = []
      var position = 1
      while position < bytes.count - 1 {
        guard bytes[position] == quote else { return nil }
        let start = position + 1
        position = start
        while bytes[position] != quote {
          guard bytes[position] != UInt8(ascii: "\\") else { return nil }
          position += 1
        }
        tags.append(String(decoding: bytes[start..<position], as: UTF8.self))
        position += 1
        if position == bytes.count - 1 { return tags }
        guard bytes[position] == UInt8(ascii: ",") else { return nil }
        position += 1
      }
      return nil
    }
  }
}
