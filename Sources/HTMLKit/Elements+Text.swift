// Elements for blocks and phrases of text. Each takes its attributes first and its content, in result-builder syntax, after them.

/// The `<p>` element.
package func p(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.p, attributes, content: content())
}

/// The `<blockquote>` element.
package func blockquote(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.blockquote, attributes, content: content())
}

/// The `<pre>` element.
package func pre(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.pre, attributes, content: content())
}

/// The `<figure>` element.
package func figure(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.figure, attributes, content: content())
}

/// The `<figcaption>` element.
package func figcaption(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.figcaption, attributes, content: content())
}

/// The `<ul>` element.
package func ul(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.ul, attributes, content: content())
}

/// The `<ol>` element.
package func ol(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.ol, attributes, content: content())
}

/// The `<li>` element.
package func li(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.li, attributes, content: content())
}

/// The `<dl>` element.
package func dl(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.dl, attributes, content: content())
}

/// The `<dt>` element.
package func dt(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.dt, attributes, content: content())
}

/// The `<dd>` element.
package func dd(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.dd, attributes, content: content())
}

/// The `<a>` element.
package func a(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.a, attributes, content: content())
}

/// The `<span>` element.
package func span(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.span, attributes, content: content())
}

/// The `<em>` element.
package func em(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.em, attributes, content: content())
}

/// The `<strong>` element.
package func strong(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.strong, attributes, content: content())
}

/// The `<small>` element.
package func small(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.small, attributes, content: content())
}

/// The `<s>` element.
package func s(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.s, attributes, content: content())
}

/// The `<cite>` element.
package func cite(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.cite, attributes, content: content())
}

/// The `<q>` element.
package func q(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.q, attributes, content: content())
}

/// The `<abbr>` element.
package func abbr(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.abbr, attributes, content: content())
}

/// The `<time>` element.
package func time(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.time, attributes, content: content())
}

/// The `<data>` element.
package func data(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.data, attributes, content: content())
}

/// The `<code>` element.
package func code(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.code, attributes, content: content())
}

/// The `<samp>` element.
package func samp(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.samp, attributes, content: content())
}

/// The `<kbd>` element.
package func kbd(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.kbd, attributes, content: content())
}

/// The `<sub>` element.
package func sub(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.sub, attributes, content: content())
}

/// The `<sup>` element.
package func sup(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.sup, attributes, content: content())
}

/// The `<i>` element.
package func i(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.i, attributes, content: content())
}

/// The `<b>` element.
package func b(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.b, attributes, content: content())
}

/// The `<u>` element.
package func u(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.u, attributes, content: content())
}

/// The `<mark>` element.
package func mark(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.mark, attributes, content: content())
}

/// The `<ruby>` element.
package func ruby(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.ruby, attributes, content: content())
}

/// The `<rt>` element.
package func rt(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.rt, attributes, content: content())
}

/// The `<rp>` element.
package func rp(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.rp, attributes, content: content())
}

/// The `<bdi>` element.
package func bdi(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.bdi, attributes, content: content())
}

/// The `<bdo>` element.
package func bdo(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.bdo, attributes, content: content())
}

/// The `<del>` element.
package func del(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.del, attributes, content: content())
}

/// The `<ins>` element.
package func ins(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.ins, attributes, content: content())
}

/// The `<br>` element, which has no content.
package func br(_ attributes: HTMLAttribute...) -> HTML {
  voidElement(.br, attributes)
}

/// The `<hr>` element, which has no content.
package func hr(_ attributes: HTMLAttribute...) -> HTML {
  voidElement(.hr, attributes)
}

/// The `<wbr>` element, which has no content.
package func wbr(_ attributes: HTMLAttribute...) -> HTML {
  voidElement(.wbr, attributes)
}

/// The `<img>` element, which has no content.
package func img(_ attributes: HTMLAttribute...) -> HTML {
  voidElement(.img, attributes)
}
