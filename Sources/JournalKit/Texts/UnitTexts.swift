import LocalizationKit

/// How the canonical units of amounts are spelled. Those that are symbols everywhere (ml, °C) stand for themselves.
enum UnitTexts {
  /// A unit behind a number.
  struct Unit: Sendable {
    let chinese: String
    let simplified: String
    /// For one, and for any other number.
    let english: (String, String)

    init(_ chinese: String, _ simplified: String, _ one: String, _ many: String) {
      self.chinese = chinese
      self.simplified = simplified
      english = (one, many)
    }
  }

  static let names: [String: Unit] = [
    "s": Unit("秒", "秒", "second", "seconds"),
    "min": Unit("分鐘", "分钟", "minute", "minutes"),
    "h": Unit("小時", "小时", "hour", "hours"),
    "day": Unit("天", "天", "day", "days"),
    "week": Unit("週", "周", "week", "weeks"),
    "month": Unit("個月", "个月", "month", "months"),
    "year": Unit("年", "年", "year", "years"),
    "times": Unit("次", "次", "time", "times"),
    "piece": Unit("個", "个", "piece", "pieces"),
    "pack": Unit("包", "包", "pack", "packs"),
    "bag": Unit("袋", "袋", "bag", "bags"),
    "box": Unit("盒", "盒", "box", "boxes"),
    "bottle": Unit("瓶", "瓶", "bottle", "bottles"),
    "bowl": Unit("碗", "碗", "bowl", "bowls"),
    "scoop": Unit("匙", "匙", "scoop", "scoops"),
    "mouthful": Unit("口", "口", "mouthful", "mouthfuls"),
    "portion": Unit("份", "份", "portion", "portions"),
    "set": Unit("組", "组", "set", "sets"),
    "person": Unit("人", "人", "person", "people"),
    "point": Unit("分", "分", "point", "points"),
    "step": Unit("步", "步", "step", "steps"),
    "word": Unit("個字", "个字", "word", "words"),
    "stitch": Unit("針", "针", "stitch", "stitches"),
    "TWD": Unit("元（台幣）", "元（台币）", "TWD", "TWD"),
    "USD": Unit("美元", "美元", "USD", "USD"),
    "mile": Unit("英里", "英里", "mile", "miles"),
    "bpm": Unit("次／分鐘", "次／分钟", "bpm", "bpm"),
    "%": Unit("%", "%", "%", "%"),
  ]
}
