import LocalizationKit

/// The commands, by the word that calls them.
enum CommandName: String, Sendable, CaseIterable {
  case add, list, show, edit, done, reopen, rm, undo, people, export, `import`, backup, doctor, serve, interpret, help, version

  /// The options that it takes besides the global ones.
  var options: [CommandOption] {
    switch self {
    case .add: [.kind, .person, .mood, .yes, .json]
    case .list: [.limit, .all, .since, .kind, .person, .cursor, .json]
    case .show, .done, .reopen, .rm, .undo, .people, .doctor: self == .doctor ? [.json, .repairTo] : [.json]
    case .edit: [.kind, .person, .noPerson, .mood, .noMood, .occurrence, .noOccurrence, .json]
    case .import: [.skipBadLines, .json]
    case .export, .backup, .help, .version: []
    case .serve: [.port, .newKey]
    case .interpret: [.json, .jsonLines]
    }
  }
}
