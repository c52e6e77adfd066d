import Foundation

/// Time zones by name, for the length of one page: nearly every entry of a list was written in the same one.
struct ZoneCache {
  private let present: TimeZone
  /// The name of the present zone.
  let presentName: String
  private var others: [String: TimeZone] = [:]

  /// Knows `present`, which also stands in for names that this machine does not know.
  init(_ present: TimeZone) {
    self.present = present
    presentName = present.identifier
  }

  /// The zone of a name.
  mutating func zone(_ identifier: String) -> TimeZone {
    if identifier == presentName { return present }
    if let known = others[identifier] { return known }
    let zone = TimeZone(identifier: identifier) ?? present
    others[identifier] = zone
    return zone
  }
}
