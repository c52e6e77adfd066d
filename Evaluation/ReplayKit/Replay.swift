package import JournalKit
package import SentenceKit

import Foundation

/// A household's weeks once more, through the models that every face uses: each sentence is read, its kind put right where the household
/// would, and saved, which teaches the journal.
package struct Replay: Sendable {
  /// What was proposed for one sentence.
  package struct Step: Sendable {
    package let line: Household.Line
    /// With what the journal had learned by then.
    package let proposed: SentenceKind
    /// With nothing learned.
    package let untaught: SentenceKind

    /// Whether the household had to choose another kind.
    package var isCorrected: Bool { proposed != line.kind }
    /// Whether it would have had to without learning.
    package var isCorrectedUntaught: Bool { untaught != line.kind }
  }

  /// One for each line, in order.
  package let steps: [Step]

  /// Writes a household's sentences into a journal.
  ///
  /// - Throws: what the journal fails with.
  package init(_ household: Household, in store: any JournalStore) async throws {
    let identifiers = IdentifierMaker()
    var people: [Person] = []
    for name in household.people {
      let start = Self.timestamp(household.lines[0].moment)
      let person = Person(id: identifiers.next(at: start), name: name, createdAt: start, updatedAt: start)
      try await store.save(person)
      people.append(person)
    }
    var steps: [Step] = []
    for line in household.lines {
      let now = Self.timestamp(line.moment)
      let environment = JournalEnvironment(now: { now }, timeZone: { .gmt }, identifiers: identifiers)
      let model = CaptureModel(store: store, environment: environment)
      model.sentence = line.text
      model.review(people: people, learned: await model.learnedWeights())
      guard let draft = model.draft, let proposed = SentenceKind(text: draft.kind.rawValue) else { throw JournalError.blankContent }
      model.draft?.kind = EntryKind(line.kind)
      await model.save()
      if let failure = model.failure { throw failure }
      let untaught = interpret(line.text, now: line.moment, people: household.people).kind.kind
      steps.append(Step(line: line, proposed: proposed, untaught: untaught))
    }
    self.steps = steps
  }

  /// How many of some steps fulfil a condition, block by block.
  package func count(in blocks: Int, where isCounted: (Step) -> Bool) -> [Int] {
    (0..<blocks).map { block in
      steps[(steps.count * block / blocks)..<(steps.count * (block + 1) / blocks)].count(where: isCounted)
    }
  }

  /// The instant of a wall-clock moment; the replay's household lives at Greenwich, which changes nothing for its sentences.
  private static func timestamp(_ moment: CivilDateTime) -> Timestamp {
    Timestamp(milliseconds: moment.minuteNumber * 60_000 + Int64(moment.second) * 1000)
  }
}
