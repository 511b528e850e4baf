public import EagerLayout

/// Lays out the views of a block and sets their frames.
///
///     override func layoutSubviews() {
///       place(in: bounds, gap: 12) {
///         Item(avatar).size(48)
///         Column(gap: 4) { Item(name); Item(bio) }.flex(1)
///         Item(follow).size(80, 32)
///       }
///     }
///
/// Use the function for the subviews of one view: all frames are in the coordinates of `bounds`, however deep a view is
/// nested in the block. A frame that stays the same is not set. The view of a hidden item keeps its frame, so hide the
/// view too.
///
/// Debug builds print each issue of the placement once to standard error (<doc:LayoutViews#Issues>).
///
/// - Parameters:
///   - axis: The direction in which the views are placed. Defaults to a row.
///   - bounds: A rectangle of any type. An infinite width or height follows the content.
///   - alignment: The alignment in the cross axis, as in `Row` and `Column`. Views without a size fill it.
///   - gap: The space between the views.
///   - padding: The space around all views.
///   - space: The coordinates of the bounds: layout direction, direction of the y-axis, and pixels per unit.
///   - content: The views as ``Item``s, and any other content of a `Row`.
/// - Returns: All frames and the issues. Infinite sizes of `bounds` are replaced by the size of the content.
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

/// Lays out an item and sets the frames of the views in it.
///
///     var content: Row {
///       Row(alignment: .center, gap: 12) { Item(avatar).size(48); Item(name).flex(1) }
///     }
///     override func layoutSubviews() { place(content, in: bounds) }
///     override func sizeThatFits(_ size: CGSize) -> CGSize { content.size(fitting: size) }
///
/// An item without a size of its own fills the bounds in both axes.
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
  /// Returns the size of the item in the available space. Measures views and places none. The width is the content's
  /// ideal width, limited to the available width unless the content needs more; the height is the one at that width.
  ///
  ///     content.size(fitting: Extent(width: 320, height: .infinity))     // 320 × 96
  ///
  /// - Parameter room: The available width: infinity for the ideal width, and 0 for the minimum width. The height
  ///   follows from the width and is not limited.
  /// - Complexity: O(n) in the number of items.
  public func size(fitting room: Extent) -> Extent {
    let bounds = Frame(width: room.width, height: .infinity)
    return ViewSpace().layout(Column { self }.alignItems(.flexStart), in: bounds).frames[1].extent
  }
}

/// A view that places other views and defines their coordinates.
///
/// Conform if ``viewSpace`` is constant or follows from other properties. On Apple platforms `UIView`, `NSView` and
/// `SKNode` conform, with their layout direction, screen scale and direction of the y-axis.
public protocol ViewContainer {
  /// The coordinates that views are placed in.
  var viewSpace: ViewSpace { get }
}

extension ViewContainer {
  /// Lays out the views of a block in this container's coordinates and sets their frames. See the function
  /// ``place(_:in:alignment:gap:padding:space:content:)``.
  @discardableResult
  public func place(
    _ axis: LinearLayout.Axis = .row, in bounds: some LayoutRectangle, alignment: CrossAlignment? = nil,
    gap: some LengthValue = Unchanged(), padding: some LengthValue = Unchanged(),
    @LayoutBuilder content: () -> LayoutItems
  ) -> Placement {
    LayoutViews.place(
      axis, in: bounds, alignment: alignment, gap: gap, padding: padding, space: viewSpace, content: content)
  }

  /// Lays out an item in this container's coordinates and sets the frames of the views in it.
  @discardableResult
  public func place(_ item: some LayoutItem, in bounds: some LayoutRectangle) -> Placement {
    LayoutViews.place(item, in: bounds, space: viewSpace)
  }

  /// Lays out a tree in this container's coordinates, recomputes only what changed, and sets the frames of the views in
  /// it. See `LayoutTree.place(in:space:)`.
  @discardableResult
  public func place(_ tree: inout LayoutTree, in bounds: some LayoutRectangle) -> [LayoutTree.Node] {
    tree.place(in: bounds, space: viewSpace)
  }
}

extension LayoutTree {
  /// Lays out the tree, recomputes only what changed, and sets the frames that are different.
  ///
  ///     tree.editStyle(of: sidebar) { $0.width = 240 }
  ///     tree.place(in: bounds)                  // in a view: place(&tree, in: bounds)
  ///
  /// A view whose content changed is measured again after `markContentChanged(of:)`, or after `update(to:)` with an
  /// item that has another revision or none (``PlacedView/contentRevision``). A root without a direction of its own has
  /// the direction of `space`, as in ``place(_:in:space:)``.
  ///
  /// - Returns: The nodes whose frames in their parents changed.
  /// - Complexity: The cost of the layout plus O(n) in the number of nodes.
  @discardableResult
  public mutating func place(in bounds: some LayoutRectangle, space: ViewSpace = ViewSpace()) -> [Node] {
    let changes = layout(in: bounds.layoutFrame, isRightToLeft: space.direction == .rightToLeft) {
      (view: ViewBox, proposal: Proposal) in view.measure(proposal)
    }
    space.converted(placement()).placeViews()
    return changes
  }
}
