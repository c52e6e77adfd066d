import Foundation
import JournalKit
import LocalizationKit

/// The confirm card on a terminal: the raw sentence on top, every guess marked, Enter saves and a key changes something.
///
/// Each change prints the changed line anew below the card, so that nothing depends on the terminal's size.
struct ConfirmCard {
  let model: CaptureModel
  let people: [Person]
  let context: CommandContext
  /// How it is saved unless the person says otherwise.
  let shape: CaptureModel.Shape

  private var lines: EntryLine {
    context.lines(people: people)
  }

  /// Shows the card and follows the keys: how it is to be saved, or nil when the person cancelled.
  func confirm() -> CaptureModel.Shape? {
    guard let draft = model.draft else { return nil }
    var shape = draft.isDivisible ? shape : .whole
    context.output.line()
    context.output.line("  " + lines.colored(EntryLine.oneLine(draft.rawText), "1"))
    context.output.line()
    showKind()
    for index in draft.timeSuggestions.indices { showTime(index) }
    if draft.personID != nil { showPerson() }
    if draft.mood != nil { showMood() }
    showRest(draft)
    showParts(draft)
    if shape == .parts { context.output.line("  " + context.text(CardTexts.two)) }
    context.output.line()
    showHelp(draft, shape)
    while true {
      switch KeyReader().next() {
      case .enter: return shape
      case .escape, .end: return nil
      case .character("s") where draft.isDivisible:
        shape = shape == .whole ? .parts : .whole
        context.output.line("  " + context.text(shape == .parts ? CardTexts.two : CardTexts.one))
      case .character("1"): choose(.record)
      case .character("2"): choose(.todo)
      case .character("3"): choose(.request)
      case .character("4"): choose(.mood)
      case .character("t"): acceptNextTime()
      case .character("p"): choosePerson()
      case .character("m"): chooseMood()
      case .character("e"): editContent()
      default: showHelp(draft, shape)
      }
    }
  }

  /// The keys, in as many lines as the terminal's width asks for; none is cut in two.
  private func showHelp(_ draft: EntryDraft, _ shape: CaptureModel.Shape) {
    var keys = [CardTexts.enter]
    if draft.isDivisible { keys.append(shape == .whole ? CardTexts.saveTwo : CardTexts.saveOne) }
    keys.append(CardTexts.kinds)
    if draft.timeSuggestions.contains(where: { $0.occurrence != nil }) { keys.append(CardTexts.time) }
    if people.contains(where: { $0.archivedAt == nil }) { keys.append(CardTexts.person) }
    keys += [CardTexts.mood, CardTexts.edit, CardTexts.cancel]
    for line in DisplayWidth.lines(keys.map { context.text($0) }, joinedBy: " · ", columns: context.output.columns - 4) {
      context.output.line("  " + lines.colored(line, "2"))
    }
  }

  private func show(_ label: LocalizedText, _ value: String) {
    context.output.line("  \(context.text(label))  \(value)")
  }

  /// What else was read; it is not kept.
  private func showRest(_ draft: EntryDraft) {
    for quantity in draft.reading.quantities {
      show(FieldTexts.quantities, EntryLine.oneLine(context.text(QuantityWording.words(for: quantity))) + lines.note(FieldTexts.suggested))
    }
    if let topic = draft.reading.topic {
      show(FieldTexts.topic, EntryLine.oneLine(context.text(TopicTexts.name(of: topic))) + lines.note(FieldTexts.suggested))
    }
  }

  /// The two things that the sentence says.
  private func showParts(_ draft: EntryDraft) {
    guard draft.isDivisible else { return }
    context.output.line("  " + context.text(FieldTexts.twoThings))
    for (number, part) in draft.parts.enumerated() {
      context.output.line("    \(number + 1)  \(EntryLine.oneLine(part.content))  \(lines.kind(part.kind, suggestion: part.suggestion))")
    }
  }

  private func choose(_ kind: EntryKind) {
    model.draft?.kind = kind
    showKind()
  }

