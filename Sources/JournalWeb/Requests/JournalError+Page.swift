import HTTPKit
import JournalKit

extension JournalError {
  /// The status of a page that shows this error.
  var pageStatus: HTTPStatus {
    switch self {
    case .diskFull: .insufficientStorage
    case .locked: .serviceUnavailable
    case .readOnly, .noPermission, .newerVersion: .forbidden
    case .entryNotFound: .notFound
    case .unknownPerson, .blankContent, .blankName: .unprocessableContent
    case .identifierTaken, .changedSince: .conflict
    case .damaged, .cannotOpen, .strayLog, .fileExists, .storage: .internalServerError
    }
  }
}
