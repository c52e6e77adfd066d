import SQLiteKit
import Testing

@Suite struct StatementTests {
  @Test(arguments: ["", "尿布快沒了", "e\u{301}", "\u{E9}", "a\0b", "👩‍👩‍👧‍👦", String(repeating: "字", count: 20_000)])
  func `text comes back byte for byte`(text: String) throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    try connection.execute("CREATE TABLE t (a TEXT) STRICT")
    let insert = try connection.prepare("INSERT INTO t VALUES (?)")

    try insert.bind(text, at: 1)
    try insert.run()

    let select = try connection.prepare("SELECT a FROM t")
    #expect(try select.step())
    let read = try select.text(0)
    #expect(Array(read.utf8) == Array(text.utf8))
  }
}
