/// Puts the statements of a content closure together; `if`, `switch`, `for` and optionals work as in plain Swift.
@resultBuilder
package enum HTMLBuilder {
  /// A text, escaped.
  package static func buildExpression(_ text: String) -> HTML { HTML(text) }

  /// A text that may be missing, escaped.
  package static func buildExpression(_ text: String?) -> HTML { text.map { HTML($0) } ?? .empty }

  /// A part of a text, escaped.
  package static func buildExpression(_ text: Substring) -> HTML { HTML(String(text)) }

  /// A piece made elsewhere.
  package static func buildExpression(_ html: HTML) -> HTML { html }

  /// A piece that may be missing.
  package static func buildExpression(_ html: HTML?) -> HTML { html ?? .empty }

  /// Pieces in a row.
  package static func buildExpression(_ pieces: [HTML]) -> HTML { buildArray(pieces) }

  /// Markup that goes out as it stands.
  package static func buildExpression(_ raw: UnescapedHTML) -> HTML { raw.html }

  /// An empty closure.
  package static func buildBlock() -> HTML { .empty }

  /// The first statement.
  package static func buildPartialBlock(first: HTML) -> HTML { first }

  /// Each further statement. Linear in the length of `next`.
  package static func buildPartialBlock(accumulated: consuming HTML, next: HTML) -> HTML {
    var result = accumulated
    result.append(next)
    return result
  }

  /// An `if` without an `else`.
  package static func buildOptional(_ html: HTML?) -> HTML { html ?? .empty }

  /// The first branch of a choice.
  package static func buildEither(first: HTML) -> HTML { first }

  /// The other branch of a choice.
  package static func buildEither(second: HTML) -> HTML { second }

  /// A `for` loop. Linear in the length of all pieces.
  package static func buildArray(_ pieces: [HTML]) -> HTML {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.expectedCount })
    for piece in pieces { piece.write(to: &bytes) }
    return HTML(.bytes(bytes))
  }
}
