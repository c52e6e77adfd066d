/// What the classifier knows of a sentence: the hashes of its features.
package struct Features: Sendable {
  /// What tells the kind: how the sentence is built.
  package private(set) var form: [UInt32] = []
  /// What tells the topic and the mood: the words that stand in it, wherever they stand.
  package private(set) var content: [UInt32] = []
  /// What stands for the groups of words, times and amounts that were found, in an order that is not the sentence's.
  private(set) var groups: [UInt32] = []

  /// O(length); of very long sentences only the first 200 tokens count.
  ///
  /// - Parameter hasContent: whether the topic and the mood will be asked for.
  init(_ tokens: [Token], in sentence: Sentence, hasContent: Bool = true) {
    let tokens = tokens.prefix(200)
    groups = Self.groups(of: tokens)
    addTexts(tokens, in: sentence, hasContent: hasContent)
    addGroups(tokens)
    addPairs(tokens)
    addShape(tokens, in: sentence)
    if hasContent { addContent(tokens, in: sentence) }
  }

  /// The feature that says that a group stands anywhere in the sentence.
  static func presence(of group: UInt32) -> UInt32 { hash(.presence, group) }

  /// Runs of one to four characters, for topic and mood of one and two; a time, an amount, a number, or a word of letters
  /// counts as one character.
  private mutating func addTexts(_ tokens: ArraySlice<Token>, in sentence: Sentence, hasContent: Bool) {
    var symbols: [UInt32] = []
    symbols.reserveCapacity(sentence.count + 2)
    symbols.append(Self.start)
    for token in tokens {
      if token.range.count == 1 || token.isPiece || sentence.isLetter(at: token.range.lowerBound) {
        symbols.append(token.literal)
      } else {
        for offset in token.range { symbols.append(sentence[offset]) }
      }
    }
    symbols.append(Self.end)
    // Runs of characters and of groups, and the pairs of what was found.
    let found = groups.count + 2
    form.reserveCapacity(symbols.count * 4 + (tokens.count + 2) * 4 + found * (found + 5) / 2 + 4)
    if hasContent { content.reserveCapacity(symbols.count * 2 + tokens.count + 40) }
    for start in symbols.indices {
      var hash = FeatureHash(Template.text.rawValue)
      for length in 1...4 where start + length <= symbols.count {
        hash.add(symbols[start + length - 1])
        let feature = hash.mixed
        form.append(feature)
        // For topic and mood a longer run says no more than one of two.
        if hasContent, length < 3 { content.append(feature) }
      }
    }
  }

  /// Runs of one to three groups, and pairs of groups with one between them.
  private mutating func addGroups(_ tokens: ArraySlice<Token>) {
    var symbols: [UInt32] = []
    symbols.reserveCapacity(tokens.count + 2)
    symbols.append(Self.start)
    for token in tokens { symbols.append(token.group) }
    symbols.append(Self.end)
    for start in symbols.indices {
      var hash = FeatureHash(Template.group.rawValue)
      for length in 1...3 where start + length <= symbols.count {
        hash.add(symbols[start + length - 1])
        form.append(hash.mixed)
      }
      if start + 2 < symbols.count { form.append(Self.hash(.gap, symbols[start], symbols[start + 2])) }
    }
  }

  /// Which groups stand anywhere in the sentence, at its beginning and at its end, and which of these go together.
  private mutating func addPairs(_ tokens: ArraySlice<Token>) {
    var found: [UInt32] = []
    found.reserveCapacity(groups.count + 2)
    found += groups
    if let last = tokens.last { found.append(last.group ^ 0x0E00_0000) }
    if let first = tokens.first { found.append(first.group ^ 0x0B00_0000) }
    for index in found.indices {
      for _ in 0..<3 { form.append(Self.presence(of: found[index])) }
      for other in found.indices.dropFirst(index + 1) { form.append(Self.hash(.pair, found[index], found[other])) }
    }
  }

  /// How long it is, in which script, and whether it has more than one clause.
  private mutating func addShape(_ tokens: ArraySlice<Token>, in sentence: Sentence) {
    form.append(Self.hash(.shape, UInt32(truncatingIfNeeded: min(8, tokens.count / 2))))
    if let first = tokens.first, sentence.isLetter(at: first.range.lowerBound) { form.append(Self.hash(.shape, 100)) }
    for token in tokens where token.literal == 0x2C {
      form.append(Self.hash(.shape, 101))
      break
    }
  }

  /// Words, groups and topics.
  private mutating func addContent(_ tokens: ArraySlice<Token>, in sentence: Sentence) {
    for token in tokens { content.append(Self.hash(.presence, token.literal)) }
    for group in groups { content.append(Self.presence(of: group)) }
    addTopics(tokens, in: sentence)
  }

  /// The topics for which words of the lexicon speak, and which of them go together.
  private mutating func addTopics(_ tokens: ArraySlice<Token>, in sentence: Sentence) {
    guard let first = tokens.first, let last = tokens.last else { return }
    let counts = TopicLexicon.shared.counts(in: sentence, range: first.range.lowerBound..<last.range.upperBound)
    let found = counts.indices.filter { counts[$0] > 0 }
    for (index, topic) in found.enumerated() {
      let symbol = UInt32(truncatingIfNeeded: topic)
      content.append(Self.hash(.topic, symbol))
      if counts[topic] > 1 { content.append(Self.hash(.topicTwice, symbol)) }
      if found.count == 1 { content.append(Self.hash(.onlyTopic, symbol)) }
      for other in found[(index + 1)...] { content.append(Self.hash(.topicPair, symbol, UInt32(truncatingIfNeeded: other))) }
    }
    if found.isEmpty { content.append(Self.hash(.onlyTopic, 99)) }
  }

  private static func groups(of tokens: ArraySlice<Token>) -> [UInt32] {
    var words: WordGroups = []
    var pieces: UInt32 = 0
    for token in tokens {
      words.formUnion(token.groups)
      if token.isPiece { pieces |= 1 << (token.literal & 31) }
    }
    var groups: [UInt32] = []
    groups.reserveCapacity(words.rawValue.nonzeroBitCount + pieces.nonzeroBitCount)
    let lexicon = WordLexicon.shared
    while let group = words.first, groups.count < 24 {
      groups.append(lexicon.symbol(of: group))
      words.remove(group)
    }
    while pieces != 0 {
      groups.append(PieceSense.symbol(UInt32(truncatingIfNeeded: pieces.trailingZeroBitCount)))
      pieces &= pieces &- 1
    }
    // By number, because the order of the lexicon may change.
    groups.sort()
    return groups
  }

  private enum Template: UInt32 {
    case text = 1
    case group, gap, presence, pair, shape, topic, topicTwice, topicPair, onlyTopic
  }

  private static func hash(_ template: Template, _ part: UInt32) -> UInt32 {
    var hash = FeatureHash(template.rawValue)
    hash.add(part)
    return hash.mixed
  }

  private static func hash(_ template: Template, _ one: UInt32, _ other: UInt32) -> UInt32 {
    var hash = FeatureHash(template.rawValue)
    hash.add(one)
    hash.add(other)
    return hash.mixed
  }

  // Marks of the ends of a sentence; no scalars.
  private static let start: UInt32 = 0xFFFF_FFFE
  private static let end: UInt32 = 0xFFFF_FFFF
}
