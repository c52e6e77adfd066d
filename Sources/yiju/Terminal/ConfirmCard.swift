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

  private var lines: EntryLine {
    context.lines(people: people)
  }

  /// Shows the card and follows the keys. False when the person cancelled.
  func confirm() -> Bool {
    guard let draft = model.draft else { return false }
    context.output.line()
    context.output.line("  " + lines.colored(EntryLine.oneLine(draft.rawText), "1"))
    context.output.line()
    showKind()
    for index in draft.timeSuggestions.indices { showTime(index) }
    if draft.personID != nil { showPerson() }
    if draft.mood != nil { showMood() }
    context.output.line()
    showHelp(draft)
    while true {
      switch KeyReader().next() {
      case .enter: return true
      case .escape, .end: return false
      case .character("1"): choose(.record)
      case .character("2"): choose(.todo)
      case .character("3"): choose(.request)
      case .character("4"): choose(.mood)
      case .character("t"): acceptNextTime()
      case .character("p"): choosePerson()
      case .character("m"): chooseMood()
      case .character("e"): editContent()
      default: showHelp(draft)
      }
    }
  }

  /// The keys, in as many lines as the terminal's width asks for; none is cut in two.
  private func showHelp(_ draft: EntryDraft) {
    var keys = [CardTexts.enter, CardTexts.kinds]
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

  /// Goes to the next mood of the palette; after the last one none.
  private func chooseMood() {
    let current = Mood.palette.firstIndex { $0 == model.draft?.mood }
    let next = current.map { $0 + 1 } ?? 0
    model.draft?.mood = Mood.palette.indices.contains(next) ? Mood.palette[next] : nil
    showMood()
  }

  private func showMood() {
    let mood = model.draft?.mood
    show(FieldTexts.mood, mood.map { lines.words(for: $0) } ?? context.text(CardTexts.none))
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
