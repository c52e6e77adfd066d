import Foundation
import JournalKit
import LocalizationKit
import TestSupport
import Testing

struct CommandTests {
  private let yiju: YijuProcess

  init() throws { yiju = try YijuProcess() }

  @Test func `an empty journal says how to begin`() throws {
    let outcome = try yiju.run("list")

    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("還沒有日記"))
    #expect(try yiju.run("list", "--json").output == "[]\n")
  }

  @Test func `the list is newest first, numbered, and goes on at a cursor`() throws {
    try yiju.run("-", input: Array((1...45).map { "第 \($0) 句\n" }.joined().utf8))

    let first = try yiju.run("list")
    #expect(first.output.split(separator: "\n").count == 20)
    #expect(first.output.split(separator: "\n").first?.contains("第 45 句") == true)
    #expect(first.error.contains("yiju list --cursor "))
    let page = try yiju.run("list", "--limit", "20", "--json").entries()
    let next = try yiju.run("list", "--limit", "25", "--json", "--cursor", try #require(page.last).id.text).entries()
    #expect((page + next).map(\.rawText) == (1...45).reversed().map { "第 \($0) 句" })
    #expect(try yiju.run("list", "--limit", "600", "--json").entries().count == 45)
  }

  @Test func `the list can be narrowed to a kind, a day and a person`() throws {
    try yiju.run("people", "add", "弟弟")
    try yiju.run("買牛奶")
    try yiju.run("弟弟睡著了", "--person", "弟弟")

    #expect(try yiju.run("list", "--kind", "todo", "--json").entries().map(\.rawText) == ["買牛奶"])
    #expect(try yiju.run("list", "--person", "弟弟", "--json").entries().map(\.rawText) == ["弟弟睡著了"])
    #expect(try yiju.run("list", "--since", "今天", "--json").entries().count == 2)
    #expect(try yiju.run("list", "--since", "9999-01-01", "--json").entries().isEmpty)
    #expect(try yiju.run("list", "--since", "昨天", "--json").entries().count == 2)
  }

  @Test func `a narrowed list names each entry by its number in the whole list, and goes on narrowed`() throws {
    try yiju.run("-", input: Array((1...9).map { "\($0 % 3 == 0 ? "買" : "")第 \($0) 樣\n" }.joined().utf8))

    let todos = try yiju.run("list", "--kind", "待辦", "--limit", "2")

    #expect(todos.output.split(separator: "\n").map { $0.split(separator: " ").first } == ["1", "4"])
    let command = try #require(todos.error.split(separator: "：").last)
    #expect(command.contains("--kind 待辦") && command.contains("--limit 2"))
    let words = command.split(whereSeparator: \.isWhitespace).dropFirst().map(String.init)
    #expect(try yiju.run(words).output.split(separator: "\n").map { $0.split(separator: " ").first } == ["7"])
    #expect(try yiju.run("show", "7", "--json").entry().rawText == "買第 3 樣")
  }

  @Test func `an entry is shown, edited, done, reopened, deleted and brought back`() throws {
    try yiju.run("-", input: Array("舊的\n尿布快沒了\n".utf8))

    #expect(try yiju.run("show", "1").output.contains("尿布快沒了"))
    let edited = try yiju.run("edit", "1", "買尿布", "--kind", "todo", "--json").entry()
    #expect(edited.content == "買尿布" && edited.rawText == "尿布快沒了" && edited.kind == .todo)
    #expect(edited.suggestion != nil)
    #expect(try yiju.run("done", "1", "--json").entry().doneAt != nil)
    #expect(try yiju.run("reopen", edited.id.text, "--json").entry().doneAt == nil)
    let removed = try yiju.run("rm", "1")
    #expect(removed.output.contains("買尿布") && removed.error.contains("yiju undo"))
    #expect(try yiju.entries().map(\.rawText) == ["舊的"])
    #expect(try yiju.run("undo").output.contains("買尿布"))
    #expect(try yiju.entries().map(\.rawText) == ["尿布快沒了", "舊的"])
    #expect(try yiju.run("undo").code == 3)
  }

  @Test func `fields can be emptied and an occurrence set`() throws {
    try yiju.run("明天去公園", "--mood", "🎉")

    let filled = try yiju.run("edit", "1", "--occurrence", "2026-12-01T09:30", "--json").entry()
    #expect(filled.occurrence == Occurrence("2026-12-01T09:30") && filled.timeText == "明天")
    let emptied = try yiju.run("edit", "1", "--no-occurrence", "--no-mood", "--json").entry()
    #expect(emptied.occurrence == nil && emptied.mood == nil && emptied.timeText == "明天")
    #expect(try yiju.run("edit", "1").code == 2)
    #expect(try yiju.run("edit", "1", "--no-mood").code == 0)
    #expect(try yiju.run("edit", "1", "--kind", "tood").code == 2)
    #expect(try yiju.run("edit", "1", "  ").code == 4)
    #expect(try yiju.entries().first?.content == "明天去公園")
  }

  @Test func `people are added, renamed, archived and brought back`() throws {
    #expect(try yiju.run("people").error.contains("還沒有對象"))
    try yiju.run("people", "add", " 妹妹 ")
    #expect(try yiju.run("people", "add", "妹妹").code == 4)
    #expect(try yiju.run("people", "add", " ").code == 4)
    try yiju.run("people", "rename", "妹妹", "小妹")
    try yiju.run("people", "archive", "小妹")

    #expect(try yiju.run("people").output.contains("小妹（已收起）"))
    #expect(try yiju.run("people", "restore", "小妹").output == "小妹\n")
    #expect(try yiju.run("people", "rename", "沒有", "人").code == 3)
    #expect(try yiju.run("people", "fly").code == 2)
  }

  @Test func `export and import make an identical journal, and importing twice doubles nothing`() throws {
    try yiju.run("people", "add", "妹妹")
    try yiju.run("-", input: Array("妹妹睡了\n買牛奶\ne\u{301}👨‍👩‍👧\n要刪的\n".utf8))
    try yiju.run("rm", "1")
    try yiju.run("done", "2")
    let file = yiju.folder.path("journal.jsonl")
    try yiju.run("export", file)

    let other = try YijuProcess()
    #expect(try other.run("import", file).code == 0)
    #expect(try other.run("export").output == yiju.run("export").output)
    #expect(try other.run("import", file).code == 0)
    #expect(try other.run("export").output == String(contentsOfFile: file, encoding: .utf8))
    #expect(try other.run("undo").output.contains("要刪的"))
  }

  @Test func `an export never replaces a file and leaves nothing half done`() throws {
    try yiju.run("第一份")
    let file = yiju.folder.path("journal.jsonl")
    #expect(try yiju.run("export", file).code == 0)
    let first = try Data(contentsOf: URL(filePath: file))
    try yiju.run("第二句")

    let refused = try yiju.run("export", file)

    #expect(refused.code == 1)
    #expect(refused.error.contains("已經在那裡"))
    #expect(try Data(contentsOf: URL(filePath: file)) == first)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: yiju.folder.url.path).filter { $0.contains("partial") } == [])
  }

  @Test(arguments: [["export"], ["list"], ["list", "--json"], ["show", "1"], ["people"], ["help"], ["interpret", "明天"]])
  func `output that cannot be written is never a success`(arguments: [String]) throws {
    try yiju.run("people", "add", "妹妹")
    try yiju.run("寫得滿滿的")
    let process = yiju.process(arguments)
    let error = Pipe()
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    process.standardError = error
    try process.run()
    let said = String(decoding: try error.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()

    #expect(process.terminationStatus == 1)
    #expect(said.contains("沒有空間了"))
  }

  @Test func `a reader who leaves early is no failure`() throws {
    try yiju.run("-", input: Array((1...3_000).map { "第 \($0) 句\n" }.joined().utf8))
    let process = yiju.process([])
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" list --all | head -1; exit ${PIPESTATUS:-0}", YijuProcess.binary.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: ["lsit", "hepl", "shwo", "lis", "servee", "undoo"])
  func `a slip of a command is not taken for a sentence`(word: String) throws {
    let outcome = try yiju.run(word)

    #expect(outcome.code == 2)
    #expect(outcome.error.contains("yiju add \(word)"))
    #expect(try yiju.entries().isEmpty)
    #expect(try yiju.run("add", word).code == 0)
  }

  @Test func `a bad line imports nothing until told to skip it`() throws {
    try yiju.run("-", input: Array("甲\n乙\n".utf8))
    var export = try yiju.run("export").output
    export += "{\"type\":\"entry\",\"rawText\":\"秘密的話\"}\n"
    let file = yiju.folder.path("bad.jsonl")
    try export.write(toFile: file, atomically: true, encoding: .utf8)
    let other = try YijuProcess()

    let refused = try other.run("import", file)
    #expect(refused.code == 4)
    #expect(refused.error.contains("4"))
    #expect(!refused.error.contains("秘密的話"))
    #expect(try other.entries().isEmpty)
    #expect(try other.run("import", file, "--skip-bad-lines").code == 4)
    #expect(try other.entries().count == 2)
  }

  @Test func `a backup is a journal of its own and never overwrites a file`() throws {
    try yiju.run("備份前")
    let copy = yiju.folder.path("copy.sqlite")

    #expect(try yiju.run("backup", copy).code == 0)
    try yiju.run("備份後")

    #expect(try yiju.run("list", "--journal", copy, "--json").entries().map(\.rawText) == ["備份前"])
    let refused = try yiju.run("backup", copy)
    #expect(refused.code == 1)
    #expect(refused.error.contains("已經有檔案"))
    #expect(try yiju.run("list", "--journal", copy, "--json").entries().map(\.rawText) == ["備份前"])
  }

  @Test func `a backup is restored although the old journal's log still lies there`() throws {
    try yiju.run("備份前")
    let copy = yiju.folder.path("copy.sqlite")
    try yiju.run("backup", copy)
    let server = yiju.process(["serve", "--port", "0"])
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    _ = try output.fileHandleForReading.read(upToCount: 10)
    try yiju.run("-", input: Array((1...200).map { "備份後 \($0)\n" }.joined().utf8))

    let refused = try yiju.run("restore", copy)
    #expect(refused.code == 1)
    #expect(refused.error.contains("yiju serve"))
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()

    let restored = try yiju.run("restore", copy)
    #expect(restored.code == 0)
    #expect(try yiju.entries().map(\.rawText) == ["備份前"])
    let kept = try #require(restored.output.split(separator: " ").last).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(try yiju.run("list", "--all", "--json", "--journal", kept).entries().count == 201)
    #expect(try yiju.run("restore", "/etc/hostname").code == 1)
    #expect(try yiju.entries().map(\.rawText) == ["備份前"])
  }

  @Test func `doctor finds a sound journal sound`() throws {
    try yiju.run("好好的")

    let outcome = try yiju.run("doctor")

    #expect(outcome.code == 0)
    #expect(!outcome.output.isEmpty)
  }

  @Test func `interpret answers every question in order without saving`() throws {
    let questions = """
      {"id": "a", "text": "晚上誰去接弟弟？", "reference": "2026-11-30T15:00:00", "people": ["弟弟"]}
      {"id": "b/\\"", "text": "記得帶健保卡", "reference": "2026-11-30T15:00", "people": []}
      """

    let outcome = try yiju.run("interpret", "--jsonl", input: Array(questions.utf8))

    let answers = try outcome.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(answers.map { $0["id"] as? String } == ["a", "b/\""])
    #expect(answers.map { $0["kind"] as? String } == ["request", "todo"])
    #expect(try yiju.entries().isEmpty)
    #expect(try yiju.run("interpret", "--jsonl", input: Array("nonsense\n".utf8)).code == 4)
  }

  @Test(arguments: [
    ["list", "--limit", "0"], ["list", "--limit", "x"], ["list", "--nope"], ["list", "extra"], ["list", "--kind", "two words"],
    ["list", "--since", "不是日期"], ["show"], ["show", "x"], ["show", "0"], ["show", "1", "2"], ["--lang", "fr", "list"],
    ["list", "--json=1"],
    ["list", "--kind"], ["list", "--kind", "todo", "--kind", "todo"], ["serve", "--port", "70000"], ["interpret"], ["a", "--mood", "好"],
  ])
  func `arguments that are not understood do nothing and exit with 2`(arguments: [String]) throws {
    let outcome = try yiju.run(arguments)

    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("yiju help") || outcome.error.contains("寫一句"))
  }

  @Test func `an entry that does not exist exits with 3`() throws {
    for command in ["show", "done", "reopen", "rm", "undo"] { #expect(try yiju.run(command, "7").code == 3) }
    #expect(try yiju.run("show", "0199f000-1234-7abc-8def-0123456789ab").code == 3)
  }

  @Test func `errors are JSON where the answer would be`() throws {
    let outcome = try yiju.run("show", "7", "--json")

    let error = try #require(try JSONSerialization.jsonObject(with: Data(outcome.error.utf8)) as? [String: String])
    #expect(error["error"] == "entry-not-found")
    #expect(error["nextStep"]?.isEmpty == false)
  }

  @Test func `the language follows the option, then the locale`() throws {
    #expect(try yiju.run("help").output.contains("用法"))
    #expect(try yiju.run("help", environment: ["LANG": "en_US.UTF-8"]).output.contains("Usage"))
    #expect(try yiju.run("help", environment: ["LANG": "zh_CN.UTF-8"]).output.contains("标准输入"))
    #expect(try yiju.run("help", "--lang", "en").output.contains("Usage"))
    #expect(try yiju.run("list", "--help", environment: ["LC_ALL": "en_US.UTF-8"]).output.contains("Newest first"))
  }

  @Test func `control characters of a sentence do not reach the terminal`() throws {
    try yiju.run("add", "\u{1B}[31m紅\u{7}")

    let outcome = try yiju.run("list")

    #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains("\u{7}"))
    #expect(try yiju.entries().first?.rawText == "\u{1B}[31m紅\u{7}")
  }

  @Test func `every command is in the help, the man pages and the completions`() throws {
    let commands = [
      "add", "list", "show", "edit", "done", "reopen", "rm", "undo", "people", "export", "import", "backup", "doctor", "serve", "interpret",
    ]
    for language in Language.allCases {
      let help = try yiju.run("help", "--lang", language.rawValue).output
      for command in commands { #expect(help.contains(command)) }
    }
    for path in [
      "Documentation/yiju.1", "Documentation/yiju.zh_TW.1", "Completions/yiju.bash", "Completions/_yiju", "Completions/yiju.fish",
    ] {
      let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
      for command in commands { #expect(text.contains(command), "\(path) lacks \(command)") }
    }
    #expect(try yiju.run("--version").output.hasPrefix("yiju 0."))
  }
}
