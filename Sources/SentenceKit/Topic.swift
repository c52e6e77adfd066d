/// What a sentence is about; the list of the evaluation guidelines.
public enum Topic: Sendable, CaseIterable {
  case feed, sleep, diaper, health, medicine, temperature, growth, bath
  case play, school, shopping, chores, outing, work, milestone, other

  /// The name under which it is written.
  public var text: String {
    switch self {
    case .feed: "feed"
    case .sleep: "sleep"
    case .diaper: "diaper"
    case .health: "health"
    case .medicine: "medicine"
    case .temperature: "temperature"
    case .growth: "growth"
    case .bath: "bath"
    case .play: "play"
    case .school: "school"
    case .shopping: "shopping"
    case .chores: "chores"
    case .outing: "outing"
    case .work: "work"
    case .milestone: "milestone"
    case .other: "other"
    }
  }

  /// The topic of this name.
  public init?(text: String) {
    for topic in Self.allCases where isSame(topic.text, text) {
      self = topic
      return
    }
    return nil
  }
}
