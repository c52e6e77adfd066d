import HTMLKit
import HTTPKit

/// The style sheet, the script and the icon, built into the program.
///
/// The address of each carries a hash of its bytes: browsers may keep them for ever, and a new version has a new address.
enum AssetLibrary {
  /// One file.
  struct Asset: Sendable {
    /// The last part of its address.
    let name: String
    /// Its media type.
    let mediaType: String
    /// Its bytes.
    let bytes: [UInt8]

    init(_ stem: String, _ suffix: String, mediaType: String, bytes: [UInt8]) {
      name = "\(stem)-\(String(AssetLibrary.hash(of: bytes), radix: 36)).\(suffix)"
      self.mediaType = mediaType
      self.bytes = bytes
    }

    /// Where it is.
    var address: URLReference { .path("assets", name) }
  }

  /// The style sheet.
  static let style = Asset("style", "css", mediaType: "text/css; charset=utf-8", bytes: PackageResources.style_css)
  /// The script.
  static let code = Asset("code", "js", mediaType: "text/javascript; charset=utf-8", bytes: PackageResources.code_js)
  /// The icon.
  static let icon = Asset("icon", "svg", mediaType: "image/svg+xml", bytes: PackageResources.icon_svg)

  private static let all = [style, code, icon]

  /// The answer for an address under `/assets`; nil when nothing is there.
  static func answer(to name: String) -> HTTPResponse? {
    guard let asset = all.first(where: { $0.name == name }) else { return nil }
    return HTTPResponse(
      headers: ["Content-Type": asset.mediaType, "Cache-Control": "public, max-age=31536000, immutable"], body: asset.bytes)
  }

  /// FNV-1a, 64 bits: it tells versions apart and has nothing to keep secret.
  private static func hash(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
