/// How the pages look.
public enum Theme: String, Sendable, CaseIterable {
  /// As the system does, following it live.
  case system
  case light
  case dark
}
