import Arrangements
import EagerLayout

/// Android's ScrollView or HorizontalScrollView: a frame with unlimited space for its child along one axis.
struct AndroidScroll: Arrangement {
  typealias Parameter = AndroidFrameItem

  /// Whether the view scrolls vertically.
  var isVertical: Bool
  /// Whether the child is at least as long as the viewport.
  var fillsViewport: Bool

  /// The minimum size of the content.
  var least = Extent()

  static var name: StaticString { "ScrollView" }

  func inlineSizes(of items: borrowing ItemContributions, _ said: inout [AndroidFrameItem]) -> InlineSizes {
    InlineSizes(least: 0, greatest: max(widest(of: items), least.width))
  }

  func height(of items: borrowing ItemHeights, _ said: inout [AndroidFrameItem]) -> Double {
    max(highest(of: items), least.height)
  }

  func setWidths(of items: inout ItemWidths, _ said: inout [AndroidFrameItem]) {
    for item in 0..<items.count {
      if isVertical {
        setWidth(of: item, said[item], &items)
      } else {
        items.set(item, to: max(items.inlineSizes(of: item).greatest, fillsViewport ? items.width : 0))
      }
    }
  }

  func place(_ items: inout ItemPlaces, _ said: inout [AndroidFrameItem]) {
    for item in 0..<items.count {
      if !isVertical {
        var across = said[item]
        // A child that is wider than the viewport starts at its visible start.
        if across.place.horizontal == .end, items.width(of: item) > items.extent.width {
          across.place.horizontal = .start
        }
        place(item, across, &items)
      } else if fillsViewport, items.height(of: item) < items.extent.height {
        items.place(item, x: x(of: item, said[item], items), y: said[item].y, height: items.extent.height)
      } else {
        let spare = items.extent.height - items.height(of: item)
        items.place(
          item, x: x(of: item, said[item], items), y: spare * said[item].place.vertical.share + said[item].y)
      }
    }
  }

  func baselineItem(isLast: Bool, count: Int, _ memory: [AndroidFrameItem]) -> Int? { nil }
}
