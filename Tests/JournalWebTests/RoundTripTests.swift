import JournalKit
import TestSupport
import Testing

@Suite struct RoundTripTests {
  static let sentences = [
    "尿布快沒了", " leading and trailing ", "\nbegins with a line", "\n\nbegins with two", "ends with one\n", "line one\nline two\n\nline four",
    "a\ttab", "家庭 👨‍👩‍👧‍👦 和 ❤️", "cafe\u{301} und café", "<script>alert(\"x\")</script>", "&amp; &#13; \" ' = % + &", "零寬\u{200B}空格\u{FEFF}",
    "全形　空格\u{3000}", "\u{202E}右到左", "control \u{1} \u{7F} \u{85} here", "a\rb", "100% + 50% = ?",
  ]

  @Test(arguments: sentences)
  func `the raw text is kept byte for byte from the input to the journal`(sentence: String) async throws {
    let site = try Site()

    let entry = try await site.save(sentence)

    #expect(Array(entry.rawText.utf8) == Array(sentence.utf8))
  }

  @Test(arguments: sentences)
  func `content that nobody touched is the raw text, byte for byte`(sentence: String) async throws {
    let site = try Site()

    let entry = try await site.save(sentence)

    #expect(Array(entry.content.utf8) == Array(sentence.utf8))
  }

  @Test(arguments: sentences)
  func `cancel and failure give the sentence back byte for byte`(sentence: String) async throws {
    let site = try Site()
    let card = try #require(try await site.review(sentence).form("card"))

    let cancelled = try await site.post("/", card.filled(["action": "cancel"]))
    site.store.fail(with: .diskFull)
    let failed = try await site.post("/entries", card.fields)
    site.store.fail(with: nil)
    let saved = try await site.post("/entries", try #require(failed.form("card")).fields)

    // HTML cannot write every control character into a text area; the ones that people type it can.
    if !sentence.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }) {
      #expect(cancelled.form("capture")?["sentence"].map { Array($0.utf8) } == Array(sentence.utf8))
    }
    let entry = try await site.entry(of: saved)
    #expect(Array(entry.rawText.utf8) == Array(sentence.utf8))
  }

  @Test(arguments: sentences)
  func `an edit of something else leaves the content's bytes alone`(sentence: String) async throws {
    let site = try Site()
    let entry = try await site.save(sentence)
    site.clock.advance(seconds: 5)
    let form = try #require(try await site.get("/entries/\(entry.id.text)/edit").form("card"))

    let answer = try await site.post("/entries/\(entry.id.text)/edit", form.filled(["mood": "🎉"]))

    #expect(answer.status == 303)
    let edited = try #require(try await site.journal.entry(entry.id))
    #expect(edited.mood?.emoji == "🎉")
    #expect(Array(edited.content.utf8) == Array(entry.content.utf8))
    #expect(Array(edited.rawText.utf8) == Array(sentence.utf8))
  }

  @Test func `a line break of another system that came with an import survives the form`() async throws {
    let site = try Site()
    let made = try await site.save("x")
    let entry = try await site.journal.edit(made.id, EntryEdit { $0.content = "a\r\nb\rc\u{85}" }, at: site.clock.now)
    let form = try #require(try await site.get("/entries/\(entry.id.text)/edit").form("card"))

    _ = try await site.post("/entries/\(entry.id.text)/edit", form.filled(["kind": "todo"]))

    let edited = try #require(try await site.journal.entry(entry.id))
    #expect(edited.kind == .todo)
    #expect(Array(edited.content.utf8) == Array("a\r\nb\rc\u{85}".utf8))
  }
}
