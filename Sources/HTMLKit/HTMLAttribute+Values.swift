// Attributes whose value is a text, a number, a switch or an address.

extension HTMLAttribute {
  /// The element's classes, joined with spaces; nil ones are left out.
  package static func `class`(_ names: String?...) -> HTMLAttribute { HTMLAttribute("class", value: .words(names)) }

  /// `id`.
  package static func id(_ text: String?) -> HTMLAttribute { HTMLAttribute("id", text) }

  /// `lang`.
  package static func lang(_ text: String?) -> HTMLAttribute { HTMLAttribute("lang", text) }

  /// `title`.
  package static func title(_ text: String?) -> HTMLAttribute { HTMLAttribute("title", text) }

  /// `name`.
  package static func name(_ text: String?) -> HTMLAttribute { HTMLAttribute("name", text) }

  /// `value`.
  package static func value(_ text: String?) -> HTMLAttribute { HTMLAttribute("value", text) }

  /// `rel`.
  package static func rel(_ text: String?) -> HTMLAttribute { HTMLAttribute("rel", text) }

  /// `media`.
  package static func media(_ text: String?) -> HTMLAttribute { HTMLAttribute("media", text) }

  /// `alt`.
  package static func alt(_ text: String?) -> HTMLAttribute { HTMLAttribute("alt", text) }

  /// `placeholder`.
  package static func placeholder(_ text: String?) -> HTMLAttribute { HTMLAttribute("placeholder", text) }

  /// `pattern`.
  package static func pattern(_ text: String?) -> HTMLAttribute { HTMLAttribute("pattern", text) }

  /// `accept`.
  package static func accept(_ text: String?) -> HTMLAttribute { HTMLAttribute("accept", text) }

  /// `min`.
  package static func min(_ text: String?) -> HTMLAttribute { HTMLAttribute("min", text) }

  /// `max`.
  package static func max(_ text: String?) -> HTMLAttribute { HTMLAttribute("max", text) }

  /// `step`.
  package static func step(_ text: String?) -> HTMLAttribute { HTMLAttribute("step", text) }

  /// `content`.
  package static func content(_ text: String?) -> HTMLAttribute { HTMLAttribute("content", text) }

  /// `charset`.
  package static func charset(_ text: String?) -> HTMLAttribute { HTMLAttribute("charset", text) }

  /// `datetime`.
  package static func datetime(_ text: String?) -> HTMLAttribute { HTMLAttribute("datetime", text) }

  /// `autocomplete`.
  package static func autocomplete(_ text: String?) -> HTMLAttribute { HTMLAttribute("autocomplete", text) }

  /// `list`.
  package static func list(_ text: String?) -> HTMLAttribute { HTMLAttribute("list", text) }

  /// `label`.
  package static func label(_ text: String?) -> HTMLAttribute { HTMLAttribute("label", text) }

  /// `sizes`.
  package static func sizes(_ text: String?) -> HTMLAttribute { HTMLAttribute("sizes", text) }

  /// `download`.
  package static func download(_ text: String?) -> HTMLAttribute { HTMLAttribute("download", text) }

  /// `headers`.
  package static func headers(_ text: String?) -> HTMLAttribute { HTMLAttribute("headers", text) }

  /// `abbr`.
  package static func abbr(_ text: String?) -> HTMLAttribute { HTMLAttribute("abbr", text) }

  /// `form`.
  package static func form(_ text: String?) -> HTMLAttribute { HTMLAttribute("form", text) }

  /// `for`: the `id` of the field that a label or an output belongs to.
  package static func `for`(_ id: String?) -> HTMLAttribute { HTMLAttribute("for", id) }

  /// `role`, for assistive technology.
  package static func role(_ role: String?) -> HTMLAttribute { HTMLAttribute("role", role) }

  /// `tabindex`, a number.
  package static func tabindex(_ number: Int?) -> HTMLAttribute { HTMLAttribute("tabindex", number) }

