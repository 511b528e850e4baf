import Arrangements
import EagerLayout

/// Android's ScrollView or HorizontalScrollView: a frame whose child has all the room that it wants along one axis.
struct AndroidScroll: Arrangement {
  typealias Parameter = AndroidFrameItem

  /// Whether it scrolls up and down.
  var isVertical: Bool
  /// Whether its child is at least as long as the room.
  var fillsViewport: Bool

  static var name: StaticString { "ScrollView" }

  func inlineSizes(of items: borrowing ItemContributions, _ said: inout [AndroidFrameItem]) -> InlineSizes {
    InlineSizes(least: 0, greatest: widest(of: items))
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
        across.place.horizontal = .start
        across.x = 0
        place(item, across, &items)
      } else if fillsViewport, items.height(of: item) < items.extent.height {
        items.place(item, x: x(of: item, said[item], items), y: 0, height: items.extent.height)
      } else {
        items.place(item, x: x(of: item, said[item], items), y: 0)
      }
    }
  }

  func baselineItem(isLast: Bool, count: Int, _ memory: [AndroidFrameItem]) -> Int? { nil }
}
