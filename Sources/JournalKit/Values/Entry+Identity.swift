extension Entry {
  /// Whether every field is the same byte by byte.
  ///
  /// `==` on strings is canonical equivalence; a change of bytes alone is still the person's change.
  package func isIdentical(to other: Entry) -> Bool {
    self == other && rawText.hasSameBytes(as: other.rawText) && content.hasSameBytes(as: other.content)
      && kind.rawValue.hasSameBytes(as: other.kind.rawValue) && (timeText ?? "").hasSameBytes(as: other.timeText ?? "")
      && (occurrence?.text ?? "").hasSameBytes(as: other.occurrence?.text ?? "")
      && zip(tags, other.tags).allSatisfy { $0.hasSameBytes(as: $1) }
  }
}

extension String {
  /// Whether the texts are the same byte by byte and not only to the eye.
  package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
