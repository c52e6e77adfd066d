import Foundation
import JournalKit
import JournalSQLite
import LocalizationKit
import SentenceKit

/// `yiju 尿布快沒了`: one sentence in, safely kept. On a terminal the card is shown first; in a pipe the suggestion is saved.
struct CaptureCommand {
  private let arguments: ParsedArguments
  private let context: CommandContext
  private let chosenKind: EntryKind?
  private let chosenMood: Mood?

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandFailure) {
    self.arguments = arguments
    self.context = context
    chosenKind = try arguments.kind()
    chosenMood = try arguments.mood()
  }

  func run() async throws(CommandFailure) -> ExitCode {
    if arguments.words == ["-"] || (arguments.words.isEmpty && isatty(STDIN_FILENO) == 0) {
      return try await captureLines()
    }
    let sentence: String
    if arguments.words.isEmpty {
      context.output.write(context.text(CommandTexts.prompt))
      guard let line = readLine(strippingNewline: true), !line.isBlank else {
        context.errorOutput.line(context.text(CommandTexts.cancelled))
        return .cancelled
      }
      sentence = line
    } else {
      sentence = arguments.words.joined(separator: " ")
    }
    if CommandLineText.isDamaged(sentence) {
      throw CommandFailure(
        code: .inputRefused, name: "not-utf-8", sentence: CommandTexts.notUTF8, nextStep: CommandTexts.convertToUTF8)
    }
    return try await capture(sentence)
  }

  /// One sentence: on a terminal the card decides, elsewhere the suggestion is saved.
  private func capture(_ sentence: String) async throws(CommandFailure) -> ExitCode {
    let journal = try keeping([sentence]) { () throws(CommandFailure) in try context.openJournal() }
    let people = try await people(of: journal, typed: [sentence])
    let model = CaptureModel(store: journal, environment: context.environment)
    model.sentence = sentence
    model.review(people: people.filter { $0.archivedAt == nil }, learned: await model.learnedWeights())
    if let error = model.sentenceError { throw CommandFailure(refusing: error) }
    try await choose(on: model, people: people, typed: [sentence])
    let showsCard = context.isInteractive && !arguments.has(.yes) && !arguments.has(.json)
    var shape = shape(of: model.draft)
    if showsCard {
      guard let chosen = ConfirmCard(model: model, people: people, context: context, shape: shape).confirm() else {
        context.errorOutput.line(context.text(CommandTexts.cancelled))
        return .cancelled
      }
      shape = chosen
    }
    await model.save(as: shape, isConfirmed: showsCard || chosenKind != nil)
    if let error = model.contentError { throw CommandFailure(refusing: error) }
    if let failure = model.failure {
      showUnsaved([sentence])
      throw .journal(failure)
    }
    guard case .saved = model.phase else { throw .journal(.storage(code: 0)) }
    try report(model.savedEntries, people: people)
    await Maintenance.run(journal, context)
    return .success
  }

  /// Standard input: every line is an entry. What has arrived together is saved together, so that a long file is fast and
  /// a line typed into a running pipe is safe at once.
  private func captureLines() async throws(CommandFailure) -> ExitCode {
    var reader = LineReader(descriptor: STDIN_FILENO)
    var journal: SQLiteJournal?
    var people: [Person] = []
    var saved: [Entry] = []
    var savedCount = 0
    var refused = 0
    while let lines = reader.next() {
      let typed = lines.compactMap(\.text)
      let open: SQLiteJournal
      if let journal {
        open = journal
      } else {
        open = try keeping(typed) { () throws(CommandFailure) in try context.openJournal() }
      }
      if journal == nil {
        journal = open
        people = try await self.people(of: open, typed: typed)
      }
      var entries: [Entry] = []
      // What cannot be read only means that nothing is proposed from it.
      let learned = try? await open.learnedWeights(for: typed)
      for line in lines {
        switch try await drafted(from: line, people: people, learned: learned, store: open) {
        case .success(let drafted): entries += drafted
        case .failure(let failure):
          refused += 1
          context.errorOutput.line("yiju: " + CommandTexts.lineRefused(line.number, failure.sentence, context.language))
        }
      }
      let outcomes: [SaveOutcome]
      do {
        outcomes = try await open.save(entries, isConfirmed: chosenKind != nil)
      } catch {
        showUnsaved(typed.filter { !$0.isBlank })
        if let last = lines.last, !reader.isAtEnd {
          context.errorOutput.line(context.text(CommandTexts.restUnread(last.number + 1)))
        }
        if arguments.has(.json) { try report(saved, people: people) }
        throw .journal(error)
      }
      savedCount += outcomes.count
      if arguments.has(.json) { saved += outcomes.map(\.entry) } else { try report(outcomes.map(\.entry), people: people) }
    }
    if arguments.has(.json) { try report(saved, people: people) }
    if let journal { await Maintenance.run(journal, context) }
    guard refused == 0 else {
      throw CommandFailure(
        code: .inputRefused, name: "lines-refused", sentence: CommandTexts.someRefused(refused, saved: savedCount),
        nextStep: CommandTexts.mendLines)
    }
    return .success
  }

  /// How a sentence is saved without a card.
  private func shape(of draft: EntryDraft?) -> CaptureModel.Shape {
    arguments.has(.split) && draft?.isDivisible == true ? .parts : .whole
  }

  /// The entries of a line; none for an empty line, which separates and says nothing.
  private func drafted(
    from line: LineReader.Line, people: [Person], learned: LearnedWeights?, store: SQLiteJournal
  ) async throws(CommandFailure) -> Result<[Entry], CommandFailure> {
    guard let text = line.text else {
      return .failure(
        CommandFailure(code: .inputRefused, name: "not-utf-8", sentence: CommandTexts.notUTF8, nextStep: CommandTexts.convertToUTF8))
    }
    guard !text.isBlank else { return .success([]) }
    let model = CaptureModel(store: store, environment: context.environment)
    model.sentence = text
    model.review(people: people.filter { $0.archivedAt == nil }, learned: learned)
    if let error = model.sentenceError { return .failure(CommandFailure(refusing: error)) }
    try await choose(on: model, people: people, typed: [text])
    guard let draft = model.draft else { return .success([]) }
    let now = context.environment.now()
    return .success((shape(of: draft) == .parts ? draft.parts : [draft]).map { $0.entry(savedAt: now) })
  }

  private func choose(on model: CaptureModel, people: [Person], typed: [String]) async throws(CommandFailure) {
    if let chosenKind {
      model.draft?.kind = chosenKind
      let parts = model.draft?.partKinds.count ?? 0
      model.draft?.partKinds = Array(repeating: chosenKind, count: parts)
    }
    if let chosenMood { model.draft?.mood = chosenMood }
    if let name = arguments[.person] {
      guard let person = people.first(where: { $0.name == name }) else {
        showUnsaved(typed)
        throw CommandFailure(
          code: .notFound, name: JournalError.unknownPerson.name, sentence: CommandTexts.noSuchPerson(name),
          nextStep: CommandTexts.listPeople)
      }
      model.draft?.personID = person.id
    }
  }

  private func people(of journal: SQLiteJournal, typed: [String]) async throws(CommandFailure) -> [Person] {
    do {
      return try await journal.people(includingArchived: true)
    } catch {
      showUnsaved(typed)
      throw .journal(error)
    }
  }

  /// Runs `action`; when it fails, what was typed is shown so that it can be taken up again.
  private func keeping<Value>(
    _ typed: [String], _ action: () throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    do {
      return try action()
    } catch {
      showUnsaved(typed)
      throw error
    }
  }

  private func showUnsaved(_ sentences: [String]) {
    guard !sentences.isEmpty else { return }
    context.errorOutput.line(context.text(CommandTexts.unsavedFollow))
    // Byte for byte for a file; a terminal is not to be driven by what is in a sentence.
    let isTerminal = context.errorOutput.isTerminal
    for sentence in sentences { context.errorOutput.line(isTerminal ? EntryLine.safe(sentence) : sentence) }
  }

  private func report(_ entries: [Entry], people: [Person]) throws(CommandFailure) {
    guard !arguments.has(.json) else { return try context.printJSON(entries) }
    let lines = context.lines(people: people)
    for entry in entries {
      let kind = lines.kind(entry.kind, suggestion: entry.suggestion)
      context.output.line("\(context.text(CommandTexts.saved))  \(kind)  \(EntryLine.oneLine(entry.content))")
    }
  }
}
