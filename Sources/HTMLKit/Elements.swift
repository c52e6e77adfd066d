/// An element with content: its tags, its attributes and what stands between.
func element(_ tag: HTMLTag, _ attributes: [HTMLAttribute], content: HTML) -> HTML {
  HTML(.element(ElementNode(tag, attributes, content: content, isVoid: false)))
}

/// An element that has no content and no closing tag.
func voidElement(_ tag: HTMLTag, _ attributes: [HTMLAttribute]) -> HTML {
  HTML(.element(ElementNode(tag, attributes, content: .empty, isVoid: true)))
}

/// A whole page: the doctype and the `<html>` element.
package func document(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  HTML(.pieces([HTML(.literal("<!DOCTYPE html>\n")), element(.html, attributes, content: content())]))
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
