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
}
