import ExchangeKit
import HTTPKit
import JournalKit
import LocalizationKit

/// Why a request was not done, as RFC 9457 writes it. It never holds what a person wrote.
struct APIProblem: Error, Sendable {
  /// One fault of a request, and where it is.
  struct Fault: Sendable {
    /// Where a fault can be.
    enum Place: Sendable {
      /// A JSON Pointer into the body.
      case pointer(String)
      /// A name in the query or the path.
      case parameter(String)
      /// A line of the body.
      case line(Int)
    }

    let place: Place
    let detail: LocalizedText
  }

  private(set) var status: HTTPStatus
  /// The stable name; the problem's type is `/problems/NAME`.
  let name: String
  let sentence: LocalizedText
  let nextStep: LocalizedText
  var faults: [Fault] = []
  var headers: HTTPHeaders = [:]

  /// The most faults that one answer lists; the sentence counts all.
  static let mostFaults = 100

  /// The answer, in the person's language.
  func response(in language: Language) -> HTTPResponse {
    var writer = JSONWriter()
    writer.literal(#"{"detail":"#)
    writer.string(sentence[language])
    if !faults.isEmpty {
      writer.literal(#","errors":"#)
      writer.array(faults.prefix(Self.mostFaults)) { writer, fault in
        writer.literal(#"{"detail":"#)
        writer.string(fault.detail[language])
        switch fault.place {
        case .pointer(let pointer):
          writer.literal(#","pointer":"#)
          writer.string(pointer)
        case .parameter(let name):
          writer.literal(#","parameter":"#)
          writer.string(name)
        case .line(let line):
          writer.literal(#","line":"#)
          writer.number(line)
        }
        writer.literal("}")
      }
    }
    writer.literal(#","nextStep":"#)
    writer.string(nextStep[language])
    writer.literal(#","status":"#)
    writer.number(Int(status.code))
    writer.literal(#","title":"#)
    writer.string(title[language])
    writer.literal(#","type":"#)
    writer.string("/problems/\(name)")
    writer.literal("}")
    var headers = headers
    headers["Content-Type"] = "application/problem+json"
    headers["Content-Language"] = language.rawValue
    return HTTPResponse(status, headers: headers, body: writer.bytes)
  }

  /// The kind of problem in a few words.
  private var title: LocalizedText { APITexts.title(of: status) }
}

extension APIProblem {
  /// What the journal said.
  init(_ error: JournalError) {
    self.init(
      status: Self.status(of: error), name: error.name, sentence: error.sentence, nextStep: error.nextStep,
      faults: Self.pointer(of: error).map { [Fault(place: .pointer($0), detail: error.sentence)] } ?? [],
      // Longer than a writer usually holds the lock, shorter than a person's patience.
      headers: error == .locked ? ["Retry-After": "2"] : [:])
  }

  private static func status(of error: JournalError) -> HTTPStatus {
    switch error {
    case .diskFull: .insufficientStorage
    case .locked: .serviceUnavailable
    case .readOnly, .noPermission: .forbidden
    // The request is sound and clashes with what the journal holds; it may succeed after something else was done.
    case .newerVersion, .identifierTaken, .changedSince, .unknownPerson: .conflict
    case .entryNotFound: .notFound
    case .blankContent, .blankName: .unprocessableContent
    case .damaged, .cannotOpen, .strayLog, .fileExists, .storage: .internalServerError
    }
  }

  private static func pointer(of error: JournalError) -> String? {
    switch error {
    case .unknownPerson: "/personID"
    case .blankContent: "/content"
    case .blankName: "/name"
    default: nil
    }
  }

  /// What an import said.
  init(_ error: ImportError) {
    if case .journal(let error) = error {
      self.init(error)
      return
    }
    self.init(status: .unprocessableContent, name: error.name, sentence: error.sentence, nextStep: error.nextStep)
    if case .problems(let problems) = error {
      // Sound lines that clash with what the journal holds are what the same clash is when one entry is saved.
      if problems.allSatisfy(\.isClash) { status = .conflict }
      faults = problems.prefix(Self.mostFaults).map { Fault(place: .line($0.line), detail: $0.explanation) }
    }
  }

  /// A body that is JSON, with fields that are not as they should be.
  static func invalidFields(_ problems: [FieldProblem]) -> APIProblem {
    APIProblem(
      status: .unprocessableContent, name: "invalid-fields", sentence: APITexts.invalidFields, nextStep: APITexts.mendFields,
      faults: problems.map { Fault(place: .pointer($0.pointer), detail: $0.fault.sentence) })
  }

  /// A body that is not JSON.
  static func invalidJSON(_ error: JSONSyntaxError) -> APIProblem {
    APIProblem(
      status: .badRequest, name: "invalid-json", sentence: error.sentence, nextStep: APITexts.sendJSON)
  }

  /// A part of the path or the query that cannot be read. A name that we do not know is not repeated.
  static func invalidParameter(_ name: String?, _ detail: LocalizedText) -> APIProblem {
    APIProblem(
      status: .badRequest, name: "invalid-parameter", sentence: APITexts.invalidParameter, nextStep: APITexts.seeDocument,
      faults: [Fault(place: .parameter(name ?? ""), detail: detail)])
  }

  /// A body of another media type.
  static func unsupportedMediaType(expected: [String]) -> APIProblem {
    APIProblem(
      status: .unsupportedMediaType, name: "unsupported-media-type", sentence: APITexts.unsupportedMediaType(expected),
      nextStep: APITexts.setContentType, headers: ["Accept": expected.joined(separator: ", ")])
  }

  /// An answer in a media type that there is not.
  static func notAcceptable(_ type: String) -> APIProblem {
    APIProblem(
      status: .notAcceptable, name: "not-acceptable", sentence: APITexts.notAcceptable(type), nextStep: APITexts.seeDocument)
  }

  /// A request that was sent to a name which is not ours.
  static let wrongHost = APIProblem(
    status: .misdirectedRequest, name: "wrong-host", sentence: AccessTexts.wrongHost, nextStep: AccessTexts.useOurNames)

  /// A request without the key.
  static let keyRequired = APIProblem(
    status: .unauthorized, name: "key-required", sentence: AccessTexts.keyRequired, nextStep: AccessTexts.sendKey,
    headers: ["WWW-Authenticate": "Bearer"])

  /// A request that would change something and comes from a foreign page.
  static let foreignOrigin = APIProblem(
    status: .forbidden, name: "foreign-origin", sentence: AccessTexts.foreign, nextStep: AccessTexts.foreignStep)

  /// Nothing at this address.
  static let unknownAddress = APIProblem(
    status: .notFound, name: "not-found", sentence: APITexts.unknownAddress, nextStep: APITexts.seeDocument)

  /// Nobody of this identifier, asked for by it.
  static let personNotFound = APIProblem(
    status: .notFound, name: "unknown-person", sentence: JournalError.unknownPerson.sentence,
    nextStep: JournalError.unknownPerson.nextStep)

  /// Somebody else has the name.
  static let nameTaken = APIProblem(
    status: .conflict, name: "name-taken", sentence: APITexts.nameTaken, nextStep: APITexts.chooseAnotherName,
    faults: [Fault(place: .pointer("/name"), detail: APITexts.nameTaken)])

  /// Something is here, for other methods.
  static func methodNotAllowed(_ allowed: [String]) -> APIProblem {
    APIProblem(
      status: .methodNotAllowed, name: "method-not-allowed", sentence: APITexts.methodNotAllowed, nextStep: APITexts.seeDocument,
      headers: ["Allow": allowed.joined(separator: ", ")])
  }
}
