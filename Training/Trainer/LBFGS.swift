/// The limited-memory method of Broyden, Fletcher, Goldfarb and Shanno (Nocedal & Wright, algorithm 7.4), with halving steps.
enum LBFGS {
  /// The point at which a convex function is lowest, nearly: it ends when a step gains less than one in 100,000.
  static func minimum(of function: inout some DifferentiableFunction, from start: [Double], iterations: Int) -> [Double] {
    var point = start
    var history: [(step: [Double], change: [Double], rho: Double)] = []
    var gradient = [Double](repeating: 0, count: point.count)
    var current = function.value(at: point, gradient: &gradient)
    for iteration in 0..<iterations {
      let direction = direction(gradient, history)
      let slope = -dot(gradient, direction)
      guard slope < 0 else { return point }
      var length = iteration == 0 ? 1 / dot(gradient, gradient).squareRoot() : 1
      var next = point
      var nextGradient = gradient
      var value = Double.infinity
      for _ in 0..<30 {
        next = point
        add(-length, direction, to: &next)
        value = function.value(at: next, gradient: &nextGradient)
        if value <= current + 1e-4 * length * slope { break }
        length /= 2
      }
      guard value < current else { return point }
      var step = next
      add(-1, point, to: &step)
      var change = nextGradient
      add(-1, gradient, to: &change)
      let curvature = dot(step, change)
      if curvature > 1e-12 { history.append((step, change, 1 / curvature)) }
      if history.count > 8 { history.removeFirst() }
      let gain = (current - value) / current
      (point, gradient, current) = (next, nextGradient, value)
      if gain < 1e-5 { return point }
    }
    return point
  }

  /// The gradient bent by what the last steps told of the curvature.
  private static func direction(_ gradient: [Double], _ history: [(step: [Double], change: [Double], rho: Double)]) -> [Double] {
    var direction = gradient
    var factors: [Double] = []
    for entry in history.reversed() {
      let factor = entry.rho * dot(entry.step, direction)
      factors.append(factor)
      add(-factor, entry.change, to: &direction)
    }
    if let last = history.last {
      let scale = 1 / (last.rho * dot(last.change, last.change))
      for index in direction.indices { direction[index] *= scale }
    }
    for (entry, factor) in zip(history, factors.reversed()) {
      add(factor - entry.rho * dot(entry.change, direction), entry.step, to: &direction)
    }
    return direction
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
