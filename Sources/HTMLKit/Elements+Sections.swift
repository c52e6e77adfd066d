// Elements for the parts of a page. Each takes its attributes first and its content, in result-builder syntax, after them.

/// The `<header>` element.
package func header(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.header, attributes, content: content())
}

/// The `<nav>` element.
package func nav(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.nav, attributes, content: content())
}

/// The `<main>` element.
package func main(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.main, attributes, content: content())
}

/// The `<section>` element.
package func section(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.section, attributes, content: content())
}

/// The `<article>` element.
package func article(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.article, attributes, content: content())
}

/// The `<aside>` element.
package func aside(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.aside, attributes, content: content())
}

/// The `<footer>` element.
package func footer(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.footer, attributes, content: content())
}

/// The `<address>` element.
package func address(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.address, attributes, content: content())
}

/// The `<search>` element.
package func search(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.search, attributes, content: content())
}

/// The `<h1>` element.
package func h1(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.h1, attributes, content: content())
}

/// The `<h2>` element.
package func h2(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.h2, attributes, content: content())
}

/// The `<h3>` element.
package func h3(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.h3, attributes, content: content())
}

/// The `<h4>` element.
package func h4(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.h4, attributes, content: content())
}

/// The `<h5>` element.
package func h5(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.h5, attributes, content: content())
}

/// The `<h6>` element.
package func h6(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.h6, attributes, content: content())
}

/// The `<hgroup>` element.
package func hgroup(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.hgroup, attributes, content: content())
}

/// The `<div>` element.
package func div(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.div, attributes, content: content())
}

/// The `<dialog>` element.
package func dialog(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.dialog, attributes, content: content())
}

/// The `<details>` element.
package func details(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.details, attributes, content: content())
}

/// The `<summary>` element.
package func summary(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.summary, attributes, content: content())
}
