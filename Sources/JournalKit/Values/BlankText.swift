extension String {
  /// Whether there is nothing to see in the text: only white space, control and format characters, or nothing at all.
  public var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      if scalar.properties.isWhitespace { return true }
      return switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
      // Fillers that are letters by category and empty by sight: Hangul fillers and the braille blank.
      default: [0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800].contains(scalar.value)
      }
    }
  }
}
