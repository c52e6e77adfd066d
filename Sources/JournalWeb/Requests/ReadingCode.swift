import Foundation
import JournalKit

/// How what a card proposed travels in a hidden field: as base64 of JSON.
enum ReadingCode {
  /// The field's value for a reading.
  static func encode(_ reading: DraftReading) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return ((try? encoder.encode(reading)) ?? Data()).base64EncodedString()
  }

  /// The reading of a field's value; nil when it is none that the interpreter could have made.
  static func decode(_ value: String) -> DraftReading? {
    guard let data = Data(base64Encoded: value), let reading = try? JSONDecoder().decode(DraftReading.self, from: data) else { return nil }
    guard reading.parts.isEmpty || reading.parts.count == 2 else { return nil }
    return isSound(reading) && reading.parts.allSatisfy({ isSound($0.reading) && !$0.content.isBlank }) ? reading : nil
  }

  private static func isSound(_ reading: DraftReading) -> Bool {
    (0...1).contains(reading.suggestion.confidence) && reading.times.allSatisfy { $0.occurrence.map { Occurrence($0.text) != nil } ?? true }
  }
}
