// Attributes whose value, or whose name, comes from a closed list.

extension HTMLAttribute {
  /// `type` of an `<input>`.
  package static func type(_ value: InputType?) -> HTMLAttribute { HTMLAttribute("type", value?.rawValue) }

  /// `type` of a `<button>`.
  package static func buttonType(_ value: ButtonType?) -> HTMLAttribute { HTMLAttribute("type", value?.rawValue) }

  /// `type` of a `<script>`.
  package static func scriptType(_ value: ScriptType?) -> HTMLAttribute { HTMLAttribute("type", value?.rawValue) }

  /// `type` of a `<link>`: a media type.
  package static func mediaType(_ text: String?) -> HTMLAttribute { HTMLAttribute("type", text) }

  /// `method` of a form.
  package static func method(_ value: FormMethod?) -> HTMLAttribute { HTMLAttribute("method", value?.rawValue) }

  /// `formmethod` of a button.
  package static func formmethod(_ value: FormMethod?) -> HTMLAttribute { HTMLAttribute("formmethod", value?.rawValue) }

  /// `enctype` of a form.
  package static func enctype(_ value: FormEncoding?) -> HTMLAttribute { HTMLAttribute("enctype", value?.rawValue) }

  /// `inputmode`.
  package static func inputmode(_ value: InputMode?) -> HTMLAttribute { HTMLAttribute("inputmode", value?.rawValue) }

  /// `enterkeyhint`.
  package static func enterkeyhint(_ value: EnterKeyHint?) -> HTMLAttribute { HTMLAttribute("enterkeyhint", value?.rawValue) }

  /// `dir`.
  package static func dir(_ value: TextDirection?) -> HTMLAttribute { HTMLAttribute("dir", value?.rawValue) }

  /// `spellcheck`.
  package static func spellcheck(_ value: Switch?) -> HTMLAttribute { HTMLAttribute("spellcheck", value?.rawValue) }

  /// `autocapitalize`.
  package static func autocapitalize(_ value: AutoCapitalization?) -> HTMLAttribute {
    HTMLAttribute("autocapitalize", value?.rawValue)
  }

  /// `http-equiv`.
  package static func httpEquiv(_ value: HTTPEquivalent?) -> HTMLAttribute { HTMLAttribute("http-equiv", value?.rawValue) }

  /// `scope`.
  package static func scope(_ value: HeaderScope?) -> HTMLAttribute { HTMLAttribute("scope", value?.rawValue) }

  /// `aria-*` with a text; nil leaves it out.
  package static func aria(_ attribute: AriaAttribute, _ text: String?) -> HTMLAttribute {
    HTMLAttribute(attribute.attributeName, text)
  }

  /// `aria-*` with `true` or `false`, which assistive technology wants spelled out.
  package static func aria(_ attribute: AriaAttribute, _ state: Bool) -> HTMLAttribute {
    HTMLAttribute(attribute.attributeName, value: .state(state))
  }
}
