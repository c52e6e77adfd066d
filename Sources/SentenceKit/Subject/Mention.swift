/// A place of a sentence that means one of the household's people.
struct Mention {
  /// The name as the household set it up.
  let name: String
  let range: Range<Int>
}
