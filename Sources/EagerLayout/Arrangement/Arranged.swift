/// A container whose children stand as an ``Arrangement`` says.
///
///     Radial(radius: 100) { for angle in 0..<6 { Fixed(width: 40, height: 40).id(angle) } }.gap(8)
///
/// An arrangement with a block makes one. As an item it is CSS `flex: 0 1 auto`, as rows and columns are. What rows
/// and columns alone heed, such as `wrap`, does not compile here, and the direction and wrapping of its style say
/// nothing. Without children it has no content to arrange, and is as small as an empty row.
public struct Arranged: _StoredItem {
  /// A container is in a tree.
  public typealias TreeItem = Arranged

  /// The item as the engine sees it.
  public var _node: LayoutNode
  /// It has no direction that a style could change.
  public static var _isNeutral: Bool { true }

  /// A container of the children in the block.
  @inlinable
  public init(_ arrangement: some Arrangement, @LayoutBuilder content: () -> LayoutItems) {
    self.init(LeafContent(arrangement), content())
  }

  @usableFromInline
  init(_ arrangement: LeafContent, _ items: LayoutItems) {
    _node = LayoutNode(content: arrangement, children: items.nodes)
    _node.style.keywords[.isContainer] = 1
    _node.style.keywords.forgetDirection()
  }

  /// Overload for `Double` literals, in which a quotient such as `100 / 3` is not rounded to a whole number.
  @_documentation(visibility: internal)
  public consuming func gap(_ both: Double) -> Self { gap(row: both, column: both) }

  /// The space between children, as far as the arrangement heeds it. Initially 0. CSS `gap`.
  @_disfavoredOverload
  public consuming func gap(_ both: some LengthValue) -> Self { gap(row: both, column: both) }

  /// The space between rows and between columns of children; one that is not given stays as it is. Initially 0.
  /// CSS `row-gap` and `column-gap`.
  public consuming func gap(row: some LengthValue = Unchanged(), column: some LengthValue = Unchanged()) -> Self {
    if let row = row._length { _node.style.rowGap = row }
    if let column = column._length { _node.style.columnGap = column }
    return self
  }

  /// Where writing starts, in the container and all in it that say nothing else. Initially as around it; from the
  /// left at the root. CSS `direction`.
  public consuming func direction(_ value: FlexStyle.Direction) -> Self {
    _node.style.direction = value
    return self
  }
}

extension LeafContent {
  @inlinable
  convenience init<Value: Arrangement>(_ arrangement: Value) {
    self.init(arranging: TypedArrangement(arrangement) { TypedArrangement<Value>.makeMemory(for: $0, of: $1) })
  }

  @usableFromInline
  convenience init(arranging arrangement: AnyArrangement) { self.init(.arrangement(arrangement)) }

  /// How it arranges children; nil for what is a leaf's.
  package var arrangement: AnyArrangement? {
    if case .arrangement(let arrangement) = kind { arrangement } else { nil }
  }
}
