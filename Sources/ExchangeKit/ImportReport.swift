package import JournalKit

/// What an import did.
package struct ImportReport: Sendable, Equatable {
  /// What came of the records that could come in.
  package let merge: MergeReport
  /// The records that could not, in the order of the file.
  package let skipped: [ImportProblem]
}
