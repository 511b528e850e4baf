import Arrangements
import EagerLayout

/// Android's FrameLayout: its children share one box, and each is positioned by its gravity or fills the box.
///
/// As in Android, the min-content width is 0, heights are limited to the available space, and a centered child is moved
/// by the difference of its margins. The frame is as large as its largest child, including children that fill it.
struct AndroidFrame: Arrangement {
  typealias ItemValue = AndroidFrameItem

  /// The minimum size of the content.
  var minimumSize = Extent()
  /// The axis along which the frame grows with its content although its size is specified, as in a scroll view with
  /// `fillViewport`. While the content is longer than the frame, children do not fill this axis.
  var contentAxis: Linear.Axis?

  static var name: StaticString { "FrameLayout" }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ specified: inout [AndroidFrameItem]) -> IntrinsicWidths
  {
    IntrinsicWidths(minContent: 0, maxContent: max(maxItemWidth(of: items), minimumSize.width))
  }

  func height(of items: borrowing HeightPass, _ specified: inout [AndroidFrameItem]) -> Double {
    max(maxItemHeight(of: items), minimumSize.height)
  }

  func setWidths(of items: inout WidthPass, _ specified: inout [AndroidFrameItem]) {
    var maxWidth = 0.0
    if contentAxis == .horizontal {
      for item in 0..<items.count { maxWidth = max(maxWidth, items.intrinsicWidths(of: item).maxContent) }
    }
    let allowsFilling = contentAxis != .horizontal || items.width > maxWidth + 1.0 / 1024
    for item in 0..<items.count {
      var specified = specified[item]
      specified.fillsWidth = specified.fillsWidth && allowsFilling
      setWidth(of: item, specified, &items)
    }
  }

  func place(_ items: inout PlacementPass, _ specified: inout [AndroidFrameItem]) {
    let barHeight = (0..<items.count).first { specified[$0].appBarRelation == .bar }.map { items.height(of: $0) } ?? 0
    for item in 0..<items.count {
      if case .below(let scrollRange) = specified[item].appBarRelation {
        place(item, specified[item], below: min(barHeight, items.contentSize.height), scrollingBy: scrollRange, &items)
      } else {
        var specified = specified[item]
        specified.fillsHeight = specified.fillsHeight && (contentAxis != .vertical || items.isHeightDefinite)
        place(item, specified, &items)
      }
    }
  }

  /// Places scrolling content below the bar of a CoordinatorLayout. The content's available height includes the part of
  /// the bar that scrolls away.
  private func place(
    _ item: Int, _ specified: AndroidFrameItem, below barHeight: Double, scrollingBy scrollRange: Double,
    _ items: inout PlacementPass
  ) {
    let height = max(items.contentSize.height - barHeight + scrollRange, 0), x = x(of: item, specified, items)
    if specified.fillsHeight {
      items.place(item, x: x, y: barHeight, fillingHeight: height)
    } else if items.definiteSize(of: item).height == nil, items.height(of: item) > height {
      items.place(item, x: x, y: barHeight, height: height)
    } else {
      items.place(item, x: x, y: barHeight)
    }
  }

  func baselineItem(isLast: Bool, count: Int, _ cache: [AndroidFrameItem]) -> Int? { nil }
}

/// The layout values of a child of a frame or a scroll view.
struct AndroidFrameItem: LayoutValue {
  /// The position of an item of a CoordinatorLayout relative to its app bar.
  enum AppBarRelation: Equatable, Sendable {
    case none
    /// The app bar itself.
    case bar
    /// Scrolling content below the bar. The scroll range is the part of the bar's height that scrolls away, in points.
    case below(scrollRange: Double)
  }

  /// The position.
  var place = Place.topLeading
  /// `true` if the child fills the frame along an axis. If its margins leave no space, it is still positioned.
  var fillsWidth = false, fillsHeight = false
  /// The offset of a centered child: half the difference of its opposite margins. Android moves the child by the full
  /// difference. The other half comes from centering the child together with its margins.
  var x = 0.0, y = 0.0
  var appBarRelation = AppBarRelation.none

  static var initial: AndroidFrameItem { AndroidFrameItem() }
}

extension Arrangement {
  /// Returns the largest max-content width of the items.
  func maxItemWidth(of items: borrowing IntrinsicWidthPass) -> Double {
    var maxItemWidth = 0.0
    for item in 0..<items.count { maxItemWidth = max(maxItemWidth, items.intrinsicWidths(of: item).maxContent) }
    return maxItemWidth
  }

  /// Returns the largest height of the items.
  func maxItemHeight(of items: borrowing HeightPass) -> Double {
    var maxItemHeight = 0.0
    for item in 0..<items.count { maxItemHeight = max(maxItemHeight, items.height(of: item)) }
    return maxItemHeight
  }

  /// Sets the width of a frame's item.
  func setWidth(of item: Int, _ specified: AndroidFrameItem, _ items: inout WidthPass) {
    if specified.fillsWidth {
      items.fill(item, in: items.width)
    } else {
      items.fit(item, in: items.width)
    }
  }

  /// Returns the horizontal position of a frame's item.
  func x(of item: Int, _ specified: AndroidFrameItem, _ items: borrowing PlacementPass) -> Double {
    (items.contentSize.width - items.width(of: item)) * specified.place.horizontal.share + specified.x
  }

  /// Places a frame's item. The height of an item without a specified height is limited to the frame.
  func place(_ item: Int, _ specified: AndroidFrameItem, _ items: inout PlacementPass) {
    let box = items.contentSize, place = specified.place.vertical, x = x(of: item, specified, items)
    if specified.fillsHeight {
      // A negative deficit positions the child by its gravity in a frame that is smaller than the child's margins.
      let deficit = min(box.height - items.margins(of: item).vertical, 0)
      items.place(item, x: x, y: deficit * place.share + specified.y, fillingHeight: box.height)
      return
    }
    let height = items.height(of: item), isLimited = height > box.height && items.definiteSize(of: item).height == nil
    let usedHeight = isLimited ? max(box.height, items.margins(of: item).vertical) : height
    let y = (box.height - usedHeight) * place.share + specified.y
    if isLimited {
      items.place(item, x: x, y: y, height: box.height)
    } else {
      items.place(item, x: x, y: y)
    }
  }
}
