public import EagerLayout

/// What a view of a layout carries, for those that draw it: it is the payload of the view's node.
///
///     for node in placement.paintOrder {
///       if let view = node.payload(as: InflatedView.self) { draw(view, in: node.frame) }
///     }
///
/// What can be changed changes the layout it is in: ``InflatedLayout/subscript(_:)``.
public struct InflatedView: Sendable {
  /// Where a view stands in a file.
  public struct Source: Equatable, Sendable {
    /// The path of the file.
    public let file: String
    /// The line, from 1 on.
    public let line: Int
    /// The character in the line, from 1 on.
    public let column: Int
  }

  /// Whether a view is seen, and has room.
  public enum Visibility: Equatable, Sendable {
    /// It is seen.
    case visible
    /// It has its room and is not seen.
    case invisible
    /// It has no room.
    case gone
  }

  /// The name of its class, as it is written.
  public let className: String
  /// Its id, without `@+id/`.
  public let id: String?
  /// Its text; nil where it has none.
  public var text: String?
  /// What stands in place of no text.
  public var hint: String?
  /// The size of its text, in dp. 14 unless it is said.
  public var textSize: Double
  /// The colour of its text.
  public var textColor: MarkupColor?
  /// The colour behind it, where its background is one.
  public var backgroundColor: MarkupColor?
  /// Its background, where that is no colour, as a reference: `@drawable/card`.
  public var background: String?
  /// Its foreground, as it is written.
  public var foreground: String?
  /// Its image, as a reference: `@drawable/star`.
  public var image: String?
  /// The size of its image, in dp, where that is known.
  public var imageSize: Extent?
  /// What is drawn behind it; a colour too.
  public internal(set) var backgroundDrawable: Drawable?
  /// What is drawn over it.
  public internal(set) var foregroundDrawable: Drawable?
  /// Its image, as a drawable.
  public internal(set) var imageDrawable: Drawable?
  /// What is drawn between the views of a line: ``InflatedLayout/dividers(_:in:)`` says where.
  public internal(set) var dividerDrawable: Drawable?
  /// How its image lies in it, as it is written: `centerCrop`.
  public var scaleType: String?
  /// Whether it is seen, and has room.
  public var visibility: Visibility
  /// All that was written of it, in order.
  let written: [Attribute]
  let site: Site?
  let device: Device

  /// The id of its node: its own, if it has one. In Embedded Swift, where ids are numbers and nodes carry nothing, its
  /// place among the views of its layout.
  func layoutID(at place: Int) -> LayoutID? {
    #if hasFeature(Embedded)
      return LayoutID(place)
    #else
      return id.map { LayoutID($0) }
    #endif
  }

  /// An attribute as it was found.
  struct Attribute: Equatable, Sendable {
    var name: String
    var value: String
  }

  /// All that was written of it, by name and as it was found, references resolved; names keep their prefix.
  ///
  /// - Complexity: O(n) in their number.
  public var attributes: [String: String] {
    var all: [String: String] = [:]
    for attribute in written { all[attribute.name] = attribute.value }
    return all
  }

  /// Whether it has its room and is not seen.
  public var isInvisible: Bool { visibility == .invisible }

  /// Where it is written.
  ///
  /// - Complexity: O(n) in the length of the line.
  public var source: Source? {
    guard let site else { return nil }
    let place = site.file.lines.position(of: site.offset)
    return Source(file: site.file.path, line: place.line, column: place.column)
  }

  /// What was written of an attribute, with any prefix or none.
  public func attribute(_ name: String) -> String? {
    value(name) ?? value("android:\(name)") ?? value("app:\(name)")
  }

  private func value(_ name: String) -> String? { written.first { $0.name == name }?.value }

  /// An attribute that is a number.
  public func number(_ name: String) -> Double? { attribute(name).flatMap { readWholeText(asNumber: $0) } }

  /// An attribute that is a length, in dp.
  public func length(_ name: String) -> Double? {
    attribute(name).flatMap { LengthValue($0) }?.points(on: device)
  }
}

extension InflatedView: Equatable {
  /// Whether two views draw alike. Where they are written does not count.
  public static func == (a: InflatedView, b: InflatedView) -> Bool {
    a.className == b.className && a.id == b.id && a.text == b.text && a.hint == b.hint && a.textSize == b.textSize
      && a.textColor == b.textColor && a.backgroundColor == b.backgroundColor && a.background == b.background
      && a.foreground == b.foreground && a.image == b.image && a.imageSize == b.imageSize
      && a.backgroundDrawable == b.backgroundDrawable && a.foregroundDrawable == b.foregroundDrawable
      && a.imageDrawable == b.imageDrawable && a.dividerDrawable == b.dividerDrawable && a.scaleType == b.scaleType
      && a.visibility == b.visibility && (a.written == b.written || a.attributes == b.attributes)
  }
}
