import Foundation

/// Reads the fields out of our own markup. It knows what a browser does to them, and no more HTML than that.
enum FormReader {
  /// What a browser would send of the fields in `markup`.
  static func fields(of markup: Substring) -> [(String, String)] {
    var fields: [(String, String)] = []
    var rest = markup
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      let name = rest.prefix { $0.isLetter }
      guard let end = rest.firstIndex(of: ">") else { break }
      let attributes = attributes(of: rest[name.endIndex..<end])
      rest = rest[rest.index(after: end)...]
      guard let field = attributes["name"] else { continue }
      switch name {
      case "input":
        if attributes["type"] == "radio", attributes["checked"] == nil { continue }
        fields.append((field, attributes["value"] ?? ""))
      case "textarea":
        guard let close = rest.range(of: "</textarea>") else { continue }
        var text = rest[..<close.lowerBound]
        // A parser drops one line feed right after the tag.
        if text.utf8.first == 0x0A { text = Substring(text.unicodeScalars.dropFirst()) }
        fields.append((field, unescape(text)))
      case "select":
        guard let close = rest.range(of: "</select>") else { continue }
        fields.append((field, chosenOption(rest[..<close.lowerBound])))
      default: break
      }
    }
    return fields
  }

  /// A text without its tags.
  static func withoutTags(_ markup: Substring) -> Substring {
    var text = ""
    var isTag = false
    for scalar in markup.unicodeScalars {
      if scalar == "<" { isTag = true }
      if !isTag { text.unicodeScalars.append(scalar) }
      if scalar == ">" { isTag = false }
    }
    return text[...]
  }

  /// The text behind the references that our pages write.
  static func unescape(_ text: Substring) -> String {
    var result = String(text)
    for (reference, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&"),
    ] {
      result = result.replacing(reference, with: character)
    }
    return result
  }

  private static func chosenOption(_ markup: Substring) -> String {
    var first: String?
    for part in markup.split(separator: "<option").dropFirst(0) {
      guard let end = part.firstIndex(of: ">") else { continue }
      let attributes = attributes(of: part[..<end])
      if attributes["selected"] != nil { return attributes["value"] ?? "" }
      first = first ?? attributes["value"]
    }
    return first ?? ""
  }

  private static func attributes(of markup: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = markup.drop { $0 == " " }
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "=" && $0 != " " }
      rest = rest[name.endIndex...]
      var value = ""
      if rest.hasPrefix("=\"") {
        rest = rest.dropFirst(2)
        let quoted = rest.prefix { $0 != "\"" }
        value = unescape(quoted)
        rest = rest[quoted.endIndex...].dropFirst()
      }
      attributes[String(name)] = value
      rest = rest.drop { $0 == " " }
    }
    return attributes
  }
}
