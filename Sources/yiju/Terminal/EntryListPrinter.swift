import ExchangeKit
import JournalKit

/// Prints a list page by page, as text or as one JSON array, without holding it in memory.
final class EntryListPrinter {
  private let context: CommandContext
  private let lines: EntryLine
  private let asJSON: Bool
  private let showsNumbers: Bool
  private var count = 0

  init(context: CommandContext, people: [Person], asJSON: Bool, showsNumbers: Bool) {
    self.context = context
    self.asJSON = asJSON
    self.showsNumbers = showsNumbers
    lines = context.lines(people: people)
  }

  /// Prints one page.
  func show(_ entries: [Entry]) {
    var bytes: [UInt8] = []
    for entry in entries {
      if asJSON {
        bytes += Array((count == 0 ? "[\n" : ",\n").utf8)
        var writer = JSONWriter()
        writer.entry(entry)
        bytes += writer.bytes
      } else {
        bytes += Array((lines.line(entry, number: showsNumbers ? count + 1 : nil) + "\n").utf8)
      }
      count += 1
    }
    context.output.write(bytes)
  }

  /// Ends the list; `id` is where it would go on, nil when it is complete.
  func end(continuingAfter id: Entry.ID?) {
    if asJSON {
      context.output.line(count == 0 ? "[]" : "\n]")
    } else if let id {
      context.errorOutput.line(context.text(CommandTexts.more(id.text)))
    } else if count == 0 {
      context.errorOutput.line(context.text(showsNumbers ? CommandTexts.emptyJournal : CommandTexts.nothingFound))
    }
  }
}
