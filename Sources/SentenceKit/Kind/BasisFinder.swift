/// A group of words that can be given as a reason.
private struct Reason {
  let symbol: UInt32
  let basis: Basis

  init(_ group: String, _ basis: Basis) {
    symbol = FeatureHash.symbol(of: group)
    self.basis = basis
  }

  init(_ piece: PieceSense, _ basis: Basis) {
    symbol = piece.symbol
    self.basis = basis
  }
}

/// Finds what a person can read as the reason for a proposed kind: the group of words that speaks for it the most.
enum BasisFinder {
  /// The basis of the strongest group of words in a sentence; the model when no group speaks for the kind.
  static func basis(of features: Features, for kind: SentenceKind) -> Basis {
    let model = TrainedModels.kind
    var best: (basis: Basis, lead: Double)?
    for reason in reasons(for: kind) where features.groups.contains(reason.symbol) {
      let lead = model.lead(of: Features.presence(of: reason.symbol), for: kind.index)
      if lead > best?.lead ?? 0 { best = (reason.basis, lead) }
    }
    return best?.basis ?? .words
  }

  /// The groups that can be given as a reason for a kind.
  private static func reasons(for kind: SentenceKind) -> [Reason] {
    switch kind {
    case .record: record
    case .todo: todo
    case .request: request
    case .mood: mood
    }
  }

  private static let record = [
    Reason("done", .done), Reason("measure", .measured), Reason("report", .report), Reason(.past, .done), Reason(.volume, .measured),
    Reason(.size, .measured), Reason(.temperature, .measured), Reason(.reading, .measured), Reason(.times, .measured),
  ]
  private static let todo = [
    Reason("shortage", .shortage), Reason("undone", .undone), Reason("duty", .duty), Reason("later", .plan), Reason("event", .plan),
    Reason(.future, .plan), Reason(.vagueFuture, .plan), Reason(.packs, .list),
  ]
  private static let request = [
    Reason("question", .question), Reason("who", .question), Reason("ask", .asking), Reason("you", .asking),
  ]
  private static let mood = [
    Reason("happy", .feeling), Reason("tired", .feeling), Reason("sad", .feeling), Reason("angry", .feeling), Reason("joy", .feeling),
    Reason("anxious", .feeling), Reason("love", .feeling), Reason("calm", .feeling), Reason("wish", .wish),
    Reason("sigh", .exclamation), Reason("question", .rhetorical),
  ]
}
