// Elements for the document's frame. Each takes its attributes first and its content, in result-builder syntax, after them.

/// The `<html>` element.
package func html(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.html, attributes, content: content())
}

/// The `<head>` element.
package func head(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.head, attributes, content: content())
}

/// The `<title>` element.
package func title(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.title, attributes, content: content())
}

/// The `<body>` element.
package func body(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.body, attributes, content: content())
}

/// The `<noscript>` element.
package func noscript(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.noscript, attributes, content: content())
}

/// The `<template>` element.
package func template(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  element(.template, attributes, content: content())
}

/// The `<meta>` element, which has no content.
package func meta(_ attributes: HTMLAttribute...) -> HTML {
  voidElement(.meta, attributes)
}

/// The `<link>` element, which has no content.
package func link(_ attributes: HTMLAttribute...) -> HTML {
  voidElement(.link, attributes)
}

/// The `<base>` element, which has no content.
package func base(_ attributes: HTMLAttribute...) -> HTML {
  voidElement(.base, attributes)
}
