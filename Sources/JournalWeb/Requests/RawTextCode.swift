import Foundation

/// How the raw text travels in a hidden field: as base64 of its UTF-8.
///
/// In plain form it would not come back byte for byte. Browsers rewrite the line breaks of hidden fields, and HTML has no
/// way to write some control characters at all.
enum RawTextCode {
  /// The field's value for a text.
  static func encode(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  /// The text of a field's value; nil when it is not base64 of UTF-8.
  static func decode(_ value: String) -> String? {
    Data(base64Encoded: value).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
