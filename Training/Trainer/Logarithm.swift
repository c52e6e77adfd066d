/// The natural logarithm without a mathematical library, so that training gives the same bits everywhere.
enum Logarithm {
  /// For positive finite `x`; with a relative error below 1e-9 of the logarithm's scale.
  static func natural(_ x: Double) -> Double {
    let ln2 = 0.693_147_180_559_945_3
    // x = m · 2^e with m in 1..<2; ln m = 2 artanh((m-1)/(m+1)).
    let exponent = Double(x.exponent)
    let z = (x.significand - 1) / (x.significand + 1)
    let square = z * z
    var term = z
    var sum = 0.0
    var divisor = 1.0
    while divisor < 30 {
      sum += term / divisor
      term *= square
      divisor += 2
    }
    return 2 * sum + exponent * ln2
  }
}
