/// Logarithms of odds as probabilities, the same to the bit on every platform: no mathematical library is asked.
package enum Softmax {
  /// The probability of each class. Empty for no scores.
  package static func probabilities(_ scores: [Double]) -> [Double] {
    guard var highest = scores.first else { return [] }
    for score in scores where score > highest { highest = score }
    var sum = 0.0
    var values: [Double] = []
    values.reserveCapacity(scores.count)
    for score in scores {
      let value = exponential(score - highest)
      values.append(value)
      sum += value
    }
    for index in values.indices { values[index] /= sum }
    return values
  }

  /// e to the power of `x`, for `x` of at most 0; with a relative error below 1e-9.
  static func exponential(_ x: Double) -> Double {
    guard x > -40 else { return 0 }
    // e^x = (e^(x/256))^256, with the series of e^y for a small y.
    let y = x / 256
    var value = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4 * (1 + y / 5))))
    for _ in 0..<8 { value *= value }
    return value
  }
}
