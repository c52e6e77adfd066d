import Foundation

/// A program run by a test, with text going in and out.
final class OtherProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts `arguments`, the first of which is looked up as a shell would.
  init(_ arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Sends a line to it.
  func send(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }

  /// Waits until it has written something and returns that; empty when it has ended.
  func receive() -> String { String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) }

  /// Ends its input and waits for its end; the exit status.
  @discardableResult func finish() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Runs a program to its end; the exit status, or 127 when it cannot be started.
  static func run(_ arguments: String...) -> Int32 {
    (try? OtherProcess(arguments).finish()) ?? 127
  }
}
