// Elements for tables. Each takes its attributes first and its content, in result-builder syntax, after them.

/// The `<table>` element.
package func table(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.table, attributes, content: content())
}

/// The `<caption>` element.
package func caption(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.caption, attributes, content: content())
}

/// The `<thead>` element.
package func thead(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.thead, attributes, content: content())
}

/// The `<tbody>` element.
package func tbody(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.tbody, attributes, content: content())
}

/// The `<tfoot>` element.
package func tfoot(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.tfoot, attributes, content: content())
}

/// The `<tr>` element.
package func tr(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.tr, attributes, content: content())
}

/// The `<th>` element.
package func th(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.th, attributes, content: content())
}

/// The `<td>` element.
package func td(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.td, attributes, content: content())
}

/// The `<colgroup>` element.
package func colgroup(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.colgroup, attributes, content: content())
}

/// The `<col>` element, which has no content.
package func col(_ attributes: HTMLAttribute...) -> HTML {
  voidElement(.col, attributes)
}
