// UIKit's and AppKit's views, and layers. Only a Mac compiles this file.

#if canImport(QuartzCore)
  public import EagerLayout
  public import QuartzCore

  extension CALayer: PlacedView {}
#endif

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIView: @MainActor PlacedView, @MainActor ViewContainer {
    /// What `sizeThatFits(_:)` says, or `intrinsicContentSize` if the view's class has no answer of its own.
    ///
    /// `UIView` itself answers with the size that the view has, which is the one of the layout before: it does not count.
    /// The least width of a label is 0, since it truncates.
    public func sizeThatFits(in room: Extent) -> ContentSize? {
      let question = #selector(UIView.sizeThatFits(_:))
      guard unsafe type(of: self).instanceMethod(for: question) != UIView.instanceMethod(for: question) else {
        return contentSize(ofIntrinsic: intrinsicContentSize, none: UIView.noIntrinsicMetric)
      }
      let size = Extent(sizeThatFits(limit(room)))
      guard let label = self as? UILabel, let font = label.font else {
        return ContentSize(width: size.width, height: size.height)
      }
      return ContentSize(
        width: room.width == 0 ? 0 : size.width, height: size.height, firstBaseline: Double(font.ascender),
        lastBaseline: size.height + Double(font.descender))
    }

    /// The view's direction, and the pixels of its screen.
    public var viewSpace: ViewSpace {
      ViewSpace(
        direction: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        scale: Double(traitCollection.displayScale))
    }
  }
#elseif canImport(AppKit)
  public import AppKit

  extension NSView: @MainActor PlacedView, @MainActor ViewContainer {
    /// What a control's `sizeThatFits(_:)` says, and of other views the `intrinsicContentSize` or, from constraints, the
    /// `fittingSize`.
    ///
    /// The least width of a text field is 0, since it truncates.
    public func sizeThatFits(in room: Extent) -> ContentSize? {
      guard let control = self as? NSControl else {
        let fitting = fittingSize
        return contentSize(ofIntrinsic: intrinsicContentSize, none: NSView.noIntrinsicMetric)
          ?? (fitting == .zero ? nil : ContentSize(width: Double(fitting.width), height: Double(fitting.height)))
      }
      let size = Extent(control.sizeThatFits(limit(room)))
      return ContentSize(
        width: room.width == 0 && control is NSTextField ? 0 : size.width, height: size.height,
        firstBaseline: Double(firstBaselineOffsetFromTop))
    }

    /// The view's direction, the way its y grows, and the pixels of its window.
    public var viewSpace: ViewSpace {
      ViewSpace(
        direction: userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        yAxis: isFlipped ? .down : .up, scale: window.map { Double($0.backingScaleFactor) })
    }
  }
#endif

#if canImport(QuartzCore)
  /// A room as views are asked about it: they expect numbers that are finite.
  private func limit(_ room: Extent) -> CGSize {
    CGSize(
      width: min(CGFloat(room.width), .greatestFiniteMagnitude),
      height: min(CGFloat(room.height), .greatestFiniteMagnitude))
  }

  /// A view's intrinsic size, if it has one in either axis.
  private func contentSize(ofIntrinsic size: CGSize, none: CGFloat) -> ContentSize? {
    if size.width == none && size.height == none { return nil }
    return ContentSize(width: Double(max(size.width, 0)), height: Double(max(size.height, 0)))
  }
#endif
