/// One step of a database's schema, as raw SQL text that knows no types of the program.
package struct Migration: Sendable {
  /// A name that never changes after the release.
  package let name: String
  /// The statements; they run in one transaction, so they may not begin or end one.
  package let sql: String

  /// Makes a migration.
  package init(name: String, sql: String) {
    self.name = name
    self.sql = sql
  }
}
