/// The name of a `data-*` attribute, checked: lower-case letters, digits and single hyphens, a letter first.
///
/// Write it as a literal (`.data("entry-id", id)`); a name that is made at run time goes through `init?(name:)`.
package struct DataAttribute: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name without `data-`.
  package let name: String

  /// A name made at run time; nil where it is not of the form above.
  package init?(name: String) {
    var previous: UInt8?
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9") where previous != nil: break
      case UInt8(ascii: "-") where previous != nil && previous != UInt8(ascii: "-"): break
      default: return nil
      }
      previous = byte
    }
    guard let previous, previous != UInt8(ascii: "-") else { return nil }
    self.name = name
  }

  /// A literal; a malformed one is a mistake in the program and stops it.
  package init(stringLiteral name: String) {
    guard let checked = DataAttribute(name: name) else {
      preconditionFailure("A data attribute's name consists of lower-case letters, digits and single hyphens.")
    }
    self = checked
  }
}
