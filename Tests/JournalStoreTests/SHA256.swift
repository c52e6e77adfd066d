/// The SHA-256 (FIPS 180-4) of a text's UTF-8 as hexadecimal digits; slow and plain, for pinning released migrations.
func sha256(_ text: String) -> String {
  func roots(_ count: Int, _ power: Double) -> [UInt32] {
    var primes: [Int] = []
    var number = 2
    while primes.count < count {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes.map { prime in
      let root = power == 2 ? Double(prime).squareRoot() : cubeRoot(Double(prime))
      return UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }
  }
  func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
  let constants = roots(64, 3)
  var state = roots(8, 2)
  var bytes = Array(text.utf8)
  let length = UInt64(bytes.count) * 8
  bytes.append(0x80)
  while bytes.count % 64 != 56 { bytes.append(0) }
  for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: length >> UInt64(shift))) }
  for block in stride(from: 0, to: bytes.count, by: 64) {
    var words = (0..<16).map { index in bytes[(block + index * 4)..<(block + index * 4 + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    for index in 16..<64 {
      let first = words[index - 15]
      let second = words[index - 2]
      let low = rotate(first, 7) ^ rotate(first, 18) ^ first >> 3
      let high = rotate(second, 17) ^ rotate(second, 19) ^ second >> 10
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    var round = state
    for index in 0..<64 {
      let mixed = rotate(round[4], 6) ^ rotate(round[4], 11) ^ rotate(round[4], 25)
      let choice = (round[4] & round[5]) ^ (~round[4] & round[6])
      let first = round[7] &+ mixed &+ choice &+ constants[index] &+ words[index]
      let turned = rotate(round[0], 2) ^ rotate(round[0], 13) ^ rotate(round[0], 22)
      let majority = (round[0] & round[1]) ^ (round[0] & round[2]) ^ (round[1] & round[2])
      round = [first &+ turned &+ majority, round[0], round[1], round[2], round[3] &+ first, round[4], round[5], round[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ round[index] }
  }
  return state.map { word in String(repeating: "0", count: 8 - String(word, radix: 16).count) + String(word, radix: 16) }.joined()
}

/// By Newton's method, exact to the last bits that the constants need.
private func cubeRoot(_ number: Double) -> Double {
  var root = number
  for _ in 0..<100 { root -= (root * root * root - number) / (3 * root * root) }
  return root
}
