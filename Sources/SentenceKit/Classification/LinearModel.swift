/// A linear classifier over hashed features: one weight for each bucket and class.
///
/// Weights are whole numbers from -45 to 45, each written as one printable character, so that a source file can hold them as a text:
/// such a literal compiles fast and lies in the binary as it is, for every platform.
package struct LinearModel: Sendable {
  /// How many classes it tells apart.
  let classes: Int
  /// How many of a hash's high bits choose the bucket.
  let bits: Int
  /// What a weight of one is worth, as a logarithm of odds.
  let unit: Double
  /// What speaks for each class before a sentence is read, in units.
  let biases: [Double]
  /// Bucket by bucket, `classes` characters each; empty for a model that knows nothing.
  let weights: StaticString

  /// The score of each class, as logarithms of odds. O(features × classes).
  func scores(_ features: [UInt32]) -> [Double] {
    // The number of classes is a multiple of four in every model, so that four weights are read at once.
    guard weights.utf8CodeUnitCount == classes << bits, classes % 4 == 0 else { return biases.map { $0 * unit } }
    let start = UnsafeRawPointer(weights.utf8Start)
    let scale = features.isEmpty ? 0 : 1 / Double(features.count).squareRoot()
    // Every weight is read with the zero's number on top.
    let zeros = Int32(truncatingIfNeeded: features.count) * Int32(Self.zero)
    var scores: [Double] = []
    scores.reserveCapacity(classes)
    for first in stride(from: 0, to: classes, by: 4) {
      var sum = SIMD4<Int32>.zero
      for feature in features {
        sum &+= SIMD4(truncatingIfNeeded: (start + bucket(of: feature) + first).loadUnaligned(as: SIMD4<UInt8>.self))
      }
      for index in 0..<4 { scores.append((biases[first + index] + Double(sum[index] - zeros) * scale) * unit) }
    }
    return scores
  }

  /// By how much one feature, taken as a whole sentence, speaks for a class rather than for the others, in units. O(classes).
  func lead(of feature: UInt32, for index: Int) -> Double {
    guard weights.utf8CodeUnitCount == classes << bits else { return 0 }
    let bucket = bucket(of: feature)
    var lead = 0.0
    for other in 0..<classes {
      let score = biases[other] + Double(Int(weights.utf8Start[bucket + other]) - Int(Self.zero))
      lead += other == index ? score * Double(classes - 1) : -score
    }
    return lead
  }

  /// Where the weights of a feature begin.
  private func bucket(of feature: UInt32) -> Int {
    Int(feature >> UInt32(truncatingIfNeeded: 32 - bits)) * classes
  }

  /// The number of the character that stands for the weight 0; from -45 on they run from `$` to `~`, so that no quotation mark is
  /// among them and no number sign that would turn a backslash before it into an escape.
  private static let zero: UInt8 = 81

  /// The character that stands for a weight of -45...45.
  package static func character(_ weight: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: min(45, max(-45, weight)) + Int(zero))
  }
}
