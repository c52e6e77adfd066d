import Foundation
import JournalKit
import SQLiteKit

extension JournalError {
  /// The name of what the storage threw.
  init(storage error: any Error) {
    switch error {
    case let error as JournalError: self = error
    case let error as SQLiteError: self.init(error)
    default: self = .storage(code: 0)
    }
  }

  /// The name of an error of SQLite.
  init(_ error: SQLiteError) {
    if error.code == .databaseMoved {
      self = .cannotOpen
      return
    }
    switch error.code.primary {
    case .full: self = .diskFull
    case .readOnly: self = error.systemCode == EACCES ? .noPermission : .readOnly
    case .permission, .authorization: self = .noPermission
    case .busy, .locked: self = .locked
    case .corrupt, .notADatabase: self = .damaged
    // Our statements are fixed: one that does not compile has met a schema that is not ours.
    case .error: self = .damaged
    case .cannotOpen: self = JournalError(systemCode: error.systemCode) ?? .cannotOpen
    // SQLite does not pass on that a file reached this process's size limit.
    case .inputOutput where error.code == .writeFailed && PathAccess.hasFileSizeLimit: self = .diskFull
    case .inputOutput: self = JournalError(systemCode: error.systemCode) ?? .storage(code: Int(error.code.rawValue))
    default: self = .storage(code: Int(error.code.rawValue))
    }
  }

  /// The name of an `errno` that has one here; nil for the rest.
  init?(systemCode: Int32) {
    switch systemCode {
    case ENOSPC, EDQUOT, EFBIG: self = .diskFull
    case EROFS: self = .readOnly
    case EACCES: self = .noPermission
    case EPERM: self = .readOnly
    default: return nil
    }
  }
}
