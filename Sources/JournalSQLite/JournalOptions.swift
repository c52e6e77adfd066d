public import JournalKit
public import Foundation
package import SQLiteKit

/// How a journal file is opened.
public struct JournalOptions: Sendable {
  /// How long to wait for another program that writes before `.locked` is thrown.
  public var busyTimeout: Duration
  /// How many connections read at the same time, 1 to 16. Each is opened when it is first needed.
  public var readers: Int
  /// The clock for what the store itself dates: purges and the names of backups.
  public var now: @Sendable () -> Timestamp
  /// The schema's history; tests append to it.
  package var migrations: [Migration] = JournalSchema.migrations
  /// The largest size of the file in pages, which stands in for a full disk in tests; nil for no limit.
  package var largestPageCount: Int?

  /// Makes options; a number of readers out of range is clamped.
  public init(
    busyTimeout: Duration = .seconds(5), readers: Int = 2, now: @escaping @Sendable () -> Timestamp = { Timestamp(Date()) }
  ) {
    self.busyTimeout = busyTimeout
    self.readers = min(max(readers, 1), 16)
    self.now = now
  }
}
