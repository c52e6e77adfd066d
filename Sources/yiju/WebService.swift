import Foundation
import HTTPKit
import JournalKit
import JournalWeb
import Synchronization

/// The web app at work: pages, API and server put together.
struct WebService {
  private let server: HTTPServer
  private let key: AccessKey
  private let port: BoundPort

  /// The port that the server got, which the pages' guard needs and which is known only once it is bound.
  private final class BoundPort: Sendable {
    private let value = Atomic<UInt16>(0)
    var number: UInt16 {
      get { value.load(ordering: .acquiring) }
      set { value.store(newValue, ordering: .releasing) }
    }
  }

  /// Serves `journal` on `wanted` (0 finds a free port) to whoever has `key`.
  init(journal: any JournalStore, port wanted: UInt16, key: AccessKey, context: CommandContext) {
    let port = BoundPort()
    let api = JournalAPI(store: journal, environment: context.environment)
    let app = JournalWebApp(
      store: journal, environment: context.environment, preferences: context.preferences, accessKey: key, port: { port.number },
      api: { await api.respond(to: $0) })
    self.key = key
    self.port = port
    server = HTTPServer(port: wanted, admit: { app.admission(of: $0) }, explain: { app.explanation(of: $0) }) {
      await app.respond(to: $0)
    }
  }

  /// Starts and returns the address that opens the app.
  func start() throws(CommandFailure) -> String {
    do {
      // The guard has to know the port when the first request comes.
      port.number = try server.bind()
      try server.start()
    } catch {
      throw Self.failure(error)
    }
    return "http://127.0.0.1:\(port.number)/?key=\(key.text)"
  }

  /// Answers what is under way, then stops.
  func stop() async {
    await server.stop()
  }

  private static func failure(_ error: HTTPServerError) -> CommandFailure {
    if case .portInUse(let port) = error {
      return CommandFailure(
        code: .journalFailed, name: "port-in-use", sentence: CommandTexts.portTaken(Int(port)), nextStep: CommandTexts.otherPort)
    }
    return CommandFailure(
      code: .journalFailed, name: "cannot-serve", sentence: CommandTexts.cannotServe, nextStep: CommandTexts.otherPort)
  }
}
