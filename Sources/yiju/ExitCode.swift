/// What the process tells its caller (documented in the man page).
enum ExitCode: Int32, Sendable {
  /// Everything asked for was done.
  case success = 0
  /// The journal could not do it; standard error names the error and the next step.
  case journalFailed = 1
  /// The arguments were not understood; nothing was done.
  case usage = 2
  /// There is no such entry or person.
  case notFound = 3
  /// Some of the input was not taken (blank, too long, not UTF-8, not readable); standard error names the lines.
  case inputRefused = 4
  /// The person cancelled the card; nothing was saved.
  case cancelled = 5
}
