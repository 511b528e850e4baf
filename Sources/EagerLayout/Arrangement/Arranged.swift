/// A container whose children are placed by an ``Arrangement``.
///
///     Radial(radius: 100) { for angle in 0..<6 { Fixed(width: 40, height: 40).id(angle) } }.gap(8)
///
/// It is created by calling an arrangement with a block. As an item it is CSS `flex: 0 1 auto`, like rows and columns.
/// Modifiers that only rows and columns support, such as `wrap`, do not compile here, and the direction and wrapping of
/// its style are ignored. Without children it is as small as an empty row.
public struct Arranged: _StoredItem {
  /// The type itself, since every container belongs to a tree.
  public typealias TreeItem = Arranged

  /// The node that the engine lays out.
  public var _node: LayoutNode
  /// Always `true`: the container has no axis that a style could replace.
  public static var _isNeutral: Bool { true }

  /// Creates a container of the children in the block.
  @inlinable
  public init(_ arrangement: some Arrangement, @LayoutBuilder content: () -> LayoutItems) {
    self.init(LeafContent(arrangement), content())
  }

  @usableFromInline
  init(_ arrangement: LeafContent, _ items: LayoutItems) {
    _node = LayoutNode(content: arrangement, children: items.nodes)
    _node.style.units.isContainer = true
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  public consuming func gap(_ both: Double) -> Self { gap(row: both, column: both) }

  /// The space between children, if the arrangement uses it. Initially 0. CSS `gap`.
  @_disfavoredOverload
  public consuming func gap(_ both: some LengthValue) -> Self { gap(row: both, column: both) }

  /// The space between rows and between columns of children. An omitted value stays unchanged. Initially 0. CSS
  /// `row-gap` and `column-gap`.
  public consuming func gap(row: some LengthValue = Unchanged(), column: some LengthValue = Unchanged()) -> Self {
    if let row = row._length { _node.style.rowGap = row }
    if let column = column._length { _node.style.columnGap = column }
    return self
  }

  /// The writing direction of the container, and of descendants that do not set their own. Initially inherited; left to
  /// right at the root. CSS `direction`.
  public consuming func direction(_ value: FlexStyle.Direction) -> Self {
    _node.style.direction = value
    return self
  }
}

extension LeafContent {
  @inlinable
  init<Value: Arrangement>(_ arrangement: Value) {
    self.init(arranging: TypedArrangement(arrangement) { TypedArrangement<Value>.makeCache(for: $0, of: $1) })
  }

  @usableFromInline
  init(arranging arrangement: AnyArrangement) { self.init(.arrangement(arrangement)) }

  /// The arrangement of a container's children; `nil` for a leaf's content.
  package var arrangement: AnyArrangement? {
    if case .arrangement(let arrangement) = kind { arrangement } else { nil }
  }
}
