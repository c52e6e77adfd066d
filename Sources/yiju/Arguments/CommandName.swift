import LocalizationKit

/// The commands, by the word that calls them.
enum CommandName: String, Sendable, CaseIterable {
  case add, list, show, edit, done, reopen, rm, undo, people, learned, export, `import`, backup, restore, doctor, serve, interpret, help,
    version

  /// The command that a single word seems to be a slip of: one letter missing, added, changed, or two swapped. Words of fewer than
  /// three letters and words in other scripts are sentences.
  init?(mistyped word: String) {
    let letters = Array(word.utf8)
    guard letters.count >= 3, letters.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else { return nil }
    guard let meant = Self.allCases.first(where: { Self.isOneSlip(letters, Array($0.rawValue.utf8)) }) else { return nil }
    self = meant
  }

  private static func isOneSlip(_ typed: [UInt8], _ meant: [UInt8]) -> Bool {
    let same = zip(typed, meant).prefix { $0 == $1 }.count
    let restTyped = typed.dropFirst(same)
    let restMeant = meant.dropFirst(same)
    return switch typed.count - meant.count {
    case 1: restTyped.dropFirst().elementsEqual(restMeant)
    case -1: restTyped.elementsEqual(restMeant.dropFirst())
    case 0:
      restTyped.dropFirst().elementsEqual(restMeant.dropFirst())
        || (restTyped.count > 1 && restTyped.prefix(2).reversed().elementsEqual(restMeant.prefix(2))
          && restTyped.dropFirst(2).elementsEqual(restMeant.dropFirst(2)))
    default: false
    }
  }

  /// The options that it takes besides the global ones.
  var options: [CommandOption] {
    switch self {
    case .add: [.kind, .person, .mood, .split, .yes, .json]
    case .list: [.limit, .all, .since, .kind, .person, .cursor, .json]
    case .show, .done, .reopen, .rm, .undo, .people, .learned, .doctor: self == .doctor ? [.json, .repairTo] : [.json]
    case .edit: [.kind, .person, .noPerson, .mood, .noMood, .occurrence, .noOccurrence, .json]
    case .import: [.skipBadLines, .json]
    case .export, .backup, .restore, .help, .version: []
    case .serve: [.port, .newKey]
    case .interpret: [.json, .jsonLines]
    }
  }
}
