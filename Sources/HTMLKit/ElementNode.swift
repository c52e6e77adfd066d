/// One element of a page, not yet written.
final class ElementNode: Sendable {
  private let tag: HTMLTag
  private let attributes: [HTMLAttribute]
  private let content: HTML
  private let isVoid: Bool

  init(_ tag: HTMLTag, _ attributes: [HTMLAttribute], content: HTML, isVoid: Bool) {
    self.tag = tag
    self.attributes = attributes
    self.content = content
    self.isVoid = isVoid
  }

  func write(to writer: inout ByteWriter) {
    writer.append(UInt8(ascii: "<"))
    writer.append(tag.name)
    for index in attributes.indices { attributes[index].write(to: &writer) }
    writer.append(UInt8(ascii: ">"))
    if isVoid { return }
    content.write(to: &writer)
    writer.append(UInt8(ascii: "<"))
    writer.append(UInt8(ascii: "/"), tag.name, UInt8(ascii: ">"))
  }
}
