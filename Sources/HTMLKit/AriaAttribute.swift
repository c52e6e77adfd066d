/// The `aria-*` attributes, named without their prefix.
package enum AriaAttribute: Sendable, CaseIterable {
  case label, labelledby, describedby, details, hidden, live, atomic, busy, current, expanded, controls, owns
  case pressed, checked, selected, modal, invalid, required, errormessage, haspopup, roledescription, keyshortcuts
  case valuenow, valuemin, valuemax, valuetext, orientation, disabled, readonly, placeholder, multiline
  case multiselectable, autocomplete, activedescendant, sort, level, posinset, setsize, rowcount, colcount

  /// The full name.
  var attributeName: StaticString {
    switch self {
    case .label: "aria-label"
    case .labelledby: "aria-labelledby"
    case .describedby: "aria-describedby"
    case .details: "aria-details"
    case .hidden: "aria-hidden"
    case .live: "aria-live"
    case .atomic: "aria-atomic"
    case .busy: "aria-busy"
    case .current: "aria-current"
    case .expanded: "aria-expanded"
    case .controls: "aria-controls"
    case .owns: "aria-owns"
    case .pressed: "aria-pressed"
    case .checked: "aria-checked"
    case .selected: "aria-selected"
    case .modal: "aria-modal"
    case .invalid: "aria-invalid"
    case .required: "aria-required"
    case .errormessage: "aria-errormessage"
    case .haspopup: "aria-haspopup"
    case .roledescription: "aria-roledescription"
    case .keyshortcuts: "aria-keyshortcuts"
    case .valuenow: "aria-valuenow"
    case .valuemin: "aria-valuemin"
    case .valuemax: "aria-valuemax"
    case .valuetext: "aria-valuetext"
    case .orientation: "aria-orientation"
    case .disabled: "aria-disabled"
    case .readonly: "aria-readonly"
    case .placeholder: "aria-placeholder"
    case .multiline: "aria-multiline"
    case .multiselectable: "aria-multiselectable"
    case .autocomplete: "aria-autocomplete"
    case .activedescendant: "aria-activedescendant"
    case .sort: "aria-sort"
    case .level: "aria-level"
    case .posinset: "aria-posinset"
    case .setsize: "aria-setsize"
    case .rowcount: "aria-rowcount"
    case .colcount: "aria-colcount"
    }
  }
}
