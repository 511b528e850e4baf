/// A probable mistake in a layout: the node, the problem, and its amount.
///
/// Issues are data: the layout neither prints them nor stops, and all frames exist. `LayoutViews` prints new issues in
/// debug builds, and ``Placement/expectNoIssues()`` throws them in tests.
///
///     for issue in placement.issues { print(issue.message) }
///     // Row 'bar' (0) overflows by 80 in width: its items need 160 of 80. Measured 'title' (1) could shrink, but its
///     // longest word needs 100: add .minWidth(0).
public struct LayoutIssue: Hashable, Sendable {
  /// The kind of the problem.
  @nonexhaustive
  public enum Kind: Hashable, Sendable {
    /// A value in the style that is not used as it was set, such as a negative width.
    case invalidStyle(LayoutIssue.StyleFault)
    /// An invalid number in the bounds, gap or padding of a layout, or in a size returned by a ``Measured`` leaf.
    case invalidInput(LayoutIssue.InputFault)
    /// The id is already used by an earlier node, to which it refers. Neither of the two nodes is hidden.
    case duplicateID
    /// A fixed item has no size in the main axis and no content; its width (or height) is 0.
    case noSize(inWidth: Bool)
    /// A flexible item without content has no size: its container is sized to its content, so there is no free space.
    /// `inWidth` is the axis.
    case noSpaceToShare(inWidth: Bool)
    /// Items overflow their container by the first size. The second size is the container's.
    ///
    /// Intended overflow does not count: content of containers that clip or scroll, absolute children, and items moved
    /// by insets or negative margins. ``Placement/overflow(of:)`` counts all visible overflow.
    case overflow(by: Extent, of: Extent)
    /// The root is larger than the bounds, by the first size, because of its size, padding, border or limits. The
    /// second size is the size of the bounds.
    case exceedsBounds(by: Extent, of: Extent)
    /// The content of a leaf overflows the space inside its padding and border by the first size. The second size is
    /// the size of that space.
    case contentOverflow(by: Extent, of: Extent)
    /// The property is a percentage of a size that depends on the content. While the content is measured, the property
    /// counts as not set (a margin, padding or gap as 0, a `flexBasis` as `content`).
    case indefinitePercentage(FlexStyle.Property)
    /// The node reached the limit of measurements, so its size may be inexact. Aspect ratios, wrapping columns or
    /// content-based limits are nested so deeply here that each level would measure its descendants with new
    /// constraints: <doc:Conformance#What-a-layout-costs>.
    case measureLimitReached
    /// The leaf's content was not measured and counts as 0 × 0. Either no measuring function was passed to the layout,
    /// or it returned no size for the leaf's payload. Nothing else gives the leaf both a width and a height.
    case unmeasured
    /// The style of a row or column has a `flexDirection` along the other axis; the container keeps its axis. A ``Box``
    /// takes the direction of its style.
    case ignoredDirection(FlexStyle.FlexDirection)
    /// The inset has no effect, because the opposite inset is set too and determines the position.
    case ignoredInset(FlexStyle.Property)
    /// The item was not placed by its arrangement, so it sits at the start corner of the content box.
    case unplacedItem
    /// A problem reported by the arrangement of the node, or of the node's container.
    case arrangement(ArrangementFault)
  }

  /// The node's index in preorder, or the item's index in its line; -1 for the line itself.
  public var nodeIndex: Int
  /// The kind of the node.
  public var nodeKind: Placement.NodeKind
  /// The node's id, if it has one.
  public var id: LayoutID?
  /// The kind of the problem.
  public var kind: Kind
  /// The name of the node's arrangement, if it has one.
  var containerName: ContainerName?
  /// The title of the leaf's payload, if it has one. `nil` in Embedded Swift.
  var payloadTitle: PayloadTitle?
  /// The item with the largest content that its automatic minimum keeps from shrinking, if the main axis overflows.
  public var blockingItem: BlockingItem?

  /// An item that cannot shrink because its minimum is `auto`, its content's min-content size (CSS Flexbox §4.5).
  ///
  ///     if let blockingItem = issue.blockingItem { print(blockingItem.nodeIndex, blockingItem.content) }     // 1 100.0
  public struct BlockingItem: Hashable, Sendable {
    /// The item's index in preorder.
    public var nodeIndex: Int
    /// The kind of the item.
    public var nodeKind: Placement.NodeKind
    /// The item's id, if it has one.
    public var id: LayoutID?
    /// The main size that its content needs: for a text in a row, the width of its longest word.
    public var content: Double
    /// Whether its content is text that breaks into lines.
    public var isText: Bool
    /// The title of its payload, if it has one. `nil` in Embedded Swift.
    var payloadTitle: PayloadTitle?

    package init(
      nodeIndex: Int, nodeKind: Placement.NodeKind = .leaf, id: LayoutID? = nil, content: Double, isText: Bool
    ) {
      self.nodeIndex = nodeIndex
      self.nodeKind = nodeKind
      self.id = id
      self.content = content
      self.isText = isText
    }
  }

  package init(nodeIndex: Int, nodeKind: Placement.NodeKind = .leaf, id: LayoutID? = nil, kind: Kind) {
    self.nodeIndex = nodeIndex
    self.nodeKind = nodeKind
    self.id = id
    self.kind = kind
  }
}

extension LayoutIssue.Kind {
  init(_ fault: LayoutIssue.StyleFault) {
    switch fault.reason {
    case .otherAxis: self = .ignoredDirection(FlexStyle.FlexDirection(rawValue: UInt8(fault.value)) ?? .row)
    case .notFinite, .negative, .tooLarge, .mixedEdges: self = .invalidStyle(fault)
    }
  }
}
