// Conformances of the views and layers of UIKit and AppKit. Only Apple platforms compile this file.

#if canImport(QuartzCore)
  public import EagerLayout
  public import QuartzCore

  extension CALayer: PlacedView {}
#endif

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIView: @MainActor PlacedView, @MainActor ViewContainer {
    /// Returns the result of `sizeThatFits(_:)`, or `intrinsicContentSize` if the view's class does not override it.
    ///
    /// The implementation of `UIView` is ignored, because it returns the view's current size: the result of the last
    /// layout. The minimum width of a label is 0, since labels truncate.
    public func sizeThatFits(in room: Extent) -> ContentSize? {
      let selector = #selector(UIView.sizeThatFits(_:))
      guard unsafe type(of: self).instanceMethod(for: selector) != UIView.instanceMethod(for: selector) else {
        return contentSize(ofIntrinsic: intrinsicContentSize, noMetric: UIView.noIntrinsicMetric)
      }
      let size = Extent(sizeThatFits(finiteSize(room)))
      guard let label = self as? UILabel, let font = label.font else {
        return ContentSize(width: size.width, height: size.height)
      }
      return ContentSize(
        width: room.width == 0 ? 0 : size.width, height: size.height, firstBaseline: Double(font.ascender),
        lastBaseline: size.height + Double(font.descender))
    }

    /// The view's layout direction and the scale of its screen.
    public var viewSpace: ViewSpace {
      ViewSpace(
        direction: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        scale: Double(traitCollection.displayScale))
    }
  }
#elseif canImport(AppKit)
  public import AppKit

  extension NSView: @MainActor PlacedView, @MainActor ViewContainer {
    /// Returns the result of a control's `sizeThatFits(_:)`. For other views, returns `intrinsicContentSize`, or the
    /// `fittingSize` that follows from their constraints.
    ///
    /// The minimum width of a text field is 0, since text fields truncate.
    public func sizeThatFits(in room: Extent) -> ContentSize? {
      guard let control = self as? NSControl else {
        let fitting = fittingSize
        return contentSize(ofIntrinsic: intrinsicContentSize, noMetric: NSView.noIntrinsicMetric)
          ?? (fitting == .zero ? nil : ContentSize(width: Double(fitting.width), height: Double(fitting.height)))
      }
      let size = Extent(control.sizeThatFits(finiteSize(room)))
      return ContentSize(
        width: room.width == 0 && control is NSTextField ? 0 : size.width, height: size.height,
        firstBaseline: Double(firstBaselineOffsetFromTop))
    }

    /// The view's layout direction, the direction of its y-axis, and the scale of its window.
    public var viewSpace: ViewSpace {
      ViewSpace(
        direction: userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        yAxis: isFlipped ? .down : .up, scale: window.map { Double($0.backingScaleFactor) })
    }
  }
#endif

#if canImport(QuartzCore)
  /// Returns the available space with infinity replaced by the greatest number, since views expect finite numbers.
  private func finiteSize(_ available: Extent) -> CGSize {
    CGSize(
      width: min(CGFloat(available.width), .greatestFiniteMagnitude),
      height: min(CGFloat(available.height), .greatestFiniteMagnitude))
  }

  /// Returns a view's intrinsic size, or nil if it has none in both axes. `noMetric` represents a missing size.
  private func contentSize(ofIntrinsic size: CGSize, noMetric: CGFloat) -> ContentSize? {
    if size.width == noMetric && size.height == noMetric { return nil }
    return ContentSize(width: Double(max(size.width, 0)), height: Double(max(size.height, 0)))
  }
#endif
