/// Folds scalars so that one table of words serves Traditional and Simplified text, full width and half width, capitals and small letters.
///
/// One scalar always becomes one scalar, so that offsets stay those of the sentence as typed.
struct Folding: Sendable {
  /// Built on first use; the table does not change after that.
  static let shared = Folding()

  /// The folded form of each scalar from U+4E00 on; the CJK block fits 16 bits.
  private let ideographs: [UInt16]

  private init() {
    var table: [UInt16] = []
    table.reserveCapacity(0xA000 - 0x4E00)
    for value in 0x4E00..<0xA000 { table.append(UInt16(truncatingIfNeeded: value)) }
    var traditional: UInt32?
    for scalar in Self.pairs.unicodeScalars where scalar.value >= 0x4E00 {
      if let from = traditional {
        table[Int(from) - 0x4E00] = UInt16(truncatingIfNeeded: scalar.value)
        traditional = nil
      } else {
        traditional = scalar.value
      }
    }
    ideographs = table
  }

  /// The folded form of one scalar. O(1).
  func callAsFunction(_ scalar: Unicode.Scalar) -> UInt32 {
    let value = scalar.value
    switch value {
    case 0x41...0x5A: return value + 0x20
    case 0x3000, 0xA0: return 0x20
    case 0xFF21...0xFF3A: return value - 0xFEE0 + 0x20
    case 0xFF01...0xFF5E: return value - 0xFEE0
    case 0x4E00..<0xA000: return UInt32(ideographs[Int(value) - 0x4E00])
    default: return value
    }
  }

  /// The folded form of a word.
  func callAsFunction(_ word: String) -> [UInt32] {
    word.unicodeScalars.map { self($0) }
  }

  /// Traditional and Simplified in turn, as far as the words of this module need them; blanks are for the eye.
  private static let pairs = """
    後后 點点 禮礼 週周 這这 個个 時时 鐘钟 鍾钟 號号 兩两 間间 記记 買买 嗎吗 從从 過过 剛刚 會会 兒儿 裡里 裏里 內内 聖圣 誕诞
    節节 國国 慶庆 將将 準准 備备 請请 煩烦 幫帮 預预 約约 別别 開开 來来 應应 該该 讓让 遲迟 現现 當当 歲岁 陣阵 頭头 還还 門门
    見见 議议 數数 顆颗 錠锭 塊块 滿满 張张 條条 隻只 線线 車车 樓楼 電电 續续 輕轻 黃黄 閏闰 陽阳 計计 劃划 訂订 誰谁 給给 麼么
    樣样 處处 問问 題题 關关 鍵键 幾几 無无 難难 對对 說说 經经 確确 進进 鋪铺 貼贴 絕绝 單单 話话 畫画 飯饭 藥药 針针 動动 飛飞
    """
}
