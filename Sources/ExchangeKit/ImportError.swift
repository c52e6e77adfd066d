package import JournalKit
package import LocalizationKit

/// Why nothing of a file came in.
package enum ImportError: Error, Sendable, Equatable {
  /// A newer version of the program wrote the file.
  case newerFormat(found: Int, supported: Int)
  /// There is no record and no header in it: not even an export of an empty journal.
  case empty
  /// Some records cannot come in, and nobody said to go on without them. Never empty, in the order of the file.
  case problems([ImportProblem])
  /// The journal could not take it.
  case journal(JournalError)

  /// A stable name for programs.
  package var name: String {
    switch self {
    case .newerFormat: "newer-format"
    case .empty: "nothing-to-import"
    case .problems: "bad-lines"
    case .journal(let error): error.name
    }
  }

  /// What happened, in one sentence.
  package var sentence: LocalizedText {
    switch self {
    case .newerFormat(let found, let supported):
      LocalizedText(
        "這個檔案由較新的版本匯出（格式 \(found)，目前支援到 \(supported)），沒有匯入。",
        en: "A newer version exported this file (format \(found); this version knows up to \(supported)). Nothing was imported.",
        zhHans: "这个文件由较新的版本导出（格式 \(found)，目前支持到 \(supported)），没有导入。")
    case .empty:
      LocalizedText("檔案裡沒有日記，沒有匯入。", en: "There is no journal in the file; nothing was imported.", zhHans: "文件里没有日记，没有导入。")
    case .problems(let problems):
      LocalizedText(
        "有 \(problems.count) 行讀不進來，沒有匯入任何東西。",
        en: "\(problems.count == 1 ? "1 line" : "\(problems.count) lines") cannot come in; nothing was imported.",
        zhHans: "有 \(problems.count) 行读不进来，没有导入任何东西。")
    case .journal(let error): error.sentence
    }
  }

  /// What the person can do now.
  package var nextStep: LocalizedText {
    switch self {
    case .newerFormat: LocalizedText("把這裡的「一句」更新到新版後再匯入。", en: "Update this copy of Yiju, then import again.", zhHans: "把这里的“一句”更新到新版后再导入。")
    case .empty: LocalizedText("確認檔案是「一句」匯出的，而且完整。", en: "Check that the file is a complete export of Yiju.", zhHans: "确认文件是“一句”导出的，而且完整。")
    case .problems:
      LocalizedText("修正這些行再匯入，或選擇略過它們。", en: "Mend these lines and import again, or choose to skip them.", zhHans: "修正这些行再导入，或选择略过它们。")
    case .journal(let error): error.nextStep
    }
  }
}
