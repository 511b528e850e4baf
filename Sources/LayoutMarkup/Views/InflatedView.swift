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

  private var storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// The name of its class, as it is written.
  public var className: String { storage.className }
  /// Its id, without `@+id/`.
  public var id: String? { storage.id }
  /// Its text; nil where it has none.
  public var text: String? {
    get { storage.text }
    set { own().text = newValue }
  }
  /// What stands in place of no text.
  public var hint: String? {
    get { storage.hint }
    set { own().hint = newValue }
  }
  /// The size of its text, in dp. 14 unless it is said.
  public var textSize: Double {
    get { storage.textSize }
    set { own().textSize = newValue }
  }
  /// The colour of its text.
  public var textColor: MarkupColor? {
    get { storage.textColor }
    set { own().textColor = newValue }
  }
  /// The colour behind it, where its background is one.
  public var backgroundColor: MarkupColor? {
    get { storage.backgroundColor }
    set { own().backgroundColor = newValue }
  }
  /// Its background, where that is no colour, as a reference: `@drawable/card`.
  public var background: String? {
    get { storage.background }
    set { own().background = newValue }
  }
  /// Its foreground, as it is written.
  public var foreground: String? {
    get { storage.foreground }
    set { own().foreground = newValue }
  }
  /// Its image, as a reference: `@drawable/star`.
  public var image: String? {
    get { storage.image }
    set { own().image = newValue }
  }
  /// The size of its image, in dp, where that is known.
  public var imageSize: Extent? {
    get { storage.imageSize }
    set { own().imageSize = newValue }
  }
  /// What is drawn behind it; a colour too.
  public var backgroundDrawable: Drawable? { storage.backgroundDrawable }
  /// What is drawn over it.
  public var foregroundDrawable: Drawable? { storage.foregroundDrawable }
  /// Its image, as a drawable.
  public var imageDrawable: Drawable? { storage.imageDrawable }
  /// What is drawn between the views of a line: ``InflatedLayout/dividers(_:in:)`` says where.
  public var dividerDrawable: Drawable? { storage.dividerDrawable }
  /// How its image lies in it, as it is written: `centerCrop`.
  public var scaleType: String? {
    get { storage.scaleType }
    set { own().scaleType = newValue }
  }
  /// The images at the sides of its text; nil where there are none.
  public var imagesBeside: ImagesBeside? {
    get { storage.imagesBeside }
    set { own().imagesBeside = newValue }
  }
  /// By what its colours and drawables are chosen: the states of the device, but for what it says itself by `enabled`, `checked` and
  /// `selected`. A program that sets them draws by them: ``Drawable/layers(in:states:level:)``.
  public var states: Set<Drawable.State> {
    get { storage.states }
    set { own().states = newValue }
  }
  /// Whether it is seen, and has room.
  public var visibility: Visibility {
    get { storage.visibility }
    set { own().visibility = newValue }
  }

  /// What can be changed, by this view alone: others that were copied from it keep what they have.
  private mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    return storage
  }

  /// Whether it is another one, or was changed, since it was copied.
  func isSame(as other: InflatedView) -> Bool { storage === other.storage }

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
  public var attributes: [String: String] { storage.attributes }

  /// Whether it has its room and is not seen.
  public var isInvisible: Bool { visibility == .invisible }

  /// Where it is written.
  ///
  /// - Complexity: O(n) in the length of the line.
  public var source: Source? {
    let site = storage.site, place = site.file.lines.position(of: site.offset)
    return Source(file: site.file.path, line: place.line, column: place.column)
  }

  /// What was written of an attribute, with any prefix or none.
  public func attribute(_ name: String) -> String? {
    storage.value(of: name) ?? storage.value(of: "android:\(name)") ?? storage.value(of: "app:\(name)")
  }

  /// An attribute that is a number.
  public func number(_ name: String) -> Double? { attribute(name).flatMap { readWholeText(asNumber: $0) } }

  /// An attribute that is a length, in dp.
  public func length(_ name: String) -> Double? {
    attribute(name).flatMap { LengthValue($0) }?.points(density: storage.density, fontScale: storage.fontScale)
  }
}

extension InflatedView: Equatable {
  /// Whether two views draw alike. Where they are written does not count.
  public static func == (a: InflatedView, b: InflatedView) -> Bool {
    a.storage === b.storage || a.storage.isAlike(b.storage)
  }
}