  private func showKind() {
    guard let draft = model.draft else { return }
    show(FieldTexts.kind, lines.kind(draft.kind, suggestion: draft.suggestion))
  }

  private func showTime(_ index: Int) {
    guard let draft = model.draft else { return }
    let suggestion = draft.timeSuggestions[index]
    let said = EntryLine.oneLine(suggestion.text)
    guard let value = suggestion.occurrence else { return show(FieldTexts.timeText, said) }
    let words = lines.words(for: value)
    let isAccepted = draft.occurrence == value && draft.timeText == suggestion.text
    let state = isAccepted ? CardTexts.accepted : CardTexts.notAccepted
    show(FieldTexts.timeText, "\(said) → \(words)" + lines.note(FieldTexts.suggested, state))
  }

  /// Accepts the next conversion that is offered; after the last one none.
  private func acceptNextTime() {
    guard let draft = model.draft else { return }
    let offered = draft.timeSuggestions.indices.filter { draft.timeSuggestions[$0].occurrence != nil }
    let current = offered.firstIndex { index in
      draft.occurrence != nil && draft.timeSuggestions[index].occurrence == draft.occurrence
        && draft.timeSuggestions[index].text == draft.timeText
    }
    let next = current.map { $0 + 1 } ?? 0
    model.draft?.acceptTime(at: offered.indices.contains(next) ? offered[next] : nil)
    for index in offered { showTime(index) }
  }

  /// Goes to the next person; after the last one nobody.
  private func choosePerson() {
    let offered = people.filter { $0.archivedAt == nil }
    guard !offered.isEmpty else { return }
    let current = offered.firstIndex { $0.id == model.draft?.personID }
    let next = current.map { $0 + 1 } ?? 0
    model.draft?.personID = offered.indices.contains(next) ? offered[next].id : nil
    showPerson()
  }

  private func showPerson() {
    let chosen = model.draft?.personID
    let name = people.first { $0.id == chosen }?.name
    let shown = name.map(EntryLine.oneLine) ?? context.text(CardTexts.none)
    show(
      FieldTexts.person,
      chosen != nil && chosen == model.draft?.suggestedPersonID ? shown + lines.note(FieldTexts.suggested) : shown)
  }

  /// Goes to the next mood: between the suggested one and none first, then through the palette; after the last one from the beginning.
  private func chooseMood() {
    let suggested = model.draft?.suggestedMood
    let first: [Mood?] = suggested == nil ? [nil] : model.draft?.reading.initialMood == nil ? [nil, suggested] : [suggested, nil]
    let offered = first + Mood.palette.filter { $0 != suggested }
    let current = offered.firstIndex { $0 == model.draft?.mood } ?? 0
    model.draft?.mood = offered[(current + 1) % offered.count]
    showMood()
  }

  private func showMood() {
    let mood = model.draft?.mood
    let isSuggested = mood != nil && mood == model.draft?.suggestedMood
    show(
      FieldTexts.mood,
      (mood.map { lines.words(for: $0) } ?? context.text(CardTexts.none)) + (isSuggested ? lines.note(FieldTexts.suggested) : ""))
  }

  /// Takes new content: in the person's editor when they have named one, otherwise by a line, where an empty one keeps what is there.
  /// Blank content is refused and the old one stays.
  private func editContent() {
    guard let old = model.draft?.content else { return }
    let new: String?
    if let editor = TextEditor(variables: context.variables) {
      new = editor.edit(old)
    } else {
      context.output.write("  \(context.text(FieldTexts.content))  ")
      // Esc and other control keys are no part of a text; whoever presses them wants to leave.
      new = readLine(strippingNewline: true).flatMap { line in
        line.isEmpty || line.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : line
      }
    }
    if let new, new.isBlank {
      context.output.line("  " + context.text(JournalError.blankContent.sentence))
    } else if let new {
      model.draft?.content = new
    }
    show(FieldTexts.content, EntryLine.oneLine(model.draft?.content ?? ""))
  }
}