  /// `maxlength`, a number.
  package static func maxlength(_ number: Int?) -> HTMLAttribute { HTMLAttribute("maxlength", number) }

  /// `minlength`, a number.
  package static func minlength(_ number: Int?) -> HTMLAttribute { HTMLAttribute("minlength", number) }

  /// `rows`, a number.
  package static func rows(_ number: Int?) -> HTMLAttribute { HTMLAttribute("rows", number) }

  /// `cols`, a number.
  package static func cols(_ number: Int?) -> HTMLAttribute { HTMLAttribute("cols", number) }

  /// `size`, a number.
  package static func size(_ number: Int?) -> HTMLAttribute { HTMLAttribute("size", number) }

  /// `colspan`, a number.
  package static func colspan(_ number: Int?) -> HTMLAttribute { HTMLAttribute("colspan", number) }

  /// `rowspan`, a number.
  package static func rowspan(_ number: Int?) -> HTMLAttribute { HTMLAttribute("rowspan", number) }

  /// `width`, a number.
  package static func width(_ number: Int?) -> HTMLAttribute { HTMLAttribute("width", number) }

  /// `height`, a number.
  package static func height(_ number: Int?) -> HTMLAttribute { HTMLAttribute("height", number) }

  /// `start`, a number.
  package static func start(_ number: Int?) -> HTMLAttribute { HTMLAttribute("start", number) }

  /// `required`, there or not.
  package static func required(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("required", isPresent) }

  /// `disabled`, there or not.
  package static func disabled(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("disabled", isPresent) }

  /// `checked`, there or not.
  package static func checked(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("checked", isPresent) }

  /// `selected`, there or not.
  package static func selected(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("selected", isPresent) }

  /// `hidden`, there or not.
  package static func hidden(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("hidden", isPresent) }

  /// `open`, there or not.
  package static func open(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("open", isPresent) }

  /// `autofocus`, there or not.
  package static func autofocus(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("autofocus", isPresent) }

  /// `readonly`, there or not.
  package static func readonly(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("readonly", isPresent) }

  /// `multiple`, there or not.
  package static func multiple(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("multiple", isPresent) }

  /// `novalidate`, there or not.
  package static func novalidate(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("novalidate", isPresent) }

  /// `defer`, there or not.
  package static func `defer`(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("defer", isPresent) }

  /// `async`, there or not.
  package static func async(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("async", isPresent) }

  /// `reversed`, there or not.
  package static func reversed(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("reversed", isPresent) }

  /// `inert`, there or not.
  package static func inert(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("inert", isPresent) }

  /// `formnovalidate`, there or not.
  package static func formnovalidate(_ isPresent: Bool = true) -> HTMLAttribute { HTMLAttribute("formnovalidate", isPresent) }

  /// `href`, an address.
  package static func href(_ address: URLReference?) -> HTMLAttribute { HTMLAttribute("href", address?.description) }

  /// `src`, an address.
  package static func src(_ address: URLReference?) -> HTMLAttribute { HTMLAttribute("src", address?.description) }

  /// `action`, an address.
  package static func action(_ address: URLReference?) -> HTMLAttribute { HTMLAttribute("action", address?.description) }

  /// `formaction`, an address.
  package static func formaction(_ address: URLReference?) -> HTMLAttribute { HTMLAttribute("formaction", address?.description) }

  /// `data-*` with a checked name; nil leaves it out.
  package static func data(_ attribute: DataAttribute, _ text: String?) -> HTMLAttribute {
    HTMLAttribute("data-", value: text == nil ? .leftOut : .suffixed(attribute, text))
  }

  /// `data-*` that is there or is not.
  package static func data(_ attribute: DataAttribute, _ isPresent: Bool = true) -> HTMLAttribute {
    HTMLAttribute("data-", value: isPresent ? .suffixed(attribute, nil) : .leftOut)
  }
}
