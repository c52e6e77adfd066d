import SQLiteKit
import TestSupport
import Testing

@Suite struct ConnectionTests {
  private struct Stop: Error {}

  @Test func `a transaction that throws leaves nothing`() throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    try connection.execute("CREATE TABLE t (a INTEGER) STRICT")

    #expect(throws: Stop.self) {
      try connection.immediateTransaction {
        try connection.execute("INSERT INTO t VALUES (1)")
        throw Stop()
      }
    }

    #expect(!connection.isInTransaction)
    #expect(try connection.integer("SELECT count(*) FROM t") == 0)
  }

  @Test func `a read transaction sees one moment while another connection writes`() throws {
    let folder = try TemporaryFolder()
    let writer = try Connection(path: folder.path("a.sqlite"), mode: .readWriteCreate)
    _ = try writer.texts("PRAGMA journal_mode = WAL")
    try writer.execute("CREATE TABLE t (a INTEGER) STRICT; INSERT INTO t VALUES (1)")
    let reader = try Connection(path: folder.path("a.sqlite"), mode: .readOnly)

    let counts = try reader.readTransaction {
      let before = try reader.integer("SELECT count(*) FROM t")
      try writer.execute("INSERT INTO t VALUES (2)")
      return [before, try reader.integer("SELECT count(*) FROM t")]
    }

    #expect(counts == [1, 1])
    #expect(try reader.integer("SELECT count(*) FROM t") == 2)
  }

  @Test func `an error carries its extended code and nothing that was bound`() throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    try connection.execute("CREATE TABLE t (a TEXT NOT NULL UNIQUE) STRICT; INSERT INTO t VALUES ('祕密')")
    let insert = try connection.prepare("INSERT INTO t VALUES (?)")
    try insert.bind("祕密", at: 1)

    let error = #expect(throws: SQLiteError.self) { try insert.run() }

    #expect(error?.code.primary == .constraint)
    #expect(error?.code == SQLiteError.Code(rawValue: 2067))
    #expect(connection.lastErrorCode == error?.code)
    #expect(!"\(String(reflecting: error))".contains("祕密"))
  }

  @Test func `a prepared statement is kept and comes back ready`() throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    let first = try connection.prepare("SELECT ?1 IS NULL")
    try first.bind(Int64(1), at: 1)
    _ = try first.step()

    let second = try connection.prepare("SELECT ?1 IS NULL")

    #expect(first === second)
    #expect(try second.step())
    #expect(second.int64(0) == 1)
  }

  @Test func `values of every type come back, NULL as nil`() throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    let statement = try connection.prepare("SELECT ?1, ?2, ?3, ?4, ?5, ?6")
    try statement.bind(Int64.min, at: 1)
    try statement.bind(0.1 + 0.2, at: 2)
    try statement.bind([0, 255, 7], at: 3)
    try statement.bind(high: 0x0102_0304_0506_0708, low: .max, at: 4)
    try statement.bindNull(at: 5)
    try statement.bind([UInt8](), at: 6)

    #expect(try statement.step())

    #expect(statement.int64(0) == .min)
    #expect(statement.double(1) == 0.1 + 0.2)
    #expect(statement.blob(2) == [0, 255, 7])
    #expect(statement.halves(3)?.high == 0x0102_0304_0506_0708)
    #expect(statement.halves(3)?.low == .max)
    #expect(statement.isNull(4))
    #expect(statement.blob(4) == nil)
    #expect(statement.blob(5) == [])
    #expect(statement.halves(2) == nil)
    statement.reset()
    #expect(throws: SQLiteError(.range)) { try statement.bind(Int64(1), at: 9) }
  }

  @Test func `text that is no UTF-8 is named instead of repaired`() throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    let statement = try connection.prepare("SELECT CAST(x'E4B8' AS TEXT), CAST(x'FF41' AS TEXT)")

    #expect(try statement.step())

    #expect(throws: SQLiteError(.corrupt)) { _ = try statement.text(0) }
    #expect(throws: SQLiteError(.corrupt)) { _ = try statement.text(1) }
  }

  @Test func `a backup is the whole database as of one moment`() throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    try connection.execute("CREATE TABLE t (a) ; INSERT INTO t VALUES (1), (2)")
    let target = try Connection(path: ":memory:", mode: .inMemory)

    try connection.backup(to: target)

    #expect(try target.integer("SELECT count(*) FROM t") == 2)
  }

  @Test func `a name that looks like an address is only a name`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("file:x?mode=memory#%41.sqlite")
    try Connection(path: path, mode: .readWriteCreate).execute("CREATE TABLE t (a)")

    #expect(try Connection(path: path, mode: .immutable).integer("SELECT count(*) FROM t") == 0)
  }
}
