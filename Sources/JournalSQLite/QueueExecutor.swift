import Dispatch

/// Runs an actor's work on a dispatch queue of its own, so that waiting for a disk or a lock never holds a thread of the
/// shared pool on which everything else runs.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Makes a serial queue with a name for debuggers.
  init(label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
