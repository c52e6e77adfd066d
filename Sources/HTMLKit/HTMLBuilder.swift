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

  /// A single statement.
  package static func buildBlock(_ html: HTML) -> HTML { html }

  /// Several statements.
  package static func buildBlock(_ pieces: HTML...) -> HTML { HTML(.pieces(pieces)) }

  /// An `if` without an `else`.
  package static func buildOptional(_ html: HTML?) -> HTML { html ?? .empty }

  /// The first branch of a choice.
  package static func buildEither(first: HTML) -> HTML { first }

  /// The other branch of a choice.
  package static func buildEither(second: HTML) -> HTML { second }

  /// A `for` loop.
  package static func buildArray(_ pieces: [HTML]) -> HTML { HTML(.pieces(pieces)) }
}
