import SentenceKit

/// Multinomial logistic regression over hashed features, with a quadratic penalty.
///
/// The objective is convex and is brought to its minimum by L-BFGS over all examples, in one thread and in a fixed order, with the four
/// operations and square roots of IEEE 754 only: the same sentences give the same weights, bit for bit.
struct Regression {
  /// One example: buckets of its features, and how much each class is the right answer (the sum is 1).
  struct Example {
    let buckets: [Int32]
    let target: [Double]
    /// One over the square root of the number of features, so that long sentences weigh no more than short ones.
    let scale: Double

    init(hashes: [UInt32], bits: Int, target: [Double]) {
      buckets = hashes.map { Int32($0 >> UInt32(32 - bits)) }
      self.target = target
      scale = hashes.isEmpty ? 0 : 1 / Double(hashes.count).squareRoot()
    }
  }

  let classes: Int
  let bits: Int
  /// Weights bucket by bucket, then one bias for each class.
  private(set) var weights: [Double]

  /// Trains on examples.
  ///
  /// - Parameters:
  ///   - penalty: half the factor of the squared weights, for the sum over all examples.
  ///   - iterations: at most so many steps.
  init(_ examples: [Example], classes: Int, bits: Int, penalty: Double, iterations: Int) {
    self.classes = classes
    self.bits = bits
    weights = [Double](repeating: 0, count: classes << bits + classes)
    minimise(examples, penalty: penalty, iterations: iterations)
  }

  /// The scores of an example's classes.
  func scores(_ example: Example) -> [Double] {
    Self.scores(example, weights, classes)
  }

  private static func scores(_ example: Example, _ weights: [Double], _ classes: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: classes)
    let biases = weights.count - classes
    weights.withUnsafeBufferPointer { weights in
      for bucket in example.buckets {
        let start = Int(bucket) * classes
        for index in 0..<classes { sums[index] += weights[start + index] }
      }
      for index in 0..<classes { sums[index] = sums[index] * example.scale + weights[biases + index] }
    }
    return sums
  }

  /// The loss with its gradient.
  private func loss(_ examples: [Example], _ weights: [Double], penalty: Double, gradient: inout [Double]) -> Double {
    var loss = 0.0
    let biases = weights.count - classes
    for index in 0..<weights.count {
      gradient[index] = index < biases ? 2 * penalty * weights[index] : 0
      if index < biases { loss += penalty * weights[index] * weights[index] }
    }
    for example in examples {
      let probabilities = Softmax.probabilities(Self.scores(example, weights, classes))
      for index in 0..<classes where example.target[index] > 0 {
        loss -= example.target[index] * Logarithm.natural(max(probabilities[index], 1e-12))
      }
      gradient.withUnsafeMutableBufferPointer { gradient in
        for index in 0..<classes {
          let error = probabilities[index] - example.target[index]
          gradient[biases + index] += error
          let step = error * example.scale
          for bucket in example.buckets { gradient[Int(bucket) * classes + index] += step }
        }
      }
    }
    return loss
  }

  private mutating func minimise(_ examples: [Example], penalty: Double, iterations: Int) {
    var history: [(step: [Double], change: [Double], rho: Double)] = []
    var gradient = [Double](repeating: 0, count: weights.count)
    var current = loss(examples, weights, penalty: penalty, gradient: &gradient)
    for iteration in 0..<iterations {
      // The two loops of L-BFGS (Nocedal & Wright, algorithm 7.4).
      var direction = gradient
      var factors: [Double] = []
      for entry in history.reversed() {
        let factor = entry.rho * Self.dot(entry.step, direction)
        factors.append(factor)
        Self.add(-factor, entry.change, to: &direction)
      }
      if let last = history.last {
        let scale = 1 / (last.rho * Self.dot(last.change, last.change))
        for index in direction.indices { direction[index] *= scale }
      }
      for (entry, factor) in zip(history, factors.reversed()) {
        Self.add(factor - entry.rho * Self.dot(entry.change, direction), entry.step, to: &direction)
      }
      let slope = -Self.dot(gradient, direction)
      guard slope < 0 else { return }
      var length = iteration == 0 ? 1 / Self.dot(gradient, gradient).squareRoot() : 1
      var next = weights
      var nextGradient = gradient
      var value = Double.infinity
      for _ in 0..<30 {
        next = weights
        Self.add(-length, direction, to: &next)
        value = loss(examples, next, penalty: penalty, gradient: &nextGradient)
        if value <= current + 1e-4 * length * slope { break }
        length /= 2
      }
      guard value < current else { return }
      var step = next
      Self.add(-1, weights, to: &step)
      var change = nextGradient
      Self.add(-1, gradient, to: &change)
      let curvature = Self.dot(step, change)
      if curvature > 1e-12 { history.append((step, change, 1 / curvature)) }
      if history.count > 8 { history.removeFirst() }
      let gain = (current - value) / current
      (weights, gradient, current) = (next, nextGradient, value)
      if gain < 1e-5 { return }
    }
  }

  private static func dot(_ one: [Double], _ other: [Double]) -> Double {
    var sum = 0.0
    for index in one.indices { sum += one[index] * other[index] }
    return sum
  }

  private static func add(_ factor: Double, _ other: [Double], to one: inout [Double]) {
    for index in one.indices { one[index] += factor * other[index] }
  }
}
