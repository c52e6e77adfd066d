import ExchangeKit
import HTTPKit
import JournalKit
import LocalizationKit
import SentenceKit

/// A request that found its operation, with readers for its parts. What cannot be read throws the problem to answer with.
struct APIRequest {
  /// The request as it came.
  let http: HTTPRequest
  /// What it asks for.
  let operation: APIOperation

  /// Media types of a JSON body.
  static let json = ["application/json"]
  /// Media types of a merge patch (RFC 7396).
  static let mergePatch = ["application/merge-patch+json", "application/json"]

  /// The language in which the person wants to be answered.
  var language: Language { Language.preferred(among: http.preferredLanguages) }

  /// Checks what every operation has in common: the query's names, and that the client takes the answer.
  init(_ http: HTTPRequest, _ operation: APIOperation) throws(APIProblem) {
    self.http = http
    self.operation = operation
    var seen: Set<String> = []
    for field in http.query {
      // A misspelt filter that is ignored shows everything, and looks like an answer.
      guard operation.parameters.contains(field.name) else { throw .invalidParameter(nil, APITexts.unknownParameter) }
      guard seen.insert(field.name).inserted else { throw .invalidParameter(field.name, APITexts.repeatedParameter) }
    }
    guard operation == .deleteEntry || http.accepts(operation.answerType) else { throw .notAcceptable(operation.answerType) }
  }

  /// The identifier in the path.
  func identifier<Subject>() throws(APIProblem) -> Identifier<Subject> {
    guard let place = operation.path.firstIndex(of: "{id}"), let id = Identifier<Subject>(http.segments[place + 2]) else {
      throw .invalidParameter("id", FieldFault.notIdentifier.sentence)
    }
    return id
  }

  /// A value of the query; nil when its name is not there.
  func parameter<Value>(
    _ name: String, _ fault: LocalizedText, _ read: (String) -> Value?
  ) throws(APIProblem) -> Value? {
    guard let text = http.query[name] else { return nil }
    guard let value = read(text) else { throw .invalidParameter(name, fault) }
    return value
  }

  /// A whole number of the query within `range`, in plain digits.
  func number(_ name: String, in range: ClosedRange<Int>, _ fault: LocalizedText) throws(APIProblem) -> Int? {
    try parameter(name, fault) { text in
      guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text), range.contains(number) else { return nil }
      return number
    }
  }

  /// Throws unless the body is of one of these media types. A form that another site's page sends never is.
  func requireContent(_ types: [String]) throws(APIProblem) {
    guard let type = http.contentType, types.contains(type) else { throw .unsupportedMediaType(expected: types) }
  }

  /// The members of the JSON object in the body.
  func object(_ types: [String] = json) throws(APIProblem) -> [String: JSONValue] {
    try requireContent(types)
    let value: JSONValue
    do {
      value = try JSONParser.parse(http.body[...])
    } catch {
      throw .invalidJSON(error)
    }
    guard let members = value.object else { throw .invalidFields([FieldProblem(pointer: "", fault: .notObject)]) }
    return members
  }
}
