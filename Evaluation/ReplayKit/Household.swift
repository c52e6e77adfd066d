import JournalKit
package import SentenceKit

/// The sentences of one household in the order in which they were written, each with the kind that this household confirms.
package struct Household: Sendable {
  /// One sentence of it.
  package struct Line: Sendable {
    /// When it was written, by the household's clock.
    package let moment: CivilDateTime
    /// What the household calls it.
    package let kind: SentenceKind
    /// The habit of this household by which it is so; nil where everybody would call it so.
    package let habit: String?
    package let text: String
  }

  /// The names that the household has set up.
  package let people: [String]
  package let lines: [Line]

  /// Reads the form of `Evaluation/household.tsv`.
  ///
  /// - Throws: `Failure` for the first line that is not of that form.
  package init(_ file: String) throws(Failure) {
    var people: [String] = []
    var lines: [Line] = []
    for (index, row) in file.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !row.isEmpty && !row.hasPrefix("#")
    {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.first == "people" {
        people += fields.dropFirst()
        continue
      }
      guard fields.count == 4, let moment = CivilDateTime(fields[0]), let kind = SentenceKind(text: fields[1]), !fields[3].isBlank else {
        throw Failure(line: index + 1)
      }
      if let last = lines.last, moment < last.moment { throw Failure(line: index + 1) }
      lines.append(Line(moment: moment, kind: kind, habit: fields[2] == "-" ? nil : fields[2], text: fields[3]))
    }
    self.people = people
    self.lines = lines
  }

  /// A line that is not of the form, or older than the one before it; it names the place, never the sentence.
  package struct Failure: Error, CustomStringConvertible {
    let line: Int

    package var description: String { "line \(line): not time, kind, habit and sentence parted by tabs, in the order of time" }
  }
}
