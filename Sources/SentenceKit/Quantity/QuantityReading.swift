/// What a number in a sentence says, before the rest of the sentence was asked for its unit.
struct QuantityReading {
  enum Measure {
    case unit(QuantityUnit)
    /// The word in that range is the unit.
    case own(Range<Int>)
    /// The second unit where the sentence has a cue for it, else the first.
    case either(QuantityUnit, QuantityUnit)
    /// A count of what stands before it (尿*1, 衛生紙x2).
    case count
    /// A number that the words around it may give a unit.
    case bare
    /// A number that is a quantity only as a member of a list (三到五天).
    case member
  }

  var range: Range<Int>
  var amount: Double
  var measure: Measure
  var hasDecimals = false

  /// The unit that speaks for the numbers near it: one that is sure, or one that things are sold by.
  var namedUnit: QuantityUnit? {
    switch measure {
    case .unit(let unit): unit
    case .either(let unit, _): unit.isPriced ? unit : nil
    default: nil
    }
  }

  /// Whether no other word of the sentence has a say in its unit.
  var isSettled: Bool {
    guard case .unit = measure else { return false }
    return !isBeyondWeather
  }

  /// Degrees that only an oven has, else they are those of an angle.
  var isBeyondWeather: Bool {
    guard case .unit(.celsius) = measure else { return false }
    return amount > 110
  }

  /// A hundred 分 are no minutes.
  var isFullMarks: Bool {
    guard case .either(.minute, .point) = measure else { return false }
    return amount == 100
  }
}
