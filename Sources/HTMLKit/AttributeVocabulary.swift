// Attributes whose value, or whose name, comes from a closed list.

/// What a field takes (`type` of `<input>`).
package enum InputType: String, Sendable, CaseIterable {
  case text, search, email, url, tel, number, date, time, month, week, color, range, password, file, checkbox, radio
  case hidden, submit, reset, button
  case datetimeLocal = "datetime-local"
}

/// What a button does (`type` of `<button>`).
package enum ButtonType: String, Sendable, CaseIterable {
  case submit, reset, button
}

/// How a form is sent.
package enum FormMethod: String, Sendable, CaseIterable {
  case get, post, dialog
}

/// How a form's fields are written (`enctype`).
package enum FormEncoding: String, Sendable, CaseIterable {
  case urlEncoded = "application/x-www-form-urlencoded"
  case multipart = "multipart/form-data"
}

/// Which keyboard a phone shows (`inputmode`).
package enum InputMode: String, Sendable, CaseIterable {
  case none, text, decimal, numeric, tel, search, email, url
}

/// What the enter key says (`enterkeyhint`).
package enum EnterKeyHint: String, Sendable, CaseIterable {
  case enter, done, go, next, previous, search, send
}

/// The direction of a text (`dir`).
package enum TextDirection: String, Sendable, CaseIterable {
  case ltr, rtl, auto
}

/// A value that is spelled out (`spellcheck`, `draggable`).
package enum Switch: String, Sendable, CaseIterable {
  case on = "true"
  case off = "false"
}

/// What a phone's keyboard capitalizes (`autocapitalize`).
package enum AutoCapitalization: String, Sendable, CaseIterable {
  case none, sentences, words, characters
}

/// Which header a `<meta>` stands for; `refresh` is left out on purpose, since its content holds an address.
package enum HTTPEquivalent: String, Sendable, CaseIterable {
  case contentSecurityPolicy = "content-security-policy"
  case contentType = "content-type"
}

/// What a table header heads (`scope`).
package enum HeaderScope: String, Sendable, CaseIterable {
  case row, col, rowgroup, colgroup
}

/// How a script is loaded (`type` of `<script>`).
package enum ScriptType: String, Sendable, CaseIterable {
  case module
  case importMap = "importmap"
}
