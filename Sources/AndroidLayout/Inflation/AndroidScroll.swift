import Arrangements
import EagerLayout

/// Android's ScrollView or HorizontalScrollView: a frame whose child has all the room that it wants along one axis.
struct AndroidScroll: Arrangement {
  typealias Parameter = AndroidFrameItem

  /// Whether it scrolls up and down.
  var isVertical: Bool
  /// Whether its child is at least as long as the room.
  var fillsViewport: Bool

  /// The least size of its content.
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
        // One that is longer than the room starts where it is first seen.
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
