import Dispatch
import Foundation

/// The signals that ask the process to end.
enum TerminationSignals {
  /// Waits for the first SIGINT or SIGTERM.
  static func first() async {
    await withCheckedContinuation { continuation in
      let queue = DispatchQueue(label: "yiju.signals")
      let box = SourceBox()
      for number in [SIGINT, SIGTERM] {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler {
          guard box.takeAll() else { return }
          continuation.resume()
        }
        box.add(source)
        source.activate()
      }
    }
  }

  /// Keeps the sources alive until one has fired.
  ///
  /// `@unchecked Sendable`: filled before the sources are active, afterwards used on the signal queue alone.
  private final class SourceBox: @unchecked Sendable {
    private var sources: [any DispatchSourceSignal] = []

    func add(_ source: any DispatchSourceSignal) { sources.append(source) }

    /// Cancels the sources; false when they were cancelled already.
    func takeAll() -> Bool {
      guard !sources.isEmpty else { return false }
      for source in sources { source.cancel() }
      sources = []
      return true
    }
  }
}
