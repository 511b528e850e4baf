public import EagerLayout

/// Lays the views of a block out, and sets their frames.
///
///     override func layoutSubviews() {
///       place(in: bounds, gap: 12) {
///         Item(avatar).size(48)
///         Column(gap: 4) { Item(name); Item(bio) }.flex(1)
///         Item(follow).size(80, 32)
///       }
///     }
///
/// The views get frames in the coordinates of the bounds, whatever stands around them in the block: they are meant to be
/// the children of one view. Frames that stay the same are not set. The view of a hidden item keeps the frame that it
/// has: hide the view too.
///
/// Debug builds print each issue of the placement once to standard error (<doc:LayoutViews#Issues>).
///
/// - Parameters:
///   - axis: whether the views stand side by side or below each other; side by side if nothing is said.
///   - bounds: a rectangle of any type. An infinite size follows the content.
///   - alignment: where views sit across the axis, as in `Row` and `Column`; those without a size there fill the bounds.
///   - gap: the space between the views.
///   - padding: the space around them.
///   - space: the coordinates of the bounds: from right to left, upwards, with so many pixels for each unit.
///   - content: the views as ``Item``s, and all else that can stand in a `Row`.
/// - Returns: all frames, with the issues; its bounds are as large as the content where those given were infinite.
/// - Complexity: O(n) in the number of items.
@discardableResult
public func place(
  _ axis: LinearLayout.Axis = .row, in bounds: some LayoutRectangle, alignment: CrossAlignment? = nil,
  gap: some LengthValue = Unchanged(), padding: some LengthValue = Unchanged(), space: ViewSpace = ViewSpace(),
  @LayoutBuilder content: () -> LayoutItems
) -> Placement {
  let items = content()
  return switch axis {
  case .row: place(Row(alignment: alignment, gap: gap) { items }.padding(padding), in: bounds, space: space)
  case .column: place(Column(alignment: alignment, gap: gap) { items }.padding(padding), in: bounds, space: space)
  }
}

/// Lays an item out, and sets the frames of the views in it.
///
///     var content: Row {
///       Row(alignment: .center, gap: 12) { Item(avatar).size(48); Item(name).flex(1) }
///     }
///     override func layoutSubviews() { place(content, in: bounds) }
///     override func sizeThatFits(_ size: CGSize) -> CGSize { content.size(fitting: size) }
///
/// In each axis, an item without a size of its own fills the bounds.
///
/// - Complexity: O(n) in the number of items.
@discardableResult
public func place(_ item: some LayoutItem, in bounds: some LayoutRectangle, space: ViewSpace = ViewSpace())
  -> Placement
{
  let placement = space.layout(item, in: bounds.layoutFrame)
  placement.placeViews()
  return placement
}

extension LayoutItem {
  /// How large the item would be, with its views measured and none of them placed: as wide as it wants to be, but no wider
  /// than the room, unless its content needs more; and as high as it is then.
  ///
  ///     content.size(fitting: Extent(width: 320, height: .infinity))     // 320 × 96
  ///
  /// - Parameter room: the width that there is, infinity for as much as is wanted, and 0 for the least. The height follows
  ///   from the width, and is not limited.
  /// - Complexity: O(n) in the number of items.
  public func size(fitting room: Extent) -> Extent {
    let bounds = Frame(width: room.width, height: .infinity)
    return ViewSpace().layout(Column { self }.alignItems(.flexStart), in: bounds).frames[1].extent
  }
}

/// What lays out views of its own, and has coordinates of its own: a view in which others are.
///
/// Conforming is worth it where ``viewSpace`` is always the same, or follows from something else. `UIView`, `NSView` and
/// `SKNode` conform, where there are such: right to left, pixels and the direction of y are theirs.
public protocol ViewContainer {
  /// The coordinates that views are placed in.
  var viewSpace: ViewSpace { get }
}

extension ViewContainer {
  /// Lays the views of a block out in the coordinates of this one, and sets their frames: `place(in: bounds) { … }`, as
  /// the function of this name.
  @discardableResult
  public func place(
    _ axis: LinearLayout.Axis = .row, in bounds: some LayoutRectangle, alignment: CrossAlignment? = nil,
    gap: some LengthValue = Unchanged(), padding: some LengthValue = Unchanged(),
    @LayoutBuilder content: () -> LayoutItems
  ) -> Placement {
    LayoutViews.place(
      axis, in: bounds, alignment: alignment, gap: gap, padding: padding, space: viewSpace, content: content)
  }

  /// Lays an item out in the coordinates of this one, and sets the frames of the views in it.
  @discardableResult
  public func place(_ item: some LayoutItem, in bounds: some LayoutRectangle) -> Placement {
    LayoutViews.place(item, in: bounds, space: viewSpace)
  }

  /// Lays a tree out in the coordinates of this one, which redoes only what changed, and sets the frames of the views in it:
  /// `LayoutTree.place(in:space:)`.
  @discardableResult
  public func place(_ tree: inout LayoutTree, in bounds: some LayoutRectangle) -> [LayoutTree.Node] {
    tree.place(in: bounds, space: viewSpace)
  }
}

extension LayoutTree {
  /// Lays the tree out, which redoes only what changed, and sets the frames of the views in it that are others.
  ///
  ///     tree.editStyle(of: sidebar) { $0.width = 240 }
  ///     tree.place(in: bounds)                  // in a view: place(&tree, in: bounds)
  ///
  /// A view whose content changed is measured again after `markContentChanged(of:)`, or `update(to:)` with an item of it that has
  /// another revision or none (``PlacedView/contentRevision``).
  /// A root without a direction of its own has that of the space, as in ``place(_:in:space:)``.
  ///
  /// - Returns: the nodes that got another frame in their parent.
  /// - Complexity: that of the layout, and O(n) in the number of nodes.
  @discardableResult
  public mutating func place(in bounds: some LayoutRectangle, space: ViewSpace = ViewSpace()) -> [Node] {
    let changes = layout(in: bounds.layoutFrame, isRightToLeft: space.direction == .rightToLeft) {
      (view: ViewBox, proposal: Proposal) in view.measure(proposal)
    }
    space.finished(placement()).placeViews()
    return changes
  }
}
