/// Markup that goes out exactly as it stands: the only way around escaping.
///
/// It exists for markup that the builder has no names for (an SVG symbol, say). It takes only a literal of the
/// source code, never a value, so nothing that a person typed can get through here.
package struct UnescapedHTML: Sendable {
  let html: HTML

  /// Takes a literal that its author vouches for.
  package init(_ literal: StaticString) {
    html = HTML(.literal(literal))
  }
}
