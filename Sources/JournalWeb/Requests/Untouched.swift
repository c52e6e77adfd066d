extension String {
  /// Whether this is what a browser sends for a text area that held `original` and that nobody touched.
  ///
  /// A text area shows every line break alike and cannot hold control characters. Without this, opening a form and saving it
  /// would change content that came with such characters from elsewhere.
  func isUntouched(_ original: String) -> Bool {
    utf8.elementsEqual(original.utf8) || Self.shown(self).elementsEqual(Self.shown(original))
  }

  private static func shown(_ text: String) -> [Unicode.Scalar] {
    var shown: [Unicode.Scalar] = []
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      if scalar == "\r" || scalar == "\n" {
        if !(scalar == "\n" && isAfterReturn) { shown.append("\n") }
      } else if scalar == "\t" || scalar == "\u{C}" || !isUnwritable(scalar) {
        shown.append(scalar)
      }
    }
    return shown
  }

  private static func isUnwritable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint
  }
}
