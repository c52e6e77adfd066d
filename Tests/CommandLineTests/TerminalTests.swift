import Foundation
import JournalKit
import TestSupport
import Testing

/// The confirm card on a real terminal.
struct TerminalTests {
  private let yiju: YijuProcess

  init() throws { yiju = try YijuProcess() }

  /// Runs `yiju` on a pseudo terminal, pressing `keys` one by one once the card is there, and returns what it showed.
  private func onTerminal(
    _ arguments: [String], keys: [String], cardShows: String, environment: [String: String] = [:]
  ) throws -> (code: Int32, screen: String) {
    var main: Int32 = 0
    var other: Int32 = 0
    try #require(openpty(&main, &other, nil, nil, nil) == 0)
    let terminal = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    let process = yiju.process(arguments, environment: ["NO_COLOR": "1"].merging(environment) { $1 })
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    var screen = ""
    var rest = keys[...]
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var waited = 0
    while waited < 100 {
      var descriptor = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
      if poll(&descriptor, 1, 100) > 0 {
        let count = read(main, &buffer, buffer.count)
        guard count > 0 else { break }
        screen += String(decoding: buffer[..<count], as: UTF8.self)
        waited = 0
      } else if !process.isRunning {
        break
      } else if screen.contains(cardShows), let key = rest.popFirst() {
        _ = key.utf8CString.withUnsafeBufferPointer { write(main, $0.baseAddress, $0.count - 1) }
      } else {
        waited += 1
      }
    }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    close(main)
    return (process.terminationStatus, screen)
  }

  @Test func `the card keeps the sentence on top and Enter saves the suggestion`() throws {
    let (code, screen) = try onTerminal(["尿布快沒了"], keys: ["\r"], cardShows: "Enter 儲存")

    #expect(code == 0)
    #expect(screen.contains("尿布快沒了") && screen.contains("推測"))
    #expect(try yiju.entries().map(\.kind) == [.todo])
  }

  @Test func `a key changes the kind and the suggestion stays marked`() throws {
    let (code, screen) = try onTerminal(["尿布快沒了"], keys: ["1", "\r"], cardShows: "Enter 儲存")

    #expect(code == 0)
    #expect(screen.contains("候選分類：待辦"))
    let entry = try #require(try yiju.entries().first)
    #expect(entry.kind == .record && entry.suggestion?.kind == .todo)
  }

  @Test(arguments: ["\u{1B}", "\u{3}", "\u{4}"])
  func `escape cancels and keeps nothing`(key: String) throws {
    let (code, screen) = try onTerminal(["其實不用記"], keys: [key], cardShows: "Enter 儲存")

    #expect(code == 5)
    #expect(screen.contains("已取消"))
    #expect(try yiju.entries().isEmpty)
  }

  @Test func `a time is taken only by its key`() throws {
    let (_, screen) = try onTerminal(["明天去公園"], keys: ["\r"], cardShows: "t 採用時間")
    #expect(screen.contains("未採用"))
    #expect(try yiju.entries().first?.occurrence == nil)

    _ = try onTerminal(["後天去動物園"], keys: ["t", "\r"], cardShows: "t 採用時間")
    let entry = try #require(try yiju.entries().first)
    #expect(entry.occurrence != nil && entry.timeText == "後天")
  }

  @Test func `the content, the mood and the person can be changed on the card`() throws {
    try yiju.run("people", "add", "妹妹")

    let (code, _) = try onTerminal(["睡了"], keys: ["p", "m", "e", "妹妹睡了兩小時\r", "\r"], cardShows: "Enter 儲存")

    #expect(code == 0)
    let entry = try #require(try yiju.entries().first)
    #expect(entry.content == "妹妹睡了兩小時" && entry.rawText == "睡了")
    #expect(entry.mood == Mood.palette.first && entry.personID != nil)
  }

  @Test func `the content is edited in the editor that the person named`() throws {
    let editor = yiju.folder.path("editor")
    try "#!/bin/sh\nprintf '兩行\\n內容\\n' > \"$2\"\n".write(toFile: editor, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)

    let (code, _) = try onTerminal(
      ["一行"], keys: ["e", "\r"], cardShows: "Enter 儲存", environment: ["VISUAL": "\(editor) --wait"])

    #expect(code == 0)
    #expect(try yiju.entries().map(\.content) == ["兩行\n內容"])
  }

  @Test(arguments: ["\r", "\u{1B}半句\r"])
  func `leaving the line of the content keeps what was there`(keys: String) throws {
    let (code, _) = try onTerminal(["原來的內容"], keys: ["e", keys, "\r"], cardShows: "Enter 儲存")

    #expect(code == 0)
    #expect(try yiju.entries().map(\.content) == ["原來的內容"])
  }

  @Test func `arrow keys and unknown keys change nothing`() throws {
    let (code, _) = try onTerminal(["按錯鍵"], keys: ["\u{1B}[A", "\u{1B}OP", "é", "9", "\r"], cardShows: "Enter 儲存")

    #expect(code == 0)
    #expect(try yiju.entries().map(\.rawText) == ["按錯鍵"])
  }

  @Test func `without a sentence it asks for one`() throws {
    let (code, _) = try onTerminal([], keys: ["在提示後面打的\r", "\r"], cardShows: "一句：")

    #expect(code == 0)
    #expect(try yiju.entries().map(\.rawText) == ["在提示後面打的"])
  }

  @Test(arguments: [
    ([], ["\r"], 1), ([], ["s", "\r"], 2), ([], ["s", "s", "\r"], 1), (["--split"], ["\r"], 2), (["--split"], ["s", "\r"], 1),
  ])
  func `a sentence that says two things is saved as one or as two`(options: [String], keys: [String], count: Int) throws {
    let (code, screen) = try onTerminal(["換了尿布，奶粉快沒了"] + options, keys: keys, cardShows: "Enter 儲存")

    #expect(code == 0)
    #expect(screen.contains("存成兩條") && screen.contains("1  換了尿布") && screen.contains("2  奶粉快沒了"))
    #expect(try yiju.entries().count == count)
  }
}
