/// An interpretation as one JSON object in UTF-8, in the format of the evaluation (without `id`).
///
/// The command line, the web server and the WebAssembly module all answer with these very bytes. O(size of the answer).
public func interpretationJSON(_ interpretation: Interpretation) -> [UInt8] {
  var writer = JSONWriter()
  writer.object {
    $0.member("kind") { $0.string(interpretation.kind.kind.text) }
    $0.member("confidence") { $0.number(interpretation.kind.confidence) }
    $0.member("basis") { $0.string(interpretation.kind.basis.code) }
    $0.member("time") {
      $0.array(interpretation.times) { writer, time in
        writer.object {
          $0.member("text") { $0.string(time.text) }
          $0.member("start") { $0.number(time.scalarRange.lowerBound) }
          $0.member("end") { $0.number(time.scalarRange.upperBound) }
          $0.member("value") { $0.string(time.value?.text) }
          $0.member("grain") { $0.string(time.grain?.text) }
        }
      }
    }
    $0.member("quantities") {
      $0.array(interpretation.quantities) { writer, quantity in
        writer.object {
          $0.member("text") { $0.string(quantity.text) }
          $0.member("amount") { $0.number(quantity.amount) }
          $0.member("unit") { $0.string(quantity.unit) }
        }
      }
    }
    $0.member("subject") { $0.string(interpretation.subject) }
    $0.member("topic") { $0.string(interpretation.topic?.text) }
    $0.member("mood") { $0.string(interpretation.mood) }
    if let split = interpretation.split {
      $0.member("split") {
        $0.array([(split.first, split.firstKind), (split.second, split.secondKind)]) { writer, part in
          writer.object {
            $0.member("start") { $0.number(part.0.lowerBound) }
            $0.member("end") { $0.number(part.0.upperBound) }
            $0.member("kind") { $0.string(part.1.kind.text) }
            $0.member("confidence") { $0.number(part.1.confidence) }
            $0.member("basis") { $0.string(part.1.basis.code) }
          }
        }
      }
    }
  }
  return writer.bytes
}
