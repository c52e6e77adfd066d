// Elements for forms. Each takes its attributes first and its content, in result-builder syntax, after them.

/// The `<form>` element.
package func form(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.form, attributes, content: content())
}

/// The `<fieldset>` element.
package func fieldset(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.fieldset, attributes, content: content())
}

/// The `<legend>` element.
package func legend(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.legend, attributes, content: content())
}

/// The `<label>` element.
package func label(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.label, attributes, content: content())
}

/// The `<select>` element.
package func select(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.select, attributes, content: content())
}

/// The `<datalist>` element.
package func datalist(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.datalist, attributes, content: content())
}

/// The `<optgroup>` element.
package func optgroup(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.optgroup, attributes, content: content())
}

/// The `<option>` element.
package func option(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.option, attributes, content: content())
}

/// The `<button>` element.
package func button(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.button, attributes, content: content())
}

/// The `<output>` element.
package func output(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.output, attributes, content: content())
}

/// The `<progress>` element.
package func progress(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.progress, attributes, content: content())
}

/// The `<meter>` element.
package func meter(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.meter, attributes, content: content())
}

/// The `<input>` element, which has no content.
package func input(_ attributes: HTMLAttribute...) -> HTML {
  voidElement(.input, attributes)
}
