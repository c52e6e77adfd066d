import JournalKit
import SQLiteKit
import SentenceKit

extension Statement {
  /// Binds an identifier as its sixteen bytes.
  func bind<Subject>(_ id: Identifier<Subject>, at index: Int) throws(SQLiteError) {
    try bind(high: id.high, low: id.low, at: index)
  }

  /// Binds an identifier, or NULL for nil.
  func bind<Subject>(_ id: Identifier<Subject>?, at index: Int) throws(SQLiteError) {
    if let id { try bind(id, at: index) } else { try bindNull(at: index) }
  }

  /// Binds an instant as milliseconds, or NULL for nil.
  func bind(_ timestamp: Timestamp?, at index: Int) throws(SQLiteError) {
    try bind(timestamp?.milliseconds, at: index)
  }

  /// Reads an identifier, nil for NULL.
  func identifier<Subject>(_ column: Int, of subject: Subject.Type = Subject.self) -> Identifier<Subject>? {
    halves(column).map { Identifier(high: $0.high, low: $0.low) }
  }

  /// Reads an instant.
  func timestamp(_ column: Int) -> Timestamp { Timestamp(milliseconds: int64(column)) }

  /// Reads an instant, nil for NULL.
  func optionalTimestamp(_ column: Int) -> Timestamp? { optionalInt64(column).map(Timestamp.init(milliseconds:)) }
}
