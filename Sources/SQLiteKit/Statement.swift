import CSQLite

/// One compiled statement. It belongs to its connection and is as little Sendable as that.
///
/// Parameters count from 1, columns from 0, as in SQLite.
@safe package final class Statement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  /// Compiles the first statement of `sql`; `rest` receives what follows it.
  init(_ sql: String, on connection: OpaquePointer, isKept: Bool) throws(SQLiteError) {
    var sql = sql
    var handle: OpaquePointer?
    let flags = isKept ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    let code = sql.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe sqlite3_prepare_v3(connection, characters.baseAddress, Int32(characters.count), flags, &handle, nil)
      }
    }
    guard code == SQLITE_OK, let handle = unsafe handle else { throw unsafe SQLiteError.last(on: connection, code: code) }
    unsafe self.handle = handle
    unsafe self.connection = connection
  }

  deinit { _ = unsafe sqlite3_finalize(handle) }

  // MARK: Binding

  /// Binds an integer.
  package func bind(_ value: Int64, at index: Int) throws(SQLiteError) {
    try check(unsafe sqlite3_bind_int64(handle, Int32(index), value))
  }

  /// Binds an integer, or NULL for nil.
  package func bind(_ value: Int64?, at index: Int) throws(SQLiteError) {
    if let value { try bind(value, at: index) } else { try bindNull(at: index) }
  }

  /// Binds a floating-point number, or NULL for nil.
  package func bind(_ value: Double?, at index: Int) throws(SQLiteError) {
    guard let value else { return try bindNull(at: index) }
    try check(unsafe sqlite3_bind_double(handle, Int32(index), value))
  }

  /// Binds text byte by byte, NUL included.
  package func bind(_ value: String, at index: Int) throws(SQLiteError) {
    var value = value
    try check(
      value.withUTF8 { bytes in
        unsafe shim_sqlite3_bind_text(handle, Int32(index), bytes.baseAddress, UInt64(bytes.count))
      })
  }

  /// Binds text, or NULL for nil.
  package func bind(_ value: String?, at index: Int) throws(SQLiteError) {
    if let value { try bind(value, at: index) } else { try bindNull(at: index) }
  }

  /// Binds a blob.
  package func bind(_ value: [UInt8], at index: Int) throws(SQLiteError) {
    try check(
      unsafe value.withUnsafeBytes { bytes in
        unsafe shim_sqlite3_bind_blob(handle, Int32(index), bytes.baseAddress, UInt64(bytes.count))
      })
  }

  /// Binds a blob of sixteen bytes: two halves, each big-endian.
  package func bind(high: UInt64, low: UInt64, at index: Int) throws(SQLiteError) {
    let halves = (high.bigEndian, low.bigEndian)
    try check(
      unsafe withUnsafeBytes(of: halves) { bytes in
        unsafe shim_sqlite3_bind_blob(handle, Int32(index), bytes.baseAddress, 16)
      })
  }

  /// Binds NULL.
  package func bindNull(at index: Int) throws(SQLiteError) {
    try check(unsafe sqlite3_bind_null(handle, Int32(index)))
  }

  // MARK: Running

  /// Goes to the next row; false when there is none.
  package func step() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw unsafe SQLiteError.last(on: connection, code: code)
    }
  }

  /// Runs to the end and makes the statement ready for another run.
  package func run() throws(SQLiteError) {
    defer { reset() }
    while try step() {}
  }

  /// Ends the run, which also ends its hold on the database, and forgets what was bound.
  package func reset() {
    _ = unsafe sqlite3_reset(handle)
    _ = unsafe sqlite3_clear_bindings(handle)
  }

  // MARK: Columns of the current row

  /// Whether the column is NULL.
  package func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  /// The integer; NULL reads as 0.
  package func int64(_ column: Int) -> Int64 {
    unsafe sqlite3_column_int64(handle, Int32(column))
  }

  /// The integer, nil for NULL.
  package func optionalInt64(_ column: Int) -> Int64? {
    isNull(column) ? nil : int64(column)
  }

  /// The floating-point number; NULL reads as 0.
  package func double(_ column: Int) -> Double {
    unsafe sqlite3_column_double(handle, Int32(column))
  }

  /// The text exactly as its bytes are, nil for NULL.
  ///
  /// - Throws: `.corrupt` when the bytes are not UTF-8, since a repaired text would not be what was written.
  package func optionalText(_ column: Int) throws(SQLiteError) -> String? {
    guard let start = unsafe sqlite3_column_text(handle, Int32(column)) else { return nil }
    let count = Int(unsafe sqlite3_column_bytes(handle, Int32(column)))
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    var text = unsafe String(decoding: bytes, as: UTF8.self)
    let isExact = text.withUTF8 { read in
      unsafe read.count == count && (count == 0 || shim_sqlite3_equal(read.baseAddress, start, UInt64(count)) != 0)
    }
    guard isExact else { throw SQLiteError(.corrupt) }
    return text
  }

  /// The text exactly as its bytes are; NULL reads as empty.
  package func text(_ column: Int) throws(SQLiteError) -> String {
    try optionalText(column) ?? ""
  }

  /// Whether two text columns hold the same bytes.
  package func haveSameText(_ left: Int, _ right: Int) -> Bool {
    guard let first = unsafe sqlite3_column_text(handle, Int32(left)), let second = unsafe sqlite3_column_text(handle, Int32(right))
    else { return false }
    let count = unsafe sqlite3_column_bytes(handle, Int32(left))
    guard unsafe sqlite3_column_bytes(handle, Int32(right)) == count else { return false }
    return unsafe shim_sqlite3_equal(first, second, UInt64(count)) != 0
  }

  /// The numbers in a text of the form `2026-11-30`, nil for NULL and for any other form. Quicker than by way of a string.
  package func dateNumbers(_ column: Int) -> (year: Int, month: Int, day: Int)? {
    guard let start = unsafe sqlite3_column_text(handle, Int32(column)), unsafe sqlite3_column_bytes(handle, Int32(column)) == 10 else {
      return nil
    }
    let bytes = unsafe UnsafeBufferPointer(start: start, count: 10)
    func number(_ range: Range<Int>) -> Int? {
      var number = 0
      for index in range {
        let digit = Int(unsafe bytes[index]) - 48
        guard (0...9).contains(digit) else { return nil }
        number = number * 10 + digit
      }
      return number
    }
    guard unsafe bytes[4] == UInt8(ascii: "-"), unsafe bytes[7] == UInt8(ascii: "-") else { return nil }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
    return (year, month, day)
  }

  /// The blob, nil for NULL.
  package func blob(_ column: Int) -> [UInt8]? {
    guard !isNull(column) else { return nil }
    let start = unsafe sqlite3_column_blob(handle, Int32(column))
    let count = Int(unsafe sqlite3_column_bytes(handle, Int32(column)))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The halves of a blob of sixteen bytes, nil for NULL and for blobs of another length.
  package func halves(_ column: Int) -> (high: UInt64, low: UInt64)? {
    guard let start = unsafe sqlite3_column_blob(handle, Int32(column)),
      unsafe sqlite3_column_bytes(handle, Int32(column)) == 16
    else { return nil }
    let high = unsafe start.loadUnaligned(as: UInt64.self)
    let low = unsafe start.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    return (UInt64(bigEndian: high), UInt64(bigEndian: low))
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw unsafe SQLiteError.last(on: connection, code: code) }
  }
}
