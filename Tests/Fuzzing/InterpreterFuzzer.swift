/// What libFuzzer calls with bytes of its own making (Scripts/fuzz): the interpreter must answer any of them, in memory bounds and in time.
///
/// Compiled together with the interpreter's sources, whose every branch then guides the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInterpreter(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  guard let now = CivilDateTime("2026-11-30T15:00:00") else { return 0 }
  let interpretation = interpret(text, now: now, people: ["妹妹", "阿嬤", "May"])
  for time in interpretation.times {
    guard let value = time.value else { continue }
    precondition(TimeValue(value.text) == value, "a value that cannot be read back")
  }
  _ = interpretationJSON(interpretation)
  return 0
}
