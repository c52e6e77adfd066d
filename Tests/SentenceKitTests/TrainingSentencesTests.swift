import Foundation
import SentenceKit
import TestSupport
import Testing

/// The sentences that the models are trained on, and those that they are measured on.
@Suite struct TrainingSentencesTests {
  /// One line of `Training/sentences`.
  private struct Line {
    let place: String
    let fields: [String]
    var text: String { fields.last ?? "" }
  }

  private static func lines() throws -> [Line] {
    let folder = Repository.root.appending(path: "Training/sentences")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tsv") }.sorted().flatMap { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").enumerated().map { index, row in
        Line(place: "\(name):\(index + 1)", fields: row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
      }
    }
  }

  private static func evaluation() throws -> [String] {
    struct Labelled: Decodable { let text: String }
    let file = Repository.root.appending(path: "Evaluation/sentences-dev.jsonl")
    let sentences = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Labelled.self, from: $0).text
    }
    let household = Repository.root.appending(path: "Evaluation/household.tsv")
    return sentences
      + (try String(contentsOf: household, encoding: .utf8).split(separator: "\n").compactMap { row in
        let fields = row.split(separator: "\t")
        return fields.count == 4 && !row.hasPrefix("#") ? String(fields[3]) : nil
      })
  }

  @Test func `there are several thousand of several voices`() throws {
    let lines = try Self.lines()

    #expect(lines.count >= 8000)
    #expect(Set(lines.map { $0.place.prefix { $0 != ":" } }).count >= 8)
  }

  @Test func `each has four legal fields`() throws {
    let kinds = Set(SentenceKind.allCases.map(\.text))
    let topics = Set(Topic.allCases.map(\.text))
    let moods: Set = ["😊", "😴", "😢", "😡", "🎉", "😰", "🥰", "😌"]
    for line in try Self.lines() {
      let isLegal =
        line.fields.count == 4 && Set(line.fields[0].components(separatedBy: "/")).isSubset(of: kinds)
        && Set(line.fields[1].components(separatedBy: ",")).isSubset(of: topics)
        && (line.fields[2] == "-" || Set(line.fields[2].components(separatedBy: ",")).isSubset(of: moods))
        && !line.text.allSatisfy(\.isWhitespace)
      #expect(isLegal, "\(line.place)")
    }
  }

  @Test func `none stands there twice`() throws {
    let places = Dictionary(grouping: try Self.lines(), by: \.text)

    #expect(places.values.filter { $0.count > 1 }.map { $0.map(\.place) } == [])
  }

  @Test func `none is a sentence of the evaluation or nearly one`() throws {
    let measured = try Self.evaluation().map(NearCopies.Folded.init)
    let copies = NearCopies(of: measured)
    let found = try Self.lines().filter { copies.holdsOne(like: NearCopies.Folded($0.text)) }

    #expect(found.map(\.place) == [])
  }

  @Test(arguments: [
    ("尿布快沒了！", "尿布快没了", true), ("明天下午兩點帶妹妹去打疫苗", "明天下午三點帶妹妹去打疫苗", true), ("ＯＫ 好", "ok好", true), ("好累喔", "好累喔~", true), ("好累", "好累", false),
    ("明天下午兩點帶妹妹去打疫苗", "明天帶狗去打針", false), ("。", "！", false),
  ])
  func `a copy is told by folded pairs of characters`(one: String, other: String, isCopy: Bool) {
    let copies = NearCopies(of: [NearCopies.Folded(one)])

    #expect(copies.holdsOne(like: NearCopies.Folded(other)) == isCopy)
  }
}
