public import EagerLayout

/// An object with a frame: a view, a layer, a sprite, a widget, or an area of a terminal.
///
/// A class with a `frame` needs only a conformance, and its objects can be used in a layout as ``Item``s:
///
///     final class Label {
///       var frame = Frame.zero
///       var text = ""
///     }
///     extension Label: PlacedView {}
///
/// A class of the main actor conforms with `extension Label: @MainActor PlacedView {}`. On Apple platforms `UIView`,
/// `NSView` and `CALayer` already conform.
public protocol PlacedView: AnyObject {
  /// The type of the frame: `Frame`, `CGRect` or another ``LayoutRectangle``.
  associatedtype Rectangle: LayoutRectangle

  /// The view's position and size, in the coordinates of the bounds that the view is placed in.
  var frame: Rectangle { get set }

  /// Returns the size of the view in the available space; nil, the default, if it has no size of its own.
  ///
  ///     func sizeThatFits(in room: Extent) -> ContentSize? {
  ///       let lines = text.brokenLines(in: room.width)
  ///       return ContentSize(width: lines.width, height: lines.height, firstBaseline: 12)
  ///     }
  ///
  /// A view without a size of its own gets one from modifiers or from its container. If neither gives it one, its width
  /// or height is 0, and the placement has an issue (`unmeasured`).
  ///
  /// - Parameter room: The available space. A width of 0 requests the minimum width without clipping, and infinity the
  ///   ideal width. Otherwise, return the height at that width. `height` is infinite unless the item has a height.
  func sizeThatFits(in room: Extent) -> ContentSize?

  /// A value that changes whenever the result of ``sizeThatFits(in:)`` may change, such as the text and its font. The
  /// default is nil.
  ///
  ///     var contentRevision: AnyHashable? { text }
  ///
  /// ``Item`` reads the revision when it is created. `LayoutTree.update(to:)` measures the view again only if the
  /// revision changed; it always measures a view without a revision.
  var contentRevision: AnyHashable? { get }
}

extension PlacedView {
  /// The default is nil: each update of a tree measures the view.
  public var contentRevision: AnyHashable? { nil }

  /// The default is nil: the view has no size of its own.
  public func sizeThatFits(in room: Extent) -> ContentSize? { nil }
}

extension PlacedView {
  /// Sets the frame if it is different, because many views redraw whenever their frame is set.
  func move(to frame: Frame) {
    let rectangle = Rectangle(frame)
    if self.frame.layoutFrame != rectangle.layoutFrame { self.frame = rectangle }
  }
}
