/// A part of the day, as the evaluation guidelines divide it; the parts overlap on purpose.
public enum Daypart: Int, Sendable, CaseIterable {
  /// 05–12, 11–13, 12–18, 18–24, 0–5 (late night and before dawn), 4–7.
  case morning, noon, afternoon, evening, night, dawn

  /// Its two-letter code: `MO`, `NO`, `AF`, `EV`, `NI`, `DN`.
  public var code: String {
    switch self {
    case .morning: "MO"
    case .noon: "NO"
    case .afternoon: "AF"
    case .evening: "EV"
    case .night: "NI"
    case .dawn: "DN"
    }
  }

  /// Its name in the lexicon.
  var name: String {
    switch self {
    case .morning: "morning"
    case .noon: "noon"
    case .afternoon: "afternoon"
    case .evening: "evening"
    case .night: "night"
    case .dawn: "dawn"
    }
  }

  /// The part with this two-letter code.
  init?(code: (UInt8, UInt8)) {
    switch code {
    case (77, 79): self = .morning
    case (78, 79): self = .noon
    case (65, 70): self = .afternoon
    case (69, 86): self = .evening
    case (78, 73): self = .night
    case (68, 78): self = .dawn
    default: return nil
    }
  }

  /// The hours of the day that it covers, end exclusive.
  var hours: Range<Int> {
    switch self {
    case .morning: 5..<12
    case .noon: 11..<13
    case .afternoon: 12..<18
    case .evening: 18..<24
    case .night: 0..<5
    case .dawn: 4..<7
    }
  }
}
