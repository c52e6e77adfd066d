import Foundation
import JournalKit
import TestSupport
import Testing

/// What happens when the journal cannot take a sentence: a named error, a next step, and the sentence still in view.
struct FailureTests {
  private let yiju: YijuProcess

  init() throws { yiju = try YijuProcess() }

  private func expectRefusal(_ outcome: YijuProcess.Outcome, _ words: String, keeping sentence: String) {
    #expect(outcome.code == 1)
    #expect(outcome.error.contains(words))
    #expect(outcome.error.contains(sentence))
    #expect(!outcome.output.contains(sentence))
  }

  /// Another program on the same file.
  private func sqlite(_ statement: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/sqlite3")
    process.arguments = [yiju.journal, statement]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `a full disk keeps what was there and shows what was not saved`() throws {
    try yiju.run("滿之前的一句")
    let before = try yiju.entries()
    let long = String(repeating: "很長的一句話", count: 800)

    // A limit on the size of files is as real to SQLite as a full disk, and needs no special rights.
    let size = (try FileManager.default.attributesOfItem(atPath: yiju.journal)[.size] as? Int ?? 0) / 512
    let process = yiju.process([])
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "ulimit -f \(size + 16); exec \"$0\" -", YijuProcess.binary.path]
    let input = yiju.folder.path("lines")
    try String(repeating: long + "\n", count: 20).write(toFile: input, atomically: true, encoding: .utf8)
    let error = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: input))
    process.standardOutput = FileHandle.nullDevice
    process.standardError = error
    try process.run()
    let said = String(decoding: try error.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()

    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 1)
    #expect(said.contains("磁碟已滿"))
    #expect(said.contains(long))
    #expect(try yiju.entries().suffix(1) == before[...])
    #expect(try yiju.run("清出空間之後").code == 0)
    #expect(try yiju.run("doctor").code == 0)
  }

  @Test func `a locked journal is waited for, and refused with a next step when it stays locked`() throws {
    try yiju.run("先有一句")
    let holder = Process()
    holder.executableURL = URL(filePath: "/usr/bin/sqlite3")
    holder.arguments = [yiju.journal]
    let commands = Pipe()
    let answers = Pipe()
    holder.standardInput = commands
    holder.standardOutput = answers
    try holder.run()
    try commands.fileHandleForWriting.write(contentsOf: Data("BEGIN IMMEDIATE;\nSELECT 'held';\n".utf8))
    #expect(try answers.fileHandleForReading.read(upToCount: 5) == Data("held\n".utf8))

    expectRefusal(try yiju.run("被鎖住的時候寫的"), "占用", keeping: "被鎖住的時候寫的")
    #expect(try yiju.entries().map(\.rawText) == ["先有一句"])

    let release = Thread {
      Thread.sleep(forTimeInterval: 1)
      try? commands.fileHandleForWriting.write(contentsOf: Data("ROLLBACK;\n.quit\n".utf8))
    }
    release.start()
    #expect(try yiju.run("等到了").code == 0)
    holder.waitUntilExit()
  }

  @Test func `a file that is no journal is refused and left as it is`() throws {
    let garbage = Data("這是我的購物清單，不是日記".utf8)
    try garbage.write(to: URL(filePath: yiju.journal))

    expectRefusal(try yiju.run("寫進錯的檔案"), "不是一句的日記", keeping: "寫進錯的檔案")

    #expect(try Data(contentsOf: URL(filePath: yiju.journal)) == garbage)
    let doctor = try yiju.run("doctor")
    #expect(doctor.code == 1)
    #expect(doctor.error.contains("--repair-to") && doctor.error.contains("yiju restore"))
  }

  @Test func `entries that are only in the log are not lost when the journal file is missing`() throws {
    let server = yiju.process(["serve", "--port", "0"])
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    _ = try output.fileHandleForReading.read(upToCount: 10)
    try yiju.run("-", input: Array("一\n二\n三\n".utf8))
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    let moved = yiju.folder.path("moved.sqlite")
    try FileManager.default.moveItem(atPath: yiju.journal, toPath: moved)

    let outcome = try yiju.run("list")

    #expect(outcome.code == 1)
    #expect(!outcome.error.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: yiju.journal))
    try FileManager.default.moveItem(atPath: moved, toPath: yiju.journal)
    #expect(try yiju.entries().map(\.rawText) == ["三", "二", "一"])
  }

  @Test func `a journal from a newer version can be read and is not written`() throws {
    try yiju.run("舊版寫的")
    try sqlite("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA user_version = 999;")

    expectRefusal(try yiju.run("舊版想寫的"), "較新的版本", keeping: "舊版想寫的")
    #expect(try yiju.entries().map(\.rawText) == ["舊版寫的"])

    try sqlite("PRAGMA user_version = 2;")
    #expect(try yiju.entries().map(\.rawText) == ["舊版寫的"])
  }

  @Test func `a place where no journal can be is refused`() throws {
    let outcome = try yiju.run("沒有地方放", "--journal", "/proc/nowhere/journal.sqlite")

    #expect(outcome.code == 1)
    #expect(outcome.error.contains("沒有地方放"))
  }

  @Test func `a journal without permission is refused, and readable ones are read`() throws {
    try yiju.run("有權限時寫的")
    // Root may write anywhere, so the file system itself is asked to refuse: an immutable file, or a mode for everyone else.
    let isRoot = getuid() == 0
    if isRoot {
      try run("/usr/bin/chattr", "+i", yiju.journal)
    } else {
      try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: yiju.journal)
    }
    defer { if isRoot { try? run("/usr/bin/chattr", "-i", yiju.journal) } }

    let outcome = try yiju.run("沒有權限時寫的")

    #expect(outcome.code == 1)
    #expect(outcome.error.contains("沒有權限時寫的"))
    #expect(outcome.error.contains("權限") || outcome.error.contains("唯讀") || outcome.error.contains("只能讀取"))
    #expect(try yiju.entries().map(\.rawText) == ["有權限時寫的"])
  }

  private func run(_ program: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
