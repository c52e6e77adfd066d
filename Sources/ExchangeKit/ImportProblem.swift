package import LocalizationKit

/// One record of a file that cannot come in: where it stands and why, never what it says.
package struct ImportProblem: Sendable, Hashable {
  /// Why a record cannot come in.
  package enum Reason: Sendable, Hashable {
    case syntax(JSONSyntaxError)
    /// Longer than any line that we read.
    case tooLong
    /// JSON, but not an object.
    case notObject
    /// A `type` that this version does not know.
    case unknownType
    /// A header of another program's file.
    case foreignFormat
    /// A field is wrong; the first of them.
    case field(FieldProblem)
    /// About a person who is neither in the file nor in the journal.
    case unknownPerson
    /// The identifier stood before in the file with another raw text, or is another entry's in the journal.
    case identifierTaken
  }

  /// The number of the line in the file, 1 or more; of the element where the file is one JSON array.
  package let line: Int
  /// Why.
  package let reason: Reason

  /// Whether the record is sound, and only the journal or the rest of the file stands against it.
  package var isClash: Bool { reason == .unknownPerson || reason == .identifierTaken }

  /// Where and why, in one line.
  package var sentence: LocalizedText {
    let why = { (language: Language) in explanation[language] }
    return LocalizedText(
      "第 \(line) 行：\(why(.zhHant))", en: "Line \(line): \(why(.en))", zhHans: "第 \(line) 行：\(why(.zhHans))")
  }

  /// Why, without the place.
  package var explanation: LocalizedText {
    switch reason {
    case .syntax(let error): error.sentence
    case .tooLong: LocalizedText("這一行太長。", en: "The line is too long.", zhHans: "这一行太长。")
    case .notObject: LocalizedText("不是 JSON 物件。", en: "It is not a JSON object.", zhHans: "不是 JSON 对象。")
    case .unknownType:
      LocalizedText("這個版本不認得這種紀錄。", en: "This version does not know this type of record.", zhHans: "这个版本不认识这种记录。")
    case .foreignFormat:
      LocalizedText("這是別的程式的檔案。", en: "The file is another program's.", zhHans: "这是别的程序的文件。")
    case .field(let problem):
      LocalizedText(
        "\(name(problem))\(problem.fault.sentence[.zhHant])", en: "\(name(problem))\(problem.fault.sentence[.en])",
        zhHans: "\(name(problem))\(problem.fault.sentence[.zhHans])")
    case .unknownPerson:
      LocalizedText(
        "它的對象不在檔案裡，也不在日記裡。", en: "The person it is about is neither in the file nor in the journal.", zhHans: "它的对象不在文件里，也不在日记里。")
    case .identifierTaken:
      LocalizedText("它的識別碼屬於另一條。", en: "Its identifier belongs to another entry.", zhHans: "它的标识符属于另一条。")
    }
  }

  private func name(_ problem: FieldProblem) -> String { problem.pointer.isEmpty ? "" : "\(problem.pointer) " }
}
