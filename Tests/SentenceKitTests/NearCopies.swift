@testable import SentenceKit

/// Finds sentences that say the same in nearly the same characters: equal, or with more than half of the pairs of neighbouring
/// characters of the two together in common. Width, case, script, blanks and punctuation do not count. Two characters are a word, which
/// two people may well write, and no copy.
struct NearCopies {
  /// A sentence as it is compared.
  struct Folded {
    let characters: [UInt32]
    let pairs: Set<UInt64>

    init(_ text: String) {
      let sentence = Sentence(text)
      characters = zip(sentence.typed, sentence.folded).filter { $0.0.properties.generalCategory.isWord }.map(\.1)
      pairs = Set(zip(characters, characters.dropFirst()).map { UInt64($0) << 32 | UInt64($1) })
    }
  }

  private let sentences: [Folded]
  private let wholes: Set<[UInt32]>
  /// The numbers of the sentences in which a pair stands.
  private var places: [UInt64: [Int]] = [:]

  init(of sentences: [Folded]) {
    self.sentences = sentences
    wholes = Set(sentences.map(\.characters).filter { $0.count > 2 })
    for (number, sentence) in sentences.enumerated() {
      for pair in sentence.pairs { places[pair, default: []].append(number) }
    }
  }

  /// O(pairs × sentences that share one).
  func holdsOne(like sentence: Folded) -> Bool {
    if wholes.contains(sentence.characters) { return true }
    // Of two pairs one would be half.
    guard sentence.pairs.count > 2 else { return false }
    var common: [Int: Int] = [:]
    for pair in sentence.pairs {
      for number in places[pair] ?? [] { common[number, default: 0] += 1 }
    }
    return common.contains { number, count in
      let other = sentences[number].pairs.count
      return other > 2 && count * 2 > sentence.pairs.count + other - count
    }
  }
}

extension Unicode.GeneralCategory {
  /// Letters, ideographs, digits and emoji, as opposed to what stands between them.
  fileprivate var isWord: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .otherNumber, .otherSymbol:
      true
    default: false
    }
  }
}
