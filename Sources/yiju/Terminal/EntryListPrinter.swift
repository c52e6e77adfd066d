import ExchangeKit
import JournalKit

/// Prints a list page by page, as text or as one JSON array, without holding it in memory.
final class EntryListPrinter {
  private let context: CommandContext
  private let lines: EntryLine
  private let asJSON: Bool
  private let isWhole: Bool
  private var count = 0

  init(context: CommandContext, people: [Person], asJSON: Bool, isWhole: Bool) {
    self.context = context
    self.asJSON = asJSON
    self.isWhole = isWhole
    lines = context.lines(people: people)
  }

  /// Prints one page; as text each entry with its number.
  func show(_ entries: [Entry], numbers: [Int]) {
    var bytes: [UInt8] = []
    for (index, entry) in entries.enumerated() {
      if asJSON {
        bytes += Array((count == 0 ? "[\n" : ",\n").utf8)
        var writer = JSONWriter()
        writer.entry(entry)
        bytes += writer.bytes
      } else {
        bytes += Array((lines.line(entry, number: numbers[index]) + "\n").utf8)
      }
      count += 1
    }
    context.output.write(bytes)
  }

  /// Ends the list; `command` would go on with it, nil when it is complete.
  func end(continuing command: String?) {
    if asJSON {
      context.output.line(count == 0 ? "[]" : "\n]")
    } else if let command {
      context.errorOutput.line(context.text(CommandTexts.more(command)))
    } else if count == 0 {
      context.errorOutput.line(context.text(isWhole ? CommandTexts.emptyJournal : CommandTexts.nothingFound))
    }
  }
}
