import ExchangeKit
import HTTPKit
import JournalKit

/// The people that entries can be about.
extension JournalAPI {
  func listPeople() async throws(APIProblem) -> HTTPResponse {
    let people = try await everyone()
    var writer = JSONWriter()
    writer.literal(#"{"people":"#)
    writer.array(people) { $0.person($1) }
    writer.literal("}")
    return .apiJSON(writer.bytes)
  }

  func getPerson(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    let id: Person.ID = try request.identifier()
    guard let person = try await everyone().first(where: { $0.id == id }) else { throw .personNotFound }
    return answer(person)
  }

  /// Adds a person under the client's identifier, or renames the one who has it, and puts them away or brings them back.
  func putPerson(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    let id: Person.ID = try request.identifier()
    var reader = FieldReader(try request.object())
    let name = reader.required("name", .notText) { $0.string }.map(Self.trimmed)
    let isArchived = reader.optional("archived", .notBoolean) { value in
      if case .bool(let flag) = value { flag } else { nil }
    }
    if case .null = isArchived { reader.note(.notBoolean, "archived") }
    if let name, name.isBlank { reader.note(.blank, "name") }
    if let name, name.count > PeopleModel.longestName { reader.note(.tooLong, "name") }
    let problems = reader.finish()
    guard problems.isEmpty, let name else { throw .invalidFields(problems) }

    let people = try await everyone()
    if people.contains(where: { $0.id != id && $0.name == name }) { throw .nameTaken }
    let now = environment.now()
    let held = people.first { $0.id == id }
    var person = held ?? Person(id: id, name: name, createdAt: now, updatedAt: now)
    person.name = name
    if let isArchived = isArchived.value { person.archivedAt = isArchived ? person.archivedAt ?? now : nil }
    let isSame = held.map { $0 == person && $0.name.utf8.elementsEqual(name.utf8) } ?? false
    if !isSame {
      person.updatedAt = max(now, person.updatedAt)
      let changed = person
      try await ask { () async throws(JournalError) in try await store.save(changed) }
    }
    let response = answer(person, status: held == nil ? .created : .ok)
    return held == nil ? response.adding("Location", "/api/v1/people/\(id.text)") : response
  }

  private static func trimmed(_ name: String) -> String {
    let start = name.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  private func everyone() async throws(APIProblem) -> [Person] {
    try await ask { () async throws(JournalError) in try await store.people(includingArchived: true) }
  }

  private func answer(_ person: Person, status: HTTPStatus = .ok) -> HTTPResponse {
    var writer = JSONWriter()
    writer.person(person)
    return .apiJSON(writer.bytes, status: status)
  }
}
