/// The three-digit outcome of a request; an open set.
package struct HTTPStatus: Sendable, Hashable {
  /// 100 to 599.
  package let code: UInt16

  /// A status by its number. A number outside 100...599 counts as 500, as RFC 9110 (15) tells clients to read it.
  package init(code: UInt16) {
    self.code = (100...599).contains(code) ? code : 500
  }

  /// Done.
  package static let ok = HTTPStatus(code: 200)
  /// Done, and something new exists.
  package static let created = HTTPStatus(code: 201)
  /// Done, and there is nothing to show.
  package static let noContent = HTTPStatus(code: 204)
  /// The result is at another address, to be fetched with GET.
  package static let seeOther = HTTPStatus(code: 303)
  /// What the client has is still current.
  package static let notModified = HTTPStatus(code: 304)
  /// The request cannot be understood.
  package static let badRequest = HTTPStatus(code: 400)
  /// The client has to say who it is.
  package static let unauthorized = HTTPStatus(code: 401)
  /// Not for this client.
  package static let forbidden = HTTPStatus(code: 403)
  /// Nothing is there.
  package static let notFound = HTTPStatus(code: 404)
  /// Something is there, but not for this method.
  package static let methodNotAllowed = HTTPStatus(code: 405)
  /// Nothing in a form that the client accepts.
  package static let notAcceptable = HTTPStatus(code: 406)
  /// It clashes with what is there.
  package static let conflict = HTTPStatus(code: 409)
  /// It was there once.
  package static let gone = HTTPStatus(code: 410)
  /// The body is larger than the server takes.
  package static let contentTooLarge = HTTPStatus(code: 413)
  package static let misdirectedRequest = HTTPStatus(code: 421)
  /// The body is of a kind that is not read here.
  package static let unsupportedMediaType = HTTPStatus(code: 415)
  /// Understood, but the values are not acceptable.
  package static let unprocessableContent = HTTPStatus(code: 422)
  /// Too many attempts.
  package static let tooManyRequests = HTTPStatus(code: 429)
  /// The server failed.
  package static let internalServerError = HTTPStatus(code: 500)
  /// The server cannot do it now.
  package static let serviceUnavailable = HTTPStatus(code: 503)
  /// No room left to store it.
  package static let insufficientStorage = HTTPStatus(code: 507)

  /// The usual words for the number; empty for one without.
  package var reason: String {
    switch code {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
    case 303: "See Other"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 406: "Not Acceptable"
    case 409: "Conflict"
    case 410: "Gone"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 422: "Unprocessable Content"
    case 429: "Too Many Requests"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    case 507: "Insufficient Storage"
    default: ""
    }
  }
}
