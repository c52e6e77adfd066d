/// An amount that a sentence names, such as 120ml.
public struct Quantity: Sendable {
  /// The words as typed.
  public let text: String
  public let amount: Double
  /// In canonical form (`ml`, `°C`, `piece`, …); the evaluation guidelines list them.
  public let unit: String

  public init(text: String, amount: Double, unit: String) {
    self.text = text
    self.amount = amount
    self.unit = unit
  }
}
