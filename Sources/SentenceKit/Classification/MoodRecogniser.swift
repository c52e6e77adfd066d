/// Proposes an emoji for a sentence that says how the writer feels.
package enum MoodRecogniser {
  /// The emoji with the highest score.
  static func mood(_ features: Features) -> String? {
    var best: (mood: String, score: Double)?
    for (mood, score) in zip(moods, TrainedModels.mood.scores(features.content)) where score > best?.score ?? -.infinity {
      best = (mood, score)
    }
    return best?.mood
  }

  /// The palette, in the order of the model's classes.
  package static let moods = ["😊", "😴", "😢", "😡", "🎉", "😰", "🥰", "😌"]
}
