/// What becomes of a request's body, decided while only the head is known.
package enum HTTPAdmission: Sendable {
  /// It is read, up to this many bytes; a longer one is refused with 413.
  case body(upTo: Int)
  /// It is not read; this is the answer.
  case refused(HTTPResponse)
}
