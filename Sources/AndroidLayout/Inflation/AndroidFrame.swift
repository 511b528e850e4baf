import Arrangements
import EagerLayout

/// Android's FrameLayout: children share its box, each at its gravity or all over it.
///
/// Its least width is 0, heights are cut to the room, and centering counts half of the difference of the margins twice, as
/// Android does. It is as large as the largest of all children, those that fill it too.
struct AndroidFrame: Arrangement {
  typealias Parameter = AndroidFrameItem

  static var name: StaticString { "FrameLayout" }

  func inlineSizes(of items: borrowing ItemContributions, _ said: inout [AndroidFrameItem]) -> InlineSizes {
    InlineSizes(least: 0, greatest: widest(of: items))
  }

  func setWidths(of items: inout ItemWidths, _ said: inout [AndroidFrameItem]) {
    for item in 0..<items.count { setWidth(of: item, said[item], &items) }
  }

  func place(_ items: inout ItemPlaces, _ said: inout [AndroidFrameItem]) {
    let bar = (0..<items.count).first { said[$0].barPlace == .bar }.map { items.height(of: $0) } ?? 0
    for item in 0..<items.count {
      if case .below(let scroll) = said[item].barPlace {
        place(item, said[item], below: min(bar, items.extent.height), scrollingBy: scroll, &items)
      } else {
        place(item, said[item], &items)
      }
    }
  }

  /// Places scrolling content below the bar of a CoordinatorLayout. Its height includes the part of the bar that scrolls away.
  private func place(
    _ item: Int, _ said: AndroidFrameItem, below bar: Double, scrollingBy scroll: Double, _ items: inout ItemPlaces
  ) {
    let height = max(items.extent.height - bar + scroll, 0), x = x(of: item, said, items)
    if said.place.vertical == .fill {
      items.place(item, x: x, y: bar, fillingHeight: height)
    } else if items.definiteSize(of: item).height == nil, items.height(of: item) > height {
      items.place(item, x: x, y: bar, height: height)
    } else {
      items.place(item, x: x, y: bar)
    }
  }

  func baselineItem(isLast: Bool, count: Int, _ memory: [AndroidFrameItem]) -> Int? { nil }
}

/// What a child says to the frame or the scroll that it is in.
struct AndroidFrameItem: ItemParameter {
  /// The place of an item of a CoordinatorLayout relative to its app bar.
  enum BarPlace: Equatable, Sendable {
    case none
    /// The app bar itself.
    case bar
    /// Scrolling content below the bar. `scroll` is the height of the bar that scrolls away, in points.
    case below(scroll: Double)
  }

  /// Where it lies; it fills what is said to be filled.
  var place = Place.topLeading
  /// How far it is moved from there, in the middle: half of what its margin at the start is more than that at the end.
  var x = 0.0, y = 0.0
  var barPlace = BarPlace.none

  static var initial: AndroidFrameItem { AndroidFrameItem() }
}

extension Arrangement {
  /// The width of the widest item.
  func widest(of items: borrowing ItemContributions) -> Double {
    var widest = 0.0
    for item in 0..<items.count { widest = max(widest, items.inlineSizes(of: item).greatest) }
    return widest
  }

  /// Gives an item of a frame its width.
  func setWidth(of item: Int, _ said: AndroidFrameItem, _ items: inout ItemWidths) {
    if said.place.horizontal == .fill {
      items.fill(item, in: items.width)
    } else {
      items.fit(item, in: items.width)
    }
  }

  /// Where an item of a frame lies from side to side.
  func x(of item: Int, _ said: AndroidFrameItem, _ items: borrowing ItemPlaces) -> Double {
    (items.extent.width - items.width(of: item)) * said.place.horizontal.share + said.x
  }

  /// Places an item of a frame; what has no height of its own is cut to the room.
  func place(_ item: Int, _ said: AndroidFrameItem, _ items: inout ItemPlaces) {
    let box = items.extent, place = said.place.vertical, x = x(of: item, said, items)
    if place == .fill {
      items.place(item, x: x, y: said.y, fillingHeight: box.height)
      return
    }
    let height = items.height(of: item), isCut = height > box.height && items.definiteSize(of: item).height == nil
    let y = (box.height - (isCut ? box.height : height)) * place.share + said.y
    if isCut {
      items.place(item, x: x, y: y, height: box.height)
    } else {
      items.place(item, x: x, y: y)
    }
  }
}
