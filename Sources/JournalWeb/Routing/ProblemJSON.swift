import HTTPKit

/// A refusal in the form that programs read (RFC 9457), for what never reaches the API itself.
enum ProblemJSON {
  /// The answer. `type` is one of our own names, so nothing in it needs escaping.
  static func answer(_ status: HTTPStatus, type: StaticString) -> HTTPResponse {
    let json = #"{"type":"urn:yiju:problem:\#(type)","title":"\#(status.reason)","status":\#(status.code)}"#
    return HTTPResponse(status, headers: ["Content-Type": "application/problem+json"], body: Array(json.utf8))
  }
}
