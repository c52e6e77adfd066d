import Synchronization

/// Values that come one by one from a Sendable closure.
final class Collected<Value: Sendable>: Sendable {
  private let storage = Mutex<[Value]>([])

  /// What has come so far.
  var values: [Value] { storage.withLock { $0 } }

  func append(_ value: Value) { storage.withLock { $0.append(value) } }
}
