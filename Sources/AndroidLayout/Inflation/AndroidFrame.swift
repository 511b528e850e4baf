import Arrangements
import EagerLayout

/// Android's FrameLayout: children share its box, each at its gravity or all over it.
///
/// Its least width is 0, heights are cut to the room, and centering counts half of the difference of the margins twice, as
/// Android does. It is as large as the largest of all children, those that fill it too.
struct AndroidFrame: Arrangement {
  typealias Parameter = AndroidFrameItem

  /// The least size of its content.
  var least = Extent()
  /// The axis along which it is as long as its content where that is longer than the length that it would be given: in
  /// what scrolls. There nothing fills it then.
  var contentAxis: Linear.Axis?

  static var name: StaticString { "FrameLayout" }

  func inlineSizes(of items: borrowing ItemContributions, _ said: inout [AndroidFrameItem]) -> InlineSizes {
    InlineSizes(least: 0, greatest: max(widest(of: items), least.width))
  }

  func height(of items: borrowing ItemHeights, _ said: inout [AndroidFrameItem]) -> Double {
    max(highest(of: items), least.height)
  }

  func setWidths(of items: inout ItemWidths, _ said: inout [AndroidFrameItem]) {
    var content = 0.0
    if contentAxis == .horizontal {
      for item in 0..<items.count { content = max(content, items.inlineSizes(of: item).greatest) }
    }
    let fills = contentAxis != .horizontal || items.width > content + 1.0 / 1024
    for item in 0..<items.count {
      var said = said[item]
      said.fillsWidth = said.fillsWidth && fills
      setWidth(of: item, said, &items)
    }
  }

  func place(_ items: inout ItemPlaces, _ said: inout [AndroidFrameItem]) {
    let bar = (0..<items.count).first { said[$0].barPlace == .bar }.map { items.height(of: $0) } ?? 0
    for item in 0..<items.count {
      if case .below(let scroll) = said[item].barPlace {
        place(item, said[item], below: min(bar, items.extent.height), scrollingBy: scroll, &items)
      } else {
        var said = said[item]
        said.fillsHeight = said.fillsHeight && (contentAxis != .vertical || items.isHeightDefinite)
        place(item, said, &items)
      }
    }
  }

  /// Places scrolling content below the bar of a CoordinatorLayout. Its height includes the part of the bar that scrolls away.
  private func place(
    _ item: Int, _ said: AndroidFrameItem, below bar: Double, scrollingBy scroll: Double, _ items: inout ItemPlaces
  ) {
    let height = max(items.extent.height - bar + scroll, 0), x = x(of: item, said, items)
    if said.fillsHeight {
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

  /// Where it lies.
  var place = Place.topLeading
  /// Whether it fills its room along each axis. Where its margins leave none, it lies there all the same.
  var fillsWidth = false, fillsHeight = false
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

  /// The height of the highest item.
  func highest(of items: borrowing ItemHeights) -> Double {
    var highest = 0.0
    for item in 0..<items.count { highest = max(highest, items.height(of: item)) }
    return highest
  }

  /// Gives an item of a frame its width.
  func setWidth(of item: Int, _ said: AndroidFrameItem, _ items: inout ItemWidths) {
    if said.fillsWidth {
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
    if said.fillsHeight {
      let lack = min(box.height - items.margins(of: item).vertical, 0)
      items.place(item, x: x, y: lack * place.share + said.y, fillingHeight: box.height)
      return
    }
    let height = items.height(of: item), isCut = height > box.height && items.definiteSize(of: item).height == nil
    let shown = isCut ? max(box.height, items.margins(of: item).vertical) : height
    let y = (box.height - shown) * place.share + said.y
    if isCut {
      items.place(item, x: x, y: y, height: box.height)
    } else {
      items.place(item, x: x, y: y)
    }
  }
}
