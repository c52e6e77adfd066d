import Foundation
import SentenceKit

/// Trains the interpreter's models: ModelTrainer FOLDER OUTPUT.swift, or ModelTrainer FOLDER --check to score them on sentences held back.
@main
struct ModelTrainer {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: ModelTrainer FOLDER (OUTPUT.swift | --check)\n".utf8))
      exit(64)
    }
    let corpus = try Corpus(folder: URL(fileURLWithPath: arguments[1]))
    let features = corpus.lines.map { SentenceClassifier.trainingFeatures(of: $0.text) }
    print("\(corpus.lines.count) sentences")
    if arguments[2] == "--check" {
      for task in Task.all { print(task.crossValidation(corpus, features)) }
      return
    }
    var source = """
      // Made by make model of the sentences in Training/sentences, where changes belong.
      // swift-format-ignore-file

      /// The weights of the interpreter's models.
      enum TrainedModels {

      """
    for task in Task.all { source += task.source(corpus, features) }
    source += "}\n"
    try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
  }
}
