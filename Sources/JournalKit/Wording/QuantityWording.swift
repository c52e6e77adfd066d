public import LocalizationKit

/// An amount that a sentence names, in words: the way it was said, and what was read in it.
public enum QuantityWording {
  /// `「兩小時」2 小時`, or the amount alone where it was said just so.
  public static func words(for quantity: DraftReading.QuantitySuggestion) -> LocalizedText {
    func words(_ language: Language) -> String {
      let amount = amount(of: quantity, language)
      let isSame = withoutSpaces(quantity.text) == withoutSpaces(amount)
      if isSame { return amount }
      return language == .en
        ? "“\(quantity.text)” \(amount)" : language == .zhHans ? "“\(quantity.text)” \(amount)" : "「\(quantity.text)」\(amount)"
    }
    return LocalizedText(words(.zhHant), en: words(.en), zhHans: words(.zhHans))
  }

  private static func amount(of quantity: DraftReading.QuantitySuggestion, _ language: Language) -> String {
    let number = number(quantity.amount)
    guard let unit = UnitTexts.names[quantity.unit] else {
      return quantity.unit.hasPrefix("°") ? "\(number)\(quantity.unit)" : "\(number) \(quantity.unit)"
    }
    if quantity.unit == "%" { return number + "%" }
    let name =
      switch language {
      case .zhHant: unit.chinese
      case .zhHans: unit.simplified
      case .en: quantity.amount == 1 ? unit.english.0 : unit.english.1
      }
    return "\(number) \(name)"
  }

  /// Whole numbers without a fraction.
  private static func number(_ amount: Double) -> String {
    let text = amount.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func withoutSpaces(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
