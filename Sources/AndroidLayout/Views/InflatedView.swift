public import EagerLayout

/// The contents of a view of a layout, for drawing: the payload of the view's node.
///
///     for node in placement.paintOrder {
///       if let view = node.payload(as: InflatedView.self) { draw(view, in: node.frame) }
///     }
///
/// Setting a property changes the layout that contains the view: ``InflatedLayout/subscript(_:)``.
public struct InflatedView: Sendable {
  /// The position of a view in a file.
  public struct Source: Equatable, Sendable {
    /// The path of the file.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The character in the line, counted from 1.
    public let column: Int
  }

  /// Whether a view is drawn, and whether it takes up space.
  public enum Visibility: Equatable, Sendable {
    /// The view is drawn.
    case visible
    /// The view takes up space and is not drawn.
    case invisible
    /// The view takes up no space.
    case gone
  }

  private var box: Box

  init(_ storage: Storage) { box = Box(storage) }

  /// The name of the class, as written in the file.
  public var className: String { box.storage.className }
  /// The id, without `@+id/`.
  public var id: String? { box.storage.id }
  /// The text; `nil` if there is none.
  public var text: String? {
    get { box.storage.text }
    set { uniqueBox().storage.text = newValue }
  }
  /// The text that is displayed while the view has no text.
  public var hint: String? {
    get { box.storage.hint }
    set { uniqueBox().storage.hint = newValue }
  }
  /// The text size, in dp. The default is 14.
  public var textSize: Double {
    get { box.storage.textSize }
    set { uniqueBox().storage.textSize = newValue }
  }
  /// The color of the text.
  public var textColor: MarkupColor? {
    get { box.storage.textColor }
    set { uniqueBox().storage.textColor = newValue }
  }
  /// The color of the background, if the background is a color.
  public var backgroundColor: MarkupColor? {
    get { box.storage.backgroundColor }
    set { uniqueBox().storage.backgroundColor = newValue }
  }
  /// The reference to the background, if the background is not a color: `@drawable/card`.
  public var background: String? {
    get { box.storage.background }
    set { uniqueBox().storage.background = newValue }
  }
  /// The foreground, as specified.
  public var foreground: String? {
    get { box.storage.foreground }
    set { uniqueBox().storage.foreground = newValue }
  }
  /// The reference to the image: `@drawable/star`.
  public var image: String? {
    get { box.storage.image }
    set { uniqueBox().storage.image = newValue }
  }
  /// The size of the image, in dp, if it is known.
  public var imageSize: Extent? {
    get { box.storage.imageSize }
    set { uniqueBox().storage.imageSize = newValue }
  }
  /// The drawable behind the view's content, including colors.
  public var backgroundDrawable: Drawable? { box.storage.backgroundDrawable }
  /// The drawable in front of the view's content.
  public var foregroundDrawable: Drawable? { box.storage.foregroundDrawable }
  /// The image as a drawable.
  public var imageDrawable: Drawable? { box.storage.imageDrawable }
  /// The drawable for dividers of a LinearLayout. ``InflatedLayout/dividers(_:in:)`` returns their frames.
  public var dividerDrawable: Drawable? { box.storage.dividerDrawable }
  /// How the image is fitted into the view, as specified: `centerCrop`.
  public var scaleType: String? {
    get { box.storage.scaleType }
    set { uniqueBox().storage.scaleType = newValue }
  }
  /// The images at the sides of the text; `nil` if there are none.
  public var compoundDrawables: CompoundDrawables? {
    get { box.storage.compoundDrawables }
    set { uniqueBox().storage.compoundDrawables = newValue }
  }
  /// The states that select the view's colors and drawables: the device's states, except where the view specifies
  /// `enabled`, `checked` or `selected`. To paint other states, set them and pass them to `layers(in:states:level:)` of
  /// AndroidDrawables.
  public var states: Set<Drawable.State> {
    get { box.storage.states }
    set { uniqueBox().storage.states = newValue }
  }
  /// Whether the view is drawn, and whether it takes up space.
  public var visibility: Visibility {
    get { box.storage.visibility }
    set { uniqueBox().storage.visibility = newValue }
  }

  /// Returns a box that only this view refers to, for a change of its storage. Other copies of the view are unaffected.
  private mutating func uniqueBox() -> Box {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.storage) }
    return box
  }

  /// Returns `true` if neither view was changed since one was copied from the other.
  func isIdentical(to other: InflatedView) -> Bool { box === other.box }

  /// Returns the id of the view's node: the view's own id, if it has one. In Embedded Swift, where ids are numbers and
  /// nodes have no payload, returns the index of the view in its layout.
  func layoutID(at index: Int) -> LayoutID? {
    #if hasFeature(Embedded)
      return LayoutID(index)
    #else
      return id.map { LayoutID($0) }
    #endif
  }

  /// All specified attributes by name, except `style`, with references resolved. Names keep their prefix.
  ///
  /// - Complexity: O(n) in the number of attributes.
  public var attributes: [String: String] { box.storage.attributes }

  /// Whether the view takes up space and is not drawn.
  public var isInvisible: Bool { visibility == .invisible }

  /// The position of the view in its file.
  ///
  /// - Complexity: O(n) in the length of the line.
  public var source: Source? {
    let site = box.storage.site, position = site.file.lines.position(of: site.offset)
    return Source(file: site.file.path, line: position.line, column: position.column)
  }

  /// Returns the value of an attribute, by its name with or without a prefix; `nil` if it is not specified.
  public func attribute(_ name: String) -> String? {
    box.storage.value(of: name) ?? box.storage.value(of: "android:\(name)") ?? box.storage.value(of: "app:\(name)")
      ?? box.storage.value(ofLocal: name)
  }

  /// Returns the value of an attribute as a number; `nil` if it is not specified or not a number.
  public func number(_ name: String) -> Double? { attribute(name).flatMap { readWholeText(asNumber: $0) } }

  /// Returns the value of an attribute as a length in dp; `nil` if it is not specified or not a length.
  public func length(_ name: String) -> Double? {
    attribute(name).flatMap { LengthValue($0) }?.points(density: box.storage.density, fontScale: box.storage.fontScale)
  }
}

extension InflatedView: Equatable {
  /// Returns whether two views have equal contents. Their positions in files are not compared.
  public static func == (a: InflatedView, b: InflatedView) -> Bool {
    a.box === b.box || a.box.storage.isEqual(to: b.box.storage)
  }
}
