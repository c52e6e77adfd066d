import Foundation
import SentenceKit
import Testing

/// Holds the WebAssembly build against the native one. It needs `node`; without it the suite fails, since a skipped proof is none.
@Suite("WebAssembly") struct WebAssemblyTests {
  private struct Request: Encodable {
    let text: String
    let now: String
    let people: [String]
  }

  @Test func `the browser's interpreter gives the same bytes as the native one`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("yiju-wasm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = folder.appendingPathComponent("interpreter.wasm")
    let requests = Self.requests

    let build = try await run([root.appendingPathComponent("Scripts/wasm").path, module.path], in: folder)
    try #require(build.status == 0, "Scripts/wasm failed:\n\(String(decoding: build.error, as: UTF8.self))")
    let found = try await run(["node", "--version"], in: folder)
    try #require(found.status == 0, "This test needs node on the PATH: install Node.js 18 or later.")
    let script = root.appendingPathComponent("WebAssembly/run.mjs").path
    let input = try requests.map { try JSONEncoder().encode($0) + [10] }.reduce(into: Data()) { $0 += $1 }
    let answers = try await run(["node", script, module.path], in: folder, input: input)
    try #require(answers.status == 0, "node failed:\n\(String(decoding: answers.error, as: UTF8.self))")

    let lines = answers.output.split(separator: 10, omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == requests.count)
    for (request, line) in zip(requests, lines) {
      let now = try #require(CivilDateTime(request.now))
      let native = interpretationJSON(interpret(request.text, now: now, people: request.people))
      #expect(
        Array(line) == native,
        "\(request.now) \(request.text.prefix(80)): \(String(decoding: line.prefix(400), as: UTF8.self))")
    }
  }

  /// Every sentence of the other suites at several moments, and sentences put together at random from pieces of the grammar.
  private static var requests: [Request] {
    let moments = [
      "2026-11-30T15:00", "2028-02-29T23:58:59", "2027-01-01T00:03", "0001-01-01T00:00", "9999-12-31T23:59", "6053-06-01T12:00",
    ]
    let sentences = TimeCase.all.map(\.sentence) + sentencesWithoutTime + oddSentences
    var requests: [Request] = []
    for moment in moments {
      requests += sentences.map { Request(text: $0, now: moment, people: ["妹妹", "", "寶寶", "Momo"]) }
    }
    requests.append(Request(text: String(repeating: "明天下午兩點半，", count: 2_000), now: moments[0], people: []))
    var random = Steps(state: 20_261_130)
    for index in 0..<3000 {
      let text = (0..<1 + random.next(8)).map { _ in pieces[random.next(pieces.count)] }.joined()
      requests.append(Request(text: text, now: moments[index % moments.count], people: ["妹妹"]))
    }
    return requests
  }

  private static let pieces = [
    "明天", "昨晚", "大後天", "今早", "這", "上", "下下", "個", "禮拜", "週", "一", "三", "五", "末", "六", "日", "月", "號", "年", "民國", "116", "2027",
    "12", "31", "7", "/", ":",
    "30", "點", "点", "半", "刻", "分", "鐘", "小時", "天", "後", "前", "以前", "內", "再", "每", "隔", "到", "-", " ", "，", "早上", "凌晨", "晚上", "下午",
    "了", "要", "剛", "快",
    "嗎", "買", "記得", "妹妹", "寶寶", "喝了", "🎉", "一點", "等一下", "底", "初", "十", "二十", "百", "零", "pm", "(", ")", "那天", "\n", "\"", "今天",
    "去年", "現在", "千", "周", "起",
  ]

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Runs a command to its end; files instead of pipes, because a full pipe would stop both sides.
  private func run(_ command: [String], in folder: URL, input: Data = Data()) async throws -> (
    status: Int32, output: Data, error: Data
  ) {
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    try input.write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    // Waiting in place would keep a thread from the other tests.
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return (process.terminationStatus, try Data(contentsOf: files[1]), try Data(contentsOf: files[2]))
  }
}

/// A linear congruential generator: the same sentences in every run.
private struct Steps {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
