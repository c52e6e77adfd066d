import Foundation
import HTTPKit
import JournalKit
import JournalSQLite
import JournalWeb
import LocalizationKit

/// `yiju serve`: the web app on this machine.
enum ServeCommand {
  /// The port unless told otherwise: fixed, so that the address stays the same after a restart.
  static let defaultPort = 8765

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 0)
    let port = try arguments.number(.port, in: 0...65_535) ?? defaultPort
    TerminationSignals.watch()
    let journal = try context.openJournal(readers: 2)
    let key = AccessKeyFile(beside: context.journalPath).key(makingNew: arguments.has(.newKey))
    let web = WebService(journal: journal, port: UInt16(port), key: key, context: context)
    let address = try web.start()
    context.errorOutput.line(context.text(CommandTexts.serving))
    // The address alone on standard output, so that a script can take it.
    context.output.line(address)
    context.errorOutput.line(context.text(CommandTexts.stopHint))
    let maintenance = Task {
      while !Task.isCancelled {
        // A server may run for months with everything in the log; what is in the file itself survives a careless copy of it.
        await journal.checkpoint()
        await Maintenance.run(journal, context)
        try await Task.sleep(for: .seconds(600))
      }
    }
    await TerminationSignals.first()
    maintenance.cancel()
    await web.stop()
    return .success
  }
}
