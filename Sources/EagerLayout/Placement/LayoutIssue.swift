/// Something in a layout that is probably not meant: which node, what, and by how much.
///
/// Issues are data: the layout prints nothing and does not stop, and all frames are there. `LayoutViews` prints new ones in debug
/// builds, and ``Placement/expectNoIssues()`` throws them in tests.
///
///     for issue in placement.issues { print(issue.message) }
///     // Row 'bar' (0) overflows by 80 in width: its items need 160 of 80. Measured 'title' (1) could shrink, but its
///     // longest word needs 100: .minWidth(0).
public struct LayoutIssue: Hashable, Sendable {
  /// What is wrong.
  @nonexhaustive
  public enum Kind: Hashable, Sendable {
    /// A number in the style makes no sense and was not taken over, or an edge by direction stands beside one by side.
    case invalidStyle(LayoutIssue.StyleFault)
    /// A number of the bounds, gap or padding given to a layout, or of a ``Measured`` leaf's answer, makes no sense.
    case invalidInput(LayoutIssue.InputFault)
    /// The id is that of an earlier node, for which it stands; neither of the two is hidden.
    case duplicateID
    /// A fixed item has no size in the main axis and nothing in it; its width (or height) is 0.
    case noSize(inWidth: Bool)
    /// A flexible item gets nothing and is empty: its container is as wide (or high) as its content, so there is no
    /// free space.
    case noSpaceToShare(inWidth: Bool)
    /// Items stick out of their container by this much. The container has the second size.
    ///
    /// What is meant to stick out does not count: content of containers that clip or scroll, absolute children, what
    /// insets or negative margins moved. ``Placement/overflow(of:)`` counts all that can be seen.
    case overflow(by: Extent, of: Extent)
    /// The root is larger than the bounds by this much: its size, padding, border or limits say so. The bounds have the second
    /// size.
    case exceedsBounds(by: Extent, of: Extent)
    /// The content of a leaf is larger, by this much, than the room for it inside of padding and border, the second
    /// size.
    case contentOverflow(by: Extent, of: Extent)
    /// The property is a percentage of a size that follows from the content. While that content is measured, the property
    /// counts as not set (a margin, padding or gap as 0, a `flexBasis` as `content`).
    case indefinitePercentage(FlexStyle.Property)
    /// The node keeps a size that another question had. Ratios, columns that wrap or limits of content lie so deep in one
    /// another here that each level asks all below it something new, and a node answers a limited number of times:
    /// <doc:Conformance#What-a-layout-costs>.
    case tooOftenAsked
    /// The leaf's content is measured by the function that a layout is called with, and this one was called with none, or
    /// with one that has no answer for what the leaf carries; and nothing else gives the leaf a width and a height. Its
    /// content counts as 0 wide and high.
    case unmeasured
    /// A style with this direction was given to a row or column along the other axis, which stays what it is. A ``Box``
    /// has the direction of its style.
    case ignoredDirection(FlexStyle.FlexDirection)
    /// The inset has no effect: the opposite one is set too, and there is nothing left for both to decide.
    case ignoredInset(FlexStyle.Property)
    /// The item's arrangement gave it no place: it sits in the corner where writing starts.
    case misplaced
    /// What the arrangement of the node, or of the container that it is in, found.
    case arrangement(ArrangementFault)
  }

  /// The node's index in preorder, or the item's in its line, with -1 for the line itself.
  public var nodeIndex: Int
  /// What the node is.
  public var nodeKind: Placement.NodeKind
  /// The node's id, if it has one.
  public var id: LayoutID?
  /// What is wrong.
  public var kind: Kind
  /// What the arrangement of the node is called, if it has one.
  var containerName: ContainerName?
  /// The title of the leaf's payload, if it has one. Nil in Embedded Swift.
  var payloadTitle: PayloadTitle?
  /// Where items stick out although one of them could shrink: the one whose content holds up most.
  public var holdup: Holdup?

  /// An item that shrinks no further since its minimum is `auto`, which is what its content needs (CSS Flexbox §4.5).
  ///
  ///     if let holdup = issue.holdup { print(holdup.nodeIndex, holdup.content) }     // 1 100.0
  public struct Holdup: Hashable, Sendable {
    /// The item's index in preorder.
    public var nodeIndex: Int
    /// What the item is.
    public var nodeKind: Placement.NodeKind
    /// The item's id, if it has one.
    public var id: LayoutID?
    /// What its content needs along the container: of a text in a row, the width of its longest word.
    public var content: Double
    /// Whether its content is a text that breaks into lines.
    public var isText: Bool
    /// The title of its payload, if it has one. Nil in Embedded Swift.
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
  /// What a style did not take over.
  init(_ fault: LayoutIssue.StyleFault) {
    switch fault.reason {
    case .otherAxis: self = .ignoredDirection(FlexStyle.FlexDirection(rawValue: UInt8(fault.value)) ?? .row)
    case .notFinite, .negative, .tooLarge, .mixedEdges: self = .invalidStyle(fault)
    }
  }
}
