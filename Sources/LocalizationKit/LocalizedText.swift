/// One text of the product in every language that it speaks.
///
/// The string tables of the project are static members of this type: the initializer asks for each language, so a
/// translation that is missing does not compile.
public struct LocalizedText: Sendable, Hashable {
  private let zhHant: String
  private let en: String
  private let zhHans: String

  /// Makes a text from its source (Traditional Chinese) and its translations.
  public init(_ zhHant: String, en: String, zhHans: String) {
    self.zhHant = zhHant
    self.en = en
    self.zhHans = zhHans
  }

  /// A text that is the same in every language: a name, a sign, something a person wrote.
  public init(verbatim text: String) {
    self.init(text, en: text, zhHans: text)
  }

  /// The text in one language.
  public subscript(language: Language) -> String {
    switch language {
    case .zhHant: zhHant
    case .en: en
    case .zhHans: zhHans
    }
  }
}
