public import LocalizationKit

/// What can go wrong with a journal, each with a name, a sentence and a next step. It never carries what a person wrote.
public enum JournalError: Error, Sendable, Hashable {
  /// No room left on the disk, or the file's size limit is reached.
  case diskFull
  /// The file or its disk can be read but not written.
  case readOnly
  /// This user may not read or write the file or its folder.
  case noPermission
  /// Another program held the journal for longer than the busy timeout.
  case locked
  /// The file is not a journal or its contents are damaged.
  case damaged
  /// A newer version of the program wrote the journal. It opens for reading; writing throws this.
  case newerVersion(found: Int, supported: Int)
  /// There is no file or folder at the journal's place and none can be made.
  case cannotOpen
  /// The journal file is missing or empty while its write-ahead log, which holds entries, is still there.
  case strayLog
  /// A file that would be written is there already; it stays as it is.
  case fileExists
  /// No entry of this identifier.
  case entryNotFound
  /// No person of this identifier.
  case unknownPerson
  /// The identifier belongs to another entry.
  case identifierTaken
  /// The card was saved before, and its entry has been edited, done or deleted since.
  case changedSince
  /// Content without anything to see in it.
  case blankContent
  /// A name without anything to see in it.
  case blankName
  /// Any other failure of the storage, with its numeric code.
  case storage(code: Int)

  /// The error itself, or `.storage(code: 0)` for one that no storage should throw.
  init(_ error: any Error) {
    self = error as? JournalError ?? .storage(code: 0)
  }

  /// A stable name for programs: the API's problem type and the command line's `--json` errors.
  public var name: String {
    switch self {
    case .diskFull: "disk-full"
    case .readOnly: "read-only"
    case .noPermission: "no-permission"
    case .locked: "locked"
    case .damaged: "damaged"
    case .newerVersion: "newer-version"
    case .cannotOpen: "cannot-open"
    case .strayLog: "stray-log"
    case .fileExists: "file-exists"
    case .entryNotFound: "entry-not-found"
    case .unknownPerson: "unknown-person"
    case .identifierTaken: "identifier-taken"
    case .changedSince: "changed-since"
    case .blankContent: "blank-content"
    case .blankName: "blank-name"
    case .storage: "storage"
    }
  }

  /// What happened, in one sentence.
  public var sentence: LocalizedText { JournalErrorTexts.sentence(self) }

  /// What the person can do now.
  public var nextStep: LocalizedText { JournalErrorTexts.nextStep(self) }
}
