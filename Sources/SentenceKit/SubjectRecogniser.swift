/// Finds whom a sentence is about.
enum SubjectRecogniser {
  /// The longest of the people whose name stands in the sentence exactly as given; of equally long ones the one that comes first.
  ///
  /// O(length × total length of the names). Empty names are ignored.
  static func subject(in sentence: Sentence, people: [String]) -> String? {
    var best: (name: String, length: Int, offset: Int)?
    for person in people {
      let name = Array(person.unicodeScalars)
      guard !name.isEmpty, name.count <= sentence.count, name.count >= best?.length ?? 0 else { continue }
      // An equally long name wins only by standing further ahead.
      let last = name.count == best?.length ? (best?.offset ?? 0) - 1 : sentence.count - name.count
      guard last >= 0, let offset = offset(of: name, in: sentence, upTo: last) else { continue }
      best = (person, name.count, offset)
    }
    return best?.name
  }

  /// Where the people's names stand, not overlapping, in order.
  static func names(in sentence: Sentence, people: [String]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for person in people {
      let name = Array(person.unicodeScalars)
      guard !name.isEmpty, let offset = offset(of: name, in: sentence, upTo: sentence.count) else { continue }
      let range = offset..<offset + name.count
      if !ranges.contains(where: { $0.overlaps(range) }) { ranges.append(range) }
    }
    return ranges
  }

  private static func offset(of name: [Unicode.Scalar], in sentence: Sentence, upTo last: Int) -> Int? {
    var offset = 0
    while offset <= min(last, sentence.count - name.count) {
      var length = 0
      while length < name.count, sentence.typed[offset + length] == name[length] { length += 1 }
      if length == name.count { return offset }
      offset += 1
    }
    return nil
  }
}
