import JournalKit
import TestSupport
import Testing

struct IdentifierTests {
  @Test func `an identifier reads and writes the canonical form`() throws {
    let id = try #require(Entry.ID("0199F000-1234-7abc-8def-0123456789AB"))

    #expect(id.text == "0199f000-1234-7abc-8def-0123456789ab")
    #expect(Entry.ID(id.text) == id)
  }

  @Test(arguments: [
    "", "0199f000", "0199f000-1234-7abc-8def-0123456789a", "0199f000-1234-7abc-8def-0123456789abc", "0199f00001234-7abc-8def-0123456789ab",
    "0199g000-1234-7abc-8def-0123456789ab", "{0199f000-1234-7abc-8def-0123456789ab}", "０199f000-1234-7abc-8def-0123456789ab",
  ])
  func `anything else is no identifier`(text: String) {
    #expect(Entry.ID(text) == nil)
  }

  @Test func `identifiers of one maker ascend, also in one millisecond and when the clock steps back`() {
    let maker = IdentifierMaker()
    let now = Timestamp(milliseconds: 1_800_000_000_000)

    var made: [Entry.ID] = []
    for step in 0..<10_000 { made.append(maker.next(at: Timestamp(milliseconds: now.milliseconds - Int64(step % 3)))) }

    #expect(zip(made, made.dropFirst()).allSatisfy(<))
    #expect(made.map(\.text) == made.map(\.text).sorted())
  }

  @Test func `an identifier is a UUID of version 7 that begins with its time`() throws {
    let id: Entry.ID = IdentifierMaker().next(at: Timestamp(milliseconds: 0x0123_4567_89AB))

    #expect(id.text.hasPrefix("01234567-89ab-7"))
    let variant = try #require(id.text.dropFirst(19).first)
    #expect("89ab".contains(variant))
  }

  @Test func `makers on eight threads never make the same identifier`() async {
    let maker = IdentifierMaker()
    let made = await withTaskGroup(of: [Entry.ID].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<2_000).map { _ in maker.next(at: Timestamp(milliseconds: 1_800_000_000_000)) } }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }

    #expect(Set(made).count == 16_000)
  }
}
