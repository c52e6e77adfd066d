import SentenceKit

/// One thing that a model tells: the kind, the topic, or the mood of a sentence.
struct Task: Sendable {
  let name: String
  /// The names of the classes, in the order of the interpreter.
  let classes: [String]
  /// How many bits of a feature's hash count; the model has two to that power buckets.
  let bits: Int
  /// Which features of a sentence tell it.
  let features: @Sendable (Features) -> [UInt32]
  /// The labels of a line, best first; a line without any is left out.
  let labels: @Sendable (Corpus.Line) -> [String]

  static let all = [
    Task(name: "kind", classes: SentenceKind.allCases.map(\.text), bits: 16, features: { $0.form }, labels: { $0.kinds }),
    Task(
      name: "topic", classes: Topic.allCases.map(\.text), bits: 14, features: { $0.content },
      labels: { line in
        // Other is what remains: it gives way to any topic that a reader could name.
        let topics = line.topics.filter { $0 != "other" }
        return topics + (topics.count < line.topics.count ? ["other"] : [])
      }),
    Task(name: "mood", classes: MoodRecogniser.moods, bits: 14, features: { $0.content }, labels: { $0.moods }),
  ]

  /// How much the best, second and third of several labels count.
  private static let shares: [[Double]] = [[1], [0.65, 0.35], [0.55, 0.27, 0.18]]
  private static let penalty = 0.05

  /// The lines that have a label, as examples.
  private func examples(_ corpus: Corpus, _ features: [Features]) -> [(labels: [String], example: Regression.Example)] {
    zip(corpus.lines, features).compactMap { line, features in
      let labels = Array(labels(line).prefix(3))
      guard !labels.isEmpty else { return nil }
      var target = [Double](repeating: 0, count: classes.count)
      for (label, share) in zip(labels, Self.shares[labels.count - 1]) {
        if let index = classes.firstIndex(of: label) { target[index] += share }
      }
      return (labels, Regression.Example(hashes: self.features(features), bits: bits, target: target))
    }
  }

  private func train(_ examples: [Regression.Example]) -> Regression {
    Regression(examples, classes: classes.count, bits: bits, penalty: Self.penalty, iterations: 100)
  }

  /// How many answers are right when each fifth of the sentences is read by a model that was trained on the others.
  func crossValidation(_ corpus: Corpus, _ features: [Features]) -> String {
    let examples = examples(corpus, features)
    var (right, confident, confidentRight) = (0, 0, 0)
    for fold in 0..<5 {
      let model = train(examples.enumerated().filter { $0.offset % 5 != fold }.map(\.element.example))
      for (_, (labels, example)) in examples.enumerated().filter({ $0.offset % 5 == fold }) {
        let probabilities = Softmax.probabilities(model.scores(example))
        guard let highest = probabilities.max(), let index = probabilities.firstIndex(of: highest) else { continue }
        let isRight = labels.contains(classes[index])
        right += isRight ? 1 : 0
        confident += highest >= 0.9 ? 1 : 0
        confidentRight += highest >= 0.9 && isRight ? 1 : 0
      }
    }
    func share(_ part: Int, _ whole: Int) -> String { String(Double(part * 1000 / max(1, whole)) / 10) + " %" }
    return
      "\(name): \(share(right, examples.count)) right; at 0.9 and above \(share(confidentRight, confident)) of \(share(confident, examples.count))"
  }

  /// The trained model as Swift source.
  func source(_ corpus: Corpus, _ features: [Features]) -> String {
    let model = train(examples(corpus, features).map(\.example))
    // No weight is cut off: the few large ones are the words that tell most.
    let limit = model.weights.map(\.magnitude).max() ?? 1
    let unit = (limit / 45 * 1e6).rounded(.up) / 1e6
    let text = model.weights.map { LinearModel.character(Int(($0 / unit).rounded())) }
    let biases = model.biases.map { String(($0 / unit * 1000).rounded() / 1000) }
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
