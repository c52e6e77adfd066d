public struct CivilDate: Sendable, Hashable, Comparable {
  public let year: Int
  public let month: Int
  public let day: Int
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }
  public init(dayNumber z0: Int) {
    let z = z0 + 719468
    let era = (z >= 0 ? z : z - 146096) / 146097
    let doe = z - era * 146097
    let yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100)
    let mp = (5 * doy + 2) / 153
    day = doy - (153 * mp + 2) / 5 + 1
    month = mp < 10 ? mp + 3 : mp - 9
    year = yoe + era * 400 + (month <= 2 ? 1 : 0)
  }
  public var dayNumber: Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yoe = y - era * 400
    let doy = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468
  }
  public var weekday: Int { ((dayNumber + 3) % 7 + 7) % 7 + 1 }
  public func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }
  public init?(_ text: String) {
    let p = text.split(separator: "-").compactMap { Int($0) }
    guard p.count == 3, text.utf8.count == 10 else { return nil }
    self.init(year: p[0], month: p[1], day: p[2])
  }
  public var text: String {
    func pad(_ n: Int, _ w: Int) -> String { String(repeating: "0", count: max(0, w - "\(n)".utf8.count)) + "\(n)" }
    return "\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2))"
  }
  public static func < (l: Self, r: Self) -> Bool { l.dayNumber < r.dayNumber }
}
public struct CivilDateTime: Sendable, Hashable, Comparable {
  public let date: CivilDate
  public let hour: Int
  public let minute: Int
  public let second: Int
  public init?(date: CivilDate, hour: Int, minute: Int, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
  }
  public init(startOf date: CivilDate) {
    self.date = date
    hour = 0
    minute = 0
    second = 0
  }
  public init?(_ text: String) {
    let h = text.split(separator: "T")
    guard h.count == 2, let d = CivilDate(String(h[0])) else { return nil }
    let p = h[1].split(separator: ":").compactMap { Int($0) }
    guard p.count >= 2 else { return nil }
    self.init(date: d, hour: p[0], minute: p[1], second: p.count > 2 ? p[2] : 0)
  }
  public var text: String { "\(date.text)T\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }
  public static func < (l: Self, r: Self) -> Bool {
    (l.date, l.hour, l.minute, l.second) < (r.date, r.hour, r.minute, r.second)
  }
}
public enum Grain: Sendable { case minute, hour, daypart, day, week, month, year, repetition }
public enum SentenceKind: Sendable, CaseIterable {
  case record, todo, request, mood
  public var text: String { "\(self)" }
}
public struct Basis: Sendable, Hashable {
  public var code: String
  public init(code: String) { self.code = code }
}
public struct KindSuggestion: Sendable {
  public let kind: SentenceKind
  public let confidence: Double
  public let basis: Basis
}
public struct TimeValue: Sendable, Hashable {
  public let text: String
  public init?(_ text: String) { if text.isEmpty { return nil } else { self.text = text } }
}
public struct TimeExpression: Sendable {
  public let text: String
  public let scalarRange: Range<Int>
  public let value: TimeValue?
  public let grain: Grain?
}
public struct Quantity: Sendable {
  public let text: String
  public let amount: Double
  public let unit: String
}
public enum Topic: Sendable { case feed, other }
public struct LearnedWeights: Sendable { public init() {} }
public struct Interpretation: Sendable {
  public let kind: KindSuggestion
  public let times: [TimeExpression]
  public let quantities: [Quantity]
  public let subject: String?
  public let topic: Topic?
  public let mood: String?
}
public func interpret(_ s: String, now: CivilDateTime, people: [String], learned: LearnedWeights? = nil) -> Interpretation {
  Interpretation(
    kind: KindSuggestion(kind: .record, confidence: 0.4, basis: Basis(code: "rule:otherwise")), times: [], quantities: [],
    subject: nil, topic: nil, mood: nil)
}
