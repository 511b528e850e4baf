import Arrangements
import EagerLayout

/// Android's ScrollView or HorizontalScrollView: a frame with unlimited space for its child along one axis.
struct AndroidScrollView: Arrangement {
  typealias ItemValue = AndroidFrameItem

  /// Whether the view scrolls vertically.
  var isVertical: Bool
  /// `true` if the child is at least as long as the viewport: Android's `fillViewport`.
  var fillsViewport: Bool

  /// The minimum size of the content.
  var minimumSize = Extent()

  static var name: StaticString { "ScrollView" }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ specified: inout [AndroidFrameItem]) -> IntrinsicWidths
  {
    IntrinsicWidths(minContent: 0, maxContent: max(maxItemWidth(of: items), minimumSize.width))
  }

  func height(of items: borrowing HeightPass, _ specified: inout [AndroidFrameItem]) -> Double {
    max(maxItemHeight(of: items), minimumSize.height)
  }

  func setWidths(of items: inout WidthPass, _ specified: inout [AndroidFrameItem]) {
    for item in 0..<items.count {
      if isVertical {
        setWidth(of: item, specified[item], &items)
      } else {
        items.set(item, to: max(items.intrinsicWidths(of: item).maxContent, fillsViewport ? items.width : 0))
      }
    }
  }

  func place(_ items: inout PlacementPass, _ specified: inout [AndroidFrameItem]) {
    for item in 0..<items.count {
      if !isVertical {
        var adjusted = specified[item]
        // A child that is wider than the viewport is at the viewport's start, even with a gravity of `end`.
        if adjusted.place.horizontal == .end, items.width(of: item) > items.contentSize.width {
          adjusted.place.horizontal = .start
        }
        place(item, adjusted, &items)
      } else if fillsViewport, items.height(of: item) < items.contentSize.height {
        items.place(
          item, x: x(of: item, specified[item], items), y: specified[item].y, height: items.contentSize.height)
      } else {
        let spare = items.contentSize.height - items.height(of: item)
        items.place(
          item, x: x(of: item, specified[item], items),
          y: spare * specified[item].place.vertical.share + specified[item].y)
      }
    }
  }

  func baselineItem(isLast: Bool, count: Int, _ cache: [AndroidFrameItem]) -> Int? { nil }
}
