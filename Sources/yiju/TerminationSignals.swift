import Foundation

/// The signals that ask the process to end. From `watch()` on each of them is remembered, whenever it comes.
enum TerminationSignals {
  /// A pipe, since a signal handler may do hardly more than write a byte. A signal handler has no context of its own, which is why
  /// this is the one place with state of the whole process.
  private static let ends: (reading: Int32, writing: Int32) = {
    var descriptors: [Int32] = [-1, -1]
    guard pipe(&descriptors) == 0 else { return (-1, -1) }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (descriptors[0], descriptors[1])
  }()

  /// Begins to remember SIGINT and SIGTERM instead of ending at once.
  static func watch() {
    // Made before a handler can need it: making it is not for handlers.
    guard ends.writing >= 0 else { return }
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in
        var byte: UInt8 = 1
        _ = write(TerminationSignals.ends.writing, &byte, 1)
      }
    }
  }

  /// Waits for the first signal since `watch()`.
  static func first() async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        var byte: UInt8 = 0
        while read(ends.reading, &byte, 1) < 0, errno == EINTR {}
        continuation.resume()
      }
      thread.start()
    }
  }
}
