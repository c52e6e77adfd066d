import Foundation
import JournalKit
import SentenceKit
import Testing

struct CaptureTests {
  private let yiju: YijuProcess

  init() throws { yiju = try YijuProcess() }

  @Test func `a bare sentence is saved as suggested and reported as a guess`() throws {
    let outcome = try yiju.run("尿布快沒了")

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("已儲存") && outcome.output.contains("推測") && outcome.output.contains("尿布快沒了"))
    let entry = try #require(try yiju.entries().first)
    #expect(entry.rawText == "尿布快沒了")
    #expect(entry.suggestion?.kind == entry.kind)
    #expect(entry.timeZone == "Asia/Taipei")
  }

  @Test func `words are joined, and a sentence may begin with a command's name or a hyphen`() throws {
    try yiju.run("milk", "is", "out")
    try yiju.run("add", "list", "of", "toys")
    try yiju.run("-5度好冷")
    try yiju.run("--", "--kind of cold")

    #expect(try yiju.entries().map(\.rawText) == ["--kind of cold", "-5度好冷", "list of toys", "milk is out"])
  }

  @Test func `every line of standard input is an entry, byte for byte`() throws {
    let lines = [
      "第一句", "  空白  留著 ", "e\u{301} 不是 é", "👨‍👩‍👧‍👦 ㄅㄆㄇ 🀄️", "tab\there", "１２０ｍｌ", "\u{202E}反向", "最後一行沒有換行",
    ]

    let outcome = try yiju.run("-", input: Array(lines.joined(separator: "\n").utf8))

    #expect(outcome.code == 0)
    #expect(outcome.output.split(separator: "\n").count == lines.count)
    #expect(try yiju.entries().reversed().map { Array($0.rawText.utf8) } == lines.map { Array($0.utf8) })
  }

  @Test func `a pipe without arguments is read too`() throws {
    try yiju.run([], input: Array("從管線來的\n".utf8))

    #expect(try yiju.entries().map(\.rawText) == ["從管線來的"])
  }

  @Test func `line ends of other systems and a byte order mark are not part of the sentence`() throws {
    try yiju.run("-", input: [0xEF, 0xBB, 0xBF] + Array("一\r\n\r\n二\r\n".utf8))

    #expect(try yiju.entries().map(\.rawText) == ["二", "一"])
  }

  @Test func `lines that cannot be taken are named and the others are saved`() throws {
    let long = String(repeating: "長", count: 7_000)
    let input = Array("好的一行\n".utf8) + [0xFF, 0xFE, 0x0A] + Array("\(long)\n也好\n".utf8)

    let outcome = try yiju.run("-", input: input)

    #expect(outcome.code == 4)
    #expect(outcome.error.contains("第 2 行") && outcome.error.contains("UTF-8"))
    #expect(outcome.error.contains("第 3 行") && outcome.error.contains("太長"))
    #expect(!outcome.error.contains("長長長"))
    #expect(try yiju.entries().map(\.rawText) == ["也好", "好的一行"])
  }

  @Test(arguments: ["", "   ", "\u{3000}", "\u{200B}"])
  func `a blank sentence is refused and says what to do`(blank: String) throws {
    let outcome = try yiju.run("add", blank)

    #expect(outcome.code == 4)
    #expect(outcome.error.contains("空白"))
    #expect(try yiju.entries().isEmpty)
  }

  @Test func `kind, mood and person can be said at once`() throws {
    try yiju.run("people", "add", "妹妹")

    let saved = try yiju.run("喝了120ml", "--kind", "record", "--mood=😊", "--person", "妹妹", "--json").entries()

    #expect(saved.first?.mood == Mood("😊"))
    #expect(saved.first?.personID != nil)
    #expect(try yiju.entries() == saved)
  }

  @Test func `whoever is named in the sentence is proposed`() throws {
    try yiju.run("people", "add", "妹妹")
    try yiju.run("妹妹38.5度")

    #expect(try yiju.entries().first?.personID != nil)
  }

  @Test func `an unknown person keeps the sentence in view and saves nothing`() throws {
    let outcome = try yiju.run("喝了奶", "--person", "不存在")

    #expect(outcome.code == 3)
    #expect(outcome.error.contains("不存在") && outcome.error.contains("喝了奶"))
    #expect(try yiju.entries().isEmpty)
  }

  @Test func `a time is kept as it was said`() throws {
    try yiju.run("明天下午兩點帶妹妹去打疫苗")

    let entry = try #require(try yiju.entries().first)
    #expect(entry.timeText == "明天下午兩點")
    #expect(entry.occurrence == nil)
  }

  @Test func `ten processes that add one entry each give ten entries`() async throws {
    let yiju = yiju
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 1...10 { group.addTask { try yiju.run("第 \(number) 個程序").code } }
      for try await code in group { #expect(code == 0) }
    }

    #expect(Set(try yiju.entries().map(\.rawText)) == Set((1...10).map { "第 \($0) 個程序" }))
  }

  @Test func `what was acknowledged before kill -9 is there afterwards`() throws {
    let process = yiju.process(["-"])
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let writer = Thread {
      for number in 0..<100_000 {
        // The pipe breaks when the process is killed.
        guard (try? input.fileHandleForWriting.write(contentsOf: Data("風暴裡的第 \(number) 句\n".utf8))) != nil else { return }
      }
    }
    signal(SIGPIPE, SIG_IGN)
    writer.start()

    var acknowledged = ""
    while acknowledged.utf8.count < 100_000, let bytes = try output.fileHandleForReading.read(upToCount: 4_096), !bytes.isEmpty {
      acknowledged += String(decoding: bytes, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let rest = try output.fileHandleForReading.readToEnd() ?? Data()
    acknowledged += String(decoding: rest, as: UTF8.self)

    // The last line may have been cut.
    let lines = acknowledged.split(separator: "\n").dropLast()
    #expect(lines.count > 100)
    let stored = Set(try yiju.entries().map(\.rawText))
    for number in 0..<lines.count { #expect(stored.contains("風暴裡的第 \(number) 句")) }
    #expect(try yiju.run("add", "之後照常").code == 0)
  }
}
