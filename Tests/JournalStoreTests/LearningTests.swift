import Foundation
import JournalKit
import JournalSQLite
import SQLiteKit
import SentenceKit
import TestSupport
import Testing

/// A confirmed kind teaches the journal, once.
@Suite struct LearningTests {
  private static let now = CivilDateTime("2026-11-30T15:00")

  /// The kind that the household's journal proposes for a sentence.
  private func suggestion(_ sentence: String, _ store: any JournalStore) async throws -> KindSuggestion {
    let now = try #require(Self.now)
    return interpret(sentence, now: now, people: [], learned: try await store.learnedWeights(for: [sentence])).kind
  }

  /// An entry whose suggested kind was another.
  private func chosen(_ rawText: String, _ kind: EntryKind, content: String? = nil, at milliseconds: Int64 = 0) throws -> Entry {
    let plain = try makeEntry(rawText, at: milliseconds)
    let other: EntryKind = kind == .record ? .todo : .record
    return Entry(
      id: plain.id, rawText: rawText, content: content, kind: kind,
      suggestion: Suggestion(kind: other, confidence: 0.4, basis: "rule:otherwise"),
      createdAt: plain.createdAt, timeZone: plain.timeZone, localDate: plain.localDate)
  }

  @Test(arguments: contracts)
  func `a kind that was chosen is suggested for the same sentence from then on`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }

    _ = try await store.save([try chosen("晚安曲放了三遍", .mood)])

    let suggestion = try await suggestion("晚安曲放了三遍", store)
    #expect(suggestion.kind == .mood)
    #expect(suggestion.basis == .learned)
    #expect(try await store.learnedWeights().first?.words == "晚安曲放了三遍")
    #expect(try await store.learnedWeights().first?.place == .whole)
  }

  @Test(arguments: contracts)
  func `a suggestion that nobody looked at teaches nothing`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }
    let plain = try makeEntry("晚安曲放了三遍", kind: .mood)
    let entry = Entry(
      id: plain.id, rawText: plain.rawText, suggestion: Suggestion(kind: .mood, confidence: 0.4, basis: "rule:otherwise"),
      createdAt: plain.createdAt, timeZone: plain.timeZone, localDate: plain.localDate)

    _ = try await store.save([entry])

    #expect(try await store.learnedWeights().isEmpty)
  }

  @Test(arguments: contracts)
  func `an entry that is there already, a retry and an import teach nothing`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }
    let entry = try chosen("晚安曲放了三遍", .mood)
    _ = try await store.save([entry])
    let learned = try await store.learnedWeights()

    _ = try await store.save([entry], isConfirmed: true)
    _ = try await store.merge([.entry(try chosen("換一條毛巾放著", .mood))])

    #expect(try await store.learnedWeights() == learned)
  }

  @Test(arguments: contracts)
  func `an edit of the kind teaches the new one, and an edit of anything else nothing`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }
    let entry = try makeEntry("晚安曲放了三遍")
    _ = try await store.save([entry])

    _ = try await store.edit(entry.id, EntryEdit { $0.content = "晚安曲放四遍" }, at: instant(1))
    #expect(try await store.learnedWeights().isEmpty)
    _ = try await store.edit(entry.id, EntryEdit { $0.kind = .mood }, at: instant(2))
    let learned = try await store.learnedWeights()
    _ = try await store.edit(entry.id, EntryEdit { $0.kind = .mood }, at: instant(3))

    #expect(try await suggestion("晚安曲放了三遍", store).kind == .mood)
    #expect(!learned.isEmpty)
    #expect(try await store.learnedWeights() == learned)
    #expect(learned.allSatisfy { $0.updatedAt == instant(2) })
  }

  @Test(arguments: contracts)
  func `a kind of another version teaches nothing`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }

    _ = try await store.save([try chosen("第一次翻身", EntryKind(rawValue: "milestone"))], isConfirmed: true)

    #expect(try await store.learnedWeights().isEmpty)
  }

  @Test(arguments: contracts)
  func `of a sentence that was parted each part is learned by itself`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }

    _ = try await store.save([
      try chosen("晚安曲放了三遍，毛巾掛在陽台了", .mood, content: "晚安曲放了三遍"), try chosen("晚安曲放了三遍，毛巾掛在陽台了", .todo, content: "毛巾掛在陽台了"),
    ])

    #expect(try await suggestion("晚安曲放了三遍", store).kind == .mood)
    #expect(try await suggestion("毛巾掛在陽台了", store).kind == .todo)
  }

  @Test(arguments: contracts)
  func `deleting an entry does not unlearn`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }
    let entry = try chosen("晚安曲放了三遍", .mood)
    _ = try await store.save([entry])
    let learned = try await store.learnedWeights()

    _ = try await store.edit(entry.id, .deleted(at: instant(1)), at: instant(1))
    #expect(try await store.learnedWeights() == learned)
    _ = try await store.edit(entry.id, .restored, at: instant(2))
    #expect(try await store.learnedWeights() == learned)
  }

  @Test(arguments: contracts)
  func `when an entry is removed for good no row holds its sentence, and its short stretches still count`(contract: StoreContract)
    async throws
  {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }
    let entry = try chosen("晚安曲放了三遍", .mood)
    _ = try await store.save([entry])
    _ = try await store.edit(entry.id, .deleted(at: instant(1)), at: instant(1))

    _ = try await store.purge(deletedBefore: instant(2))

    let learned = try await store.learnedWeights()
    #expect(!learned.isEmpty)
    #expect(learned.allSatisfy { $0.words.count <= 4 && $0.place != .whole })
  }

  @Test(arguments: contracts)
  func `a reset ends what was learned, and can be taken back`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }
    _ = try await store.save([try chosen("晚安曲放了三遍", .mood)])
    let learned = try await store.learnedWeights()

    let count = try await store.resetLearned(nil, at: instant(5))
    let after = try await suggestion("晚安曲放了三遍", store)
    #expect(count == Set(learned.map(\.feature)).count)
    #expect(after.kind != .mood)
    #expect(try await store.learnedWeights().isEmpty)

    #expect(try await store.restoreLearned(at: instant(6)) == count)
    #expect(try await suggestion("晚安曲放了三遍", store).kind == .mood)
    #expect(try await store.restoreLearned(at: instant(7)) == 0)
  }

  @Test(arguments: contracts)
  func `words that are reset take every stretch with them that holds them, in either script`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }
    _ = try await store.save([try chosen("毛巾掛在陽台了", .request), try chosen("晚安曲放了三遍", .mood)])

    #expect(try await store.resetLearned("阳台", at: instant(5)) > 0)

    let learned = try await store.learnedWeights()
    #expect(learned.allSatisfy { !$0.words.contains("陽台") })
    #expect(learned.contains { $0.words.contains("毛巾") })
    #expect(try await suggestion("晚安曲放了三遍", store).kind == .mood)
    #expect(try await store.resetLearned("沒有這個", at: instant(6)) == 0)
    #expect(try await store.resetLearned(" ", at: instant(6)) == 0)
  }

  @Test(arguments: contracts)
  func `a whole sentence that is reset is as if it had never been taught`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }
    let before = try await suggestion("毛巾掛在陽台了", store)
    _ = try await store.save([try chosen("毛巾掛在陽台了", before.kind == .todo ? .mood : .todo)])

    _ = try await store.resetLearned("毛巾掛在陽台了", at: instant(5))

    let after = try await suggestion("毛巾掛在陽台了", store)
    #expect(after.kind == before.kind && after.basis == before.basis)
    #expect(try await store.learnedWeights().isEmpty)
  }

  @Test(arguments: contracts)
  func `what was reset is removed for good with the rest`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }
    _ = try await store.save([try chosen("毛巾掛在陽台了", .todo)])
    _ = try await store.resetLearned(nil, at: instant(5))

    _ = try await store.purge(deletedBefore: instant(6))

    #expect(try await store.restoreLearned(at: instant(7)) == 0)
    #expect(try await allRecords(store).count == 1)
  }

  @Test(arguments: contracts)
  func `weights come over from elsewhere, the newer of two stays, and twice is once`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    defer { withExtendedLifetime(folder) {} }
    let other = try SQLiteJournal.inMemory()
    _ = try await other.save([try chosen("毛巾掛在陽台了", .request, at: 10)])
    let records = try await allRecords(other)

    let first = try await store.merge(records)
    let second = try await store.merge(records)
    #expect(first.learned > 0 && first.added == 1)
    #expect(second.learned == 0 && second.unchanged == 1)
    #expect(try await store.learnedWeights() == other.learnedWeights())

    // A reset is a change like any other: what is older does not undo it.
    _ = try await store.resetLearned(nil, at: instant(20))
    #expect(try await store.merge(records).learned == 0)
    #expect(try await store.learnedWeights().isEmpty)
    #expect(try await allRecords(store).count == records.count)
  }

  @Test func `a journal that learns and learns keeps within its room`() async throws {
    let store = try SQLiteJournal.inMemory()
    var generator = SystemRandomNumberGenerator()
    let scalars = (0..<4000).compactMap { Unicode.Scalar(0x4E00 + $0) }

    for round in 0..<400 {
      let text = String(String.UnicodeScalarView((0..<12).compactMap { _ in scalars.randomElement(using: &generator) }))
      _ = try await store.save([try chosen(text, round.isMultiple(of: 2) ? .mood : .request, at: Int64(round))])
    }

    let count = try await store.learnedWeights().count
    #expect((15_000...20_000).contains(count))
  }

  @Test func `processes that learn at the same moment lose nothing`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    _ = try SQLiteJournal(path: path)

    await withTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask {
          await #expect(processExitsWith: .success) { [path = path as String, number = number as Int] in
            let journal = try SQLiteJournal(path: path, options: JournalOptions(busyTimeout: .seconds(30)))
            for round in 0..<10 {
              let plain = try makeEntry("共同的開頭 \(number)-\(round)", kind: .mood)
              _ = try await journal.save([plain], isConfirmed: true)
            }
          }
        }
      }
    }

    // What all of them taught is what one would have learned from some order of the forty: every one of them is known.
    let journal = try SQLiteJournal(path: path)
    #expect(try await journal.entries(EntryQuery()).entries.count == 40)
    for number in 0..<4 { #expect(try await suggestion("共同的開頭 \(number)-9", journal).kind == .mood) }
    #expect(try await journal.check().isSound)
  }

  @Test func `a journal of the first schema that cannot be written has learned nothing`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let fixture = try #require(Bundle.module.url(forResource: "v1", withExtension: "sqlite", subdirectory: "Fixtures"))
    try FileManager.default.copyItem(atPath: fixture.path, toPath: path)

    await #expect(processExitsWith: .success) { [path = path as String] in
      try becomeNobody(owning: path)
      chmod(path, 0o400)
      let journal = try SQLiteJournal(path: path)
      #expect(journal.writeRefusal == .noPermission)
      #expect(try await journal.learnedWeights().isEmpty)
      #expect(try await journal.learnedWeights(for: ["尿布快沒了"]).isEmpty)
      #expect(try await allRecords(journal) == Fixture.records(1))
    }
  }
}
