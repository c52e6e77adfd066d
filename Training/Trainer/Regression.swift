import SentenceKit

/// Multinomial logistic regression over hashed features, with a quadratic penalty.
///
/// The objective is convex and is brought to its minimum by L-BFGS over all examples, in one thread and in a fixed order, with the four
/// operations and square roots of IEEE 754 only: the same sentences give the same weights, bit for bit.
///
/// A feature that few examples have weighs more than a common one while it is trained, by the square root of the logarithm of its
/// rareness: what tells most are words, not the runs of characters that every sentence has.
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
  /// Weights bucket by bucket, each with one number for each class.
  private(set) var weights: [Double]
  /// What each class has before anything is read.
  private(set) var biases: [Double]

  /// Trains on examples.
  ///
  /// - Parameters:
  ///   - penalty: half the factor of the squared weights, for the sum over all examples.
  ///   - iterations: at most so many steps.
  init(_ examples: [Example], classes: Int, bits: Int, penalty: Double, iterations: Int) {
    self.classes = classes
    let rareness = Self.rareness(examples, buckets: 1 << bits)
    var objective = Objective(examples: examples, rareness: rareness, classes: classes, penalty: penalty)
    let solution = LBFGS.minimum(of: &objective, from: [Double](repeating: 0, count: classes << bits + classes), iterations: iterations)
    biases = Array(solution.suffix(classes))
    weights = solution.dropLast(classes).enumerated().map { $0.element * rareness[$0.offset / classes] }
  }

  /// The scores of an example's classes.
  func scores(_ example: Example) -> [Double] {
    var sums = [Double](repeating: 0, count: classes)
    for bucket in example.buckets {
      for index in 0..<classes { sums[index] += weights[Int(bucket) * classes + index] }
    }
    return sums.indices.map { sums[$0] * example.scale + biases[$0] }
  }

  /// For each bucket the square root of the logarithm of how many times as many examples there are as such that have it.
  private static func rareness(_ examples: [Example], buckets: Int) -> [Double] {
    var counts = [Int](repeating: 0, count: buckets)
    for example in examples {
      for bucket in Set(example.buckets) { counts[Int(bucket)] += 1 }
    }
    return counts.map { max(0.1, Logarithm.natural(Double(examples.count) / Double(1 + $0))).squareRoot() }
  }

  /// The loss over all examples, with the penalty.
  private struct Objective: DifferentiableFunction {
    let examples: [Example]
    let rareness: [Double]
    let classes: Int
    let penalty: Double

    mutating func value(at weights: [Double], gradient: inout [Double]) -> Double {
      var loss = 0.0
      let biases = weights.count - classes
      for index in 0..<weights.count {
        gradient[index] = index < biases ? 2 * penalty * weights[index] : 0
        if index < biases { loss += penalty * weights[index] * weights[index] }
      }
      for example in examples {
        let probabilities = Softmax.probabilities(scores(example, weights))
        for index in 0..<classes where example.target[index] > 0 {
          loss -= example.target[index] * Logarithm.natural(max(probabilities[index], 1e-12))
        }
        gradient.withUnsafeMutableBufferPointer { gradient in
          for index in 0..<classes {
            let error = probabilities[index] - example.target[index]
            gradient[biases + index] += error
            for bucket in example.buckets { gradient[Int(bucket) * classes + index] += error * example.scale * rareness[Int(bucket)] }
          }
        }
      }
      return loss
    }

    private func scores(_ example: Example, _ weights: [Double]) -> [Double] {
      var sums = [Double](repeating: 0, count: classes)
      let biases = weights.count - classes
      weights.withUnsafeBufferPointer { weights in
        for bucket in example.buckets {
          let start = Int(bucket) * classes
          for index in 0..<classes { sums[index] += weights[start + index] * rareness[Int(bucket)] }
        }
        for index in 0..<classes { sums[index] = sums[index] * example.scale + weights[biases + index] }
      }
      return sums
    }
  }
}
