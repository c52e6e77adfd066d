import Foundation
import SentenceKit

/// One thing that a model tells: the kind, the topic, or the mood of a sentence.
struct Task: Sendable {
  let name: String
  /// The names of the classes, in the order of the interpreter.
  let classes: [String]
  /// How many bits of a feature's hash count; the model has two to that power buckets.
  let bits: Int
  let penalty: Double
  /// The labels of a line, best first; a line without any is left out.
  var discount = 0.0
  let labels: @Sendable (Corpus.Line) -> [String]

  static let E = ProcessInfo.processInfo.environment
  static let all = [
    Task(name: "kind", classes: SentenceKind.allCases.map(\.text), bits: Int(E["KB"] ?? "16")!, penalty: Double(E["KP"] ?? "0.05")!) { $0.kinds },
    Task(name: "topic", classes: Topic.allCases.map(\.text), bits: Int(E["TB"] ?? "14")!, penalty: Double(E["TP"] ?? "0.05")!) { line in
      // Other is what remains: it gives way to any topic that a reader could name.
      let topics = line.topics.filter { $0 != "other" }
      return topics + (topics.count < line.topics.count ? ["other"] : [])
    },
    Task(name: "mood", classes: moods, bits: Int(E["TB"] ?? "14")!, penalty: Double(E["TP"] ?? "0.05")!) { $0.moods },
  ]

  /// The moods that the interpreter suggests.
  static let moods = ["😊", "😴", "😢", "😡", "🎉", "😰", "🥰", "😌"]

  /// How much the best, second and third of several labels count.
  private static let shares: [[Double]] = [[1], [0.65, 0.35], [0.55, 0.27, 0.18]]

  private func examples(_ corpus: Corpus, _ features: [Features]) -> [(line: Corpus.Line, example: Regression.Example)] {
    zip(corpus.lines, features).compactMap { line, hashes in
      let labels = labels(line).prefix(3)
      guard !labels.isEmpty else { return nil }
      var target = [Double](repeating: 0, count: classes.count)
      for (label, share) in zip(labels, Self.shares[labels.count - 1]) {
        if let index = classes.firstIndex(of: label) { target[index] += share }
      }
      return (line, Regression.Example(hashes: name == "kind" ? hashes.form : hashes.content, bits: bits, target: target))
    }
  }

  private func train(_ examples: [Regression.Example]) -> Regression {
    Regression(examples, classes: classes.count, bits: bits, penalty: penalty, iterations: 60)
  }

  /// How many answers are right when each fifth of the sentences is read by a model that was trained on the others.
  func crossValidation(_ corpus: Corpus, _ features: [Features]) -> String {
    let examples = examples(corpus, features)
    var (right, confident, confidentRight) = (0, 0, 0)
    for fold in 0..<5 {
      let model = train(examples.enumerated().filter { $0.offset % 5 != fold }.map(\.element.example))
      for (_, (line, example)) in examples.enumerated().filter({ $0.offset % 5 == fold }) {
        let probabilities = Softmax.probabilities(model.scores(example))
        guard let highest = probabilities.max(), let index = probabilities.firstIndex(of: highest) else { continue }
        let isRight = labels(line).contains(classes[index])
        right += isRight ? 1 : 0
        confident += highest >= 0.9 ? 1 : 0
        confidentRight += highest >= 0.9 && isRight ? 1 : 0
      }
    }
    func share(_ part: Int, _ whole: Int) -> String { String(Double(part * 1000 / max(1, whole)) / 10) + " %" }
    return
      "\(name): \(share(right, examples.count)) right; at 0.9 and above \(share(confidentRight, confident)) of \(share(confident, examples.count))"
  }

  func heldOut(_ corpus: Corpus, _ features: [Features], _ other: Corpus, _ f2: [Features]) -> String {
    let model = train(examples(corpus, features).map(\.example))
    var (right, confident, confidentRight) = (0, 0, 0)
    let ex = examples(other, f2)
    for (line, example) in ex {
      var sc = model.scores(example)
      if name == "topic" { sc[15] -= Double(Self.E["OD"] ?? "0")! }
      let probabilities = Softmax.probabilities(sc)
      guard let highest = probabilities.max(), let index = probabilities.firstIndex(of: highest) else { continue }
      let isRight = labels(line).contains(classes[index])
      if !isRight, Self.E["MISS"] != nil { print("  ", labels(line), classes[index], highest, line.text) }
      right += isRight ? 1 : 0
      confident += highest >= 0.9 ? 1 : 0
      confidentRight += highest >= 0.9 && isRight ? 1 : 0
    }
    return "\(name) \(Double(right * 1000 / ex.count) / 10)  conf \(Double(confident * 1000 / ex.count) / 10) at \(Double(confidentRight * 1000 / max(1, confident)) / 10)"
  }

  /// The trained model as Swift source.
  func source(_ corpus: Corpus, _ features: [Features]) -> String {
    let model = train(examples(corpus, features).map(\.example))
    let buckets = model.weights.dropLast(classes.count)
    // The largest weights are cut off: one in ten thousand at most.
    let sorted = buckets.map(\.magnitude).filter { $0 > 0 }.sorted()
    let limit = sorted.isEmpty ? 1 : sorted[sorted.count - 1 - sorted.count / 10_000]
    let unit = (limit / 45 * 1e6).rounded(.up) / 1e6
    let text = buckets.map { LinearModel.character(Int(($0 / unit).rounded())) }
    let biases = model.weights.suffix(classes.count).map { String(($0 / unit * 1000).rounded() / 1000) }
    return """
        static let \(name) = LinearModel(
          classes: \(classes.count), bits: \(bits), unit: \(unit), biases: [\(biases.joined(separator: ", "))],
          weights: #\"""
      \(Self.lines(text))
            \"""#)

      """
  }

  /// A text of printable characters in lines of a length that tools can show, joined by the backslashes of a raw literal.
  private static func lines(_ text: [UInt8]) -> String {
    var lines: [String] = []
    var start = 0
    while start < text.count {
      let end = min(start + 120, text.count)
      lines.append("      " + String(decoding: text[start..<end], as: UTF8.self) + (end < text.count ? "\\#" : ""))
      start = end
    }
    return lines.joined(separator: "\n")
  }
}
