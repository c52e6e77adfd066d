/// A header value such as `zh-TW, en;q=0.5`: names with weights (RFC 9110, 12.4.2).
struct WeightedList: Sendable {
  /// A name and its weight in thousandths, 0...1000.
  struct Item: Sendable, Hashable {
    let name: String
    let weight: Int
  }

  /// The heaviest first, otherwise in the order in which they stood.
  let items: [Item]

  /// Reads the values of a header. A name with a weight that cannot be read is left out; one with weight 0 as well, unless it is kept.
  init(_ values: [String], keepsRefused: Bool = false) {
    var items: [Item] = []
    for value in values {
      for part in value.split(separator: ",") {
        let pieces = part.split(separator: ";", omittingEmptySubsequences: false).map(ASCII.trimmed)
        guard let name = pieces.first, !name.isEmpty else { continue }
        let weightText = pieces.dropFirst().first { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }?.dropFirst(2)
        guard let weight = weightText.map(Self.weight) ?? 1000 else { continue }
        if weight > 0 || keepsRefused { items.append(Item(name: String(name), weight: weight)) }
      }
    }
    self.items = items.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element)
  }

  /// `0`, `1`, or up to three decimals, in thousandths.
  private static func weight(_ text: Substring) -> Int? {
    let halves = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = halves.first, whole == "0" || whole == "1" else { return nil }
    var decimals = halves.count > 1 ? halves[1] : ""
    guard decimals.utf8.count <= 3, decimals.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    while decimals.utf8.count < 3 { decimals += "0" }
    guard let fraction = Int(decimals) else { return nil }
    let weight = (whole == "1" ? 1000 : 0) + fraction
    return weight <= 1000 ? weight : nil
  }
}
