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

  private var box: Box

  init(_ storage: Storage) { box = Box(storage) }

  /// The name of its class, as it is written.
  public var className: String { box.storage.className }
  /// Its id, without `@+id/`.
  public var id: String? { box.storage.id }
  /// Its text; nil where it has none.
  public var text: String? {
    get { box.storage.text }
    set { own().storage.text = newValue }
  }
  /// What stands in place of no text.
  public var hint: String? {
    get { box.storage.hint }
    set { own().storage.hint = newValue }
  }
  /// The size of its text, in dp. 14 unless it is said.
  public var textSize: Double {
    get { box.storage.textSize }
    set { own().storage.textSize = newValue }
  }
  /// The colour of its text.
  public var textColor: MarkupColor? {
    get { box.storage.textColor }
    set { own().storage.textColor = newValue }
  }
  /// The colour behind it, where its background is one.
  public var backgroundColor: MarkupColor? {
    get { box.storage.backgroundColor }
    set { own().storage.backgroundColor = newValue }
  }
  /// Its background, where that is no colour, as a reference: `@drawable/card`.
  public var background: String? {
    get { box.storage.background }
    set { own().storage.background = newValue }
  }
  /// Its foreground, as it is written.
  public var foreground: String? {
    get { box.storage.foreground }
    set { own().storage.foreground = newValue }
  }
  /// Its image, as a reference: `@drawable/star`.
  public var image: String? {
    get { box.storage.image }
    set { own().storage.image = newValue }
  }
  /// The size of its image, in dp, where that is known.
  public var imageSize: Extent? {
    get { box.storage.imageSize }
    set { own().storage.imageSize = newValue }
  }
  /// What is drawn behind it; a colour too.
  public var backgroundDrawable: Drawable? { box.storage.backgroundDrawable }
  /// What is drawn over it.
  public var foregroundDrawable: Drawable? { box.storage.foregroundDrawable }
  /// Its image, as a drawable.
  public var imageDrawable: Drawable? { box.storage.imageDrawable }
  /// What is drawn between the views of a line: ``InflatedLayout/dividers(_:in:)`` says where.
  public var dividerDrawable: Drawable? { box.storage.dividerDrawable }
  /// How its image lies in it, as it is written: `centerCrop`.
  public var scaleType: String? {
    get { box.storage.scaleType }
    set { own().storage.scaleType = newValue }
  }
  /// The images at the sides of its text; nil where there are none.
  public var imagesBeside: ImagesBeside? {
    get { box.storage.imagesBeside }
    set { own().storage.imagesBeside = newValue }
  }
  /// The states by which colors and drawables of the view are chosen: those of the device, except where the view specifies `enabled`,
  /// `checked` or `selected`. To paint other states, set them and pass them to `layers(in:states:level:)` of AndroidDrawables.
  public var states: Set<Drawable.State> {
    get { box.storage.states }
    set { own().storage.states = newValue }
  }
  /// Whether it is seen, and has room.
  public var visibility: Visibility {
    get { box.storage.visibility }
    set { own().storage.visibility = newValue }
  }

  /// What can be changed, by this view alone: others that were copied from it keep what they have.
  private mutating func own() -> Box {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.storage) }
    return box
  }

  /// Whether it is another one, or was changed, since it was copied.
  func isSame(as other: InflatedView) -> Bool { box === other.box }

  /// The id of its node: its own, if it has one. In Embedded Swift, where ids are numbers and nodes carry nothing, its
  /// place among the views of its layout.
  func layoutID(at place: Int) -> LayoutID? {
    #if hasFeature(Embedded)
      return LayoutID(place)
    #else
      return id.map { LayoutID($0) }
    #endif
  }

  /// All that was written of it, by name and as it was found, references resolved; names keep their prefix.
  ///
  /// - Complexity: O(n) in their number.
  public var attributes: [String: String] { box.storage.attributes }

  /// Whether it has its room and is not seen.
  public var isInvisible: Bool { visibility == .invisible }

  /// Where it is written.
  ///
  /// - Complexity: O(n) in the length of the line.
  public var source: Source? {
    let site = box.storage.site, place = site.file.lines.position(of: site.offset)
    return Source(file: site.file.path, line: place.line, column: place.column)
  }

  /// What was written of an attribute, with any prefix or none.
  public func attribute(_ name: String) -> String? {
    box.storage.value(of: name) ?? box.storage.value(of: "android:\(name)") ?? box.storage.value(of: "app:\(name)")
      ?? box.storage.value(ofLocal: name)
  }

  /// An attribute that is a number.
  public func number(_ name: String) -> Double? { attribute(name).flatMap { readWholeText(asNumber: $0) } }

  /// An attribute that is a length, in dp.
  public func length(_ name: String) -> Double? {
    attribute(name).flatMap { LengthValue($0) }?.points(density: box.storage.density, fontScale: box.storage.fontScale)
  }
}

extension InflatedView: Equatable {
  /// Whether two views draw alike. Where they are written does not count.
  public static func == (a: InflatedView, b: InflatedView) -> Bool {
    a.box === b.box || a.box.storage.isAlike(b.box.storage)
  }
}
