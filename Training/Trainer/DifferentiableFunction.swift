/// A function of many variables that knows its gradient.
protocol DifferentiableFunction {
  /// The value at `point`; `gradient`, of the same length, is set to the slope there.
  mutating func value(at point: [Double], gradient: inout [Double]) -> Double
}
