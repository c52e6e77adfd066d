import ExchangeKit
import HTTPKit
import JournalKit

/// What the household's confirmed kinds taught.
extension JournalAPI {
  /// The most weights of one answer; no journal keeps more for long.
  static let mostWeights = 20_000

  func listLearned(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    let limit = try request.number("limit", in: 1...Self.mostWeights, APITexts.notLimit(Self.mostWeights)) ?? 1000
    let weights = try await ask { () async throws(JournalError) in try await store.learnedWeights() }
    var writer = JSONWriter()
    writer.literal(#"{"weights":"#)
    writer.array(weights.prefix(limit)) { $0.learned($1) }
    writer.literal("}")
    return .apiJSON(writer.bytes)
  }

  func resetLearned(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    let words = try request.parameter("words", APITexts.notWords) { $0.isBlank ? nil : $0 }
    return count(try await ask { () async throws(JournalError) in try await store.resetLearned(words, at: environment.now()) })
  }

  func restoreLearned() async throws(APIProblem) -> HTTPResponse {
    count(try await ask { () async throws(JournalError) in try await store.restoreLearned(at: environment.now()) })
  }

  private func count(_ count: Int) -> HTTPResponse {
    var writer = JSONWriter()
    writer.literal(#"{"count":"#)
    writer.number(count)
    writer.literal("}")
    return .apiJSON(writer.bytes)
  }
}
