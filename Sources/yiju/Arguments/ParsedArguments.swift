/// The arguments of one command, sorted into options and words.
struct ParsedArguments: Sendable {
  /// The words, in order.
  private(set) var words: [String] = []
  private var values: [CommandOption: String] = [:]

  /// The value of an option; nil when it was not given.
  subscript(option: CommandOption) -> String? { values[option] }

  /// Whether a switch was given.
  func has(_ option: CommandOption) -> Bool { values[option] != nil }

  /// Whether a word is meant as an option: hyphens and then a Latin letter. -5度 is a sentence.
  private static func isOption(_ word: String) -> Bool {
    let name = word.drop { $0 == "-" }
    return name.startIndex != word.startIndex && name.unicodeScalars.first?.isASCII == true && name.first?.isLetter == true
  }

  /// Sorts `arguments`. After `--` everything is a word, and a lone `-` always is.
  ///
  /// - Throws: `CommandFailure` (usage) for an option that is not among `options`, a value that is missing or one too many,
  ///   and an option given twice.
  init(_ arguments: [String], options: [CommandOption]) throws(CommandFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard Self.isOption(argument) else {
        words.append(argument)
        continue
      }
      if argument == "-h" {
        values[.help] = ""
        continue
      }
      let parts = argument.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard argument.hasPrefix("--"), let option = options.first(where: { $0.name == parts.first.map(String.init) }) else {
        throw .usage(CommandTexts.unknownOption(argument), nextStep: CommandTexts.sentenceWithHyphen)
      }
      guard values[option] == nil else { throw .usage(CommandTexts.optionTwice(option.name)) }
      if option.takesValue {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw .usage(CommandTexts.optionNeedsValue(option.name))
        }
        values[option] = value
      } else {
        guard parts.count == 1 else { throw .usage(CommandTexts.optionTakesNoValue(option.name)) }
        values[option] = ""
      }
    }
  }
}
