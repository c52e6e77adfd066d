/// The file format: JSON Lines that begin with a header (docs/format.md).
package enum JournalFormat {
  /// What the header calls it.
  package static let name = "yiju"
  /// The version that this program writes, and the newest that it reads.
  package static let version = 1
  /// Its media type in the API.
  package static let mediaType = "application/x-ndjson"
  /// The longest line that is read, in bytes: a sentence of the largest size with every character escaped, many times over.
  static let longestLine = 8 * 1024 * 1024
}
