package import SentenceKit

extension Entry {
  /// What confirming the entry's kind teaches: words, and the kind that they are of. Nil for a kind that the interpreter does not know.
  ///
  /// The words are the sentence as typed, since that is what the interpreter will read next time; of a sentence that was parted, or cut
  /// down, they are the part that was kept, which alone the kind speaks of.
  package var lesson: (words: String, kind: SentenceKind)? {
    guard let kind = SentenceKind(text: kind.rawValue) else { return nil }
    // Of a longer text only the beginning would count anyway.
    let isPart = content.utf8.count <= 1000 && rawText.utf8.contains(content.utf8)
    return (isPart ? content : rawText, kind)
  }

  /// Whether somebody chose another kind than the suggested one.
  package var isKindChosen: Bool { suggestion.map { $0.kind != kind } ?? false }
}
