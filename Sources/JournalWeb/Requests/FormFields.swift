import HTTPKit

/// The fields of a form that a page sent.
struct FormFields: Sendable {
  private let fields: HTTPFields

  /// Reads a request's body; nil when it is not a form or not well-formed.
  init?(_ request: HTTPRequest) {
    guard let fields = request.form else { return nil }
    self.fields = fields
  }

  /// A field as it was sent; nil when it is not there.
  subscript(name: String) -> String? { fields[name] }

  /// A field that a person typed. Browsers send every line break of a form as CR LF, whatever was typed; the person typed one line feed.
  func typed(_ name: String) -> String? {
    guard let sent = fields[name] else { return nil }
    let bytes = sent.utf8
    guard bytes.contains(0x0D) else { return sent }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == 0x0A, kept.last == 0x0D { kept.removeLast() }
      kept.append(byte)
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// What the person had written, from whichever field holds it; nil when there is nothing to see. For answers that refuse
  /// the form: the words must not be lost with it.
  var words: String? {
    let candidates = [typed(Field.content), fields[Field.rawText].flatMap(RawTextCode.decode), typed(Field.sentence), typed(Field.name)]
    return candidates.compactMap(\.self).first { !$0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
  }
}
