/// A piece of a page: nothing, a text, an element, or several of these in a row.
///
/// Pieces are a small tree that is written in one pass when the page is rendered (`docs/decisions/html-tree.md` has the
/// measurements).
package struct HTML: Sendable {
  enum Storage: Sendable {
    case nothing
    case text(String)
    case literal(StaticString)
    case element(ElementNode)
    case pieces([HTML])
  }

  let storage: Storage

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
    case .literal(let text): text.utf8CodeUnitCount == 0
    case .element: false
    case .pieces(let pieces): pieces.allSatisfy(\.isEmpty)
    }
  }

  /// The page as UTF-8. Linear in its length.
  package func render() -> [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// The page as a string; the same bytes as `render()` gives. Linear in its length.
  package func renderString() -> String {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.string
  }

  func write(to writer: inout ByteWriter) {
    switch storage {
    case .nothing: break
    case .text(let text): writer.appendEscaped(text)
    case .literal(let text): writer.append(text)
    case .element(let element): element.write(to: &writer)
    case .pieces(let pieces): for piece in pieces { piece.write(to: &writer) }
    }
  }
}
