import JournalKit

/// Sorts the records of a file into what can come in and what cannot.
struct ImportReader {
  private(set) var people: [JournalImport.Numbered<Person>] = []
  private(set) var entries: [JournalImport.Numbered<Entry>] = []
  private(set) var learned: [HouseholdWeight] = []
  private(set) var problems: [ImportProblem] = []
  private(set) var hasHeader = false

  mutating func read(_ bytes: [UInt8]) throws(ImportError) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    if text.first(where: { !Self.isWhiteSpace($0) }) == UInt8(ascii: "[") {
      try readArray(text)
    } else {
      try readLines(text)
    }
    if !hasHeader, people.isEmpty, entries.isEmpty, learned.isEmpty, problems.isEmpty { throw .empty }
  }

  private mutating func readLines(_ text: ArraySlice<UInt8>) throws(ImportError) {
    var rest = text
    var number = 0
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      let line = rest[rest.startIndex..<end]
      rest = rest[min(end + 1, rest.endIndex)...]
      number += 1
      if line.allSatisfy(Self.isWhiteSpace) { continue }
      guard line.count <= JournalFormat.longestLine else {
        problems.append(ImportProblem(line: number, reason: .tooLong))
        continue
      }
      do {
        try read(try JSONParser.parse(line), number)
      } catch let error as JSONSyntaxError {
        problems.append(ImportProblem(line: number, reason: .syntax(error)))
      } catch {
        throw error as? ImportError ?? .empty
      }
    }
  }

  private mutating func readArray(_ text: ArraySlice<UInt8>) throws(ImportError) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(text)
    } catch {
      problems.append(ImportProblem(line: 1, reason: .syntax(error)))
      return
    }
    guard case .array(let elements) = value else { return }
    for (index, element) in elements.enumerated() { try read(element, index + 1) }
  }

  private mutating func read(_ value: JSONValue, _ line: Int) throws(ImportError) {
    guard var members = value.object else {
      problems.append(ImportProblem(line: line, reason: .notObject))
      return
    }
    switch members.removeValue(forKey: "type") {
    case nil, .string("entry")?: note(RecordReader.entry(members), line) { $0.entries.append($1) }
    case .string("person")?: note(RecordReader.person(members), line) { $0.people.append($1) }
    case .string("learned")?: note(RecordReader.learned(members), line) { $0.learned.append($1.record) }
    case .string("journal")?: try readHeader(members, line)
    default: problems.append(ImportProblem(line: line, reason: .unknownType))
    }
  }

  private mutating func readHeader(_ members: [String: JSONValue], _ line: Int) throws(ImportError) {
    guard members["format"] == .string(JournalFormat.name), let version = members["version"]?.integer, version >= 1 else {
      problems.append(ImportProblem(line: line, reason: .foreignFormat))
      return
    }
    // A newer version may say things that look the same and mean something else: none of it is taken.
    guard version <= JournalFormat.version else { throw .newerFormat(found: version, supported: JournalFormat.version) }
    hasHeader = true
  }

  private mutating func note<Record>(
    _ result: Result<Record, RecordFaults>, _ line: Int, _ keep: (inout ImportReader, JournalImport.Numbered<Record>) -> Void
  ) {
    switch result {
    case .success(let record): keep(&self, JournalImport.Numbered(line: line, record: record))
    case .failure(let faults):
      let first = faults.problems.first ?? FieldProblem(pointer: "", fault: .notObject)
      problems.append(ImportProblem(line: line, reason: .field(first)))
    }
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
