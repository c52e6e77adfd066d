/// A piece of a page: nothing, a text, elements, or several of these in a row.
///
/// A text stays a string until an element takes it in, everything else is already bytes; an element therefore costs one
/// buffer of its final size (`docs/decisions/html-as-bytes.md` has the measurements).
package struct HTML: Sendable {
  enum Storage: Sendable {
    case nothing
    case text(String)
    case bytes([UInt8])
  }

  var storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// A piece without any content.
  package static let empty = HTML(.nothing)

  /// A text that is escaped when it is rendered.
  package init(_ text: String) {
    storage = .text(text)
  }

  /// Several pieces as one, in result-builder syntax, without an element around them.
  package init(@HTMLBuilder _ content: () -> HTML) {
    self = content()
  }

  /// Whether nothing at all would be rendered.
  package var isEmpty: Bool {
    switch storage {
    case .nothing: true
    case .text(let text): text.isEmpty
    case .bytes(let bytes): bytes.isEmpty
    }
  }

  /// The page as UTF-8. Linear in its length for a text, constant otherwise.
  package func render() -> [UInt8] {
    if case .bytes(let bytes) = storage { return bytes }
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// The page as a string; the same bytes as `render()` gives. Linear in its length.
  package func renderString() -> String {
    String(decoding: render(), as: UTF8.self)
  }

  /// An upper estimate of the rendered length in bytes where nothing needs escaping.
  var expectedCount: Int {
    switch storage {
    case .nothing: 0
    case .text(let text): text.utf8.count
    case .bytes(let bytes): bytes.count
    }
  }

  func write(to bytes: inout [UInt8]) {
    switch storage {
    case .nothing: break
    case .text(let text): bytes.appendEscaped(text)
    case .bytes(let own): bytes.append(contentsOf: own)
    }
  }

  mutating func append(_ next: HTML) {
    switch (storage, next.storage) {
    case (_, .nothing):
      break
    case (.nothing, _):
      storage = next.storage
    case (.bytes(var bytes), _):
      // The storage lets go of the buffer first, so that appending does not copy it.
      storage = .nothing
      next.write(to: &bytes)
      storage = .bytes(bytes)
    case (.text(let text), _):
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.utf8.count + next.expectedCount)
      bytes.appendEscaped(text)
      next.write(to: &bytes)
      storage = .bytes(bytes)
    }
  }
}
