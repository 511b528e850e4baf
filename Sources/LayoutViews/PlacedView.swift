public import EagerLayout

/// Something that has a frame: a view, a layer, a sprite, a widget, an area of a terminal.
///
/// A class with a `frame` conforms by saying so, and its objects can stand in a layout as an ``Item``:
///
///     final class Label {
///       var frame = Frame.zero
///       var text = ""
///     }
///     extension Label: PlacedView {}
///
/// A class of the main actor says `extension Label: @MainActor PlacedView {}`. `UIView`, `NSView` and `CALayer` conform, where
/// there are such.
public protocol PlacedView: AnyObject {
  /// The type of the frame: `Frame`, `CGRect` or another ``LayoutRectangle``.
  associatedtype Rectangle: LayoutRectangle

  /// Where the view is and how large it is, in the coordinates of the bounds that it is placed in.
  var frame: Rectangle { get set }

  /// How large the view would be; nil if it has no size of its own, as is the default.
  ///
  ///     func sizeThatFits(in room: Extent) -> ContentSize? {
  ///       let lines = text.brokenLines(in: room.width)
  ///       return ContentSize(width: lines.width, height: lines.height, firstBaseline: 12)
  ///     }
  ///
  /// A view without a size of its own gets one by modifiers or by what is around it; if it gets none, it is 0 wide or high,
  /// which is one of the placement's issues (`unmeasured`).
  ///
  /// - Parameter room: the width to fit into: 0 asks for the least at which nothing is cut, infinity for all that the view
  ///   wants, and for any other the height at that width is wanted. The height is infinite, unless the item has one of its own.
  func sizeThatFits(in room: Extent) -> ContentSize?

  /// A value that changes whenever the result of ``sizeThatFits(in:)`` may change, such as the text and its font. Nil by
  /// default.
  ///
  ///     var contentRevision: AnyHashable? { text }
  ///
  /// It is read when an ``Item`` of the view is made. `LayoutTree.update(to:)` measures the view again
  /// only if the revision changed; a view without a revision is measured by each update.
  var contentRevision: AnyHashable? { get }
}

extension PlacedView {
  /// Nil: each update of a tree measures the view.
  public var contentRevision: AnyHashable? { nil }

  /// Nil: the view has no size of its own.
  public func sizeThatFits(in room: Extent) -> ContentSize? { nil }
}

extension PlacedView {
  /// Sets the frame, unless it is the same already: many views draw themselves anew for each frame they get.
  func move(to frame: Frame) {
    let rectangle = Rectangle(frame)
    if self.frame.layoutFrame != rectangle.layoutFrame { self.frame = rectangle }
  }
}
