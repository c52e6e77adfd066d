/// A unit in which quantities are given.
enum QuantityUnit: CaseIterable, Sendable {
  case milliliter, liter, ounce, gram, kilogram, centimeter, meter, mile, celsius, fahrenheit
  case second, minute, hour, day, week, month, year
  case times, piece, pack, bag, box, bottle, bowl, scoop, mouthful, portion, set, person, point, step, word, stitch
  case taiwanDollar, dollar, percent, millimeterOfMercury, beatsPerMinute, milligramPerDeciliter

  /// As the evaluation guidelines write it.
  var text: String {
    switch self {
    case .milliliter: "ml"
    case .liter: "L"
    case .ounce: "oz"
    case .gram: "g"
    case .kilogram: "kg"
    case .centimeter: "cm"
    case .meter: "m"
    case .mile: "mile"
    case .celsius: "°C"
    case .fahrenheit: "°F"
    case .second: "s"
    case .minute: "min"
    case .hour: "h"
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    case .times: "times"
    case .piece: "piece"
    case .pack: "pack"
    case .bag: "bag"
    case .box: "box"
    case .bottle: "bottle"
    case .bowl: "bowl"
    case .scoop: "scoop"
    case .mouthful: "mouthful"
    case .portion: "portion"
    case .set: "set"
    case .person: "person"
    case .point: "point"
    case .step: "step"
    case .word: "word"
    case .stitch: "stitch"
    case .taiwanDollar: "TWD"
    case .dollar: "USD"
    case .percent: "%"
    case .millimeterOfMercury: "mmHg"
    case .beatsPerMinute: "bpm"
    case .milligramPerDeciliter: "mg/dL"
    }
  }

  /// The unit of that text; nil when it is none.
  init?(_ text: String) {
    for unit in Self.allCases where isSame(unit.text, text) {
      self = unit
      return
    }
    return nil
  }

  /// The amounts that a number without a unit may have in it, measured in a household; nil where nobody leaves the unit out.
  var usual: ClosedRange<Double>? {
    switch self {
    case .milliliter: 10...2000
    case .celsius: 34...43
    case .fahrenheit: 94...110
    case .kilogram: 1...200
    case .centimeter: 20...220
    case .minute: 1...60
    case .times: 1...15
    case .point: 0...100
    case .step: 500...100_000
    case .taiwanDollar: 10...1_000_000
    case .percent: 1...100
    case .millimeterOfMercury: 40...250
    case .beatsPerMinute: 30...250
    case .milligramPerDeciliter: 30...600
    default: nil
    }
  }

  /// Whether people read it off a scale, so that decimals are usual.
  var isMeasured: Bool {
    switch self {
    case .milliliter, .liter, .ounce, .gram, .kilogram, .centimeter, .meter, .mile, .celsius, .fahrenheit, .hour, .year, .percent: true
    default: false
    }
  }

  /// Whether shops sell by it.
  var isPriced: Bool {
    switch self {
    case .piece, .pack, .bag, .box, .bottle, .portion, .set: true
    default: false
    }
  }

  /// Whether one of it with a word such as 這 or 每 before names a particular one (那一天, 每一次).
  var isOccasion: Bool {
    switch self {
    case .day, .week, .month, .year, .times: true
    default: false
    }
  }
}
