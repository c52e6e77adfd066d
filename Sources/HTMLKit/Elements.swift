/// An element with content: its tags, its attributes and what stands between. Linear in the length of the result.
func element(_ tag: HTMLTag, _ attributes: [HTMLAttribute], content: HTML) -> HTML {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(content.expectedCount + 2 * tag.name.utf8CodeUnitCount + 5 + attributes.reduce(0) { $0 + $1.expectedCount })
  bytes.appendOpening(tag, attributes)
  content.write(to: &bytes)
  bytes.append("</")
  bytes.append(tag.name)
  bytes.append(UInt8(ascii: ">"))
  return HTML(.bytes(bytes))
}

/// An element that has no content and no closing tag.
func voidElement(_ tag: HTMLTag, _ attributes: [HTMLAttribute]) -> HTML {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(tag.name.utf8CodeUnitCount + 2 + attributes.reduce(0) { $0 + $1.expectedCount })
  bytes.appendOpening(tag, attributes)
  return HTML(.bytes(bytes))
}

/// A whole page: the doctype and the `<html>` element.
package func document(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  var page = HTML(.bytes(Array("<!DOCTYPE html>\n".utf8)))
  page.append(element(.html, attributes, content: content()))
  return page
}

/// The `<script>` element. It has no content: inline scripts are against the content security policy, and text in them could not be
/// escaped.
package func script(_ attributes: HTMLAttribute...) -> HTML {
  element(.script, attributes, content: .empty)
}

/// The `<textarea>` element. It holds text only, and the text comes back from the form as it was given, a line feed at its start included.
package func textarea(_ attributes: HTMLAttribute..., text: String = "") -> HTML {
  // A parser drops one line feed right after the opening tag.
  element(.textarea, attributes, content: HTML(text.utf8.first == UInt8(ascii: "\n") ? "\n" + text : text))
}

extension [UInt8] {
  fileprivate mutating func appendOpening(_ tag: HTMLTag, _ attributes: [HTMLAttribute]) {
    append(UInt8(ascii: "<"))
    append(tag.name)
    for attribute in attributes { attribute.write(to: &self) }
    append(UInt8(ascii: ">"))
  }
}
