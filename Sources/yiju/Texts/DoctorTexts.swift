import JournalSQLite
import LocalizationKit

/// What `yiju doctor` says.
enum DoctorTexts {
  static let sound = LocalizedText("日記完好。", en: "The journal is sound.", zhHans: "日记完好。")
  static let damaged = LocalizedText("日記有損壞：", en: "The journal is damaged:", zhHans: "日记有损坏：")
  static let howToRepair = LocalizedText(
    "不要刪除它。用 yiju restore 還原備份，或用 yiju doctor --repair-to 新檔案 把讀得到的都抄出來。",
    en: "Do not delete it. Restore a backup with yiju restore, or copy all that can be read with yiju doctor --repair-to FILE.",
    zhHans: "不要删除它。用 yiju restore 还原备份，或用 yiju doctor --repair-to 新文件 把读得到的都抄出来。")
  static func noJournal(_ path: String) -> LocalizedText {
    LocalizedText(
      "這裡還沒有日記：\(path)。第一句存下時就會有。", en: "There is no journal at \(path) yet; the first sentence makes one.",
      zhHans: "这里还没有日记：\(path)。第一句存下时就会有。")
  }
  static func counts(_ health: JournalHealth) -> LocalizedText {
    let kilobytes = (health.fileSize + 1023) / 1024
    func text(_ count: Int?) -> String { count.map(String.init) ?? "?" }
    let (entries, deleted, people) = (text(health.entryCount), text(health.deletedCount), text(health.personCount))
    return LocalizedText(
      "\(entries) 條，\(deleted) 條已刪除，\(people) 個對象；格式 \(health.schemaVersion)，\(kilobytes) KB。",
      en: "\(entries) entries, \(deleted) deleted, \(people) people; format \(health.schemaVersion), \(kilobytes) KB.",
      zhHans: "\(entries) 条，\(deleted) 条已删除，\(people) 个对象；格式 \(health.schemaVersion)，\(kilobytes) KB。")
  }
  static func lastBackup(_ moment: String?) -> LocalizedText {
    guard let moment else {
      return LocalizedText(
        "還沒有備份。用 yiju backup 做一份。", en: "There is no backup yet. Make one with yiju backup.", zhHans: "还没有备份。用 yiju backup 做一份。")
    }
    return LocalizedText("最近的備份：\(moment)", en: "Last backup: \(moment)", zhHans: "最近的备份：\(moment)")
  }
  static func repaired(entries: Int, missing: String, path: String) -> LocalizedText {
    LocalizedText(
      "抄了 \(entries) 條到 \(path)；讀不到 \(missing) 條。原來的檔案沒有動。",
      en: "Copied \(entries) entries to \(path); \(missing) could not be read. The old file was left as it is.",
      zhHans: "抄了 \(entries) 条到 \(path)；读不到 \(missing) 条。原来的文件没有动。")
  }
}
