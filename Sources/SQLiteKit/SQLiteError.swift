import CSQLite

/// A failure of SQLite: its result code and what the operating system said. It never carries SQL text or bound values.
package struct SQLiteError: Error, Sendable, Hashable {
  /// A result code, extended where SQLite gives one. An open set: a newer SQLite may add to it.
  package struct Code: RawRepresentable, Sendable, Hashable {
    /// SQLite's number.
    package let rawValue: Int32
    /// Wraps SQLite's number.
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The code without its extension.
    package var primary: Code { Code(rawValue: rawValue & 0xFF) }

    package static let error = Code(rawValue: SQLITE_ERROR)
    package static let permission = Code(rawValue: SQLITE_PERM)
    package static let busy = Code(rawValue: SQLITE_BUSY)
    package static let locked = Code(rawValue: SQLITE_LOCKED)
    package static let readOnly = Code(rawValue: SQLITE_READONLY)
    package static let inputOutput = Code(rawValue: SQLITE_IOERR)
    package static let corrupt = Code(rawValue: SQLITE_CORRUPT)
    package static let full = Code(rawValue: SQLITE_FULL)
    package static let cannotOpen = Code(rawValue: SQLITE_CANTOPEN)
    package static let constraint = Code(rawValue: SQLITE_CONSTRAINT)
    package static let mismatch = Code(rawValue: SQLITE_MISMATCH)
    package static let misuse = Code(rawValue: SQLITE_MISUSE)
    package static let authorization = Code(rawValue: SQLITE_AUTH)
    package static let range = Code(rawValue: SQLITE_RANGE)
    package static let notADatabase = Code(rawValue: SQLITE_NOTADB)
    /// The operating system refused a write.
    package static let writeFailed = Code(rawValue: SQLITE_IOERR | (3 << 8))
    /// The file was moved or removed while it was open.
    package static let databaseMoved = Code(rawValue: SQLITE_READONLY | (4 << 8))
    /// A row that a foreign key points at is missing.
    package static let foreignKey = Code(rawValue: SQLITE_CONSTRAINT | (3 << 8))
  }

  /// What SQLite answered.
  package let code: Code
  /// The operating system's `errno` behind it; 0 when there is none.
  package let systemCode: Int32

  /// Makes an error.
  package init(_ code: Code, systemCode: Int32 = 0) {
    self.code = code
    self.systemCode = systemCode
  }
}
